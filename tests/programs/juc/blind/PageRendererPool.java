// Two page tasks on a two-thread pool each wait for an image task submitted to the same pool;
// hangs when both workers hold page tasks.
//
// finds: deadlock

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Renders pages; the images of a page are "downloaded" in the background. */
public class PageRendererPool {

    private final ExecutorService exec = Executors.newFixedThreadPool(2);

    class LoadImage implements Callable<String> {
        private final String url;

        LoadImage(String url) { this.url = url; }

        @Override
        public String call() {
            return "<img " + url + ">";
        }
    }

    class RenderPage implements Callable<String> {
        private final String title;

        RenderPage(String title) { this.title = title; }

        @Override
        public String call() throws Exception {
            Future<String> logo = exec.submit(new LoadImage(title.toLowerCase() + ".png"));
            String body = "<h1>" + title + "</h1>";
            return logo.get() + body;
        }
    }

    List<String> renderAll(String... titles) throws InterruptedException, ExecutionException {
        List<Future<String>> pages = new ArrayList<>();
        for (String t : titles) pages.add(exec.submit(new RenderPage(t)));
        List<String> html = new ArrayList<>();
        for (Future<String> p : pages) html.add(p.get());
        return html;
    }

    public static void main(String[] args) throws Exception {
        PageRendererPool renderer = new PageRendererPool();
        try {
            for (String page : renderer.renderAll("Home", "About")) {
                System.out.println(page);
            }
        } finally {
            renderer.exec.shutdown();
        }
    }
}
