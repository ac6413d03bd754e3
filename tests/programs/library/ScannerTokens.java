// Scanners on strings: tokens, lines and numbers in any order.
import java.util.Scanner;

public class ScannerTokens {
  static long s = 1;
  static int rnd(int n) {
    s = s * 6364136223846793005L + 1442695040888963407L;
    return (int) ((s >>> 33) % n);
  }
  interface Op {
    Object run() throws Exception;
  }
  static void op(String name, Op o) {
    try {
      Object v = o.run();
      System.out.println(name + " " + v);
    } catch (NullPointerException | ClassCastException e) {
      System.out.println(e.getClass().getName());
    } catch (Exception e) {
      System.out.println(name + " " + e);
    }
  }

  static void scan() {
    for (String in : new String[] {"1 2 abc 3.5 true 99999999999 x\nrest of line\n\nlast", "",
             "12,345 1,23 -5 +7 1e3 .5 5. NaN -Infinity 1,234.5 0x10 tRue", "  a\n b", "\n", "a\r\nb\rc",
             "5\nhello\n"}) {
      for (int t = 0; t < 5; t++) {
        Scanner sc = new Scanner(in);
        for (int i = 0; i < 14; i++) switch (rnd(16)) {
            case 0:
              op("nextInt", () -> sc.nextInt());
              break;
            case 1:
              op("next", () -> sc.next());
              break;
            case 2:
              op("nextLine", () -> sc.nextLine());
              break;
            case 3:
              op("hasNext", () -> sc.hasNext());
              break;
            case 4:
              op("hasNextInt", () -> sc.hasNextInt());
              break;
            case 5:
              op("hasNextLine", () -> sc.hasNextLine());
              break;
            case 6:
              op("nextDouble", () -> sc.nextDouble());
              break;
            case 7:
              op("nextBoolean", () -> sc.nextBoolean());
              break;
            case 8:
              op("nextLong", () -> sc.nextLong());
              break;
            case 9:
              op("hasNextDouble", () -> sc.hasNextDouble());
              break;
            case 10:
              op("hasNextLong", () -> sc.hasNextLong());
              break;
            case 11:
              op("hasNextBoolean", () -> sc.hasNextBoolean());
              break;
            case 12:
              op("nextByte", () -> sc.nextByte());
              break;
            case 13:
              op("hasNextShort", () -> sc.hasNextShort());
              break;
            case 14:
              break;
            case 15:
              if (rnd(10) == 0) {
                sc.close();
              }
              break;
          }
      }
    }
  }

  public static void main(String[] args) {
    scan();
  }
}

