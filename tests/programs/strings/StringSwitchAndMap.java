// A tokenizer and a calculator, as a typical program over strings.
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;

class Token {
  final String kind;
  final String text;

  Token(String kind, String text) {
    this.kind = kind;
    this.text = text;
  }

  @Override
  public String toString() {
    return kind + ":" + text;
  }
}

class Calculator {
  private final Map<String, Double> variables = new HashMap<>();
  private List<Token> tokens;
  private int pos;

  static List<Token> tokenize(String s) {
    List<Token> out = new ArrayList<>();
    int i = 0;
    while (i < s.length()) {
      char c = s.charAt(i);
      int start = i;
      if (Character.isDigit(c) || c == '.') {
        while (i < s.length() && (Character.isDigit(s.charAt(i)) || s.charAt(i) == '.')) i++;
        out.add(new Token("number", s.substring(start, i)));
      } else if (Character.isLetter(c)) {
        while (i < s.length() && Character.isLetterOrDigit(s.charAt(i))) i++;
        out.add(new Token("name", s.substring(start, i)));
      } else if (Character.isWhitespace(c)) {
        i++;
      } else {
        out.add(new Token("op", String.valueOf(c)));
        i++;
      }
    }
    return out;
  }

  double evaluate(String s) {
    tokens = tokenize(s);
    pos = 0;
    if (tokens.size() > 2 && tokens.get(0).kind.equals("name") && tokens.get(1).text.equals("=")) {
      pos = 2;
      double v = sum();
      variables.put(tokens.get(0).text, v);
      return v;
    }
    double v = sum();
    if (pos != tokens.size()) throw new IllegalArgumentException("unexpected " + tokens.get(pos));
    return v;
  }

  private boolean accept(String op) {
    if (pos < tokens.size() && tokens.get(pos).text.equals(op)) {
      pos++;
      return true;
    }
    return false;
  }

  private double sum() {
    double v = product();
    while (true) {
      if (accept("+")) v += product();
      else if (accept("-")) v -= product();
      else return v;
    }
  }

  private double product() {
    double v = atom();
    while (true) {
      if (accept("*")) v *= atom();
      else if (accept("/")) v /= atom();
      else return v;
    }
  }

  private double atom() {
    if (accept("-")) return -atom();
    if (accept("(")) {
      double v = sum();
      if (!accept(")")) throw new IllegalArgumentException("missing )");
      return v;
    }
    if (pos >= tokens.size()) throw new IllegalArgumentException("unexpected end");
    Token t = tokens.get(pos++);
    switch (t.kind) {
      case "number":
        return Double.parseDouble(t.text);
      case "name":
        switch (t.text) {
          case "pi":
            return 3.14159;
          case "sqrt":
            return Math.sqrt(atom());
          default:
            Double v = variables.get(t.text);
            if (v == null) throw new IllegalArgumentException("unknown " + t.text);
            return v;
        }
      default:
        throw new IllegalArgumentException("unexpected " + t);
    }
  }
}

public class StringSwitchAndMap {
  public static void main(String[] args) {
    System.out.println(Calculator.tokenize("x1 = 3.5*(y+2)"));
    String[] lines = {"1 + 2 * 3", "x = 2 * (3 + 4)", "x / 4 - -x", "2 * pi", "sqrt(x + 2) * 10", "1 / 0", "y + 1", "(1 + 2", "1 2", "* 3", "", "0 / 0", "1.2.3"};
    Calculator c = new Calculator();
    for (String line : lines) {
      try {
        System.out.println(line + " -> " + c.evaluate(line));
      } catch (NumberFormatException e) {
        System.out.println(line + " -> not a number: " + e.getMessage());
      } catch (IllegalArgumentException e) {
        System.out.println(line + " -> " + e.getMessage());
      }
    }
    LinkedList<String> words = new LinkedList<>();
    String word = "";
    for (char ch : "the cat and the dog and the bird ".toCharArray()) {
      if (ch == ' ') {
        words.add(word);
        word = "";
      } else {
        word += ch;
      }
    }
    Map<String, Integer> count = new HashMap<>();
    for (String w : words) {
      Integer n = count.get(w);
      count.put(w, n == null ? 1 : n + 1);
    }
    System.out.println(count);
  }
}

/* expect:
[name:x1, op:=, number:3.5, op:*, op:(, name:y, op:+, number:2, op:)]
1 + 2 * 3 -> 7.0
x = 2 * (3 + 4) -> 14.0
x / 4 - -x -> 17.5
2 * pi -> 6.28318
sqrt(x + 2) * 10 -> 40.0
1 / 0 -> Infinity
y + 1 -> unknown y
(1 + 2 -> missing )
1 2 -> unexpected number:2
* 3 -> unexpected op:*
 -> unexpected end
0 / 0 -> NaN
1.2.3 -> not a number: multiple points
{the=3, and=2, cat=1, bird=1, dog=1}
*/
