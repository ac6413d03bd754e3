// An array that cannot fit is an OutOfMemoryError, which can be caught.
public class OutOfMemory {
  public static void main(String[] args) {
    int caught = 0;
    for (int i = 0; i < 3; i++) {
      try {
        long[] huge = new long[Integer.MAX_VALUE];
        System.out.println(huge.length);
      } catch (OutOfMemoryError e) {
        caught++;
      }
    }
    System.out.println(caught);
    try {
      int[][] huge = new int[50000][1000000];
      System.out.println(huge.length);
    } catch (OutOfMemoryError e) {
      System.out.println("rows");
    }
    try {
      Object[] huge = new Object[Integer.MAX_VALUE];
      System.out.println(huge.length);
    } catch (Throwable t) {
      System.out.println(t.getClass().getName());
    }
    int[] small = new int[1000];
    small[999] = 5;
    System.out.println("still works " + small[999]);
  }
}

/* expect:
3
rows
java.lang.OutOfMemoryError
still works 5
*/
