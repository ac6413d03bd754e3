// Classes and members that a JDK has and Braid lacks are named as such, unused imports are no error, and what
// no JDK has is not found.
// java: no (a JDK has most of these)
import static javax.swing.SwingUtilities.invokeLater;

import java.io.File;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.CountedCompleter;
import java.util.logging.*;
import javax.swing.JFrame;

public class MissingLibrary extends Thread {
  static CountedCompleter pool; // expect error: Braid does not support java.util.concurrent.CountedCompleter yet

  java.util.concurrent.LinkedTransferQueue<String> map; // expect error: Braid does not support java.util.concurrent.LinkedTransferQueue yet

  void ends() {
    stop(); // expect error: Braid does not support java.lang.Thread.stop yet
    super.suspend(); // expect error: Braid does not support java.lang.Thread.suspend yet
  }

  public static void main(String[] args) {
    Flow.defaultBufferSize(); // expect error: Braid does not support java.util.concurrent.Flow yet
    new SubmissionPublisher<String>(); // expect error: Braid does not support java.util.concurrent.SubmissionPublisher yet
    java.util.concurrent.Flow.defaultBufferSize(); // expect error: Braid does not support java.util.concurrent.Flow yet
    Process p = null; // expect error: Braid does not support java.lang.Process yet
    "abc".describeConstable(); // expect error: Braid does not support java.lang.String.describeConstable yet
    List<String> list = new ArrayList<>();
    list.getClass().getMethods(); // expect error: Braid does not support java.lang.Class.getMethods yet
    System.console(); // expect error: Braid does not support java.lang.System.console yet
    System.getenv(); // expect error: Braid does not support java.lang.System.getenv() yet
    Object flag = java.util.regex.Pattern.CANON_EQ; // expect error: CANON_EQ
    "abc".foo(); // expect error: cannot find symbol: method foo() in class String
    invokeLater(null); // expect error: cannot find symbol
    new Nothing(); // expect error: cannot find symbol: class Nothing
    Nowhere.go(); // expect error: cannot find symbol: variable Nowhere
  }
}
