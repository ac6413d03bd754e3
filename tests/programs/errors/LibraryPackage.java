// A program has no classes in the packages of the class library.
package java.util; // expect error: package exists in another module: java.base

public class LibraryPackage {
  public static void main(String[] args) {
    System.out.println("never");
  }
}
