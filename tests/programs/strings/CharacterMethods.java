// The static methods of Character.
public class CharacterMethods {
  public static void main(String[] args) {
    char[] cs = {'a', 'Z', '5', ' ', '\t', '\n', '_', '$', '-', '\u00e9', '\u0000', '\u007f', '\u0660', '\u4e2d'};
    for (char c : cs) {
      System.out.println((int) c + ": " + Character.isLetter(c) + " " + Character.isDigit(c) + " " + Character.isLetterOrDigit(c) + " "
          + Character.isUpperCase(c) + " " + Character.isLowerCase(c) + " " + Character.isWhitespace(c) + " "
          + (int) Character.toUpperCase(c) + " " + (int) Character.toLowerCase(c) + " " + Character.getNumericValue(c));
    }
    System.out.println(Character.isAlphabetic('x') + " " + Character.isSpaceChar(' ') + " " + Character.isSpaceChar('\t'));
    System.out.println(Character.valueOf('x') + Character.toString('y') + Character.valueOf('z').charValue());
    System.out.println(Character.digit('7', 10) + " " + Character.digit('f', 16) + " " + Character.digit('g', 16) + " " + Character.digit('9', 8) + " " + Character.digit('Z', 36));
    System.out.println(Character.forDigit(11, 16) + "" + Character.forDigit(7, 8) + (int) Character.forDigit(9, 8));
    System.out.println(Character.compare('a', 'c') + " " + Character.valueOf('b').compareTo('a'));
    System.out.println((int) Character.MAX_VALUE + " " + (int) Character.MIN_VALUE + " " + Character.MIN_RADIX + Character.MAX_RADIX);
    System.out.println(Character.valueOf('a').equals('a') + " " + Character.valueOf('a').hashCode() + " " + Character.hashCode('b') + " " + Character.valueOf('a').equals(97));
    System.out.println((char) Character.toUpperCase((int) 'q'));
    System.out.println(Character.isJavaIdentifierStart('$') + " " + Character.isJavaIdentifierPart('-'));
    int vowels = 0;
    for (char c : "Programming Language".toLowerCase().toCharArray()) {
      if ("aeiou".indexOf(c) >= 0) vowels++;
    }
    System.out.println(vowels);
  }
}

/* expect:
97: true false true false true false 65 97 10
90: true false true true false false 90 122 35
53: false true true false false false 53 53 5
32: false false false false false true 32 32 -1
9: false false false false false true 9 9 -1
10: false false false false false true 10 10 -1
95: false false false false false false 95 95 -1
36: false false false false false false 36 36 -1
45: false false false false false false 45 45 -1
233: true false true false true false 201 233 -1
0: false false false false false false 0 0 -1
127: false false false false false false 127 127 -1
1632: false true true false false false 1632 1632 0
20013: true false true false false false 20013 20013 -1
true true false
xyz
7 15 -1 -1 35
b70
-2 1
65535 0 236
true 97 98 false
Q
true false
7
*/
