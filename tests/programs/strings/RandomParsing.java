import java.util.Arrays;
import java.util.Random;
import java.util.Scanner;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

// Random texts as numbers, through Scanner, split, and regular expressions: samples are printed, all count in sums.
public class RandomParsing {
  interface Action {
    Object run();
  }

  static long sum;

  static String text(Random random, String letters, int most) {
    StringBuilder s = new StringBuilder();
    for (int n = random.nextInt(most + 1); n > 0; n--) {
      s.append(letters.charAt(random.nextInt(letters.length())));
    }
    return s.toString();
  }

  static void check(boolean show, String what, Action action) {
    Object result;
    try {
      result = action.run();
    } catch (RuntimeException e) {
      result = e.toString().replace('\n', '~');
    }
    sum = sum * 31 + String.valueOf(result).hashCode();
    if (show) {
      System.out.println(what + " = " + result);
    }
  }

  static void numbers(Random random, boolean all) {
    for (int i = 0; i < 1500; i++) {
      String s = text(random, "0123456789012345678901-+.eExX#afF_ ", 12);
      boolean show = all || i % 100 == 0;
      int radix = 2 + random.nextInt(35);
      check(show, "parseInt " + s, () -> Integer.parseInt(s));
      check(show, "parseInt " + radix + " " + s, () -> Integer.parseInt(s, radix));
      check(show, "parseLong " + s, () -> Long.parseLong(s, radix));
      check(show, "decode " + s, () -> Integer.decode(s));
      check(show, "parseUnsignedInt " + s, () -> Integer.parseUnsignedInt(s, radix));
      check(show, "parseUnsignedLong " + s, () -> Long.parseUnsignedLong(s, radix));
      check(show, "parseDouble " + s, () -> Double.parseDouble(s) * 4 == 3);
      check(show, "parseShort " + s, () -> Short.parseShort(s));
      int from = random.nextInt(s.length() + 1);
      check(show, "part " + from + " " + s, () -> Integer.parseInt(s, from, s.length(), radix));
    }
  }

  static String tokens(String s) {
    Scanner in = new Scanner(s);
    StringBuilder out = new StringBuilder();
    while (in.hasNext()) {
      if (in.hasNextByte()) {
        out.append("byte ").append(in.nextByte());
      } else if (in.hasNextInt()) {
        out.append("int ").append(in.nextInt());
      } else if (in.hasNextLong()) {
        out.append("long ").append(in.nextLong());
      } else if (in.hasNextDouble()) {
        out.append("double ").append(in.nextDouble() < 1000);
      } else if (in.hasNextBoolean()) {
        out.append("boolean ").append(in.nextBoolean());
      } else if (in.hasNextInt(16)) {
        out.append("hex ").append(in.nextInt(16));
      } else {
        out.append("word ").append(in.next());
      }
      out.append(in.hasNextLine() ? ";" : "$");
    }
    return out.toString();
  }

  static void scanning(Random random, boolean all) {
    for (int i = 0; i < 600; i++) {
      String s = text(random, "0123456789 \n\t  -+.,eafxTtrue", 30).replace("T", " true ");
      boolean show = all || i % 60 == 0;
      check(show, "tokens " + s.replaceAll("\\s", "~"), () -> tokens(s));
    }
  }

  static String all(Matcher m) {
    StringBuilder out = new StringBuilder();
    while (m.find()) {
      out.append(m.start()).append('-').append(m.end()).append(':').append(m.group()).append('/');
      for (int g = 1; g <= m.groupCount(); g++) {
        out.append(m.group(g)).append(',');
      }
    }
    return out.toString();
  }

  static final String[] ATOMS = {
    "a", "b", "ab", ".", "[ab]", "[^a]", "\\d", "\\w", "\\s", "(a|b)", "(?:ab|b)", "(a)", "^", "$", "\\b", "(?=b)", "(?!a)", "x"
  };
  static final String[] TIMES = {"", "", "", "*", "+", "?", "*?", "+?", "{2}", "{1,2}"};

