// Bank transfers with ordered ReentrantLocks and BigDecimal balances; an auditor's timed tryLock
// always fails as main holds the lock until it has joined.
//
// tester: clean

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.math.BigDecimal;

/** Deadlock-free money transfers: global lock ordering, and tryLock with a timeout. */
public class BankTransferTryLock {

    static class InsufficientFundsException extends Exception {
        InsufficientFundsException(String msg) { super(msg); }
    }

    static class Account implements Comparable<Account> {
        private final int number;
        private BigDecimal balance;
        final Lock lock = new ReentrantLock();

        Account(int number, String opening) {
            this.number = number;
            this.balance = new BigDecimal(opening);
        }

        void withdraw(BigDecimal amount) throws InsufficientFundsException {
            if (balance.compareTo(amount) < 0) {
                throw new InsufficientFundsException("account " + number + " has only " + balance);
            }
            balance = balance.subtract(amount);
        }

        void deposit(BigDecimal amount) { balance = balance.add(amount); }

        @Override
        public int compareTo(Account o) { return Integer.compare(number, o.number); }
    }

    static void transfer(Account from, Account to, BigDecimal amount) throws InsufficientFundsException {
        Account first = from.compareTo(to) < 0 ? from : to;
        Account second = first == from ? to : from;
        first.lock.lock();
        try {
            second.lock.lock();
            try {
                from.withdraw(amount);
                to.deposit(amount);
            } finally {
                second.lock.unlock();
            }
        } finally {
            first.lock.unlock();
        }
    }

    public static void main(String[] args) throws Exception {
        final Account checking = new Account(1, "100.00");
        final Account savings = new Account(2, "50.00");

        Thread a = new Thread(() -> move(checking, savings, "10.50", 2));
        Thread b = new Thread(() -> move(savings, checking, "0.25", 2));
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println("checking " + checking.balance);
        System.out.println("savings  " + savings.balance);
        System.out.println("total    " + checking.balance.add(savings.balance));
        try {
            transfer(checking, savings, new BigDecimal("1000"));
        } catch (InsufficientFundsException e) {
            System.out.println("refused: " + e.getMessage());
        }

        // while main holds the lock, the auditor gives up after a short timeout
        checking.lock.lock();
        try {
            boolean[] got = new boolean[1];
            Thread auditor = new Thread(() -> {
                try {
                    got[0] = checking.lock.tryLock(10, TimeUnit.MILLISECONDS);
                    if (got[0]) checking.lock.unlock();
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            });
            auditor.start();
            auditor.join();
            System.out.println("auditor got the lock: " + got[0]);
        } finally {
            checking.lock.unlock();
        }
    }

    private static void move(Account from, Account to, String amount, int times) {
        try {
            for (int i = 0; i < times; i++) transfer(from, to, new BigDecimal(amount));
        } catch (InsufficientFundsException e) {
            throw new RuntimeException(e);
        }
    }
}

/* expect:
checking 79.50
savings  70.50
total    150.00
refused: account 1 has only 79.50
auditor got the lock: false
*/
