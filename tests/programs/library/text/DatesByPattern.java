// SimpleDateFormat: writing and reading dates, in UTC.
import java.text.DateFormat;
import java.text.Format;
import java.text.ParseException;
import java.text.SimpleDateFormat;
import java.util.Date;
import java.util.Locale;

public class DatesByPattern {
  static void show(String pattern) {
    SimpleDateFormat f = new SimpleDateFormat(pattern, Locale.ENGLISH);
    System.out.print(pattern + ":");
    for (long t : new long[] {0L, 1700000000123L, 951782400000L, 1104494399999L, -1L})
      System.out.print(" " + f.format(new Date(t)) + ";");
    System.out.println();
  }

  static void read(String pattern, String text) {
    SimpleDateFormat f = new SimpleDateFormat(pattern, Locale.ENGLISH);
    for (boolean lenient : new boolean[] {true, false}) {
      f.setLenient(lenient);
      try {
        System.out.println(f.isLenient() + " " + pattern + " " + text + ": " + f.parse(text).getTime());
      } catch (ParseException e) {
        System.out.println(e.getMessage() + " " + e.getErrorOffset());
      }
    }
  }

  static void make(String pattern) {
    try {
      System.out.println(new SimpleDateFormat(pattern).toPattern());
    } catch (RuntimeException e) {
      System.out.println(e.getClass().getName() + ": " + e.getMessage());
    }
  }