  static void patterns(Random random, boolean all) {
    for (int i = 0; i < 900; i++) {
      StringBuilder regex = new StringBuilder();
      for (int n = 1 + random.nextInt(4); n > 0; n--) {
        regex.append(ATOMS[random.nextInt(ATOMS.length)]).append(TIMES[random.nextInt(TIMES.length)]);
        if (random.nextInt(8) == 0) {
          regex.append('|');
        }
      }
      String r = regex.toString();
      String s = text(random, "aabb1 x", 10);
      boolean show = all || i % 60 == 0;
      check(show, "split " + r + " in " + s, () -> Arrays.toString(s.split(r)));
      check(show, "split -1 " + r + " in " + s, () -> Arrays.toString(s.split(r, -1)));
      check(show, "split 2 " + r + " in " + s, () -> Arrays.toString(s.split(r, 2)));
      check(show, "matches " + r + " in " + s, () -> s.matches(r));
      check(show, "replace " + r + " in " + s, () -> s.replaceAll(r, "<$0>"));
      check(show, "find " + r + " in " + s, () -> all(Pattern.compile(r).matcher(s)));
    }
  }

  public static void main(String[] args) {
    boolean all = args.length > 0;
    numbers(new Random(1), all);
    System.out.println(sum);
    scanning(new Random(2), all);
    System.out.println(sum);
    patterns(new Random(3), all);
    System.out.println(sum);
  }
}

