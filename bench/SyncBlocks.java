/** Ten million synchronized blocks that nobody else wants. */
public class SyncBlocks {
    public static void main(String[] args) {
        Object lock = new Object();
        int count = 0;
        for (int i = 0; i < 10000000; i++) {
            synchronized (lock) {
                count++;
            }
        }
        System.out.println(count);
    }
}
