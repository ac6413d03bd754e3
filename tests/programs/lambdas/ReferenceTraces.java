// Stack traces through method references: no frame of their own, but where javac makes a lambda of them.
import java.util.function.*;

public class ReferenceTraces {
    static class Fails {
        Fails() {
            throw new IllegalStateException("constructor");
        }

        Fails(int n) {
        }

        void instance() {
            throw new IllegalStateException("instance");
        }

        static void many(Object... all) {
            throw new IllegalStateException("varargs");
        }
    }

    static class Sub extends Fails {
        Sub() {
            super(1);
        }

        Runnable above() {
            return super::instance;
        }
    }

    static void fails() {
        throw new IllegalStateException("static");
    }

    static void attempt(Runnable r) {
        try {
            r.run();
        } catch (RuntimeException e) {
            System.out.println(e.getClass().getSimpleName() + " " + e.getMessage());
            for (StackTraceElement s : e.getStackTrace()) {
                System.out.println("  " + s.getMethodName() + " " + s.getLineNumber());
            }
        }
    }

    public static void main(String[] args) {
        attempt(ReferenceTraces::fails);
        attempt(Fails::new);
        attempt(new Fails(1)::instance);
        attempt(Fails::many);
        attempt(new Sub().above());
        attempt(() -> fails());
        Function<Object, Object> cast = o -> ((Function<Integer, Integer>) Math::abs).apply((Integer) o);
        attempt(() -> cast.apply("no"));
        Consumer<Fails> unbound = Fails::instance;
        attempt(() -> unbound.accept(null));
        Function<Integer, Integer> unboxes = Math::abs;
        attempt(() -> unboxes.apply(null));
    }
}

/* expect:
IllegalStateException static
  fails 33
  attempt 38
  main 48
IllegalStateException constructor
  <init> 7
  attempt 38
  main 49
IllegalStateException instance
  instance 14
  attempt 38
  main 50
IllegalStateException varargs
  many 18
  lambda$main$0 51
  attempt 38
  main 51
IllegalStateException instance
  instance 14
  lambda$above$0 28
  attempt 38
  main 52
IllegalStateException static
  fails 33
  lambda$main$1 53
  attempt 38
  main 53
ClassCastException class java.lang.String cannot be cast to class java.lang.Integer (java.lang.String and java.lang.Integer are in module java.base of loader 'bootstrap')
  lambda$main$2 54
  lambda$main$3 55
  attempt 38
  main 55
NullPointerException null
  lambda$main$4 57
  attempt 38
  main 57
NullPointerException null
  lambda$main$5 59
  attempt 38
  main 59
*/
