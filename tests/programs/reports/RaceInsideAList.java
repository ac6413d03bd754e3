// The element of an array that a list keeps is named by the list.
//
// finds: data race inside the ArrayList RaceInsideAList.list (Object[1])
import java.util.ArrayList;
import java.util.List;

public class RaceInsideAList {
  static final List<String> list = new ArrayList<>(List.of("a", "b"));

  static synchronized void set() {
    list.set(1, "c");
  }

  public static void main(String[] args) {
    new Thread(RaceInsideAList::set).start();
    System.out.println(list.get(1));
  }
}
