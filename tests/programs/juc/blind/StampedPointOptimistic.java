// StampedLock optimistic read without validate(); x and y (both volatile, so no data race) may
// be read around a move and differ.
//
// finds: assertion failed

import java.util.concurrent.locks.StampedLock;

/** The Point example of the StampedLock documentation, "simplified". */
public class StampedPointOptimistic {

    static class Point {
        private volatile int x, y;
        private final StampedLock sl = new StampedLock();

        void move(int dx, int dy) {
            long stamp = sl.writeLock();
            try {
                x += dx;
                y += dy;
            } finally {
                sl.unlockWrite(stamp);
            }
        }

        int[] position() {
            long stamp = sl.tryOptimisticRead();
            if (stamp == 0L) {            // a writer is active: wait for it
                stamp = sl.readLock();
                try {
                    return new int[] { x, y };
                } finally {
                    sl.unlockRead(stamp);
                }
            }
            return new int[] { x, y };
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Point p = new Point();
        Thread mover = new Thread(() -> {
            for (int i = 0; i < 2; i++) p.move(1, 1);
        }, "mover");
        Thread watcher = new Thread(() -> {
            for (int i = 0; i < 2; i++) {
                int[] xy = p.position();
                assert xy[0] == xy[1] : "off the diagonal: (" + xy[0] + ", " + xy[1] + ")";
            }
        }, "watcher");
        mover.start();
        watcher.start();
        mover.join();
        watcher.join();
        int[] end = p.position();
        System.out.println("end (" + end[0] + ", " + end[1] + ")");
    }
}
