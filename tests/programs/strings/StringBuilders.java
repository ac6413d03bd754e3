// StringBuilder: append of everything, insert, delete, reverse, setLength, chaining.
public class StringBuilders {
  public static void main(String[] args) {
    StringBuilder b = new StringBuilder();
    b.append(1).append('c').append("s").append(2L).append(1.5f).append(2.5).append(true).append((Object) null).append((String) null);
    b.append(new char[] {'x', 'y'}).append(new StringBuilder("sb")).append("abcdef", 1, 3).append(new char[] {'p', 'q', 'r'}, 1, 2);
    System.out.println(b);
    System.out.println(b.length() + " " + b.charAt(2) + " " + b.indexOf("null") + " " + b.lastIndexOf("null") + " " + b.indexOf("null", 20));
    b.setLength(5);
    System.out.println(b);
    b.insert(0, "start").insert(5, 'c').insert(6, 42).insert(8, 1.5).insert(b.length(), true);
    System.out.println(b);
    b.delete(0, 5).deleteCharAt(0).delete(3, 100);
    System.out.println(b);
    b.reverse();
    System.out.println(b);
    b.setCharAt(0, 'Z');
    b.replace(1, 2, "replaced");
    System.out.println(b + " " + b.substring(3) + " " + b.substring(1, 3));
    StringBuilder same = b.append("");
    System.out.println(same == b);
    System.out.println(new StringBuilder("abc").equals(new StringBuilder("abc")));
    System.out.println(new StringBuilder("abc").toString().equals(new StringBuilder("abc").toString()));
    System.out.println(new StringBuilder("abc").compareTo(new StringBuilder("abd")));
    StringBuilder grow = new StringBuilder(1);
    for (int i = 0; i < 10000; i++) grow.append(i % 10);
    System.out.println(grow.length() + " " + grow.substring(9990));
    grow.setLength(3);
    System.out.println(grow);
    grow.setLength(6);
    System.out.println((int) grow.charAt(5) + " " + grow.length());
    StringBuffer buf = new StringBuffer("buffer");
    buf.append(1).insert(0, '<').reverse().setCharAt(0, '!');
    System.out.println(buf + " " + buf.length());
    System.out.println(new StringBuilder("racecar").reverse().toString().equals("racecar"));
    CharSequence cs = new StringBuilder("sequence");
    System.out.println(cs.subSequence(2, 5) + " " + cs.length());
    StringBuilder chars = new StringBuilder();
    for (char c = 'a'; c < 'f'; c++) chars.append(c).append((char) (c - 32)).append(c - 'a').append((int) c);
    System.out.println(chars);
    StringBuilder in = new StringBuilder("aaa");
    while (in.indexOf("a") >= 0) {
      int i = in.indexOf("a");
      in.replace(i, i + 1, "bc");
    }
    System.out.println(in);
    System.out.println(new StringBuilder().append("").isEmpty());
    StringBuilder self = new StringBuilder("ab");
    self.append(self).append(self);
    System.out.println(self);
    self.insert(2, new char[] {'1', '2'});
    System.out.println(self);
  }
}

/* expect:
1cs21.52.5truenullnullxysbbcqr
30 s 14 18 -1
1cs21
startc421.51cs21true
421
124
Zreplaced4 placed4 re
true
false
true
-1
10000 0123456789
012
0 6
!reffub< 8
true
que 8
aA097bB198cC299dD3100eE4101
bcbcbc
true
abababab
ab12ababab
*/
