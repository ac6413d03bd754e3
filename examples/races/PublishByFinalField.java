// As PublishByPlainField, but what is inside is final. The field still races (the reader may
// see null or not); the inside does not: Java promises that whoever gets hold of an object sees
// its final fields as the constructor has left them.
//
// race: PublishByFinalField.box
// --race: PublishByFinalField.box
// --eraser: nothing
// --tester --search rwdd --eraser: PublishByFinalField.box

public class PublishByFinalField {
  static class Box {
    final int content;

    Box(int content) {
      this.content = content;
    }
  }

  static Box box;

  public static void main(String[] args) throws InterruptedException {
    Thread reader = new Thread(() -> {
      Box b = box;
      if (b != null && b.content != 42) System.out.println("never printed");
    });
    reader.start();
    box = new Box(42); // Wrong only here: this write races with the read.
    reader.join();
  }
}
// expect exit: 0
