/** Array reads and writes: the sieve of Eratosthenes, again and again over one array. */
public class Sieve {
    static int sieve(boolean[] composite, int limit) {
        for (int i = 2; i <= limit; i++) composite[i] = false;
        int count = 0;
        for (int i = 2; i <= limit; i++) {
            if (!composite[i]) {
                count++;
                for (int k = i + i; k <= limit; k += i) composite[k] = true;
            }
        }
        return count;
    }

    public static void main(String[] args) {
        int limit = 1000000;
        boolean[] composite = new boolean[limit + 1];
        int total = 0;
        for (int round = 0; round < 30; round++) total += sieve(composite, limit - round);
        System.out.println(total);
    }
}