/* expect:
nextDouble 1.0
hasNextDouble true
nextByte 2
nextDouble java.util.InputMismatchException
hasNextLong false
hasNext true
hasNextLong false
nextDouble java.util.InputMismatchException
hasNextDouble false
hasNextLong false
hasNextBoolean false
nextLine abc 3.5 true 99999999999 x
nextByte java.util.InputMismatchException
nextInt java.util.InputMismatchException
hasNextLong true
nextByte 1
hasNextLong true
hasNextLine true
hasNextBoolean false
hasNextShort true
nextLine  2 abc 3.5 true 99999999999 x
hasNextShort false
nextInt java.util.InputMismatchException
hasNextInt false
nextInt java.util.InputMismatchException
next rest
nextInt 1
nextByte 2
hasNextLine true
hasNextLong false
hasNextLong false
hasNextLong false
nextByte java.util.InputMismatchException
hasNextShort false
hasNextLong false
nextLong java.util.InputMismatchException
hasNextShort false
nextDouble 1.0
hasNextInt true
hasNextLine true
hasNextLong true
nextLong 2
nextByte java.util.InputMismatchException
nextLine abc 3.5 true 99999999999 x
hasNextShort false
nextLong java.util.InputMismatchException
nextDouble java.util.InputMismatchException
hasNext true
nextBoolean java.util.InputMismatchException
nextDouble java.util.InputMismatchException
hasNextDouble true
nextDouble 1.0
nextByte 2
hasNextLine true
nextBoolean java.util.InputMismatchException
nextLong java.util.InputMismatchException
nextLine abc 3.5 true 99999999999 x
nextBoolean java.util.InputMismatchException
nextLine rest of line
hasNextShort false
next last
nextByte java.util.NoSuchElementException
nextBoolean java.util.NoSuchElementException
hasNextInt false
hasNextDouble false
nextDouble java.util.NoSuchElementException
next java.util.NoSuchElementException
hasNextBoolean false
nextBoolean java.util.NoSuchElementException
nextLine java.util.NoSuchElementException: No line found
nextLine java.util.NoSuchElementException: No line found
next java.util.NoSuchElementException
nextLong java.util.NoSuchElementException
hasNext false
nextLong java.util.NoSuchElementException
nextDouble java.util.NoSuchElementException
nextLong java.util.NoSuchElementException
next java.util.NoSuchElementException
nextLine java.util.NoSuchElementException: No line found
hasNextLine false
hasNextInt false
hasNextBoolean false
nextInt java.util.NoSuchElementException
hasNextDouble false
nextInt java.util.NoSuchElementException
hasNextLong false
hasNextShort false
hasNextInt false
hasNext false
nextByte java.util.NoSuchElementException
hasNextLong false
nextInt java.util.NoSuchElementException
hasNext false
hasNextDouble false
next java.util.NoSuchElementException
hasNextDouble false
hasNextBoolean false
hasNextInt false
hasNextDouble false
nextLong java.util.NoSuchElementException
nextDouble java.util.NoSuchElementException
nextByte java.util.NoSuchElementException
nextBoolean java.util.NoSuchElementException
next java.util.NoSuchElementException
hasNext false
next java.util.NoSuchElementException
nextLine java.util.NoSuchElementException: No line found
nextLong java.util.NoSuchElementException
nextDouble java.util.NoSuchElementException
hasNextInt false
hasNextInt false
hasNextLine false
nextByte java.util.NoSuchElementException
hasNext false
nextDouble java.util.NoSuchElementException
hasNextBoolean false
nextBoolean java.util.NoSuchElementException
hasNextInt false
hasNextLine false
hasNextLine false
hasNextShort false
hasNextInt false
nextLine java.util.NoSuchElementException: No line found
hasNextShort true
next 12,345
hasNextShort false
hasNextDouble false
nextLine  1,23 -5 +7 1e3 .5 5. NaN -Infinity 1,234.5 0x10 tRue
hasNextDouble false
hasNextShort false
hasNextDouble false
nextLine java.util.NoSuchElementException: No line found
nextBoolean java.util.NoSuchElementException
nextByte java.util.NoSuchElementException
hasNextDouble false
nextLine java.util.NoSuchElementException: No line found
nextDouble 12345.0
nextDouble java.util.InputMismatchException
next 1,23
hasNextLong true
hasNextBoolean false
hasNextDouble true
hasNextShort true
hasNextLong true
hasNextDouble true
nextLong -5
nextInt 7
hasNextShort false
nextDouble 1000.0
hasNextInt false
hasNextLine true
hasNext true
hasNextBoolean false
hasNextLine true
hasNextInt true
next 12,345
next 1,23
nextLine  -5 +7 1e3 .5 5. NaN -Infinity 1,234.5 0x10 tRue
nextLine java.util.NoSuchElementException: No line found
nextBoolean java.util.NoSuchElementException
next java.util.NoSuchElementException
nextDouble java.util.NoSuchElementException
hasNextInt false
hasNextDouble true
nextLong 12345
nextDouble java.util.InputMismatchException
nextInt java.util.InputMismatchException
hasNextLine true
hasNextInt false
hasNextDouble false
nextInt java.util.InputMismatchException
next 1,23
hasNextShort true
nextLong -5
hasNextLong true
nextDouble 7.0
hasNext true
hasNextDouble true
nextBoolean java.util.InputMismatchException
hasNextInt true
nextLong 12345
next 1,23
hasNextDouble true
next -5
next +7
nextByte java.util.InputMismatchException
hasNextLine true
nextLine 1e3 .5 5. NaN -Infinity 1,234.5 0x10 tRue
hasNextInt false
next a
nextDouble java.util.InputMismatchException
nextByte java.util.InputMismatchException
hasNextDouble false
hasNextLine true
hasNextDouble false
nextInt java.util.InputMismatchException
hasNextBoolean false
hasNextBoolean false
hasNextLong false
hasNextShort false
nextLong java.util.InputMismatchException
hasNextInt false
hasNextBoolean false
nextBoolean java.util.InputMismatchException
hasNextDouble false
hasNextLine true
hasNextLong false
hasNextLong false
hasNextDouble false
hasNextBoolean false
next a
hasNext true
nextBoolean java.util.InputMismatchException
nextBoolean java.util.InputMismatchException
hasNextShort false
next a
nextBoolean java.util.InputMismatchException
hasNextInt false
hasNextLine true
hasNextBoolean false
hasNextDouble false
nextLine b
hasNextShort false
hasNextBoolean false
nextByte java.util.NoSuchElementException
hasNextLong false
nextBoolean java.util.InputMismatchException
nextByte java.util.InputMismatchException
hasNextLine true
hasNextDouble false
nextInt java.util.InputMismatchException
next a
hasNextShort false
nextLong java.util.InputMismatchException
nextDouble java.util.InputMismatchException
hasNextShort false
nextInt java.util.InputMismatchException
nextLine   a
hasNextInt false
hasNext true
hasNextInt false
nextInt java.util.InputMismatchException
hasNextBoolean false
nextLine b
hasNextBoolean false
hasNextShort false
nextByte java.util.NoSuchElementException
hasNextBoolean false
next java.util.NoSuchElementException
nextByte java.util.NoSuchElementException
next java.util.NoSuchElementException
hasNextDouble false
hasNextLong false
hasNextLine false
nextDouble java.util.NoSuchElementException
hasNextLine false
hasNext false
nextDouble java.util.NoSuchElementException
next java.util.NoSuchElementException
nextLine java.util.NoSuchElementException: No line found
hasNextBoolean false
hasNextShort false
nextInt java.util.NoSuchElementException
next java.util.NoSuchElementException
nextByte java.lang.IllegalStateException: Scanner closed
hasNextDouble java.lang.IllegalStateException: Scanner closed
nextLine java.lang.IllegalStateException: Scanner closed
hasNext java.lang.IllegalStateException: Scanner closed
hasNextDouble java.lang.IllegalStateException: Scanner closed
hasNextBoolean java.lang.IllegalStateException: Scanner closed
hasNextDouble java.lang.IllegalStateException: Scanner closed
nextBoolean java.lang.IllegalStateException: Scanner closed
hasNextShort java.lang.IllegalStateException: Scanner closed
nextBoolean java.lang.IllegalStateException: Scanner closed
nextLine java.lang.IllegalStateException: Scanner closed
hasNextLong java.lang.IllegalStateException: Scanner closed
nextBoolean java.util.NoSuchElementException
nextByte java.util.NoSuchElementException
hasNextLine false
nextLine java.util.NoSuchElementException: No line found
nextByte java.util.NoSuchElementException
hasNextLine false
nextLong java.util.NoSuchElementException
nextByte java.util.NoSuchElementException
nextLong java.util.NoSuchElementException
next java.util.NoSuchElementException
nextDouble java.util.NoSuchElementException
nextInt java.util.NoSuchElementException
nextLine java.util.NoSuchElementException: No line found
nextLine java.util.NoSuchElementException: No line found
nextLine java.util.NoSuchElementException: No line found
next java.util.NoSuchElementException
hasNextBoolean false
hasNext false
hasNextLine false
hasNextBoolean false
nextBoolean java.util.NoSuchElementException
hasNextBoolean false
hasNextBoolean false
nextBoolean java.util.NoSuchElementException
nextDouble java.util.NoSuchElementException
hasNextDouble false
hasNextDouble false
nextInt java.util.NoSuchElementException
nextBoolean java.util.NoSuchElementException
nextLine java.util.NoSuchElementException: No line found
hasNext false
next java.util.NoSuchElementException
nextLong java.util.NoSuchElementException
next java.util.NoSuchElementException
nextBoolean java.util.InputMismatchException
hasNextBoolean false
nextLine a
hasNextBoolean false
nextInt java.util.InputMismatchException
nextByte java.util.InputMismatchException
hasNext true
nextInt java.util.InputMismatchException
nextBoolean java.util.InputMismatchException
hasNext true
hasNext true
nextBoolean java.util.InputMismatchException
hasNextLine true
hasNextDouble false
hasNextDouble false
hasNextBoolean false
nextDouble java.util.InputMismatchException
next a
hasNext true
hasNextInt false
hasNextLong java.lang.IllegalStateException: Scanner closed
hasNextBoolean java.lang.IllegalStateException: Scanner closed
hasNextLine java.lang.IllegalStateException: Scanner closed
hasNextDouble false
nextInt java.util.InputMismatchException
nextInt java.util.InputMismatchException
nextByte java.util.InputMismatchException
nextInt java.util.InputMismatchException
hasNextInt false
hasNextInt false
hasNextShort false
hasNext true
nextBoolean java.util.InputMismatchException
hasNextShort false
hasNextShort false
nextBoolean java.util.InputMismatchException
hasNextShort false
hasNextDouble false
nextByte java.util.InputMismatchException
hasNext true
nextByte java.util.InputMismatchException
hasNextLong false
nextLine a
nextLine b
hasNextLine true
hasNext true
hasNext true
hasNextInt false
hasNext true
hasNextDouble false
hasNextBoolean false
hasNextLong false
hasNextLine true
next a
hasNextShort false
nextDouble java.util.InputMismatchException
hasNextBoolean false
hasNextDouble false
hasNextShort false
nextByte java.util.InputMismatchException
nextInt java.util.InputMismatchException
nextBoolean java.util.InputMismatchException
hasNextShort false
hasNextBoolean false
next 5
hasNextInt false
hasNextLine true
hasNextDouble false
nextByte java.util.InputMismatchException
nextDouble java.util.InputMismatchException
nextBoolean java.util.InputMismatchException
next hello
hasNextInt false
nextLong java.util.NoSuchElementException
hasNextLong false
hasNextLong true
hasNext true
nextLong 5
nextByte java.util.InputMismatchException
hasNextShort false
nextInt java.util.InputMismatchException
hasNextLine true
hasNextBoolean false
hasNextShort false
nextDouble java.util.InputMismatchException
hasNextDouble false
nextInt 5
nextInt java.util.InputMismatchException
nextDouble java.util.InputMismatchException
nextByte java.util.InputMismatchException
hasNextBoolean false
nextInt java.util.InputMismatchException
nextDouble java.util.InputMismatchException
nextDouble java.util.InputMismatchException
nextLine hello
nextLong java.util.NoSuchElementException
nextLine java.util.NoSuchElementException: No line found
nextLong java.util.NoSuchElementException
hasNextLong false
hasNextDouble false
hasNextDouble true
hasNextDouble true
next 5
hasNextShort false
next hello
next java.util.NoSuchElementException
hasNextDouble false
hasNextShort false
hasNextInt false
hasNextInt false
hasNextInt false
hasNextDouble false
nextByte 5
hasNextLine true
hasNextBoolean false
hasNextShort false
nextLine\x{20}
nextBoolean java.util.InputMismatchException
hasNextInt false
nextDouble java.util.InputMismatchException
hasNextLine true
nextLong java.util.InputMismatchException
nextBoolean java.util.InputMismatchException
nextByte java.util.InputMismatchException
*/
