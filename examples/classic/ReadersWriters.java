// Readers and writers, done right: many readers or one writer, and writers are not starved.
//
// A reader may come in while nobody writes or waits to write. A writer may come in while the room
// is empty. Everything that the rules look at is guarded by the lock object itself.
//
// tester: clean

public class ReadersWriters {
  static class Room {
    private int readers;
    private int waitingWriters;
    private boolean writing;

    synchronized void startRead() throws InterruptedException {
      while (writing || waitingWriters > 0) {
        wait();
      }
      readers++;
    }

    synchronized void endRead() {
      readers--;
      notifyAll();
    }

    synchronized void startWrite() throws InterruptedException {
      waitingWriters++;
      while (writing || readers > 0) {
        wait();
      }
      waitingWriters--;
      writing = true;
    }

    synchronized void endWrite() {
      writing = false;
      notifyAll();
    }

    synchronized void check(boolean writer) {
      assert writer ? writing && readers == 0 : !writing && readers > 0 : "the rules are broken";
    }
  }

  // The two are always equal for whoever has the room. Volatile, because the room is no lock of
  // Java's own, so that only its rules guard them.
  static volatile int left;
  static volatile int right;

  public static void main(String[] args) throws InterruptedException {
    Room room = new Room();
    Thread writer = new Thread(() -> {
      try {
        room.startWrite();
        room.check(true);
        left = 1;
        right = 1;
        room.endWrite();
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
    });
    Thread reader = new Thread(() -> {
      try {
        room.startRead();
        room.check(false);
        assert left == right : "half a write was seen";
        room.endRead();
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
    });
    writer.start();
    reader.start();
    writer.join();
    reader.join();
    System.out.println(left + " " + right); // expect: 1 1
  }
}
