// Parsing of integers and the messages of NumberFormatException.
public class ParseNumbers {
  static void ints(String s) {
    try {
      System.out.println(Integer.parseInt(s));
    } catch (NumberFormatException e) {
      System.out.println(e.getMessage());
    }
  }

  static void longs(String s) {
    try {
      System.out.println(Long.parseLong(s));
    } catch (NumberFormatException e) {
      System.out.println(e.getMessage());
    }
  }

  static void radix(String s, int r) {
    try {
      System.out.println(Integer.parseInt(s, r));
    } catch (NumberFormatException e) {
      System.out.println(e.getMessage());
    }
  }

  public static void main(String[] args) {
    String[] ss = {"0", "-0", "+5", "42", "-2147483648", "2147483647", "2147483648", "-2147483649", "", " 1", "1 ", "x", "1x", "-", "+", "--1", "1.0",
      "00012", "99999999999", "0x10", "1_000", "1e3", null};
    for (String s : ss) ints(s);
    String[] ls = {"9223372036854775807", "-9223372036854775808", "9223372036854775808", "12L", "", "-1", null};
    for (String s : ls) longs(s);
    radix("ff", 16);
    radix("-FF", 16);
    radix("1010", 2);
    radix("zz", 36);
    radix("8", 8);
    radix("80000000", 16);
    radix("-80000000", 16);
    radix("1", 1);
    radix("1", 40);
    System.out.println(Integer.valueOf("12") + Integer.valueOf(30) + Integer.valueOf("11", 2));
    System.out.println(Long.valueOf("123") + Long.parseLong("ff", 16));
    System.out.println(Byte.parseByte("-128") + Short.parseShort("32767") + Byte.valueOf("7") + Short.valueOf("8"));
    try {
      Byte.parseByte("128");
    } catch (NumberFormatException e) {
      System.out.println(e.getMessage());
    }
    try {
      Short.parseShort("-32769");
    } catch (NumberFormatException e) {
      System.out.println(e.getMessage());
    }
    System.out.println(Integer.decode("0x1F") + Integer.decode("-010") + Integer.decode("#F") + Integer.decode("7"));
    System.out.println(Boolean.parseBoolean("TRUE") + " " + Boolean.parseBoolean("yes") + " " + Boolean.parseBoolean(null) + " " + Boolean.valueOf("true"));
    System.out.println(Integer.parseUnsignedInt("4294967295") + " " + Integer.toUnsignedString(-1) + " " + Integer.toUnsignedLong(-1) + " " + Integer.divideUnsigned(-1, 2) + " " + Integer.remainderUnsigned(-1, 7) + " " + Integer.compareUnsigned(-1, 1));
    System.out.println(Long.toUnsignedString(-1L) + " " + Long.divideUnsigned(-1L, 10) + " " + Long.remainderUnsigned(-1L, 10) + " " + Long.compareUnsigned(1, -1));
  }
}

/* expect:
0
0
5
42
-2147483648
2147483647
For input string: "2147483648"
For input string: "-2147483649"
For input string: ""
For input string: " 1"
For input string: "1 "
For input string: "x"
For input string: "1x"
For input string: "-"
For input string: "+"
For input string: "--1"
For input string: "1.0"
12
For input string: "99999999999"
For input string: "0x10"
For input string: "1_000"
For input string: "1e3"
Cannot parse null string
9223372036854775807
-9223372036854775808
For input string: "9223372036854775808"
For input string: "12L"
For input string: ""
-1
Cannot parse null string
255
-255
10
1295
For input string: "8" under radix 8
For input string: "80000000" under radix 16
-2147483648
radix 1 less than Character.MIN_RADIX
radix 40 greater than Character.MAX_RADIX
45
378
32654
Value out of range. Value:"128" Radix:10
Value out of range. Value:"-32769" Radix:10
45
true false false true
-1 4294967295 4294967295 2147483647 3 1
18446744073709551615 1844674407370955161 5 -1
*/
