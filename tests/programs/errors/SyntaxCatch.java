// catch without try, and try alone.
public class SyntaxCatch {
  public static void main(String[] args) {
    try { // expect error: 'try' without 'catch', 'finally' or resource declarations
      args = null;
    }
  }
}
