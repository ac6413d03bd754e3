// Lab: a prime sieve as a pipeline: each stage keeps the first number it gets, a prime, and passes
// on what is no multiple of it. Channels hold one number; 0 means the end.
//
// Verdict: clean. Each channel has one writer and one reader, who wait in loops.
//
// That is not proved: a search of a hundred seconds ran 1,660,182 schedules, none of which fails, and was far
// from its end. The test suite ends after 2,000.
//
// expect: 2 3 5 7
// tester: clean

public class PrimeSieve {
  static class Channel {
    private int value;
    private boolean full;

    synchronized void send(int v) throws InterruptedException {
      while (full) {
        wait();
      }
      value = v;
      full = true;
      notifyAll();
    }

    synchronized int receive() throws InterruptedException {
      while (!full) {
        wait();
      }
      full = false;
      notifyAll();
      return value;
    }
  }

  static class Stage extends Thread {
    private final Channel in;
    private final StringBuffer primes;

    Stage(Channel in, StringBuffer primes) {
      this.in = in;
      this.primes = primes;
    }

    @Override
    public void run() {
      try {
        int prime = in.receive();
        if (prime == 0) {
          return;
        }
        primes.append(primes.length() == 0 ? "" : " ").append(prime);
        Channel out = new Channel();
        Stage next = new Stage(out, primes);
        next.start();
        int n;
        do {
          n = in.receive();
          if (n % prime != 0 || n == 0) {
            out.send(n);
          }
        } while (n != 0);
        next.join();
      } catch (InterruptedException e) {
        interrupt();
      }
    }
  }

  public static void main(String[] args) throws InterruptedException {
    StringBuffer primes = new StringBuffer();
    Channel first = new Channel();
    Stage stage = new Stage(first, primes);
    stage.start();
    for (int n = 2; n <= 7; n++) {
      first.send(n);
    }
    first.send(0);
    stage.join();
    System.out.println(primes);
  }
}
