import java.util.Arrays;
import java.util.Random;

// Random operations on random strings and builders: samples are printed, all count in a sum.
public class RandomStrings {
  interface Action {
    Object run();
  }

  static final String LETTERS = "abABzZ 01 \t\n\u00e4\u00df\u0130\u0131\u03b1\u4e2d\uD83D\uDE00_-";
  static Random random = new Random(5);
  static long sum;
  static int count;
  static boolean all;

  static String text(int most) {
    StringBuilder s = new StringBuilder();
    for (int n = random.nextInt(most + 1); n > 0; n--) {
      s.append(LETTERS.charAt(random.nextInt(LETTERS.length())));
    }
    return s.toString();
  }

  /** An index that is in range most of the time. */
  static int index(int length) {
    return random.nextInt(8) == 0 ? random.nextInt(2 * length + 4) - length / 2 - 2 : random.nextInt(length + 1);
  }

  static String visible(Object value) {
    String s = value instanceof Object[] ? Arrays.toString((Object[]) value) : String.valueOf(value);
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < s.length(); i++) {
      char c = s.charAt(i);
      out.append(c >= ' ' && c < 127 ? String.valueOf(c) : String.format("<%x>", (int) c));
    }
    return out.toString();
  }

  static void check(String what, Action action) {
    Object result;
    try {
      result = action.run();
    } catch (RuntimeException e) {
      result = e;
    }
    String line = visible(result);
    sum = sum * 31 + line.hashCode();
    if (all || count++ % 701 == 0) {
      System.out.println(visible(what) + " = " + line);
    }
  }

  static void strings() {
    String s = text(12);
    String t = text(3);
    int i = index(s.length());
    int j = index(s.length());
    int c = random.nextBoolean() ? 'a' : random.nextInt(5) == 0 ? 0x1F600 : LETTERS.charAt(random.nextInt(LETTERS.length()));
    String q = s + "|" + t + "|" + i + "|" + j;
    check("charAt " + q, () -> s.charAt(i));
    check("substring " + q, () -> s.substring(i));
    check("substring 2 " + q, () -> s.substring(i, j));
    check("indexOf " + q, () -> s.indexOf(t) + " " + s.indexOf(t, i) + " " + s.indexOf(c) + " " + s.indexOf(c, i));
    check("lastIndexOf " + q, () -> s.lastIndexOf(t) + " " + s.lastIndexOf(t, i) + " " + s.lastIndexOf(c) + " " + s.lastIndexOf(c, i));
    check("codePoints " + q, () -> s.codePointAt(i));
    check("codePointBefore " + q, () -> s.codePointBefore(i));
    check("codePointCount " + q, () -> s.codePointCount(i, j));
    check("offsetByCodePoints " + q, () -> s.offsetByCodePoints(i, j - i));
    check("case " + q, () -> s.toLowerCase() + s.toUpperCase());
    check("compare " + q, () -> s.compareTo(t) + " " + s.compareToIgnoreCase(t) + " " + s.equalsIgnoreCase(t.toUpperCase()));
    check("trim " + q, () -> s.trim() + "|" + s.strip() + "|" + s.stripLeading() + "|" + s.stripTrailing() + "|" + s.isBlank());
    check("replace " + q, () -> s.replace(t, "<>") + s.replace((char) c, 'X'));
    check("region " + q, () -> s.regionMatches(true, i, t, 0, j) + " " + s.startsWith(t, i) + " " + s.endsWith(t) + " " + s.contains(t));
    check("hash " + q, () -> s.hashCode() + " " + s.concat(t).hashCode() + " " + s.repeat(2).hashCode());
    check("split " + q, () -> s.split(" "));
    check("split 2 " + q, () -> s.split("[ab]", i));
    check("indent " + q, () -> s.indent(i - 3));
    check("stripIndent " + q, () -> s.stripIndent());
    check("chars " + q, () -> new String(s.toCharArray(), i, j));
    check("bytes " + q, () -> Arrays.toString(s.getBytes()) + new String(s.getBytes()).equals(s));
    check("format " + q, () -> String.format("%" + (i + 1) + "." + (j + 2) + "s|%-5c", s, c));
    check("join " + q, () -> String.join(t, s, "x", s) + String.valueOf((Object) null));
  }

  static void builders() {
    StringBuilder b = new StringBuilder(text(6));
    for (int n = 0; n < 6; n++) {
      int i = index(b.length());
      int j = index(b.length());
      String t = text(4);
      String q = b + "|" + t + "|" + i + "|" + j;
      switch (random.nextInt(12)) {
        case 0:
          check("insert " + q, () -> b.insert(i, t));
          break;
        case 1:
          check("delete " + q, () -> b.delete(i, j));
          break;
        case 2:
          check("replace " + q, () -> b.replace(i, j, t));
          break;
        case 3:
          check("deleteCharAt " + q, () -> b.deleteCharAt(i));
          break;
        case 4:
          check("reverse " + q, () -> b.reverse());
          break;
        case 5:
          check("append " + q, () -> b.append(t, i, j));
          break;
        case 6:
          check("setLength " + q, () -> {
            b.setLength(i);
            return b;
          });
          break;
        case 7:
          check("setCharAt " + q, () -> {
            b.setCharAt(i, 'S');
            return b;
          });
          break;
        case 8:
          check("substring " + q, () -> b.substring(i, j));
          break;
        case 9:
          check("indexOf " + q, () -> b.indexOf(t) + " " + b.lastIndexOf(t) + " " + b.indexOf(t, i) + " " + b.lastIndexOf(t, i));
          break;
        case 10:
          check("append values " + q, () -> b.append(i).append(i * 1000000007L).append(j > 2).append((char) ('a' + (j & 7))).append(i / 4.0));
          break;
        default:
          check("code points " + q, () -> b.codePointCount(0, b.length()) + " " + b.codePointAt(i) + " " + b.charAt(j));
          break;
      }
    }
  }

  public static void main(String[] args) {
    all = args.length > 0;
    for (int n = 0; n < 700; n++) {
      strings();
      builders();
    }
    System.out.println(sum);
  }
}

