// Classic string algorithms: palindromes, anagrams, edit distance, matching, run lengths.
import java.util.Arrays;

public class TextAlgorithms {
  static boolean palindrome(String s) {
    int i = 0, j = s.length() - 1;
    while (i < j) {
      while (i < j && !Character.isLetter(s.charAt(i))) i++;
      while (i < j && !Character.isLetter(s.charAt(j))) j--;
      if (Character.toLowerCase(s.charAt(i++)) != Character.toLowerCase(s.charAt(j--))) return false;
    }
    return true;
  }

  static int distance(String a, String b) {
    int[][] d = new int[a.length() + 1][b.length() + 1];
    for (int i = 0; i <= a.length(); i++) {
      for (int j = 0; j <= b.length(); j++) {
        if (i == 0 || j == 0) {
          d[i][j] = i + j;
        } else {
          int change = d[i - 1][j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
          d[i][j] = Math.min(change, Math.min(d[i - 1][j], d[i][j - 1]) + 1);
        }
      }
    }
    return d[a.length()][b.length()];
  }

  static String common(String a, String b) {
    String[][] best = new String[a.length() + 1][b.length() + 1];
    for (String[] row : best) Arrays.fill(row, "");
    for (int i = 1; i <= a.length(); i++) {
      for (int j = 1; j <= b.length(); j++) {
        best[i][j] = a.charAt(i - 1) == b.charAt(j - 1) ? best[i - 1][j - 1] + a.charAt(i - 1)
            : best[i - 1][j].length() >= best[i][j - 1].length() ? best[i - 1][j] : best[i][j - 1];
      }
    }
    return best[a.length()][b.length()];
  }

  static String runs(String s) {
    StringBuilder out = new StringBuilder();
    for (int i = 0, n; i < s.length(); i += n) {
      n = 1;
      while (i + n < s.length() && s.charAt(i + n) == s.charAt(i)) n++;
      out.append(n).append(s.charAt(i));
    }
    return out.toString();
  }

  static int kmp(String text, String pattern) {
    int[] fail = new int[pattern.length()];
    for (int i = 1, k = 0; i < pattern.length(); i++) {
      while (k > 0 && pattern.charAt(k) != pattern.charAt(i)) k = fail[k - 1];
      if (pattern.charAt(k) == pattern.charAt(i)) k++;
      fail[i] = k;
    }
    for (int i = 0, k = 0; i < text.length(); i++) {
      while (k > 0 && pattern.charAt(k) != text.charAt(i)) k = fail[k - 1];
      if (pattern.charAt(k) == text.charAt(i)) k++;
      if (k == pattern.length()) return i - k + 1;
    }
    return -1;
  }

  static boolean glob(String p, int i, String s, int j) {
    if (i == p.length()) return j == s.length();
    switch (p.charAt(i)) {
      case '*':
        return glob(p, i + 1, s, j) || j < s.length() && glob(p, i, s, j + 1);
      case '?':
        return j < s.length() && glob(p, i + 1, s, j + 1);
      default:
        return j < s.length() && p.charAt(i) == s.charAt(j) && glob(p, i + 1, s, j + 1);
    }
  }

  static String roman(int n) {
    int[] v = {1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1};
    String[] r = {"M", "CM", "D", "CD", "C", "XC", "L", "XL", "X", "IX", "V", "IV", "I"};
    String out = "";
    for (int i = 0; i < v.length; i++) {
      for (; n >= v[i]; n -= v[i]) out += r[i];
    }
    return out;
  }

  static boolean anagrams(String a, String b) {
    char[] x = a.toCharArray(), y = b.toCharArray();
    Arrays.sort(x);
    Arrays.sort(y);
    return Arrays.equals(x, y) && new String(x).equals(String.valueOf(y));
  }

  public static void main(String[] args) {
    System.out.println(palindrome("A man, a plan, a canal: Panama") + " " + palindrome("Not one"));
    System.out.println(distance("kitten", "sitting") + " " + distance("", "abc") + " " + distance("flaw", "lawn"));
    System.out.println(common("AGGTABQWERTY", "GXTXAYBWET"));
    System.out.println(runs("") + runs("aaabccddddde"));
    System.out.println(kmp("ababcabcabababd", "ababd") + " " + kmp("aaa", "b") + " " + "ababcabcabababd".indexOf("ababd"));
    System.out.println(glob("a*b?d", 0, "axxbcd", 0) + " " + glob("*.java", 0, "Main.java", 0) + " " + glob("a?", 0, "a", 0));
    for (int n : new int[] {1, 4, 9, 14, 40, 90, 400, 1994, 2024, 3999}) System.out.print(roman(n) + (n == 3999 ? "\n" : " "));
    System.out.println(anagrams("listen", "silent") + " " + anagrams("abc", "abd"));
    String text = "the quick brown fox jumps over the lazy dog";
    String out = "";
    for (String w : text.split(" ")) out = w.substring(0, 1).toUpperCase() + w.substring(1) + (out.isEmpty() ? "" : " ") + out;
    System.out.println(out);
    int h = 0;
    for (int i = 0; i < text.length(); i++) h = 31 * h + text.charAt(i);
    System.out.println(h == text.hashCode());
    StringBuilder bin = new StringBuilder();
    for (int n = 77; n > 0; n /= 2) bin.insert(0, n % 2);
    System.out.println(bin + " " + Integer.toBinaryString(77) + " " + Integer.parseInt(bin.toString(), 2));
  }
}

/* expect:
true false
3 3 2
GTABWET
3a1b2c5d1e
10 -1 10
true true false
I IV IX XIV XL XC CD MCMXCIV MMXXIV MMMCMXCIX
true false
Dog Lazy The Over Jumps Fox Brown Quick The
true
1001101 1001101 77
*/
