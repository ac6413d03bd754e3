// break and continue outside of loops, and labels that do not exist.
public class BreakOutside {
  public static void main(String[] args) {
    break; // expect error: break outside switch or loop
    continue; // expect error: continue outside of loop
    for (int i = 0; i < 3; i++) {
      break outer; // expect error: undefined label: outer
    }
    label:
    {
      continue label; // expect error: not a loop label
    }
    switch (args.length) {
      case 1:
        continue; // expect error: continue outside of loop
    }
    while (true) {
      Runnable r = () -> {
        break; // expect error: break outside switch or loop
      };
    }
  }
}
