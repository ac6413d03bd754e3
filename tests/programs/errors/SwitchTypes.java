// A switch takes no long, double or boolean.
public class SwitchTypes {
  public static void main(String[] args) {
    long l = 5;
    switch (l) { // expect error: long
    }
    boolean b = true;
    switch (b) { // expect error: boolean
    }
  }
}
// java: no (JDK 17 speaks of patterns instead)
