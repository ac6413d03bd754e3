// Two page tasks in a fixed pool of 2 wait for header and footer tasks submitted to the same
// pool; if both pages occupy both threads before either's sub-tasks have been run, nothing
// proceeds (main sleeps 60 ms between pages, which usually hides it).
//
// finds: deadlock

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.*;

/** A web page renderer: header and footer are rendered by helper tasks in the same pool. */
public class NestedSubmitStarvation {

    static final ExecutorService exec = Executors.newFixedThreadPool(2);

    static class RenderPageTask implements Callable<String> {
        private final String title;

        RenderPageTask(String title) {
            this.title = title;
        }

        @Override
        public String call() throws Exception {
            Future<String> header = exec.submit(() -> "<h1>" + title + "</h1>");
            Future<String> footer = exec.submit(() -> "<hr/>");
            String body = "<p>" + title.length() + " letters</p>";
            return header.get() + body + footer.get();
        }
    }

    public static void main(String[] args) throws InterruptedException, ExecutionException {
        List<Future<String>> pages = new ArrayList<>();
        for (String title : new String[] {"Home", "About"}) {
            pages.add(exec.submit(new RenderPageTask(title)));
            Thread.sleep(60);    // requests come in one after the other
        }
        for (Future<String> page : pages) System.out.println(page.get());
        exec.shutdown();
    }
}
