// Arrays.
//// creations | right
class T { int[] a = new int[3]; int b[] = {1, 2}, c = 3; int[][] d = new int[2][]; int[][] e = {{1}, {}, null}; int[] f[] = new int[][] {{1}}; Object g = new int[0]; long[] h = {1, 'c', b[0]}; int k() [] { return a; } String[][][] s = new String[1][2][]; }
//// initialiser of another type | wrong, line 2: incompatible types: java.lang.String cannot be converted to int
class T {
  int[] a = {1, "x"};
}
//// initialiser with a lossy value | wrong, line 3: incompatible types: possible lossy conversion from int to byte
class T {
  byte[] a = {1,
    200};
}
//// initialiser without new | wrong, line 4: illegal start of expression
class T {
  void m() {
    int[] a;
    a = {1, 2};
  }
}
//// initialiser for a non-array | wrong, line 2: illegal initializer for int
class T {
  int a = {1};
}
//// creation with size and initialiser | wrong, line 2: array creation with both dimension expression and initialization is illegal
class T {
  int[] a = new int[2] {1, 2};
}
//// creation without size | wrong, line 2: array dimension missing
class T {
  int[] a = new int[];
}
//// creation without the first size | wrong, line 2: ']' expected
class T {
  int[][] a = new int[][3];
}
//// creation with a long size | wrong, line 2: incompatible types: possible lossy conversion from long to int
class T {
  int[] a = new int[3L];
}
//// creation with other sizes | right
class T { int[] a = new int['c']; void m(byte b, Integer i) { a = new int[b]; a = new int[i]; } }
//// creation of generic arrays | wrong, line 2: generic array creation
class T<X> {
  X[] a = new X[3];
}
//// creation of generic arrays of a class | wrong, line 2: generic array creation
class T {
  Object a = new java.util.List<String>[3];
}
//// creation of arrays of raw and wildcard types | right
class T<X> { java.util.List[] a = new java.util.List[2]; java.util.List<?>[] b = new java.util.List<?>[2]; X[] c = (X[]) new Object[2]; }
//// creation of void arrays | wrong, line 2: <identifier> expected
class T {
  Object a = new void[2];
}
//// covariance | right
class T { Object[] a = new String[1]; Number[] n = new Integer[2]; Cloneable c = new int[1]; java.io.Serializable s = new T[1]; Object o = new int[1][1]; Object[] p = new int[1][1]; }
//// covariance of primitives | wrong, line 2: incompatible types: int[] cannot be converted to long[]
class T {
  long[] a = new int[1];
}
//// covariance of boxes | wrong, line 2: incompatible types: int[] cannot be converted to java.lang.Integer[]
class T {
  Integer[] a = new int[1];
}
//// covariance downwards | wrong, line 3: incompatible types: java.lang.Object[] cannot be converted to java.lang.String[]
class T {
  String[] m(Object[] o) {
    return o;
  }
}
//// dimensions that differ | wrong, line 2: incompatible types: int[][] cannot be converted to int[]
class T {
  int[] a = new int[1][1];
}
//// element of too many dimensions | wrong, line 3: array required, but int found
class T {
  int m(int[][] a) {
    return a[0][0][0];
  }
}
//// element assigned another type | wrong, line 3: incompatible types: int cannot be converted to java.lang.String
class T {
  void m(String[] a) {
    a[0] = 1;
  }
}
//// element compound | right
class T { void m(byte[] a, String[] s, Integer[] i) { a[0] += 5; a[0]++; s[0] += 1; i[0]++; i[0] += 2; } }
//// members of arrays | right
class T { int m(int[] a, String[] s) { int[] c = a.clone(); String[] d = s.clone(); return a.length + s[0].length() + a.hashCode() + (a.equals(c) ? 1 : 0) + a.getClass().getName().length(); } }
//// unknown member of an array | wrong, line 3: cannot find symbol symbol: method size() location: variable a of type int[]
class T {
  int m(int[] a) {
    return a.size();
  }
}
//// array in a condition | wrong, line 3: incompatible types: boolean[] cannot be converted to boolean
class T {
  void m(boolean[] a) {
    if (a) { }
  }
}
//// array compared with null and others | right
class T { boolean m(int[] a, int[] b, Object o) { return a == null || a != b || a == o; } }
//// arrays compared that cannot be equal | wrong, line 3: incomparable types: int[] and long[]
class T {
  boolean m(int[] a, long[] b) {
    return a == b;
  }
}
//// array of interface | right
class T { Runnable[] r = {() -> { }, new Thread()}; Comparable<String>[] c; void m() { r[0].run(); } }
//// lambda in an array of objects | wrong, line 2: incompatible types: java.lang.Object is not a functional interface
class T {
  Object[] r = {() -> { }};
}
//// negative size constant | right
class T { int[] a = new int[-1]; int m() { return a[-5]; } }
//// brackets after a parameter | right
class T { int m(int a[], String... b) { return a.length + b.length; } public static void main(String args[]) { } }
//// brackets behind a varargs parameter | wrong, line 2: legacy array notation not allowed on variable-arity parameter
class T {
  void m(int... a[]) { }
}
//// trailing comma in an initialiser | right
class T { int[] a = {1, 2,}; int[] b = {,}; }
//// char array and string | wrong, line 3: incompatible types: char[] cannot be converted to java.lang.String
class T {
  String m(char[] a) {
    return a;
  }
}
//// array of arrays with holes | right
class T { int[][] a = new int[3][]; { a[0] = new int[1]; a[1] = new int[] {1, 2}; } int m() { return a[1][0]; } }
//// array literal as an argument | wrong, line 4: illegal start of expression
class T {
  int n(int[] a) { return 1; }
  int m() {
    return n({1, 2});
  }
}
//// new array as an argument | right
class T { int n(int[] a) { return 1; } int m() { return n(new int[] {1, 2}) + new int[] {5}[0] + new int[3].length; } }
