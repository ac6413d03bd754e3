import java.util.*;

// Every member of Optional, OptionalInt, OptionalLong and OptionalDouble.
public class OptionalMembers {
  interface Action {
    Object run() throws Exception;
  }

  static void show(String what, Action action) {
    String result;
    try {
      result = text(action.run());
    } catch (Throwable thrown) {
      // The messages that Java makes up for null references are its own.
      String message = String.valueOf(thrown.getMessage());
      result = "! " + (message.contains("because ") ? thrown.getClass().getName() : thrown);
    }
    System.out.println(what + " = " + result);
  }

  static String text(Object value) {
    if (value instanceof String) {
      return "\"" + ((String) value).replace("\n", "\\n") + "\"";
    }
    if (value != null && value.getClass().isArray()) {
      String all = java.util.Arrays.deepToString(new Object[] {value});
      return all.substring(1, all.length() - 1);
    }
    return String.valueOf(value);
  }

  static void optional() throws Exception {
    show(
        "Optional.of(\"q\").toString() + Optional.empty().toString()",
        () -> Optional.of("q").toString() + Optional.empty().toString());
    Optional<String> some = Optional.of("x");
    Optional<String> none = Optional.empty();
    show("Optional.of(null)", () -> Optional.of(null));
    show(
        "Optional.ofNullable(null) + \" \" + Optional.ofNullable(1) + \" \" + some + \" \" + none",
        () -> Optional.ofNullable(null) + " " + Optional.ofNullable(1) + " " + some + " " + none);
    show(
        "some.get() + \" \" + some.isPresent() + \" \" + some.isEmpty() + \" \" + none.isPresent() + \" \" + none.isEmpty()",
        () -> some.get() + " " + some.isPresent() + " " + some.isEmpty() + " " + none.isPresent() + " " + none.isEmpty());
    show("none.get()", () -> none.get());
    show(
        "some.ifPresent(x -> System.out.print(x))",
        () -> { some.ifPresent(x -> System.out.print(x)); return "done"; });
    show(
        "none.ifPresent(x -> System.out.print(x))",
        () -> { none.ifPresent(x -> System.out.print(x)); return "done"; });
    show(
        "some.ifPresentOrElse(x -> System.out.print(x), () -> System.out.print(\"none\"))",
        () -> { some.ifPresentOrElse(x -> System.out.print(x), () -> System.out.print("none")); return "done"; });
    show(
        "none.ifPresentOrElse(x -> System.out.print(x), () -> System.out.print(\"none\"))",
        () -> { none.ifPresentOrElse(x -> System.out.print(x), () -> System.out.print("none")); return "done"; });
    show(
        "some.filter(x -> x.length() == 1) + \" \" + some.filter(x -> false) + \" \" + none.filter(x -> true)",
        () -> some.filter(x -> x.length() == 1) + " " + some.filter(x -> false) + " " + none.filter(x -> true));
    show(
        "some.map(x -> x.length()) + \" \" + some.map(x -> null) + \" \" + none.map(x -> x)",
        () -> some.map(x -> x.length()) + " " + some.map(x -> null) + " " + none.map(x -> x));
    show(
        "some.flatMap(x -> Optional.of(x + x)) + \" \" + none.flatMap(x -> Optional.of(x))",
        () -> some.flatMap(x -> Optional.of(x + x)) + " " + none.flatMap(x -> Optional.of(x)));
    show("some.flatMap(x -> null)", () -> some.flatMap(x -> null));
    show(
        "some.or(() -> Optional.of(\"y\")) + \" \" + none.or(() -> Optional.of(\"y\"))",
        () -> some.or(() -> Optional.of("y")) + " " + none.or(() -> Optional.of("y")));
    show(
        "some.orElse(\"y\") + none.orElse(\"y\") + some.orElseGet(() -> \"z\") + none.orElseGet(() -> \"z\") + some.orElseThrow() + some.orElseThrow(() -> new IllegalStateException(\"s\"))",
        () -> some.orElse("y") + none.orElse("y") + some.orElseGet(() -> "z") + none.orElseGet(() -> "z") + some.orElseThrow() + some.orElseThrow(() -> new IllegalStateException("s")));
    show("none.orElseThrow()", () -> none.orElseThrow());
    show(
        "none.orElseThrow(() -> new IllegalStateException(\"s\"))",
        () -> none.orElseThrow(() -> new IllegalStateException("s")));
    show(
        "some.equals(Optional.of(\"x\")) + \" \" + some.equals(none) + \" \" + none.equals(Optional.empty()) + \" \" + some.hashCode() + \" \" + none.hashCode()",
        () -> some.equals(Optional.of("x")) + " " + some.equals(none) + " " + none.equals(Optional.empty()) + " " + some.hashCode() + " " + none.hashCode());
  }

