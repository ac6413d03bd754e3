// The exceptions of String and StringBuilder.
public class StringErrors {
  static void attempt(int what) {
    String s = "abc";
    StringBuilder b = new StringBuilder("abc");
    try {
      switch (what) {
        case 0: s.charAt(3); break;
        case 1: s.charAt(-1); break;
        case 2: s.substring(4); break;
        case 3: s.substring(-1); break;
        case 4: s.substring(2, 1); break;
        case 5: s.substring(0, 4); break;
        case 6: s.compareTo(null); break;
        case 7: s.concat(null); break;
        case 8: s.contains(null); break;
        case 9: b.charAt(3); break;
        case 10: b.deleteCharAt(3); break;
        case 11: b.setCharAt(5, 'x'); break;
        case 12: b.insert(4, "x"); break;
        case 13: b.setLength(-1); break;
        case 14: b.substring(2, 1); break;
        case 15: s.repeat(-1); break;
        case 16: new String((String) null); break;
        case 17: b.delete(2, 1); break;
        case 18: b.delete(-1, 1); break;
        case 19: b.replace(4, 5, "x"); break;
        case 20: s.indexOf(null); break;
        case 21: String.valueOf((char[]) null); break;
        default: System.out.println("done");
      }
      System.out.println(what + " passes");
    } catch (IndexOutOfBoundsException e) {
      System.out.println(what + " " + e.getClass().getName());
    } catch (NullPointerException e) {
      System.out.println(what + " null");
    } catch (IllegalArgumentException e) {
      System.out.println(what + " illegal: " + e.getMessage());
    }
  }

  public static void main(String[] args) {
    for (int i = 0; i <= 22; i++) attempt(i);
    try {
      "abc".charAt(7);
    } catch (StringIndexOutOfBoundsException e) {
      System.out.println(e.getMessage());
    }
    try {
      "abc".substring(2, 9);
    } catch (StringIndexOutOfBoundsException e) {
      System.out.println(e.getMessage());
    }
    try {
      "abc".substring(5);
    } catch (StringIndexOutOfBoundsException e) {
      System.out.println(e.getMessage());
    }
  }
}

/* expect:
0 java.lang.StringIndexOutOfBoundsException
1 java.lang.StringIndexOutOfBoundsException
2 java.lang.StringIndexOutOfBoundsException
3 java.lang.StringIndexOutOfBoundsException
4 java.lang.StringIndexOutOfBoundsException
5 java.lang.StringIndexOutOfBoundsException
6 null
7 null
8 null
9 java.lang.StringIndexOutOfBoundsException
10 java.lang.StringIndexOutOfBoundsException
11 java.lang.StringIndexOutOfBoundsException
12 java.lang.StringIndexOutOfBoundsException
13 java.lang.StringIndexOutOfBoundsException
14 java.lang.StringIndexOutOfBoundsException
15 illegal: count is negative: -1
16 null
17 java.lang.StringIndexOutOfBoundsException
18 java.lang.StringIndexOutOfBoundsException
19 java.lang.StringIndexOutOfBoundsException
20 null
21 null
done
22 passes
String index out of range: 7
begin 2, end 9, length 3
begin 5, end 3, length 3
*/
