// What String.format refuses.
import java.util.IllegalFormatException;

public class FormatErrors {
  static void attempt(String format, Object a) {
    try {
      System.out.println(format + " -> " + String.format(format, a));
    } catch (IllegalFormatException e) {
      System.out.println(format + " -> " + e.getClass().getName() + ": " + e.getMessage());
    }
  }

  public static void main(String[] args) {
    attempt("%d", "text");
    attempt("%d", 1.5);
    attempt("%f", 1);
    attempt("%x", 1.5);
    attempt("%c", "text");
    attempt("%c", true);
    attempt("%s %s", "one");
    attempt("%q", 1);
    attempt("%", 1);
    attempt("%-d", 1);
    attempt("%.2d", 1);
    attempt("%d %d %d", 1);
    attempt("%s", new int[0].length);
  }
}

/* expect:
%d -> java.util.IllegalFormatConversionException: d != java.lang.String
%d -> java.util.IllegalFormatConversionException: d != java.lang.Double
%f -> java.util.IllegalFormatConversionException: f != java.lang.Integer
%x -> java.util.IllegalFormatConversionException: x != java.lang.Double
%c -> java.util.IllegalFormatConversionException: c != java.lang.String
%c -> java.util.IllegalFormatConversionException: c != java.lang.Boolean
%s %s -> java.util.MissingFormatArgumentException: Format specifier '%s'
%q -> java.util.UnknownFormatConversionException: Conversion = 'q'
% -> java.util.UnknownFormatConversionException: Conversion = '%'
%-d -> java.util.MissingFormatWidthException: %-d
%.2d -> java.util.IllegalFormatPrecisionException: 2
%d %d %d -> java.util.MissingFormatArgumentException: Format specifier '%d'
%s -> 0
*/
