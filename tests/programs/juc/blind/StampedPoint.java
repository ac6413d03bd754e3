// Point guarded by a StampedLock: write, validated optimistic read, conversion to write lock
// (the optimistic reads of plain fields race formally, but are validated and so benign).
//
// finds: data race on StampedPoint

import java.util.concurrent.locks.StampedLock;

public class StampedPoint {

    private double x, y;
    private final StampedLock sl = new StampedLock();

    void move(double deltaX, double deltaY) {
        long stamp = sl.writeLock();
        try {
            x += deltaX;
            y += deltaY;
        } finally {
            sl.unlockWrite(stamp);
        }
    }

    // returns y - x, which is 0 at all times in this demo
    double skew() {
        long stamp = sl.tryOptimisticRead();
        double curX = x, curY = y;
        if (!sl.validate(stamp)) {
            stamp = sl.readLock();
            try {
                curX = x;
                curY = y;
            } finally {
                sl.unlockRead(stamp);
            }
        }
        return curY - curX;
    }

    boolean moveIfAtOrigin(double newX, double newY) {
        long stamp = sl.readLock();
        try {
            while (x == 0.0 && y == 0.0) {
                long ws = sl.tryConvertToWriteLock(stamp);
                if (ws != 0L) {
                    stamp = ws;
                    x = newX;
                    y = newY;
                    return true;
                } else {
                    sl.unlockRead(stamp);
                    stamp = sl.writeLock();
                }
            }
            return false;
        } finally {
            sl.unlock(stamp);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        StampedPoint p = new StampedPoint();
        boolean[] moved = new boolean[2];
        int[] bad = new int[1];

        Thread m0 = new Thread(() -> moved[0] = p.moveIfAtOrigin(5, 5));
        Thread m1 = new Thread(() -> moved[1] = p.moveIfAtOrigin(5, 5));
        m0.start();
        m1.start();
        m0.join();
        m1.join();
        System.out.println("exactly one moved: " + (moved[0] ^ moved[1]));

        Thread writer = new Thread(() -> {
            for (int i = 0; i < 3; i++) p.move(1.0, 1.0);
        });
        Thread reader = new Thread(() -> {
            for (int i = 0; i < 3; i++) {
                if (p.skew() != 0.0) bad[0]++;
            }
        });
        writer.start();
        reader.start();
        writer.join();
        reader.join();
        System.out.println("inconsistent reads: " + bad[0]);
        System.out.println("final position: (" + p.x + ", " + p.y + ")");
    }
}

/* expect:
exactly one moved: true
inconsistent reads: 0
final position: (8.0, 8.0)
*/
