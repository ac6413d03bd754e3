// Strings are sequences of UTF-16 code units.
public class UnicodeStrings {
  public static void main(String[] args) {
    String s = "h\u00e9\u4e2d\ud83d\ude00z";
    System.out.println(s.length());
    for (int i = 0; i < s.length(); i++) System.out.print((int) s.charAt(i) + ",");
    System.out.println();
    System.out.println(s.codePointAt(3) + " " + s.codePointAt(4) + " " + s.indexOf('\u4e2d') + " " + s.indexOf("\ude00"));
    System.out.println(s.hashCode() + " " + "\u00e9".hashCode() + " " + "\uffff\uffff".hashCode());
    System.out.println("\u00e9".equals("e\u0301") + " " + "\u00c9".equalsIgnoreCase("\u00e9") + " " + "\u00c9".toLowerCase().equals("\u00e9"));
    System.out.println("\u4e2d".compareTo("\u00e9") + " " + "\uffff".compareTo("\u0000"));
    StringBuilder b = new StringBuilder("ab");
    b.append('\u4e2d').append((char) 0xff).appendCodePoint(0x1F600).reverse();
    for (int i = 0; i < b.length(); i++) System.out.print((int) b.charAt(i) + ",");
    System.out.println();
    char c = '\u4e2d';
    c++;
    String t = "" + c + (char) (c + 1);
    System.out.println((int) t.charAt(0) + " " + (int) t.charAt(1) + " " + t.length());
    System.out.println("\u0041\u005a".equals("AZ"));
    String nul = "a\0b";
    System.out.println(nul.length() + " " + (int) nul.charAt(1) + " " + nul.indexOf('\0') + " " + nul.equals("a\u0000b") + " " + nul.compareTo("a"));
    System.out.println(Character.isLetter('\u00e9') + " " + Character.isUpperCase('\u00c9') + " " + (int) Character.toUpperCase('\u00e9') + " " + (int) Character.toLowerCase('\u0416'));
    char[] raw = {'\ud83d', 'x'};
    System.out.println(new String(raw).length() + " " + (int) String.valueOf(raw).charAt(0));
    System.out.println("x\u00a0".trim().length() + " " + "\u0001x".trim().length());
    switch ("\u00e9t\u00e9") {
      case "ete":
        System.out.println("plain");
        break;
      case "\u00e9t\u00e9":
        System.out.println("accented");
    }
  }
}

/* expect:
6
104,233,20013,55357,56832,122,
128512 56832 2 4
-451187925 233 2097120
false true true
19780 65535
55357,56832,255,20013,98,97,
20014 20015 2
true
3 0 1 true 2
true true 201 1078
2 55357
2 1
accented
*/
