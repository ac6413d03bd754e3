// Names, ids, groups, priorities and daemon flags.
public class ThreadNames {
  public static void main(String[] args) throws InterruptedException {
    Thread m = Thread.currentThread();
    System.out.println(m.getName() + " " + m.getPriority() + " " + m.isDaemon() + " " + m.isAlive() + " " + m.getThreadGroup().getName() + " " + m.getState());
    System.out.println(m);
    Thread a = new Thread(() -> System.out.println(Thread.currentThread().getName()));
    Thread b = new Thread(() -> System.out.println(Thread.currentThread().getName()), "named");
    Thread c = new Thread("only a name");
    Thread d = new Thread(() -> {});
    System.out.println(a.getName() + " " + b.getName() + " " + c.getName() + " " + d.getName());
    a.start();
    a.join();
    b.start();
    b.join();
    b.setName("renamed");
    System.out.println(b.getName());
    System.out.println(d.getPriority());
    d.setPriority(Thread.MAX_PRIORITY);
    System.out.println(d + " " + Thread.MIN_PRIORITY + Thread.NORM_PRIORITY + Thread.MAX_PRIORITY);
    d.setDaemon(true);
    System.out.println(d.isDaemon());
    boolean[] inherited = new boolean[2];
    int[] priority = new int[1];
    Thread parent = new Thread(() -> {
      Thread child = new Thread(() -> {});
      inherited[0] = child.isDaemon();
      priority[0] = child.getPriority();
      child.setDaemon(false);
      inherited[1] = child.isDaemon();
    });
    parent.setDaemon(true);
    parent.setPriority(7);
    parent.start();
    parent.join();
    System.out.println(inherited[0] + " " + inherited[1] + " " + priority[0]);
    try {
      m.setDaemon(true);
    } catch (IllegalThreadStateException e) {
      System.out.println("alive");
    }
    for (int p : new int[] {0, 11}) {
      try {
        d.setPriority(p);
      } catch (IllegalArgumentException e) {
        System.out.println("priority " + p);
      }
    }
    try {
      d.setName(null);
    } catch (NullPointerException e) {
      System.out.println("null name");
    }
    try {
      new Thread((String) null);
    } catch (NullPointerException e) {
      System.out.println("null name");
    }
    System.out.println(new Thread((Runnable) null).getName());
    ThreadGroup g = new ThreadGroup("group");
    Thread in = new Thread(g, () -> System.out.println(Thread.currentThread().getThreadGroup().getName()), "in");
    in.start();
    in.join();
    System.out.println(in.getName() + " " + g.getName());
    System.out.println((a.getId() != b.getId()) + " " + (m.getId() == Thread.currentThread().getId()));
    m.setName("first");
    System.out.println(Thread.currentThread().getName());
  }
}

/* expect:
main 5 false true main RUNNABLE
Thread[main,5,main]
Thread-0 named only a name Thread-1
Thread-0
named
renamed
5
Thread[Thread-1,10,main] 1510
true
true false 7
alive
priority 0
priority 11
null name
null name
Thread-4
group
in group
true true
first
*/