  public static void main(String[] args) throws ParseException {
    show("yyyy-MM-dd HH:mm:ss.SSS");
    show("yy.M.d H:m:s S");
    show("EEE, d MMM yyyy HH:mm:ss Z");
    show("EEEE d. MMMM y G");
    show("hh:mm a 'o''clock' z");
    show("k K h u F D DDD ''yy''");
    show("yyyyMMdd'T'HHmmssX");
    show("LLL L E zzzz");
    show("MMMMM EEEEE yyyyyy SS SSSSS");
    read("yyyy-MM-dd HH:mm:ss", "2023-11-14 22:13:20");
    read("yyyy-MM-dd", "2023-2-30");
    read("yyyy-MM-dd", "2023-02-x");
    read("yyyy-MM-dd", "2023/02/01");
    read("yyyyMMddHHmmss", "20240229010203");
    read("yyyyMMdd", "2024022");
    read("dd/MM/yy", "01/02/23");
    read("d MMM yyyy", "7 feb 2021 and more");
    read("d MMMM yyyy", "7 October 2021");
    read("d MMMM yyyy", "7 Oct 2021");
    read("h:mm a", "12:05 am");
    read("hh:mm a", "11:05 PM");
    read("K:mm a", "0:05 PM");
    read("k:mm", "24:10");
    read("H:mm:ss.SSS", "25:61:01.5");
    read("EEE d MMM yyyy HH:mm Z", "Tue 14 Nov 2023 22:13 +0130");
    read("yyyy-MM-dd'T'HH:mm:ssX", "2023-11-14T22:13:20Z");
    read("yyyy-MM-dd'T'HH:mm:ssX", "2023-11-14T22:13:20-05");
    read("yyyy z", "2020 GMT");
    read("yyyy DDD", "2020 060");
    read("y G", "2021 ad");
    read("y", "");
    read("'at' y", "on 7");
    make("yyyy-bb");
    make("yyyy 'open");
    make("");
    SimpleDateFormat g = new SimpleDateFormat();
    g.applyPattern("yyyy");
    DateFormat d = g;
    Format f = g;
    System.out.println(f.format(new Date(0)) + " " + f.format(0L) + " " + d.format(new Date(1L << 40)));
    System.out.println(((Date) f.parseObject("1999")).getTime());
    try {
      f.format("1999");
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
    System.out.println(new ParseException("no", 3).getErrorOffset());
  }
}

/* expect:
yyyy-MM-dd HH:mm:ss.SSS: 1970-01-01 00:00:00.000; 2023-11-14 22:13:20.123; 2000-02-29 00:00:00.000; 2004-12-31 11:59:59.999; 1969-12-31 23:59:59.999;
yy.M.d H:m:s S: 70.1.1 0:0:0 0; 23.11.14 22:13:20 123; 00.2.29 0:0:0 0; 04.12.31 11:59:59 999; 69.12.31 23:59:59 999;
EEE, d MMM yyyy HH:mm:ss Z: Thu, 1 Jan 1970 00:00:00 +0000; Tue, 14 Nov 2023 22:13:20 +0000; Tue, 29 Feb 2000 00:00:00 +0000; Fri, 31 Dec 2004 11:59:59 +0000; Wed, 31 Dec 1969 23:59:59 +0000;
EEEE d. MMMM y G: Thursday 1. January 1970 AD; Tuesday 14. November 2023 AD; Tuesday 29. February 2000 AD; Friday 31. December 2004 AD; Wednesday 31. December 1969 AD;
hh:mm a 'o''clock' z: 12:00 AM o'clock UTC; 10:13 PM o'clock UTC; 12:00 AM o'clock UTC; 11:59 AM o'clock UTC; 11:59 PM o'clock UTC;
k K h u F D DDD ''yy'': 24 0 12 4 1 1 001 '70'; 22 10 10 2 2 318 318 '23'; 24 0 12 2 5 60 060 '00'; 11 11 11 5 5 366 366 '04'; 23 11 11 3 5 365 365 '69';
yyyyMMdd'T'HHmmssX: 19700101T000000Z; 20231114T221320Z; 20000229T000000Z; 20041231T115959Z; 19691231T235959Z;
LLL L E zzzz: Jan 1 Thu Coordinated Universal Time; Nov 11 Tue Coordinated Universal Time; Feb 2 Tue Coordinated Universal Time; Dec 12 Fri Coordinated Universal Time; Dec 12 Wed Coordinated Universal Time;
MMMMM EEEEE yyyyyy SS SSSSS: January Thursday 001970 00 00000; November Tuesday 002023 123 00123; February Tuesday 002000 00 00000; December Friday 002004 999 00999; December Wednesday 001969 999 00999;
true yyyy-MM-dd HH:mm:ss 2023-11-14 22:13:20: 1700000000000
false yyyy-MM-dd HH:mm:ss 2023-11-14 22:13:20: 1700000000000
true yyyy-MM-dd 2023-2-30: 1677715200000
Unparseable date: "2023-2-30" 9
Unparseable date: "2023-02-x" 8
Unparseable date: "2023-02-x" 8
Unparseable date: "2023/02/01" 4
Unparseable date: "2023/02/01" 4
true yyyyMMddHHmmss 20240229010203: 1709168523000
false yyyyMMddHHmmss 20240229010203: 1709168523000
true yyyyMMdd 2024022: 1706832000000
false yyyyMMdd 2024022: 1706832000000
true dd/MM/yy 01/02/23: 1675209600000
false dd/MM/yy 01/02/23: 1675209600000
true d MMM yyyy 7 feb 2021 and more: 1612656000000
false d MMM yyyy 7 feb 2021 and more: 1612656000000
true d MMMM yyyy 7 October 2021: 1633564800000
false d MMMM yyyy 7 October 2021: 1633564800000
true d MMMM yyyy 7 Oct 2021: 1633564800000
false d MMMM yyyy 7 Oct 2021: 1633564800000
true h:mm a 12:05 am: 300000
false h:mm a 12:05 am: 300000
true hh:mm a 11:05 PM: 83100000
false hh:mm a 11:05 PM: 83100000
true K:mm a 0:05 PM: 43500000
false K:mm a 0:05 PM: 43500000
true k:mm 24:10: 600000
false k:mm 24:10: 600000
true H:mm:ss.SSS 25:61:01.5: 93661005
Unparseable date: "25:61:01.5" 10
true EEE d MMM yyyy HH:mm Z Tue 14 Nov 2023 22:13 +0130: 1699994580000
false EEE d MMM yyyy HH:mm Z Tue 14 Nov 2023 22:13 +0130: 1699994580000
true yyyy-MM-dd'T'HH:mm:ssX 2023-11-14T22:13:20Z: 1700000000000
false yyyy-MM-dd'T'HH:mm:ssX 2023-11-14T22:13:20Z: 1700000000000
true yyyy-MM-dd'T'HH:mm:ssX 2023-11-14T22:13:20-05: 1700018000000
false yyyy-MM-dd'T'HH:mm:ssX 2023-11-14T22:13:20-05: 1700018000000
true yyyy z 2020 GMT: 1577836800000
false yyyy z 2020 GMT: 1577836800000
true yyyy DDD 2020 060: 1582934400000
false yyyy DDD 2020 060: 1582934400000
true y G 2021 ad: 1609459200000
false y G 2021 ad: 1609459200000
Unparseable date: "" 0
Unparseable date: "" 0
Unparseable date: "on 7" 0
Unparseable date: "on 7" 0
java.lang.IllegalArgumentException: Illegal pattern character 'b'
java.lang.IllegalArgumentException: Unterminated quote

1970 1970 2004
915148800000
Cannot format given Object as a Date
3
*/
