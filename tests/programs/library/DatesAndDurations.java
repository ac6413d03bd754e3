import java.time.*;
import java.util.*;

// Every member of Date, Instant and Duration.
public class DatesAndDurations {
  interface Action {
    Object run() throws Exception;
  }

  static void show(String what, Action action) {
    String result;
    try {
      result = String.valueOf(action.run());
    } catch (Throwable thrown) {
      result = "! " + thrown;
    }
    System.out.println(what + " = " + result);
  }

  @SuppressWarnings("deprecation")
  static void dates() {
    Date d = new Date(1234567890123L);
    show("texts", () -> d + "|" + new Date(0) + "|" + new Date(-1) + "|" + new Date(4102444799999L) + "|" + d.toGMTString());
    show("time", () -> d.getTime() + " " + d.hashCode() + " " + new Date(-5).hashCode());
    show("order", () -> d.before(new Date(0)) + " " + d.after(new Date(0)) + " " + d.compareTo(new Date(0)) + " " + d.compareTo(d) + " "
        + d.equals(new Date(1234567890123L)) + " " + d.equals("d") + " " + d.before(d));
    show("parts", () -> d.getYear() + " " + d.getMonth() + " " + d.getDate() + " " + d.getDay() + " " + d.getHours() + " " + d.getMinutes() + " "
        + d.getSeconds() + " " + d.getTimezoneOffset());
    show("made", () -> new Date(124, 1, 29) + " " + new Date(99, 12, 1, 24, 61) + " " + new Date(100, -1, 31, 1, 2, 3) + " " + Date.UTC(70, 0, 2, 0, 0, 0));
    show("changed", () -> {
      Date c = (Date) d.clone();
      c.setYear(80);
      c.setMonth(1);
      c.setDate(30);
      c.setHours(5);
      c.setMinutes(6);
      c.setSeconds(7);
      return c + " " + c.getTime() + " " + d.getTime();
    });
    show("set", () -> {
      Date c = new Date();
      boolean now = Math.abs(c.getTime() - System.currentTimeMillis()) < 60000;
      c.setTime(5);
      return now + " " + c.getTime();
    });
    show("instants", () -> d.toInstant() + " " + Date.from(Instant.ofEpochSecond(5, 999999999)).getTime());
    show("too far", () -> Date.from(Instant.MAX));
    show("format", () -> String.format("%tF %<tT.%<tL %<tA %<tB", d));
    long sum = 0;
    Random random = new Random(1);
    for (int i = 0; i < 2000; i++) {
      Date r = new Date((long) (random.nextDouble() * 8e12) - 3000000000000L);
      sum = sum * 31 + r.toString().hashCode() + r.getYear() + new Date(r.getYear(), r.getMonth(), r.getDate()).getTime();
    }
    System.out.println(sum);
  }

  static void instants() {
    Instant i = Instant.ofEpochSecond(1234567890L, 123456789L);
    show("texts", () -> i.toString() + " " + Instant.EPOCH + " " + Instant.MIN + " " + Instant.MAX + " " + Instant.ofEpochMilli(-1) + " " + Instant.ofEpochSecond(1, 500));
    show("texts", () -> Instant.ofEpochSecond(-62167219201L) + " " + Instant.ofEpochSecond(253402300800L) + " " + Instant.ofEpochSecond(-62198755201L));
    show("parts", () -> i.getEpochSecond() + " " + i.getNano() + " " + i.toEpochMilli() + " " + Instant.ofEpochMilli(-1).getNano() + " " + Instant.ofEpochMilli(-1).toEpochMilli());
    show("plus", () -> i.plusSeconds(5) + " " + i.plusMillis(-1500) + " " + i.plusNanos(999999999) + " " + i.plus(Duration.ofDays(1)));
    show("minus", () -> i.minusSeconds(5) + " " + i.minusMillis(1500) + " " + i.minusNanos(999999999) + " " + i.minus(Duration.ofDays(1)));
    show("order", () -> i.isAfter(Instant.EPOCH) + " " + i.isBefore(i) + " " + i.compareTo(Instant.EPOCH) + " " + i.equals(Instant.ofEpochSecond(1234567890L, 123456789L)) + " "
        + i.equals(null) + " " + i.hashCode() + " " + Instant.MIN.hashCode() + " " + Instant.EPOCH.compareTo(i));
    show("now", () -> Math.abs(Instant.now().toEpochMilli() - System.currentTimeMillis()) < 60000);
    show("too far", () -> Instant.MAX.plusNanos(1));
    show("too far", () -> Instant.ofEpochSecond(Long.MAX_VALUE));
    show("too far", () -> Instant.MAX.toEpochMilli());
  }

