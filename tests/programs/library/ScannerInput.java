// Scanner over standard input: tokens, lines, numbers.
import java.util.InputMismatchException;
import java.util.NoSuchElementException;
import java.util.Scanner;

public class ScannerInput {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    int n = in.nextInt();
    int sum = 0;
    for (int i = 0; i < n; i++) sum += in.nextInt();
    System.out.println(n + " " + sum);
    System.out.println("[" + in.nextLine() + "]");
    System.out.println("[" + in.nextLine() + "]");
    System.out.println(in.next() + in.next() + " " + in.nextDouble() + " " + in.nextLong() + " " + in.nextBoolean());
    System.out.println(in.hasNextInt() + " " + in.hasNext() + " " + in.hasNextLine());
    try {
      in.nextInt();
    } catch (InputMismatchException e) {
      System.out.println("no int, but " + in.next());
    }
    in.nextLine();
    System.out.println("[" + in.nextLine() + "]");
    int lines = 0, chars = 0;
    while (in.hasNextLine()) {
      String line = in.nextLine();
      lines++;
      chars += line.length();
    }
    System.out.println(lines + " " + chars + " " + in.hasNext() + in.hasNextInt());
    try {
      in.nextLine();
    } catch (NoSuchElementException e) {
      System.out.println(e.getMessage());
    }
    try {
      in.next();
    } catch (NoSuchElementException e) {
      System.out.println("no more");
    }
    in.close();
  }
}
// stdin: 4
// stdin: 10 20
// stdin:    30 -5   rest of the line
// stdin: a whole  line
// stdin: two words 2.5 9000000000 true
// stdin: word
// stdin:
// stdin: last
// stdin: lines here

/* expect:
4 55
[   rest of the line]
[a whole  line]
twowords 2.5 9000000000 true
false true true
no int, but word
[]
2 14 falsefalse
No line found
no more
*/