/* expect:
charAt <e4>_|<130>0|2|0 = java.lang.StringIndexOutOfBoundsException: String index out of range: 2
codePoints -  <9>z<3b1><130><de00>a0zA|za<131>|0|-1 = 45
compare <9>1<a>ZB <de00><a>1_||8|5 = 10 10 false
split <df><e4>zzbZ<e4>B|z|2|7 = [<df><e4>zzbZ<e4>B]
bytes |<9>|0|0 = []true
insert 00falsea0.0|a<131>BB|8|11 = 00falseaa<131>BB0.0
substring BZ<9><e4><a><d83d>_Z<9><4e2d><4e2d>1|<e4>_|3|11 = <e4><a><d83d>_Z<9><4e2d><4e2d>1
codePointBefore <4e2d>Z<9><e4>-Z1<9>-B<e4><130>|-|0|1 = java.lang.StringIndexOutOfBoundsException: String index out of range: 0
trim _zb_ 0|_<d83d>|0|5 = _zb_ 0|_zb_ 0|_zb_ 0|_zb_ 0|false
split 2 <131><e4>Z za 0<df>|B_<131>|3|5 = [<131><e4>Z z,  0<df>]
format <4e2d><a>b|<131>|-2|3 = <4e2d><a>b|<d83d><de00>  \x{20}
delete ||0|0 =\x{20}
substring 2 <131>Z<130>A<de00><131>Z1|z<a>|5|4 = java.lang.StringIndexOutOfBoundsException: begin 5, end 4, length 8
codePointCount <3b1>|<a><e4>|0|1 = 1
replace <df><131>z-<3b1>0z<130>b-|1|4|0 = <df><131>z-<3b1>0z<130>b-<df>Xz-<3b1>0z<130>b-
indent <a>1z<9>|<e4>|4|3 =  <a> 1z<9><a>
join B<131>b<3b1>a<4e2d><df>b|<d83d>|3|4 = B<131>b<3b1>a<4e2d><df>b<d83d>x<d83d>B<131>b<3b1>a<4e2d><df>bnull
code points <de00><3b1><4e2d><130><4e2d> <4e2d><131><d83d>1515000000105trueh3.75|<d83d><3b1><9><d83d>|17|15 = 31 48 0
indexOf |<130><df>|0|-1 = -1 -1 -1 -1
offsetByCodePoints Ba<4e2d><130>Z<3b1>|b|0|-3 = java.lang.IndexOutOfBoundsException
region <130>bb 01-||4|0 = true true true true
stripIndent <130>b<4e2d>a<9><130><130> z<130>a<df>|b|9|7 = <130>b<4e2d>a<9><130><130> z<130>a<df>
setCharAt <de00>B0<e4><e4><130>||0|1 = SB0<e4><e4><130>
reverse <de00><e4><a>|z<4e2d>a<a>|2|3 = <a><e4><de00>
lastIndexOf <3b1>-<4e2d>|1<df>1|1|0 = -1 -1 -1 -1
case _-B0Z<3b1><d83d>1<de00><df> <df>|0<3b1>|11|5 = _-b0z<3b1><d83d>1<de00><df> <df>_-B0Z<391><d83d>1<de00>SS SS
hash --<d83d>A0 <df>| |7|5 = -2137967317 -1852477355 2080172448
chars 0<de00>ba<df>1Z|<3b1>|5|10 = java.lang.StringIndexOutOfBoundsException: offset 5, count 10, length 7
append |<a><3b1>|0|0 =\x{20}
-7169081651180350136
*/
