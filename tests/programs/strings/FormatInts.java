// String.format with integers, characters, strings and booleans: flags, width, precision.
public class FormatInts {
  static void f(String format, Object arg) {
    System.out.println(format + " [" + String.format(format, arg) + "]");
  }

  public static void main(String[] args) {
    int[] xs = {0, 1, -1, 42, -12345, Integer.MAX_VALUE, Integer.MIN_VALUE};
    String[] formats = {"%d", "%5d", "%-7d", "%05d", "%+d", "% d", "%,d", "%(d", "%x", "%X", "%08x", "%#x", "%o", "%#o", "%,15d", "%+,d", "%-,12d", "%(,010d", "%s", "%6s", "%c"};
    for (String s : formats) {
      for (int x : xs) {
        if (s.equals("%c") && (x < 42 || x > 100)) continue;
        f(s, x);
      }
    }
    f("%d", 123456789012345L);
    f("%x", -1L);
    f("%,d", Long.MIN_VALUE);
    f("%o", 8L);
    f("%d", (byte) -5);
    f("%x", (byte) -5);
    f("%x", (short) -5);
    f("%d", (short) 300);
    f("%s", "text");
    f("%10s", "text");
    f("%-10s", "text");
    f("%.2s", "text");
    f("%8.3s", "text");
    f("%-8.3s", "text");
    f("%S", "text");
    f("%s", (Object) null);
    f("%5s", true);
    f("%b", true);
    f("%b", "x");
    f("%b", (Object) null);
    f("%B", false);
    f("%7b", true);
    f("%.1b", false);
    f("%c", 'x');
    f("%3c", 'x');
    f("%-3c", 'x');
    f("%C", 'x');
    f("%c", 65);
    f("%h", "hello");
    f("%h", 42);
    f("%d", (Object) null);
    f("%5d", (Object) null);
    f("%x", (Object) null);
    System.out.println(String.format("%%|%5%|%-5%|%n").trim());
    System.out.println(String.format("%2$s %1$s %2$s", "a", "b"));
    System.out.println(String.format("%s %<s %s", "a", "b"));
    System.out.println(String.format("%3$d %d %d %1$x", 10, 20, 30));
    System.out.println(String.format("no arguments %n").length());
    System.out.println(String.format("%d items in %s at %c%%", 5, "box", 'q'));
  }
}

/* expect:
%d [0]
%d [1]
%d [-1]
%d [42]
%d [-12345]
%d [2147483647]
%d [-2147483648]
%5d [    0]
%5d [    1]
%5d [   -1]
%5d [   42]
%5d [-12345]
%5d [2147483647]
%5d [-2147483648]
%-7d [0      ]
%-7d [1      ]
%-7d [-1     ]
%-7d [42     ]
%-7d [-12345 ]
%-7d [2147483647]
%-7d [-2147483648]
%05d [00000]
%05d [00001]
%05d [-0001]
%05d [00042]
%05d [-12345]
%05d [2147483647]
%05d [-2147483648]
%+d [+0]
%+d [+1]
%+d [-1]
%+d [+42]
%+d [-12345]
%+d [+2147483647]
%+d [-2147483648]
% d [ 0]
% d [ 1]
% d [-1]
% d [ 42]
% d [-12345]
% d [ 2147483647]
% d [-2147483648]
%,d [0]
%,d [1]
%,d [-1]
%,d [42]
%,d [-12,345]
%,d [2,147,483,647]
%,d [-2,147,483,648]
%(d [0]
%(d [1]
%(d [(1)]
%(d [42]
%(d [(12345)]
%(d [2147483647]
%(d [(2147483648)]
%x [0]
%x [1]
%x [ffffffff]
%x [2a]
%x [ffffcfc7]
%x [7fffffff]
%x [80000000]
%X [0]
%X [1]
%X [FFFFFFFF]
%X [2A]
%X [FFFFCFC7]
%X [7FFFFFFF]
%X [80000000]
%08x [00000000]
%08x [00000001]
%08x [ffffffff]
%08x [0000002a]
%08x [ffffcfc7]
%08x [7fffffff]
%08x [80000000]
%#x [0x0]
%#x [0x1]
%#x [0xffffffff]
%#x [0x2a]
%#x [0xffffcfc7]
%#x [0x7fffffff]
%#x [0x80000000]
%o [0]
%o [1]
%o [37777777777]
%o [52]
%o [37777747707]
%o [17777777777]
%o [20000000000]
%#o [00]
%#o [01]
%#o [037777777777]
%#o [052]
%#o [037777747707]
%#o [017777777777]
%#o [020000000000]
%,15d [              0]
%,15d [              1]
%,15d [             -1]
%,15d [             42]
%,15d [        -12,345]
%,15d [  2,147,483,647]
%,15d [ -2,147,483,648]
%+,d [+0]
%+,d [+1]
%+,d [-1]
%+,d [+42]
%+,d [-12,345]
%+,d [+2,147,483,647]
%+,d [-2,147,483,648]
%-,12d [0           ]
%-,12d [1           ]
%-,12d [-1          ]
%-,12d [42          ]
%-,12d [-12,345     ]
%-,12d [2,147,483,647]
%-,12d [-2,147,483,648]
%(,010d [0000000000]
%(,010d [0000000001]
%(,010d [(00000001)]
%(,010d [0000000042]
%(,010d [(0012,345)]
%(,010d [2,147,483,647]
%(,010d [(2,147,483,648)]
%s [0]
%s [1]
%s [-1]
%s [42]
%s [-12345]
%s [2147483647]
%s [-2147483648]
%6s [     0]
%6s [     1]
%6s [    -1]
%6s [    42]
%6s [-12345]
%6s [2147483647]
%6s [-2147483648]
%c [*]
%d [123456789012345]
%x [ffffffffffffffff]
%,d [-9,223,372,036,854,775,808]
%o [10]
%d [-5]
%x [fb]
%x [fffb]
%d [300]
%s [text]
%10s [      text]
%-10s [text      ]
%.2s [te]
%8.3s [     tex]
%-8.3s [tex     ]
%S [TEXT]
%s [null]
%5s [ true]
%b [true]
%b [true]
%b [false]
%B [FALSE]
%7b [   true]
%.1b [f]
%c [x]
%3c [  x]
%-3c [x  ]
%C [X]
%c [A]
%h [5e918d2]
%h [2a]
%d [null]
%5d [ null]
%x [null]
%|    %|%    |
b a b
a a b
30 10 20 a
14
5 items in box at q%
*/
