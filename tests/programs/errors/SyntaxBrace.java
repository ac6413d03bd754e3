// The end of the file inside of a class.
public class SyntaxBrace {
  public static void main(String[] args) {
    System.out.println();
  } // expect error: reached end of file while parsing
