// char is an unsigned 16-bit number; arithmetic on it is int arithmetic.
public class CharArithmetic {
  static String caesar(String s, int shift) {
    StringBuilder b = new StringBuilder();
    for (char c : s.toCharArray()) {
      if (c >= 'a' && c <= 'z') {
        b.append((char) ('a' + (c - 'a' + shift + 26) % 26));
      } else if ('A' <= c && c <= 'Z') {
        c -= 'A';
        c += shift + 26;
        c %= 26;
        c += 'A';
        b.append(c);
      } else {
        b.append(c);
      }
    }
    return b.toString();
  }

  public static void main(String[] args) {
    char a = 'a';
    System.out.println(a + 1);
    System.out.println((char) (a + 1));
    System.out.println(a++);
    System.out.println(++a);
    System.out.println('a' + 'b');
    System.out.println("" + 'a' + 'b');
    System.out.println('a' + 'b' + "" + 'a' + 'b');
    System.out.println((char) 97 + "" + (int) 'a');
    System.out.println('a' < 'b');
    System.out.println('b' - 'a');
    System.out.println((int) (char) -1);
    System.out.println((int) (char) 65536);
    System.out.println((int) (char) 3.99);
    System.out.println((int) (char) -5.0);
    System.out.println((int) (char) 1e10);
    System.out.println((short) (char) 40000);
    System.out.println((char) (byte) -1 == '\uffff');
    System.out.println((int) (char) (byte) -2);
    System.out.println(-'a');
    System.out.println(~'a');
    System.out.println('a' * 'b' / 'c');
    System.out.println('z' % 10);
    System.out.println('a' == 97);
    System.out.println('a' == 97.0);
    final char k = 'x';
    byte b = k;
    System.out.println(b);
    char fromInt = 0x41;
    System.out.println(fromInt);
    System.out.println("" + (int) '\'' + (int) '\\' + (int) '"' + (int) '\t' + (int) '\0');
    System.out.println((int) '\177' + " " + (int) '\47' + " " + (int) '\7');
    System.out.println((int) '\b' + " " + (int) '\f' + " " + (int) '\r' + " " + (int) '\n');
    System.out.println(caesar("Hello, World! xyz", 3));
    System.out.println(caesar(caesar("Hello, World! xyz", 3), -3));
    int[] count = new int[128];
    for (char c : "mississippi".toCharArray()) {
      count[c]++;
    }
    for (char c = 0; c < count.length; c++) {
      if (count[c] > 0) System.out.print(c + "=" + count[c] + " ");
    }
    System.out.println(";");
    long sum = 0;
    for (char c = 'a'; c <= 'z'; c += 5) {
      sum = sum * 31 + c;
      System.out.print(c);
    }
    System.out.println(sum);
  }
}

/* expect:
98
b
a
c
195
ab
195ab
a97
true
1
65535
0
3
65531
65535
-25536
true
65534
-97
-98
96
2
true
true
120
A
39923490
127 39 7
8 12 13 10
Khoor, Zruog! abc
Hello, World! xyz
i=4 m=1 p=2 s=4 ;
afkpuz2874525807
*/
