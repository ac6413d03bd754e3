// nextLong takes two numbers of the sequence, each by itself: another thread may get the one between them. It is marked
// @NotAtomic in the library, so what happens in the call is looked at step by step.
// finds: the halves are not neighbours
// search rwdd: finds "the halves are not neighbours"
// search dd: finds "the halves are not neighbours"
// search exhaustive: finds "the halves are not neighbours"
import java.util.Random;

public class NotAtomicRandom {
  static final Random random = new Random(42);
  static int other;

  public static void main(String[] args) throws InterruptedException {
    Random same = new Random(42);
    int first = same.nextInt();
    int second = same.nextInt();
    int third = same.nextInt();
    Thread thread = new Thread(() -> other = random.nextInt());
    thread.start();
    long number = random.nextLong();
    thread.join();
    boolean before = other == first && number == ((long) second << 32) + third;
    boolean after = other == third && number == ((long) first << 32) + second;
    assert before || after : "the halves are not neighbours";
  }
}