  static void ints() throws Exception {
    OptionalInt some = OptionalInt.of(5);
    OptionalInt none = OptionalInt.empty();
    show(
        "some + \" \" + none + \" \" + some.getAsInt() + \" \" + some.isPresent() + \" \" + some.isEmpty() + \" \" + none.orElse(1) + \" \" + some.orElse(1) + \" \" + none.orElseGet(() -> 2) + \" \" + some.orElseGet(() -> 2) + \" \" + some.orElseThrow() + \" \" + some.orElseThrow(() -> new RuntimeException())",
        () -> some + " " + none + " " + some.getAsInt() + " " + some.isPresent() + " " + some.isEmpty() + " " + none.orElse(1) + " " + some.orElse(1) + " " + none.orElseGet(() -> 2) + " " + some.orElseGet(() -> 2) + " " + some.orElseThrow() + " " + some.orElseThrow(() -> new RuntimeException()));
    show("none.getAsInt()", () -> none.getAsInt());
    show("none.orElseThrow()", () -> none.orElseThrow());
    show(
        "none.orElseThrow(() -> new RuntimeException(\"r\"))",
        () -> none.orElseThrow(() -> new RuntimeException("r")));
    show(
        "some.ifPresent(x -> System.out.print(x))",
        () -> { some.ifPresent(x -> System.out.print(x)); return "done"; });
    show(
        "none.ifPresentOrElse(x -> System.out.print(x), () -> System.out.print(\"none\"))",
        () -> { none.ifPresentOrElse(x -> System.out.print(x), () -> System.out.print("none")); return "done"; });
    show(
        "some.equals(OptionalInt.of(5)) + \" \" + some.equals(none) + \" \" + some.hashCode() + \" \" + none.hashCode() + \" \" + some.toString()",
        () -> some.equals(OptionalInt.of(5)) + " " + some.equals(none) + " " + some.hashCode() + " " + none.hashCode() + " " + some.toString());
  }

  static void longs() throws Exception {
    OptionalLong some = OptionalLong.of(5);
    OptionalLong none = OptionalLong.empty();
    show(
        "some + \" \" + none + \" \" + some.getAsLong() + \" \" + some.isPresent() + \" \" + some.isEmpty() + \" \" + none.orElse(1) + \" \" + some.orElse(1) + \" \" + none.orElseGet(() -> 2) + \" \" + some.orElseGet(() -> 2) + \" \" + some.orElseThrow() + \" \" + some.orElseThrow(() -> new RuntimeException())",
        () -> some + " " + none + " " + some.getAsLong() + " " + some.isPresent() + " " + some.isEmpty() + " " + none.orElse(1) + " " + some.orElse(1) + " " + none.orElseGet(() -> 2) + " " + some.orElseGet(() -> 2) + " " + some.orElseThrow() + " " + some.orElseThrow(() -> new RuntimeException()));
    show("none.getAsLong()", () -> none.getAsLong());
    show("none.orElseThrow()", () -> none.orElseThrow());
    show(
        "none.orElseThrow(() -> new RuntimeException(\"r\"))",
        () -> none.orElseThrow(() -> new RuntimeException("r")));
    show(
        "some.ifPresent(x -> System.out.print(x))",
        () -> { some.ifPresent(x -> System.out.print(x)); return "done"; });
    show(
        "none.ifPresentOrElse(x -> System.out.print(x), () -> System.out.print(\"none\"))",
        () -> { none.ifPresentOrElse(x -> System.out.print(x), () -> System.out.print("none")); return "done"; });
    show(
        "some.equals(OptionalLong.of(5)) + \" \" + some.equals(none) + \" \" + some.hashCode() + \" \" + none.hashCode() + \" \" + some.toString()",
        () -> some.equals(OptionalLong.of(5)) + " " + some.equals(none) + " " + some.hashCode() + " " + none.hashCode() + " " + some.toString());
  }

