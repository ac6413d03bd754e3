// Performance: how fast the number of schedules grows.
//
// Nothing is wrong here. The program starts some threads (first argument), and each of them takes
// each of some locks (second argument) once, in the same order, and does nothing inside. So the
// threads share no data at all, and yet every order in which they pass through the locks is a
// schedule of its own. The search over all orders of blocks (--search dd) has to run them
// all: 10 for "2 1", 35 for "2 2", 280 for "3 1" and 5,775 for "3 2". The one that compares what blocks
// read and write (--search rwdd) needs ((n+2)^t - 1) / (n+1) of them for t threads and n locks:
// 4, 5, 13 and 21.
//
// After Bruening 1999, figure 4.1.
//
// args: 2 1
// tester: clean
// search dd 2 1: 10 explored, 0 failing, 0 failed attempts
// search dd 2 2: 35 explored, 0 failing
// search dd 3 1: 280 explored, 0 failing
// search dd 3 2: 5,775 explored, 0 failing
// search dd 4 1: 15,400 explored, 0 failing
// search rwdd 2 1: 4 explored, 0 failing, 0 failed attempts
// search rwdd 2 2: 5 explored, 0 failing
// search rwdd 3 1: 13 explored, 0 failing
// search rwdd 3 2: 21 explored, 0 failing
// search rwdd 4 1: 40 explored, 0 failing
//
// The larger ones of tables 4.1 and 4.2:
//
// search rwdd 2 100: 103 explored, 0 failing
// search rwdd 3 50: 2,757 explored, 0 failing
// search rwdd 4 20: 11,155 explored, 0 failing
// search rwdd 5 10: 22,621 explored, 0 failing
// search rwdd 6 10: 271,453 explored, 0 failing
// search rwdd 7 5: 137,257 explored, 0 failing
// search rwdd 8 4: 335,923 explored, 0 failing
// search rwdd 9 2: 87,381 explored, 0 failing
// search rwdd 10 2: 349,525 explored, 0 failing
// search rwdd 12 1: 265,720 explored, 0 failing

public class Performance implements Runnable {
  static class Lock {}

  static Lock[] locks;
  static int numThreads;
  static int numLocks;

  public static void main(String[] args) {
    if (args.length != 2) {
      System.err.println("Arguments: <number of threads> <number of locks per thread>");
      return;
    }
    numThreads = Integer.valueOf(args[0]).intValue();
    numLocks = Integer.valueOf(args[1]).intValue();
    locks = new Lock[numLocks];
    for (int i = 0; i < numLocks; i++) {
      locks[i] = new Lock();
    }
    for (int i = 0; i < numThreads; i++) {
      new Performance();
    }
  }

  public Performance() {
    new Thread(this).start();
  }

  public void run() {
    for (int i = 0; i < numLocks; i++) {
      synchronized (locks[i]) {
      }
    }
  }
}

// As the thesis prints its algorithms:
//
// search rw-thesis 2 1: 4 explored, 0 failing
// search rw-thesis 2 2: 5 explored, 0 failing
// search rw-thesis 3 1: 13 explored, 0 failing
// search rw-thesis 3 2: 21 explored, 0 failing
// search rw-thesis 4 1: 40 explored, 0 failing
