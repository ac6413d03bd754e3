// Which mistake in a floating point number is told: a second point before anything else.
public class ParsePoints {
  public static void main(String[] args) {
    String[] texts = {" x ", "..", "1..", "+.1.x", "0x1.2.3", "x1.2.3", "1e.2.", ".", "- 1", "00.0.", "1.2e3.4", "1.2d.5", "-"};
    for (String s : texts) {
      try {
        System.out.println(Double.parseDouble(s));
      } catch (NumberFormatException e) {
        System.out.println("[" + s + "] " + e.getMessage());
      }
      try {
        System.out.println(Float.parseFloat(s));
      } catch (NumberFormatException e) {
        System.out.println(e.getMessage());
      }
    }
  }
}

/* expect:
[ x ] For input string: "x"
For input string: "x"
[..] multiple points
multiple points
[1..] multiple points
multiple points
[+.1.x] multiple points
multiple points
[0x1.2.3] For input string: "0x1.2.3"
For input string: "0x1.2.3"
[x1.2.3] For input string: "x1.2.3"
For input string: "x1.2.3"
[1e.2.] For input string: "1e.2."
For input string: "1e.2."
[.] For input string: "."
For input string: "."
[- 1] For input string: "- 1"
For input string: "- 1"
[00.0.] multiple points
multiple points
[1.2e3.4] For input string: "1.2e3.4"
For input string: "1.2e3.4"
[1.2d.5] For input string: "1.2d.5"
For input string: "1.2d.5"
[-] For input string: "-"
For input string: "-"
*/