/* expect:
parseInt 8-X  = java.lang.NumberFormatException: For input string: "8-X "
parseInt 36 8-X  = java.lang.NumberFormatException: For input string: "8-X " under radix 36
parseLong 8-X  = java.lang.NumberFormatException: For input string: "8-X " under radix 36
decode 8-X  = java.lang.NumberFormatException: For input string: "8-X "
parseUnsignedInt 8-X  = java.lang.NumberFormatException: For input string: "8-X " under radix 36
parseUnsignedLong 8-X  = java.lang.NumberFormatException: For input string: "8-X " under radix 36
parseDouble 8-X  = java.lang.NumberFormatException: For input string: "8-X"
parseShort 8-X  = java.lang.NumberFormatException: For input string: "8-X "
part 4 8-X  = java.lang.NumberFormatException: For input string: "" under radix 36
parseInt 5E80-f1e = java.lang.NumberFormatException: For input string: "5E80-f1e"
parseInt 34 5E80-f1e = java.lang.NumberFormatException: For input string: "5E80-f1e" under radix 34
parseLong 5E80-f1e = java.lang.NumberFormatException: For input string: "5E80-f1e" under radix 34
decode 5E80-f1e = java.lang.NumberFormatException: For input string: "5E80-f1e"
parseUnsignedInt 5E80-f1e = java.lang.NumberFormatException: For input string: "5E80-f1e" under radix 34
parseUnsignedLong 5E80-f1e = java.lang.NumberFormatException: For input string: "5E80-f1e" under radix 34
parseDouble 5E80-f1e = java.lang.NumberFormatException: For input string: "5E80-f1e"
parseShort 5E80-f1e = java.lang.NumberFormatException: For input string: "5E80-f1e"
part 0 5E80-f1e = java.lang.NumberFormatException: Error at index 4 in: "5E80-f1e"
parseInt e3913a__ = java.lang.NumberFormatException: For input string: "e3913a__"
parseInt 28 e3913a__ = java.lang.NumberFormatException: For input string: "e3913a__" under radix 28
parseLong e3913a__ = java.lang.NumberFormatException: For input string: "e3913a__" under radix 28
decode e3913a__ = java.lang.NumberFormatException: For input string: "e3913a__"
parseUnsignedInt e3913a__ = java.lang.NumberFormatException: For input string: "e3913a__" under radix 28
parseUnsignedLong e3913a__ = java.lang.NumberFormatException: For input string: "e3913a__" under radix 28
parseDouble e3913a__ = java.lang.NumberFormatException: For input string: "e3913a__"
parseShort e3913a__ = java.lang.NumberFormatException: For input string: "e3913a__"
part 4 e3913a__ = java.lang.NumberFormatException: Error at index 2 in: "3a__"
parseInt _#2 = java.lang.NumberFormatException: For input string: "_#2"
parseInt 11 _#2 = java.lang.NumberFormatException: For input string: "_#2" under radix 11
parseLong _#2 = java.lang.NumberFormatException: For input string: "_#2" under radix 11
decode _#2 = java.lang.NumberFormatException: For input string: "_#2"
parseUnsignedInt _#2 = java.lang.NumberFormatException: For input string: "_#2" under radix 11
parseUnsignedLong _#2 = java.lang.NumberFormatException: For input string: "_#2" under radix 11
parseDouble _#2 = java.lang.NumberFormatException: For input string: "_#2"
parseShort _#2 = java.lang.NumberFormatException: For input string: "_#2"
part 1 _#2 = java.lang.NumberFormatException: Error at index 0 in: "#2"
parseInt F#993021a536 = java.lang.NumberFormatException: For input string: "F#993021a536"
parseInt 20 F#993021a536 = java.lang.NumberFormatException: For input string: "F#993021a536" under radix 20
parseLong F#993021a536 = java.lang.NumberFormatException: For input string: "F#993021a536" under radix 20
decode F#993021a536 = java.lang.NumberFormatException: For input string: "F#993021a536"
parseUnsignedInt F#993021a536 = java.lang.NumberFormatException: For input string: "F#993021a536" under radix 20
parseUnsignedLong F#993021a536 = java.lang.NumberFormatException: For input string: "F#993021a536" under radix 20
parseDouble F#993021a536 = java.lang.NumberFormatException: For input string: "F#993021a536"
parseShort F#993021a536 = java.lang.NumberFormatException: For input string: "F#993021a536"
part 3 F#993021a536 = java.lang.NumberFormatException: Error at index 7 in: "93021a536"
parseInt 648.79#9X = java.lang.NumberFormatException: For input string: "648.79#9X"
parseInt 30 648.79#9X = java.lang.NumberFormatException: For input string: "648.79#9X" under radix 30
parseLong 648.79#9X = java.lang.NumberFormatException: For input string: "648.79#9X" under radix 30
decode 648.79#9X = java.lang.NumberFormatException: For input string: "648.79#9X"
parseUnsignedInt 648.79#9X = java.lang.NumberFormatException: For input string: "648.79#9X" under radix 30
parseUnsignedLong 648.79#9X = java.lang.NumberFormatException: For input string: "648.79#9X" under radix 30
parseDouble 648.79#9X = java.lang.NumberFormatException: For input string: "648.79#9X"
parseShort 648.79#9X = java.lang.NumberFormatException: For input string: "648.79#9X"
part 2 648.79#9X = java.lang.NumberFormatException: Error at index 1 in: "8.79#9X"
parseInt 81+65f1fa61 = java.lang.NumberFormatException: For input string: "81+65f1fa61"
parseInt 13 81+65f1fa61 = java.lang.NumberFormatException: For input string: "81+65f1fa61" under radix 13
parseLong 81+65f1fa61 = java.lang.NumberFormatException: For input string: "81+65f1fa61" under radix 13
decode 81+65f1fa61 = java.lang.NumberFormatException: For input string: "81+65f1fa61"
parseUnsignedInt 81+65f1fa61 = java.lang.NumberFormatException: For input string: "81+65f1fa61" under radix 13
parseUnsignedLong 81+65f1fa61 = java.lang.NumberFormatException: For input string: "81+65f1fa61" under radix 13
parseDouble 81+65f1fa61 = java.lang.NumberFormatException: For input string: "81+65f1fa61"
parseShort 81+65f1fa61 = java.lang.NumberFormatException: For input string: "81+65f1fa61"
part 7 81+65f1fa61 = java.lang.NumberFormatException: Error at index 0 in: "fa61"
parseInt 535006345 = 535006345
parseInt 28 535006345 = java.lang.NumberFormatException: For input string: "535006345" under radix 28
parseLong 535006345 = 1931898362917
decode 535006345 = 535006345
parseUnsignedInt 535006345 = java.lang.NumberFormatException: String value 535006345 exceeds range of unsigned int.
parseUnsignedLong 535006345 = 1931898362917
parseDouble 535006345 = false
parseShort 535006345 = java.lang.NumberFormatException: Value out of range. Value:"535006345" Radix:10
part 7 535006345 = 117
parseInt 2 = 2
parseInt 30 2 = 2
parseLong 2 = 2
decode 2 = 2
parseUnsignedInt 2 = 2
parseUnsignedLong 2 = 2
parseDouble 2 = false
parseShort 2 = 2
part 0 2 = 2
parseInt 78413 = 78413
parseInt 7 78413 = java.lang.NumberFormatException: For input string: "78413" under radix 7
parseLong 78413 = java.lang.NumberFormatException: For input string: "78413" under radix 7
decode 78413 = 78413
parseUnsignedInt 78413 = java.lang.NumberFormatException: For input string: "78413" under radix 7
parseUnsignedLong 78413 = java.lang.NumberFormatException: For input string: "78413" under radix 7
parseDouble 78413 = false
parseShort 78413 = java.lang.NumberFormatException: Value out of range. Value:"78413" Radix:10
part 1 78413 = java.lang.NumberFormatException: Error at index 0 in: "8413"
parseInt a31e = java.lang.NumberFormatException: For input string: "a31e"
parseInt 5 a31e = java.lang.NumberFormatException: For input string: "a31e" under radix 5
parseLong a31e = java.lang.NumberFormatException: For input string: "a31e" under radix 5
decode a31e = java.lang.NumberFormatException: For input string: "a31e"
parseUnsignedInt a31e = java.lang.NumberFormatException: For input string: "a31e" under radix 5
parseUnsignedLong a31e = java.lang.NumberFormatException: For input string: "a31e" under radix 5
parseDouble a31e = java.lang.NumberFormatException: For input string: "a31e"
parseShort a31e = java.lang.NumberFormatException: For input string: "a31e"
part 0 a31e = java.lang.NumberFormatException: Error at index 0 in: "a31e"
parseInt 9-. = java.lang.NumberFormatException: For input string: "9-."
parseInt 30 9-. = java.lang.NumberFormatException: For input string: "9-." under radix 30
parseLong 9-. = java.lang.NumberFormatException: For input string: "9-." under radix 30
decode 9-. = java.lang.NumberFormatException: For input string: "9-."
parseUnsignedInt 9-. = java.lang.NumberFormatException: For input string: "9-." under radix 30
parseUnsignedLong 9-. = java.lang.NumberFormatException: For input string: "9-." under radix 30
parseDouble 9-. = java.lang.NumberFormatException: For input string: "9-."
parseShort 9-. = java.lang.NumberFormatException: For input string: "9-."
part 1 9-. = java.lang.NumberFormatException: Error at index 1 in: "-."
parseInt F9EE22e#-914 = java.lang.NumberFormatException: For input string: "F9EE22e#-914"
parseInt 25 F9EE22e#-914 = java.lang.NumberFormatException: For input string: "F9EE22e#-914" under radix 25
parseLong F9EE22e#-914 = java.lang.NumberFormatException: For input string: "F9EE22e#-914" under radix 25
decode F9EE22e#-914 = java.lang.NumberFormatException: For input string: "F9EE22e#-914"
parseUnsignedInt F9EE22e#-914 = java.lang.NumberFormatException: For input string: "F9EE22e#-914" under radix 25
parseUnsignedLong F9EE22e#-914 = java.lang.NumberFormatException: For input string: "F9EE22e#-914" under radix 25
parseDouble F9EE22e#-914 = java.lang.NumberFormatException: For input string: "F9EE22e#-914"
parseShort F9EE22e#-914 = java.lang.NumberFormatException: For input string: "F9EE22e#-914"
part 0 F9EE22e#-914 = java.lang.NumberFormatException: Error at index 6 in: "F9EE22e#-914"
parseInt .700-7f836 = java.lang.NumberFormatException: For input string: ".700-7f836"
parseInt 5 .700-7f836 = java.lang.NumberFormatException: For input string: ".700-7f836" under radix 5
parseLong .700-7f836 = java.lang.NumberFormatException: For input string: ".700-7f836" under radix 5
decode .700-7f836 = java.lang.NumberFormatException: For input string: ".700-7f836"
parseUnsignedInt .700-7f836 = java.lang.NumberFormatException: For input string: ".700-7f836" under radix 5
parseUnsignedLong .700-7f836 = java.lang.NumberFormatException: For input string: ".700-7f836" under radix 5
parseDouble .700-7f836 = java.lang.NumberFormatException: For input string: ".700-7f836"
parseShort .700-7f836 = java.lang.NumberFormatException: For input string: ".700-7f836"
part 4 .700-7f836 = java.lang.NumberFormatException: Error at index 1 in: "-7f836"
parseInt  = java.lang.NumberFormatException: For input string: ""
parseInt 35  = java.lang.NumberFormatException: For input string: "" under radix 35
parseLong  = java.lang.NumberFormatException: For input string: "" under radix 35
decode  = java.lang.NumberFormatException: Zero length string
parseUnsignedInt  = java.lang.NumberFormatException: For input string: "" under radix 35
parseUnsignedLong  = java.lang.NumberFormatException: For input string: "" under radix 35
parseDouble  = java.lang.NumberFormatException: empty String
parseShort  = java.lang.NumberFormatException: For input string: ""
part 0  = java.lang.NumberFormatException: For input string: "" under radix 35
-1257332445363620075
tokens 84~5x~3et = byte 84;word 5x;word 3et$
tokens +72x8675648u~.x--~a~ = word +72x8675648u;word .x--;hex 10;
tokens ~0e4ara,~~8r = word 0e4ara,;word 8r$
tokens .12e~x5~2~true~8~~+et01~~true~59~f~true~+~~1 = word .12e;word x5;byte 2;boolean true;byte 8;word +et01;boolean true;byte 59;hex 15;boolean true;word +;byte 1$
tokens 131ttx~e~a54~+ = word 131ttx;hex 14;hex 2644;word +$
tokens 0~.ur9,~f~t10ff1~true~263+~6,~~4 = byte 0;word .ur9,;hex 15;word t10ff1;boolean true;word 263+;word 6,;byte 4$
tokens + = word +$
tokens 2~fx0 = byte 2;word fx0$
tokens r1r~4~.~t0~eeef,8f9r~uu73 = word r1r;byte 4;word .;word t0;word eeef,8f9r;word uu73$
tokens f~true~6e72t.e,~4~true~1~ua2~~~2 = hex 15;boolean true;word 6e72t.e,;byte 4;boolean true;byte 1;word ua2;byte 2$
2957631408134346934
split ab\d(?!a){1,2} in a1  bxb 1 = [a1  bxb 1]
split -1 ab\d(?!a){1,2} in a1  bxb 1 = [a1  bxb 1]
split 2 ab\d(?!a){1,2} in a1  bxb 1 = [a1  bxb 1]
matches ab\d(?!a){1,2} in a1  bxb 1 = false
replace ab\d(?!a){1,2} in a1  bxb 1 = a1  bxb 1
find ab\d(?!a){1,2} in a1  bxb 1 =\x{20}
split [^a]+|(?:ab|b)$ in ba1 = [, a]
split -1 [^a]+|(?:ab|b)$ in ba1 = [, a, ]
split 2 [^a]+|(?:ab|b)$ in ba1 = [, a1]
matches [^a]+|(?:ab|b)$ in ba1 = false
replace [^a]+|(?:ab|b)$ in ba1 = <b>a<1>
find [^a]+|(?:ab|b)$ in ba1 = 0-1:b/2-3:1/
split (a|b)b| in a = [a]
split -1 (a|b)b| in a = [a, ]
split 2 (a|b)b| in a = [a, ]
matches (a|b)b| in a = false
replace (a|b)b| in a = <>a<>
find (a|b)b| in a = 0-0:/null,1-1:/null,
split .+?(?=b)\d*? in b1  = [b1 ]
split -1 .+?(?=b)\d*? in b1  = [b1 ]
split 2 .+?(?=b)\d*? in b1  = [b1 ]
matches .+?(?=b)\d*? in b1  = false
replace .+?(?=b)\d*? in b1  = b1\x{20}
find .+?(?=b)\d*? in b1  =\x{20}
split (?!a){2}|a+?| in 1b1bbab = [1, b, 1, b, b, , b]
split -1 (?!a){2}|a+?| in 1b1bbab = [1, b, 1, b, b, , b, ]
split 2 (?!a){2}|a+?| in 1b1bbab = [1, b1bbab]
matches (?!a){2}|a+?| in 1b1bbab = false
replace (?!a){2}|a+?| in 1b1bbab = <>1<>b<>1<>b<>b<a><>b<>
find (?!a){2}|a+?| in 1b1bbab = 0-0:/1-1:/2-2:/3-3:/4-4:/5-6:a/6-6:/7-7:/
split \b{1,2}^*\w\s+? in ab1a bb = [ab1a bb]
split -1 \b{1,2}^*\w\s+? in ab1a bb = [ab1a bb]
split 2 \b{1,2}^*\w\s+? in ab1a bb = [ab1a bb]
matches \b{1,2}^*\w\s+? in ab1a bb = false
replace \b{1,2}^*\w\s+? in ab1a bb = ab1a bb
find \b{1,2}^*\w\s+? in ab1a bb =\x{20}
split ab?\d*?^+? in bb ax = [bb ax]
split -1 ab?\d*?^+? in bb ax = [bb ax]
split 2 ab?\d*?^+? in bb ax = [bb ax]
matches ab?\d*?^+? in bb ax = false
replace ab?\d*?^+? in bb ax = bb ax
find ab?\d*?^+? in bb ax =\x{20}
split x+? in  a aabab = [ a aabab]
split -1 x+? in  a aabab = [ a aabab]
split 2 x+? in  a aabab = [ a aabab]
matches x+? in  a aabab = false
replace x+? in  a aabab =  a aabab
find x+? in  a aabab =\x{20}
split $(?!a) in bbb  = [bbb ]
split -1 $(?!a) in bbb  = [bbb , ]
split 2 $(?!a) in bbb  = [bbb , ]
matches $(?!a) in bbb  = false
replace $(?!a) in bbb  = bbb <>
find $(?!a) in bbb  = 4-4:/
split ^|$*(a|b)+ in bbb1 = [b, 1]
split -1 ^|$*(a|b)+ in bbb1 = [b, 1]
split 2 ^|$*(a|b)+ in bbb1 = [b, 1]
matches ^|$*(a|b)+ in bbb1 = false
replace ^|$*(a|b)+ in bbb1 = <>b<bb>1
find ^|$*(a|b)+ in bbb1 = 0-0:/null,1-3:bb/b,
split \d*?(a|b)+? in 1 a ab = [1 ,  ]
split -1 \d*?(a|b)+? in 1 a ab = [1 ,  , , ]
split 2 \d*?(a|b)+? in 1 a ab = [1 ,  ab]
matches \d*?(a|b)+? in 1 a ab = false
replace \d*?(a|b)+? in 1 a ab = 1 <a> <a><b>
find \d*?(a|b)+? in 1 a ab = 2-3:a/a,4-5:a/a,5-6:b/b,
split \w{2} in aa1 ab11  = [, 1 , ,  ]
split -1 \w{2} in aa1 ab11  = [, 1 , ,  ]
split 2 \w{2} in aa1 ab11  = [, 1 ab11 ]
matches \w{2} in aa1 ab11  = false
replace \w{2} in aa1 ab11  = <aa>1 <ab><11>\x{20}
find \w{2} in aa1 ab11  = 0-2:aa/4-6:ab/6-8:11/
split ab?|. in abbxxaa  = []
split -1 ab?|. in abbxxaa  = [, , , , , , , ]
split 2 ab?|. in abbxxaa  = [, bxxaa ]
matches ab?|. in abbxxaa  = false
replace ab?|. in abbxxaa  = <ab><b><x><x><a><a>< >
find ab?|. in abbxxaa  = 0-2:ab/2-3:b/3-4:x/4-5:x/5-6:a/6-7:a/7-8: /
split \b\s in aaxxax = [aaxxax]
split -1 \b\s in aaxxax = [aaxxax]
split 2 \b\s in aaxxax = [aaxxax]
matches \b\s in aaxxax = false
replace \b\s in aaxxax = aaxxax
find \b\s in aaxxax =\x{20}
split a in  = []
split -1 a in  = []
split 2 a in  = []
matches a in  = false
replace a in  =\x{20}
find a in  =\x{20}
-853249952535190037
*/