  static void durations() {
    Duration d = Duration.ofSeconds(3725, 500000000);
    show("texts", () -> d.toString() + " " + Duration.ZERO + " " + Duration.ofMillis(-1500) + " " + Duration.ofMillis(-500) + " " + Duration.ofDays(2) + " " + Duration.ofNanos(1) + " "
        + Duration.ofSeconds(-60) + " " + Duration.ofSeconds(-61, 1) + " " + Duration.ofSeconds(Long.MIN_VALUE) + " " + Duration.ofMinutes(-90) + " " + Duration.ofHours(25));
    show("between", () -> Duration.between(Instant.EPOCH, Instant.ofEpochMilli(2500)) + " " + Duration.between(Instant.ofEpochMilli(2500), Instant.EPOCH));
    show("to", () -> d.toDays() + " " + d.toHours() + " " + d.toMinutes() + " " + d.toSeconds() + " " + d.toMillis() + " " + d.toNanos() + " " + d.getSeconds() + " " + d.getNano());
    Duration n = Duration.ofMillis(-90061001);
    show("negative", () -> n + " " + n.toDays() + " " + n.toHours() + " " + n.toMinutes() + " " + n.toSeconds() + " " + n.toMillis() + " " + n.toNanos() + " " + n.getSeconds() + " " + n.getNano());
    show("parts", () -> d.toDaysPart() + " " + d.toHoursPart() + " " + d.toMinutesPart() + " " + d.toSecondsPart() + " " + d.toMillisPart() + " " + d.toNanosPart() + " "
        + n.toHoursPart() + " " + n.toMinutesPart() + " " + n.toSecondsPart());
    show("plus", () -> d.plus(n) + " " + d.plusDays(1) + " " + d.plusHours(1) + " " + d.plusMinutes(1) + " " + d.plusSeconds(1) + " " + d.plusMillis(500) + " " + d.plusNanos(-1));
    show("minus", () -> d.minus(n) + " " + d.minusDays(1) + " " + d.minusHours(1) + " " + d.minusMinutes(1) + " " + d.minusSeconds(1) + " " + d.minusMillis(500) + " " + d.minusNanos(1));
    show("times", () -> d.multipliedBy(3) + " " + d.multipliedBy(-1) + " " + n.multipliedBy(1000000) + " " + d.multipliedBy(0));
    show("divided", () -> d.dividedBy(7) + " " + d.dividedBy(-7) + " " + n.dividedBy(7) + " " + n.dividedBy(-3) + " " + Duration.ofSeconds(Long.MAX_VALUE).dividedBy(Long.MAX_VALUE) + " " + d.dividedBy(Duration.ofMinutes(1)) + " " + n.dividedBy(Duration.ofSeconds(-7)));
    show("by zero", () -> d.dividedBy(0));
    show("by zero", () -> d.dividedBy(Duration.ZERO));
    show("signs", () -> d.negated() + " " + n.abs() + " " + d.abs() + " " + d.isNegative() + " " + n.isNegative() + " " + d.isZero() + " " + Duration.ZERO.isZero());
    show("order", () -> d.compareTo(n) + " " + n.compareTo(d) + " " + d.compareTo(d) + " " + d.equals(Duration.ofMillis(3725500)) + " " + d.equals("d") + " " + d.hashCode() + " " + n.hashCode());
    show("too long", () -> Duration.ofDays(Long.MAX_VALUE));
    show("too long", () -> Duration.ofSeconds(Long.MAX_VALUE).plusSeconds(1));
    show("too long", () -> Duration.ofSeconds(Long.MAX_VALUE).toMillis());
    show("too long", () -> Duration.ofSeconds(Long.MAX_VALUE).multipliedBy(7));
    show("exception", () -> new DateTimeException("m", new RuntimeException("c")).getCause() + " " + new DateTimeException("m"));
  }