  static void doubles() throws Exception {
    OptionalDouble some = OptionalDouble.of(5);
    OptionalDouble none = OptionalDouble.empty();
    show(
        "some + \" \" + none + \" \" + some.getAsDouble() + \" \" + some.isPresent() + \" \" + some.isEmpty() + \" \" + none.orElse(1) + \" \" + some.orElse(1) + \" \" + none.orElseGet(() -> 2) + \" \" + some.orElseGet(() -> 2) + \" \" + some.orElseThrow() + \" \" + some.orElseThrow(() -> new RuntimeException())",
        () -> some + " " + none + " " + some.getAsDouble() + " " + some.isPresent() + " " + some.isEmpty() + " " + none.orElse(1) + " " + some.orElse(1) + " " + none.orElseGet(() -> 2) + " " + some.orElseGet(() -> 2) + " " + some.orElseThrow() + " " + some.orElseThrow(() -> new RuntimeException()));
    show("none.getAsDouble()", () -> none.getAsDouble());
    show("none.orElseThrow()", () -> none.orElseThrow());
    show(
        "none.orElseThrow(() -> new RuntimeException(\"r\"))",
        () -> none.orElseThrow(() -> new RuntimeException("r")));
    show(
        "some.ifPresent(x -> System.out.print(x))",
        () -> { some.ifPresent(x -> System.out.print(x)); return "done"; });
    show(
        "none.ifPresentOrElse(x -> System.out.print(x), () -> System.out.print(\"none\"))",
        () -> { none.ifPresentOrElse(x -> System.out.print(x), () -> System.out.print("none")); return "done"; });
    show(
        "some.equals(OptionalDouble.of(5)) + \" \" + some.equals(none) + \" \" + some.hashCode() + \" \" + none.hashCode() + \" \" + some.toString()",
        () -> some.equals(OptionalDouble.of(5)) + " " + some.equals(none) + " " + some.hashCode() + " " + none.hashCode() + " " + some.toString());
  }

  public static void main(String[] args) throws Exception {
    optional();
    ints();
    longs();
    doubles();
  }
}

