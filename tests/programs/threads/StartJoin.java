// Three ways to make a thread; join sees everything that the thread did.
class Worker extends Thread {
  final int n;
  long result;

  Worker(int n) {
    this.n = n;
  }

  @Override
  public void run() {
    for (int i = 1; i <= n; i++) result += i;
  }
}

class Task implements Runnable {
  int value;

  public void run() {
    value = 42;
  }
}

public class StartJoin {
  static int shared;

  public static void main(String[] args) throws InterruptedException {
    Worker[] ws = new Worker[5];
    for (int i = 0; i < ws.length; i++) {
      ws[i] = new Worker(i * 1000);
      ws[i].start();
    }
    for (Worker w : ws) {
      w.join();
      System.out.println(w.result);
    }
    Task t = new Task();
    Thread a = new Thread(t);
    Thread b = new Thread(() -> shared += 7);
    Thread c = new Thread(new Runnable() {
      public void run() {
        shared += 100;
      }
    });
    a.start();
    a.join();
    b.start();
    b.join();
    c.start();
    c.join();
    System.out.println(t.value + " " + shared);
    // run is an ordinary method: no thread is started.
    Thread d = new Thread(() -> System.out.println("ran by " + Thread.currentThread().getName()));
    d.run();
    System.out.println(d.isAlive() + " " + d.getState());
    new Thread() {
      public void run() {
        System.out.println("anonymous subclass");
      }
    }.run();
    new Thread().run();
    Thread none = new Thread();
    none.start();
    none.join();
    a.join();
    a.join(0);
    a.join(10);
    System.out.println("joined " + a.isAlive());
    try {
      a.start();
    } catch (IllegalThreadStateException e) {
      System.out.println("started twice");
    }
    Thread running = new Thread(() -> {});
    running.start();
    try {
      running.start();
    } catch (IllegalThreadStateException e) {
      System.out.println("started twice, too");
    }
    running.join();
    // A subclass with a Runnable and its own run: its own wins.
    Thread own = new Thread(() -> System.out.println("target")) {
      public void run() {
        System.out.println("own");
        super.run();
      }
    };
    own.start();
    own.join();
  }
}

/* expect:
0
500500
2001000
4501500
8002000
42 107
ran by main
false NEW
anonymous subclass
joined false
started twice
started twice, too
own
target
*/
