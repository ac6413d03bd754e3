/** What SyncBlocks costs without its synchronized blocks: the difference is the price of ten million. */
public class EmptyLoop {
    public static void main(String[] args) {
        Object lock = new Object();
        int count = 0;
        for (int i = 0; i < 10000000; i++) {
            if (lock != null) {
                count++;
            }
        }
        System.out.println(count);
    }
}
