// Literals of all bases, underscores, suffixes, escapes.
public class LiteralForms {
  public static void main(String[] args) {
    System.out.println(0b1010 + " " + 0B1111_0000 + " " + 0x1F + " " + 0XfF + " " + 017 + " " + 0_17 + " " + 0);
    System.out.println(1_000_000 + " " + 0xCAFE_BABE + " " + 0x7fff_ffff + " " + 0b1111_1111_1111_1111_1111_1111_1111_1111);
    System.out.println(037777777777 + " " + 020000000000 + " " + 0x80000000);
    System.out.println(-2147483648 + " " + -9223372036854775808L + " " + 9_223_372_036_854_775_807L);
    System.out.println(0xFFFFFFFFFFFFFFFFL + " " + 01777777777777777777777L + " " + 0b1L + " " + 0xFL + " " + 5l);
    System.out.println(1.0 + " " + 1. + " " + .5 + " " + 1e3 + " " + 1E-3 + " " + 1.5e+2 + " " + 0e0 + " " + 1_0.0_1);
    System.out.println(1f + " " + 1.5F + " " + .5f + " " + 1e10f + " " + 3d + " " + 3D + " " + 1e3d);
    System.out.println(0x1p4 + " " + 0x1.8p1 + " " + 0x.8p0 + " " + 0xAp-2f + " " + 0x1P-1074 + " " + 0x1.fffffffffffffp1023);
    System.out.println(4.9e-324 + " " + 1.4e-45f + " " + 1.7976931348623157e308);
    System.out.println(09.5 + " " + 08e1 + " " + 010d);
    System.out.println('a' + " " + '\u0062' + '\143' + '\\' + '\'' + '"' + "\"\\\'");
    System.out.println("tab[" + "\t".length() + "] octal[" + "\101\7\60\1234".length() + "] " + "\101\60");
    System.out.println("\u0048\u0065\u006c\u006c\u006f" + "\uuuu0021");
    System.out.println("a\u0022 + \u0022b");
    int \u0061bc = 5;
    System.out.println(abc);
    int $dollar = 1, _under = 2, \u00fcnicode = 3;
    System.out.println($dollar + _under + \u00fcnicode);
    String comment = "/* not a comment */ // nor this".substring(0, 13);
    System.out.println(comment.length());
    /* a comment * with / stars **/
    System.out.println(1 /* inside */ + /**/ 2); // to the end
    System.out.println((int) '\uFFFF' + " " + (int) (char) 0x263A + (char) 65);
    System.out.println(true & !false | false ^ true);
    System.out.println(- -1 + - - -1 + +1 - -1);
    System.out.println(~0 + ~-1 + ~~5);
    System.out.println(100_000L * 100_000 + " " + 0x1_0000_0000L);
    System.out.println(1.0e0f == 1 ? "same" : "different");
    ;
    ;
    {
      ;
    }
  }
}

/* expect:
10 240 31 255 15 15 0
1000000 -889275714 2147483647 -1
-1 -2147483648 -2147483648
-2147483648 -9223372036854775808 9223372036854775807
-1 -1 1 15 5
1.0 1.0 0.5 1000.0 0.001 150.0 0.0 10.01
1.0 1.5 0.5 1.0E10 3.0 3.0 1000.0
16.0 3.0 0.5 2.5 4.9E-324 1.7976931348623157E308
4.9E-324 1.4E-45 1.7976931348623157E308
9.5 80.0 10.0
a bc\'""\'
tab[1] octal[5] A0
Hello!
ab
5
6
13
3
65535 9786A
true
2
4
10000000000 4294967296
same
*/
