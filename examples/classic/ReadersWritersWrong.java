// Readers and writers with a hole: the writer looks, and takes the room a moment later.
//
// Each method is synchronized, but a writer needs two of them: isFree and take. In between a
// reader may come in, and then both are in the room.
//
// What to learn: waiting until something holds, and making use of it, must be one synchronized
// method with the wait inside (see ReadersWriters.java).
//
// finds: a reader is in the room

public class ReadersWritersWrong {
  static class Room {
    private int readers;
    private boolean writing;

    synchronized boolean startRead() {
      if (writing) {
        return false;
      }
      readers++;
      return true;
    }

    synchronized void endRead() {
      readers--;
    }

    synchronized boolean isFree() {
      return readers == 0 && !writing;
    }

    synchronized void take() {
      writing = true;
      assert readers == 0 : "a reader is in the room";
    }

    synchronized void leave() {
      writing = false;
    }
  }

  public static void main(String[] args) {
    Room room = new Room();
    new Thread(() -> {
      if (room.startRead()) {
        room.endRead();
      }
    }, "reader").start();
    new Thread(() -> {
      if (room.isFree()) { // Wrong: nobody keeps it free.
        room.take();
        room.leave();
      }
    }, "writer").start();
  }
}
