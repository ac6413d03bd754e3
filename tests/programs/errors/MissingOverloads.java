// Arguments that fit none of the library's methods of that name, but one of the JDK's, are no mistake: it is said what
// is missing. What fits none of the JDK's is a mistake, as ever.
// java: no (a JDK has the first ones)
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileWriter;
import java.io.PrintStream;

public class MissingOverloads {
  public static void main(String[] args) throws Exception {
    System.getenv(); // expect error: Braid does not support java.lang.System.getenv() yet
    new FileInputStream(new FileDescriptor()); // expect error: Braid does not support java.io.FileInputStream(FileDescriptor) yet
    new FileWriter(new FileDescriptor()); // expect error: Braid does not support java.io.FileWriter(FileDescriptor) yet
    new PrintStream(3); // expect error: no suitable constructor found for PrintStream(int)
    "a".indexOf("b", 1, 2); // expect error: no suitable method found for indexOf(String,int,int)
    System.getenv(3); // expect error: incompatible types: int cannot be converted to String
  }
}
