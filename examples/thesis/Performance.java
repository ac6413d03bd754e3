// Performance: how fast the number of schedules grows.
//
// Nothing is wrong here. The program starts some threads (first argument), and each of them takes
// each of some locks (second argument) once, in the same order, and does nothing inside. So the
// threads share no data at all, and yet every order in which they pass through the locks is a
// schedule of its own. Plain ExitBlock has to run them all: 10 for "2 1", 35 for "2 2",
// 280 for "3 1" and 5,775 for "3 2". The searches that compare what blocks read and write
// need ((n+2)^t - 1) / (n+1) of them for t threads and n locks: 4, 5, 13 and 21.
//
// After Bruening 1999, figure 4.1.
//
// args: 2 1
// tester: clean
// exitblock 2 1: 10 explored, 0 failing
// exitblock 2 2: 35 explored, 0 failing
// exitblock 3 1: 280 explored, 0 failing
// exitblock 3 2: 5,775 explored, 0 failing
// schedules: 4 explored, 0 failing

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
