// The methods of String that look at it or make another one.
public class StringMethods {
  static void p(Object o) {
    System.out.println("[" + o + "]");
  }

  public static void main(String[] args) {
    String s = "Hello, World";
    p(s.length() + " " + s.charAt(4) + " " + s.isEmpty() + "".isEmpty());
    p(s.substring(7) + s.substring(0, 5) + s.substring(12) + s.substring(3, 3));
    p(s.indexOf('o') + " " + s.indexOf('o', 5) + " " + s.indexOf("World") + " " + s.indexOf("world") + " " + s.indexOf("") + " " + s.indexOf('z')
        + " " + s.indexOf("o", 5) + " " + s.indexOf("o", -5) + " " + s.indexOf("", 50));
    p(s.lastIndexOf('o') + " " + s.lastIndexOf('o', 7) + " " + s.lastIndexOf("l") + " " + s.lastIndexOf("l", 2) + " " + s.lastIndexOf("x"));
    p(s.contains("lo, W") + " " + s.contains("") + " " + s.contains("LO"));
    p(s.startsWith("Hell") + " " + s.startsWith("World", 7) + " " + s.endsWith("ld") + " " + s.endsWith("") + " " + s.startsWith("x", 99));
    p(s.toUpperCase() + s.toLowerCase());
    p(s.replace('l', 'L') + s.replace("l", "--") + s.replace("", ".") + s.replace("xyz", "q"));
    p("  trim \t\n ".trim() + "|" + "inner  space".trim() + "|" + "   ".trim());
    p(s.concat("!") + s.concat(""));
    p(s.compareTo("Hello") + " " + s.compareTo("Help") + " " + "a".compareTo("b") + " " + "a".compareTo("A") + " " + "".compareTo("abc") + " " + s.compareTo(s));
    p("HELLO".equalsIgnoreCase("hello") + " " + "a".equalsIgnoreCase("b") + " " + "a".equalsIgnoreCase(null) + " " + "abc".compareToIgnoreCase("ABD"));
    p(s.equals("Hello, World") + " " + s.equals(null) + " " + s.equals((Object) 5) + " " + s.equals(new StringBuilder(s)));
    p(s.contentEquals(new StringBuilder("Hello, World")));
    p(s.hashCode() + " " + "".hashCode() + " " + "a".hashCode() + " " + "Aa".hashCode() + " " + "BB".hashCode() + " " + "polygenelubricants".hashCode());
    char[] cs = s.toCharArray();
    cs[0] = 'J';
    p(new String(cs) + new String(cs, 7, 5) + String.valueOf(cs, 0, 2) + s.charAt(0));
    p(String.valueOf(1) + String.valueOf(2L) + String.valueOf(1.5f) + String.valueOf(2.5) + String.valueOf('c') + String.valueOf(true) + String.valueOf((Object) null));
    p(new String() + new String("copy") + String.copyValueOf(cs));
    p("ab".repeat(3) + "x".repeat(0));
    p(String.join("-", "a", "b", "c") + String.join(", "));
    p("a,b,,c,,".split(",").length + " " + "a,b,,c,,".split(",")[3] + " " + "abc".split(",").length + " " + "".split(",").length + " " + ",a".split(",").length);
    p("a1b22c".split("[0-9]+")[2] + " " + "x y  z".split(" ").length + " " + "x y  z".split("\\s+").length + " " + "a.b.c".split("\\.").length + " " + "a|b".split("\\|")[1] + " " + "a,b,c".split(",", 2)[1]);
    byte[] bytes = "az".getBytes();
    p(bytes.length + " " + bytes[0] + " " + bytes[1] + new String(bytes));
    p("abc".matches("[a-c]+") + " " + "abcd".matches("[a-c]+"));
    p("a-b-c".replaceAll("-", "+") + "aab".replaceFirst("a", "x") + "x1y22".replaceAll("[0-9]+", "#"));
    p("  ".isBlank() + " " + " x ".isBlank() + " " + " x ".strip() + "|" + " x ".stripLeading() + "|" + " x ".stripTrailing());
    CharSequence seq = s;
    p(seq.length() + " " + seq.charAt(1) + " " + seq.subSequence(1, 4) + " " + seq.toString());
    Object o = s;
    p(o.equals("Hello, " + "World") + " " + o.toString() + " " + (o == s.toString()));
    Comparable<String> c = s;
    p(c.compareTo("Hello, World") == 0);
  }
}

/* expect:
[12 o falsetrue]
[WorldHello]
[4 8 7 -1 0 -1 8 4 12]
[8 4 10 2 -1]
[true true false]
[true true true true false]
[HELLO, WORLDhello, world]
[HeLLo, WorLdHe----o, Wor--d.H.e.l.l.o.,. .W.o.r.l.d.Hello, World]
[trim|inner  space|]
[Hello, World!Hello, World]
[7 -4 -1 32 -3 0]
[true false false -1]
[true false false false]
[true]
[-505841268 0 97 2112 2112 -2147483648]
[Jello, WorldWorldJeH]
[121.52.5ctruenull]
[copyJello, World]
[ababab]
[a-b-c]
[4 c 1 1 2]
[c 4 3 3 b b,c]
[2 97 122az]
[true false]
[a+b+cxabx#y#]
[true false x|x | x]
[12 e ell Hello, World]
[true Hello, World true]
[true]
*/
