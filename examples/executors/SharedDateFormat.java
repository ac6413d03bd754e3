// One SimpleDateFormat for two tasks: it keeps the date that it is reading, so each may get the other one's.
//
// finds: data race inside the SimpleDateFormat SharedDateFormat.FORMAT

import java.text.SimpleDateFormat;
import java.util.Date;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class SharedDateFormat {
  static final SimpleDateFormat FORMAT = new SimpleDateFormat("yyyy-MM-dd");
  public static void main(String[] args) throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(2);
    Future<Date> a = pool.submit(() -> FORMAT.parse("2020-01-01"));
    Future<Date> b = pool.submit(() -> FORMAT.parse("2021-06-30"));
    System.out.println(a.get() + " " + b.get());
    pool.shutdown();
  }
}
