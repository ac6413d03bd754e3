// Two threads create threads and ask for their ids: they differ, and each can be the smaller one.
//
// finds: the first one's is smaller
// finds: the second one's is smaller
// search rwdd: finds "the first one's is smaller", finds "the second one's is smaller"
// search rwdd: misses "the same"
// search exhaustive: finds "the first one's is smaller", finds "the second one's is smaller"
// tester options: --search rwdd

public class IdsOfTwoCreators {
  static long id1;
  static long id2;

  public static void main(String[] args) throws InterruptedException {
    Thread t1 = new Thread(() -> {
      id1 = new Thread(() -> {}).getId();
    });
    Thread t2 = new Thread(() -> {
      id2 = new Thread(() -> {}).getId();
    });
    t1.start();
    t2.start();
    t1.join();
    t2.join();
    assert id1 != id2 : "the same";
    assert id1 > id2 : "the first one's is smaller";
    assert id1 < id2 : "the second one's is smaller";
  }
}
