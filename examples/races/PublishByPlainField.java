// Hands an object over by a plain field. Both race: the field, and what is inside the object.
//
// What to learn: "I have seen the reference" is not "I see what it refers to".
//
// race: PublishByPlainField.box
// --race: Box.content, PublishByPlainField.box
// --eraser: nothing
// --tester --search rwdd --eraser: PublishByPlainField.box

public class PublishByPlainField {
  static class Box {
    int content;
  }

  static Box box; // Wrong: should be volatile.

  public static void main(String[] args) throws InterruptedException {
    Thread reader = new Thread(() -> {
      Box b = box;
      if (b != null) System.out.println(b.content);
    });
    Box b = new Box();
    reader.start();
    b.content = 42;
    box = b;
    reader.join();
  }
}
// output: any
// expect exit: 0
