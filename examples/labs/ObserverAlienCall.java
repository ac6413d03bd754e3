// Lab: a subject that calls its observers while it holds its lock, and an observer that calls back
// under a lock of its own.
//
// Verdict: a deadlock (a cycle of locks). The publisher holds the subject and wants the screen; the
// user's thread holds the screen and wants the subject.
//
// java: no (it can hang)
// finds: deadlock: a cycle of locks

import java.util.ArrayList;
import java.util.List;

public class ObserverAlienCall {
  interface Observer {
    void changed(int value);
  }

  static class Subject {
    private final List<Observer> observers = new ArrayList<>();
    private int value;

    synchronized void add(Observer observer) {
      observers.add(observer);
    }

    synchronized void set(int v) {
      value = v;
      for (Observer o : observers) {
        o.changed(v); // Wrong: a stranger's method is called with the lock held.
      }
    }

    synchronized int get() {
      return value;
    }
  }

  static class Screen implements Observer {
    private final Subject subject;
    private int shown;

    Screen(Subject subject) {
      this.subject = subject;
    }

    @Override
    public synchronized void changed(int value) {
      shown = value;
    }

    synchronized void repaint() {
      shown = subject.get();
    }
  }

  public static void main(String[] args) {
    Subject subject = new Subject();
    Screen screen = new Screen(subject);
    subject.add(screen);
    new Thread(() -> subject.set(1), "publisher").start();
    new Thread(() -> screen.repaint(), "user").start();
  }
}
