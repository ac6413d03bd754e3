// System.out and System.err: print of every type, printf, append, write.
public class PrintStreams {
  public static void main(String[] args) {
    System.out.print(1);
    System.out.print('c');
    System.out.print("s");
    System.out.print(2L);
    System.out.print(1.5f);
    System.out.print(2.5);
    System.out.print(true);
    System.out.print((Object) null);
    System.out.print((String) null);
    System.out.print(new char[] {'x', 'y'});
    System.out.println();
    System.out.println(1);
    System.out.println('c');
    System.out.println("s");
    System.out.println(2L);
    System.out.println(1.5f);
    System.out.println(2.5);
    System.out.println(false);
    System.out.println((Object) null);
    System.out.println(new char[] {'x', 'y'});
    System.out.println((byte) 5);
    System.out.println((short) 6);
    System.out.println(new StringBuilder("builder"));
    System.out.println(Integer.valueOf(7));
    System.out.printf("%d %s%n", 1, "x").print("chained");
    System.out.format("%5.2f|", 3.14159).println();
    System.out.append('a').append("bc").append("xyz", 1, 2).println();
    System.out.write('W');
    System.out.write('\n');
    System.out.flush();
    System.out.print("a\nb\n");
    System.err.println("to the error stream");
    System.err.printf("%s%n", "formatted");
    java.io.PrintStream p = System.out;
    p.println("through a variable");
    System.out.println("a" + System.lineSeparator() + "b");
    System.out.println("");
    System.out.println("tab\there \"quotes\" back\\slash 'single'");
    StringBuilder big = new StringBuilder();
    for (int i = 0; i < 3000; i++) big.append((char) ('a' + i % 26));
    System.out.println(big.length());
    System.out.print("no newline at the very end of this part, ");
    System.out.println("now there is");
  }
}
// expect stderr: to the error stream
// expect stderr: formatted

/* expect:
1cs21.52.5truenullnullxy
1
c
s
2
1.5
2.5
false
null
xy
5
6
builder
7
1 x
chained 3.14|
abcy
W
a
b
through a variable
a
b

tab	here "quotes" back\slash 'single'
3000
no newline at the very end of this part, now there is
*/
