// Three tellers transfer ann->ben, ben->cat, cat->ann locking source then target; deadlock only
// if all three hold their first lock.
//
// finds: deadlock: a cycle of locks

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.locks.ReentrantLock;

public class VirtualBankTellers
{
    static class Account
    {
        final String owner;
        private int balance;
        final ReentrantLock lock = new ReentrantLock();

        Account(String owner, int balance)
        {
            this.owner = owner;
            this.balance = balance;
        }
    }

    static class Bank
    {
        private final Map<String, Account> accounts = new LinkedHashMap<>();

        Bank open(String owner, int amount)
        {
            accounts.put(owner, new Account(owner, amount));
            return this;
        }

        boolean transfer(String from, String to, int amount)
        {
            Account a = accounts.get(from);
            Account b = accounts.get(to);
            a.lock.lock();
            try
            {
                if (a.balance < amount) return false;
                b.lock.lock();
                try
                {
                    a.balance -= amount;
                    b.balance += amount;
                    return true;
                }
                finally
                {
                    b.lock.unlock();
                }
            }
            finally
            {
                a.lock.unlock();
            }
        }

        int total()
        {
            int sum = 0;
            for (Account a : accounts.values())
            {
                a.lock.lock();
                sum += a.balance;
                a.lock.unlock();
            }
            return sum;
        }
    }

    public static void main(String[] args) throws InterruptedException
    {
        final Bank bank = new Bank().open("ann", 30).open("ben", 30).open("cat", 30);
        String[][] orders = { { "ann", "ben" }, { "ben", "cat" }, { "cat", "ann" } };

        List<Thread> tellers = new ArrayList<>();
        for (String[] order : orders)
        {
            tellers.add(new Thread(() -> bank.transfer(order[0], order[1], 10)));
        }
        tellers.forEach(Thread::start);
        for (Thread t : tellers) t.join();
        System.out.println("total = " + bank.total());
    }
}
