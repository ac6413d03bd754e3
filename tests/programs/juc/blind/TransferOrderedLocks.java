// BigDecimal bank transfers between two accounts in opposite directions, locks taken in order of
// account id.
//
// tester: clean

import java.math.BigDecimal;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.ReentrantLock;

/** Bank transfers which avoid deadlock by always locking the lower account number first. */
public class TransferOrderedLocks {

    static final class InsufficientFundsException extends Exception {
        InsufficientFundsException(int id, BigDecimal wanted) {
            super("account " + id + " cannot pay " + wanted);
        }
    }

    static final class Account {
        final int id;
        private final ReentrantLock lock = new ReentrantLock();
        private BigDecimal balance;

        Account(int id, String opening) {
            this.id = id;
            this.balance = new BigDecimal(opening);
        }

        BigDecimal balance() {
            lock.lock();
            try {
                return balance;
            } finally {
                lock.unlock();
            }
        }

        static void transfer(Account from, Account to, BigDecimal amount) throws InsufficientFundsException {
            Account first = from.id < to.id ? from : to;
            Account second = first == from ? to : from;
            first.lock.lock();
            try {
                second.lock.lock();
                try {
                    if (from.balance.compareTo(amount) < 0) {
                        throw new InsufficientFundsException(from.id, amount);
                    }
                    from.balance = from.balance.subtract(amount);
                    to.balance = to.balance.add(amount);
                } finally {
                    second.lock.unlock();
                }
            } finally {
                first.lock.unlock();
            }
        }
    }

    public static void main(String[] args) throws Exception {
        var alice = new Account(1, "100.00");
        var bob = new Account(2, "80.50");
        var done = new CountDownLatch(2);

        Runnable aToB = () -> {
            try {
                for (int i = 0; i < 3; i++) Account.transfer(alice, bob, new BigDecimal("10.25"));
            } catch (InsufficientFundsException e) {
                System.out.println("unexpected: " + e.getMessage());
            } finally {
                done.countDown();
            }
        };
        Runnable bToA = () -> {
            try {
                for (int i = 0; i < 2; i++) Account.transfer(bob, alice, new BigDecimal("5.00"));
            } catch (InsufficientFundsException e) {
                System.out.println("unexpected: " + e.getMessage());
            } finally {
                done.countDown();
            }
        };
        new Thread(aToB).start();
        new Thread(bToA).start();
        done.await();

        System.out.println("alice " + alice.balance());
        System.out.println("bob   " + bob.balance());
        System.out.println("sum   " + alice.balance().add(bob.balance()));
        try {
            Account.transfer(alice, bob, new BigDecimal("1000"));
        } catch (InsufficientFundsException e) {
            System.out.println("refused: " + e.getMessage());
        }
    }
}

/* expect:
alice 79.25
bob   101.25
sum   180.50
refused: account 1 cannot pay 1000
*/