/* expect:
Optional.of("q").toString() + Optional.empty().toString() = "Optional[q]Optional.empty"
Optional.of(null) = ! java.lang.NullPointerException
Optional.ofNullable(null) + " " + Optional.ofNullable(1) + " " + some + " " + none = "Optional.empty Optional[1] Optional[x] Optional.empty"
some.get() + " " + some.isPresent() + " " + some.isEmpty() + " " + none.isPresent() + " " + none.isEmpty() = "x true false false true"
none.get() = ! java.util.NoSuchElementException: No value present
xsome.ifPresent(x -> System.out.print(x)) = "done"
none.ifPresent(x -> System.out.print(x)) = "done"
xsome.ifPresentOrElse(x -> System.out.print(x), () -> System.out.print("none")) = "done"
nonenone.ifPresentOrElse(x -> System.out.print(x), () -> System.out.print("none")) = "done"
some.filter(x -> x.length() == 1) + " " + some.filter(x -> false) + " " + none.filter(x -> true) = "Optional[x] Optional.empty Optional.empty"
some.map(x -> x.length()) + " " + some.map(x -> null) + " " + none.map(x -> x) = "Optional[1] Optional.empty Optional.empty"
some.flatMap(x -> Optional.of(x + x)) + " " + none.flatMap(x -> Optional.of(x)) = "Optional[xx] Optional.empty"
some.flatMap(x -> null) = ! java.lang.NullPointerException
some.or(() -> Optional.of("y")) + " " + none.or(() -> Optional.of("y")) = "Optional[x] Optional[y]"
some.orElse("y") + none.orElse("y") + some.orElseGet(() -> "z") + none.orElseGet(() -> "z") + some.orElseThrow() + some.orElseThrow(() -> new IllegalStateException("s")) = "xyxzxx"
none.orElseThrow() = ! java.util.NoSuchElementException: No value present
none.orElseThrow(() -> new IllegalStateException("s")) = ! java.lang.IllegalStateException: s
some.equals(Optional.of("x")) + " " + some.equals(none) + " " + none.equals(Optional.empty()) + " " + some.hashCode() + " " + none.hashCode() = "true false true 120 0"
some + " " + none + " " + some.getAsInt() + " " + some.isPresent() + " " + some.isEmpty() + " " + none.orElse(1) + " " + some.orElse(1) + " " + none.orElseGet(() -> 2) + " " + some.orElseGet(() -> 2) + " " + some.orElseThrow() + " " + some.orElseThrow(() -> new RuntimeException()) = "OptionalInt[5] OptionalInt.empty 5 true false 1 5 2 5 5 5"
none.getAsInt() = ! java.util.NoSuchElementException: No value present
none.orElseThrow() = ! java.util.NoSuchElementException: No value present
none.orElseThrow(() -> new RuntimeException("r")) = ! java.lang.RuntimeException: r
5some.ifPresent(x -> System.out.print(x)) = "done"
nonenone.ifPresentOrElse(x -> System.out.print(x), () -> System.out.print("none")) = "done"
some.equals(OptionalInt.of(5)) + " " + some.equals(none) + " " + some.hashCode() + " " + none.hashCode() + " " + some.toString() = "true false 5 0 OptionalInt[5]"
some + " " + none + " " + some.getAsLong() + " " + some.isPresent() + " " + some.isEmpty() + " " + none.orElse(1) + " " + some.orElse(1) + " " + none.orElseGet(() -> 2) + " " + some.orElseGet(() -> 2) + " " + some.orElseThrow() + " " + some.orElseThrow(() -> new RuntimeException()) = "OptionalLong[5] OptionalLong.empty 5 true false 1 5 2 5 5 5"
none.getAsLong() = ! java.util.NoSuchElementException: No value present
none.orElseThrow() = ! java.util.NoSuchElementException: No value present
none.orElseThrow(() -> new RuntimeException("r")) = ! java.lang.RuntimeException: r
5some.ifPresent(x -> System.out.print(x)) = "done"
nonenone.ifPresentOrElse(x -> System.out.print(x), () -> System.out.print("none")) = "done"
some.equals(OptionalLong.of(5)) + " " + some.equals(none) + " " + some.hashCode() + " " + none.hashCode() + " " + some.toString() = "true false 5 0 OptionalLong[5]"
some + " " + none + " " + some.getAsDouble() + " " + some.isPresent() + " " + some.isEmpty() + " " + none.orElse(1) + " " + some.orElse(1) + " " + none.orElseGet(() -> 2) + " " + some.orElseGet(() -> 2) + " " + some.orElseThrow() + " " + some.orElseThrow(() -> new RuntimeException()) = "OptionalDouble[5.0] OptionalDouble.empty 5.0 true false 1.0 5.0 2.0 5.0 5.0 5.0"
none.getAsDouble() = ! java.util.NoSuchElementException: No value present
none.orElseThrow() = ! java.util.NoSuchElementException: No value present
none.orElseThrow(() -> new RuntimeException("r")) = ! java.lang.RuntimeException: r
5.0some.ifPresent(x -> System.out.print(x)) = "done"
nonenone.ifPresentOrElse(x -> System.out.print(x), () -> System.out.print("none")) = "done"
some.equals(OptionalDouble.of(5)) + " " + some.equals(none) + " " + some.hashCode() + " " + none.hashCode() + " " + some.toString() = "true false 1075052544 0 OptionalDouble[5.0]"
*/
