// Text built up in loops: triangles, tables, and number spelling.
public class BuilderInPlace {
  static String spell(int n) {
    String[] ones = {"zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
      "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen"};
    String[] tens = {"", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"};
    if (n < 0) return "minus " + spell(-n);
    if (n < 20) return ones[n];
    if (n < 100) return tens[n / 10] + (n % 10 == 0 ? "" : "-" + ones[n % 10]);
    if (n < 1000) return ones[n / 100] + " hundred" + (n % 100 == 0 ? "" : " and " + spell(n % 100));
    return spell(n / 1000) + " thousand" + (n % 1000 == 0 ? "" : " " + spell(n % 1000));
  }

  public static void main(String[] args) {
    for (int i = 1; i <= 4; i++) {
      StringBuilder line = new StringBuilder();
      for (int k = 0; k < 4 - i; k++) line.append('.');
      for (int k = 0; k < 2 * i - 1; k++) line.append(k % 2 == 0 ? '*' : '+');
      System.out.println(line);
    }
    for (int n : new int[] {0, 13, 20, 42, 100, 111, 999, 1000, 12345, -7}) System.out.println(spell(n));
    StringBuilder table = new StringBuilder();
    for (int i = 1; i <= 9; i += 2) {
      for (int j = 1; j <= 9; j++) {
        String cell = Integer.toString(i * j);
        while (cell.length() < 3) cell = "_" + cell;
        table.append(cell);
      }
      table.append('\n');
    }
    System.out.print(table);
    String hex = "";
    for (int b = 0; b < 256; b += 37) hex += (b < 16 ? "0" : "") + Integer.toHexString(b);
    System.out.println(hex);
    int[][] pascal = new int[7][];
    for (int i = 0; i < pascal.length; i++) {
      pascal[i] = new int[i + 1];
      String row = "";
      for (int j = 0; j <= i; j++) {
        pascal[i][j] = j == 0 || j == i ? 1 : pascal[i - 1][j - 1] + pascal[i - 1][j];
        row += (j > 0 ? " " : "") + pascal[i][j];
      }
      System.out.println(row);
    }
  }
}

/* expect:
...*
..*+*
.*+*+*
*+*+*+*
zero
thirteen
twenty
forty-two
one hundred
one hundred and eleven
nine hundred and ninety-nine
one thousand
twelve thousand three hundred and forty-five
minus seven
__1__2__3__4__5__6__7__8__9
__3__6__9_12_15_18_21_24_27
__5_10_15_20_25_30_35_40_45
__7_14_21_28_35_42_49_56_63
__9_18_27_36_45_54_63_72_81
00254a6f94b9de
1
1 1
1 2 1
1 3 3 1
1 4 6 4 1
1 5 10 10 5 1
1 6 15 20 15 6 1
*/