  public static void main(String[] args) {
    dates();
    instants();
    durations();
  }
}

/* expect:
texts = Fri Feb 13 23:31:30 UTC 2009|Thu Jan 01 00:00:00 UTC 1970|Wed Dec 31 23:59:59 UTC 1969|Thu Dec 31 23:59:59 UTC 2099|13 Feb 2009 23:31:30 GMT
time = 1234567890123 1912276436 4
order = false true 1 0 true false false
parts = 109 1 13 5 23 31 30 0
made = Thu Feb 29 00:00:00 UTC 2024 Sun Jan 02 01:01:00 UTC 2000 Fri Dec 31 01:02:03 UTC 1999 86400000
changed = Sat Mar 01 05:06:07 UTC 1980 320735167123 1234567890123
set = true 5
instants = 2009-02-13T23:31:30.123Z 5999
too far = ! java.lang.IllegalArgumentException: java.lang.ArithmeticException: long overflow
format = 2009-02-13 23:31:30.123 Friday February
6592391449612425591
texts = 2009-02-13T23:31:30.123456789Z 1970-01-01T00:00:00Z -1000000000-01-01T00:00:00Z +1000000000-12-31T23:59:59.999999999Z 1969-12-31T23:59:59.999Z 1970-01-01T00:00:01.000000500Z
texts = -0001-12-31T23:59:59Z +10000-01-01T00:00:00Z -0002-12-31T23:59:59Z
parts = 1234567890 123456789 1234567890123 999000000 -1
plus = 2009-02-13T23:31:35.123456789Z 2009-02-13T23:31:28.623456789Z 2009-02-13T23:31:31.123456788Z 2009-02-14T23:31:30.123456789Z
minus = 2009-02-13T23:31:25.123456789Z 2009-02-13T23:31:28.623456789Z 2009-02-13T23:31:29.123456790Z 2009-02-12T23:31:30.123456789Z
order = true false 1 true false -1059070463 -336857328 -1
now = true
too far = ! java.time.DateTimeException: Instant exceeds minimum or maximum instant
too far = ! java.time.DateTimeException: Instant exceeds minimum or maximum instant
too far = ! java.lang.ArithmeticException: long overflow
texts = PT1H2M5.5S PT0S PT-1.5S PT-0.5S PT48H PT0.000000001S PT-1M PT-1M-0.999999999S PT-2562047788015215H-30M-8S PT-1H-30M PT25H
between = PT2.5S PT-2.5S
to = 0 1 62 3725 3725500 3725500000000 3725 500000000
negative = PT-25H-1M-1.001S -1 -25 -1501 -90062 -90061001 -90061001000000 -90062 999000000
parts = 0 1 2 5 500 500000000 -1 -1 -2
plus = PT-23H-58M-55.501S PT25H2M5.5S PT2H2M5.5S PT1H3M5.5S PT1H2M6.5S PT1H2M6S PT1H2M5.499999999S
minus = PT26H3M6.501S PT-22H-57M-54.5S PT2M5.5S PT1H1M5.5S PT1H2M4.5S PT1H2M5S PT1H2M5.499999999S
times = PT3H6M16.5S PT-1H-2M-5.5S PT-25016944H-43M-20S PT0S
divided = PT8M52.214285714S PT-8M-52.214285714S PT-3H-34M-25.857285714S PT8H20M20.333666666S PT1S 62 12865
by zero = ! java.lang.ArithmeticException: Cannot divide by zero
by zero = ! java.lang.ArithmeticException: Division by zero
signs = PT-1H-2M-5.5S PT25H1M1.001S PT1H2M5.5S false true false true
order = 1 -1 0 true false -269800051 -590517491
too long = ! java.lang.ArithmeticException: long overflow
too long = ! java.lang.ArithmeticException: long overflow
too long = ! java.lang.ArithmeticException: long overflow
too long = ! java.lang.ArithmeticException: Exceeds capacity of Duration: 64563604257983430649000000000
exception = java.lang.RuntimeException: c java.time.DateTimeException: m
*/
