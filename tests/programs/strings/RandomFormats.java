import java.util.Arrays;
import java.util.Random;

// Random formats with random arguments: every hundredth result is printed, all of them count in a sum.
public class RandomFormats {
  static final String CONVERSIONS = "ddddxXosSbcCeEfgahHn%fffq";
  static final String FLAGS = "-+ 0,(#<";

  /** Something that is no number. */
  static class Other {
    @Override
    public String toString() {
      return "other";
    }

    @Override
    public int hashCode() {
      return 123456;
    }
  }

  static Object value(Random random) {
    switch (random.nextInt(14)) {
      case 0:
        return null;
      case 1:
        return random.nextInt();
      case 2:
        return random.nextInt(200) - 100;
      case 3:
        return random.nextLong();
      case 4:
        return (short) random.nextInt();
      case 5:
        return (byte) random.nextInt();
      case 6:
        return (char) ('a' + random.nextInt(26));
      case 7:
        return random.nextBoolean();
      case 8:
        return "text" + random.nextInt(100);
      case 9:
        return (random.nextInt(2000001) - 1000000) / 64.0;
      case 10:
        return random.nextInt(1000) / 8f;
      case 11:
        return random.nextInt(3) == 0 ? Double.NaN : random.nextBoolean() ? 1 / 0.0 : -1 / 0.0;
      case 12:
        return random.nextInt(5) == 0 ? -0.0 : random.nextInt(100000) * 1024.0 * 1024 * 1024;
      default:
        return new Other();
    }
  }

  static String format(Random random) {
    StringBuilder format = new StringBuilder();
    int pieces = 1 + random.nextInt(3);
    for (int i = 0; i < pieces; i++) {
      format.append(random.nextInt(3) == 0 ? "ab" : "").append('%');
      if (random.nextInt(8) == 0) {
        format.append(random.nextInt(4)).append('$');
      }
      for (int flags = random.nextInt(6) - 2; flags > 0; flags--) {
        format.append(FLAGS.charAt(random.nextInt(FLAGS.length())));
      }
      if (random.nextInt(3) == 0) {
        format.append(random.nextInt(20));
      }
      if (random.nextInt(4) == 0) {
        format.append('.');
        if (random.nextInt(10) > 0) {
          format.append(random.nextInt(8));
        }
      }
      if (random.nextInt(40) > 0) {
        format.append(CONVERSIONS.charAt(random.nextInt(CONVERSIONS.length())));
      }
    }
    return format.toString();
  }

  public static void main(String[] args) {
    Random random = new Random(2024);
    long sum = 0;
    for (int i = 0; i < 4000; i++) {
      String format = format(random);
      Object[] values = new Object[random.nextInt(4)];
      for (int k = 0; k < values.length; k++) {
        values[k] = value(random);
      }
      String result;
      try {
        result = "[" + String.format(format, values) + "]";
      } catch (RuntimeException e) {
        result = e.toString();
      }
      sum = sum * 31 + result.hashCode();
      if (args.length > 0 || i % 100 == 0) {
        System.out.println(format.replace(' ', '_') + " " + Arrays.toString(values) + " " + result);
      }
    }
    System.out.println(sum);
  }
}

/* expect:
%<(E [-100] java.util.MissingFormatArgumentException: Format specifier '%(<E'
ab%0s%10bab%<14H [-0.0] java.util.FormatFlagsConversionMismatchException: Conversion = s, Flags = 0
ab%#S%17s [null, -2312.78125, -115522938106788643] java.util.FormatFlagsConversionMismatchException: Conversion = s, Flags = #
ab%-0s%X [1.2658342363136E13, y, 9892] java.util.MissingFormatWidthException: %-0s
%,fab%#f [] java.util.MissingFormatArgumentException: Format specifier '%,f'
%1.4S%-,,13dab%7X [4448.0625] java.util.DuplicateFormatFlagsException: Flags = ','
%+1fab%00f [Infinity, 2790599921760580644] java.util.DuplicateFormatFlagsException: Flags = '0'
%6E [null, -84, -44] [  NULL]
%6d [-15, 29212, null] [   -15]
%a [NaN, text12, -910669075] [NaN]
%(0d%9b [] java.util.MissingFormatWidthException: %0(d
ab%_% [31210, text18, true] java.util.IllegalFormatFlagsException: Flags = ' '
ab%(1.1h%e%C [1.6674136784896E13, -67] java.util.FormatFlagsConversionMismatchException: Conversion = h, Flags = (
%#<dab%-_10.f [-7, null, 59.5] java.util.FormatFlagsConversionMismatchException: Conversion = d, Flags = #
%(#% [] java.util.IllegalFormatFlagsException: Flags = '#('
ab%-0<b [-0.0, Infinity, 4.7461536104448E13] java.util.MissingFormatWidthException: %-0<b
%Cab%h [-7020830124238011104, text95, -10001024] java.util.IllegalFormatConversionException: c != java.lang.Long
ab%d [null, null] [abnull]
ab%S [-7912.453125] [ab-7912.453125]
%14Cab%d [-1959168127866744448, -18, true] java.util.IllegalFormatConversionException: c != java.lang.Long
%-(_d%0$-%%#% [-1402513838, -0.0] java.util.MissingFormatWidthException: %- (d
%<,19dab%-_,E [false, -1941.765625, -19371] java.util.MissingFormatWidthException: %- ,E
%f [-63, 1818467700] java.util.IllegalFormatConversionException: f != java.lang.Integer
%0,q [] java.util.UnknownFormatConversionException: Conversion = 'q'
%Hab%(_3.6b%n [15.5, -11925, -0.0] java.util.FormatFlagsConversionMismatchException: Conversion = b, Flags = \x{20}
%00-Sab%(-0q [r] java.util.DuplicateFormatFlagsException: Flags = '0'
ab%2$b%,(14a [text1, 9.7840428744704E13] java.util.FormatFlagsConversionMismatchException: Conversion = a, Flags = (
%2$_17xab%o%0$+<1E [null] java.util.IllegalFormatArgumentIndexException: Illegal format argument index = 0
%a [-95, 810988916] java.util.IllegalFormatConversionException: a != java.lang.Integer
%+d%<f [-1] java.util.IllegalFormatConversionException: f != java.lang.Integer
%#(_14H [] java.util.FormatFlagsConversionMismatchException: Conversion = h, Flags = #
ab%,E%_((q [126, -770350029, -55] java.util.FormatFlagsConversionMismatchException: Conversion = e, Flags = ,
ab%#.4fab%4o [] java.util.MissingFormatArgumentException: Format specifier '%#.4f'
ab%<#e [20.0, other, other] java.util.MissingFormatArgumentException: Format specifier '%#<e'
%12.1C [l, -Infinity] java.util.IllegalFormatPrecisionException: 1
ab%0$aab%E%_(-1c [] java.util.IllegalFormatArgumentIndexException: Illegal format argument index = 0
ab%<8b%#-c [15954, 2.6538602921984E13, 20.75] java.util.FormatFlagsConversionMismatchException: Conversion = c, Flags = #
%.0gab%,,.1f [] java.util.DuplicateFormatFlagsException: Flags = ','
ab%x [2.3582591680512E13] java.util.IllegalFormatConversionException: x != java.lang.Double
%.7o [42.375, -57, null] java.util.IllegalFormatPrecisionException: 7
2316107989030520881
*/
