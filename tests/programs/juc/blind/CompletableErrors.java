// Tour of thenCompose/thenCombine/exceptionally/handle/join/get error handling on
// CompletableFuture (common pool).
//
// tester: clean

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;

/** Tour through the ways to handle a failure in a CompletableFuture. */
public class CompletableErrors {

    static class NotFound extends RuntimeException {
        NotFound(String what) {
            super(what + " not found");
        }
    }

    static String find(String user) {
        if (user.startsWith("x")) throw new NotFound(user);
        return "<" + user + ">";
    }

    static CompletableFuture<Integer> lengthAsync(String s) {
        return CompletableFuture.supplyAsync(s::length);
    }

    public static void main(String[] args) throws InterruptedException {
        // 1. everything fine: compose and combine
        int n = CompletableFuture.supplyAsync(() -> find("anna"))
                .thenCompose(CompletableErrors::lengthAsync)
                .thenCombine(CompletableFuture.supplyAsync(() -> 100), Integer::sum)
                .join();
        System.out.println("1: " + n);

        // 2. exceptionally
        String r = CompletableFuture.supplyAsync(() -> find("xaver"))
                .thenApply(String::toUpperCase)
                .exceptionally(t -> "default (" + t.getClass().getSimpleName() + ": " + t.getCause().getMessage() + ")")
                .join();
        System.out.println("2: " + r);

        // 3. handle sees both outcomes
        for (String u : new String[] {"bob", "xena"}) {
            String h = CompletableFuture.supplyAsync(() -> find(u))
                    .handle((v, t) -> t == null ? "value " + v : "error " + unwrap(t).getMessage())
                    .join();
            System.out.println("3: " + h);
        }

        // 4. join and get wrap the cause differently
        CompletableFuture<String> failed = new CompletableFuture<>();
        failed.completeExceptionally(new IllegalStateException("broken"));
        try {
            failed.join();
        } catch (CompletionException e) {
            System.out.println("4: CompletionException <- " + e.getCause());
        }
        try {
            failed.get();
        } catch (ExecutionException e) {
            System.out.println("4: ExecutionException <- " + e.getCause());
        }

        // 5. the first completion wins
        CompletableFuture<String> once = new CompletableFuture<>();
        System.out.println("5: " + once.complete("first") + " " + once.complete("second") + " " + once.getNow("?"));
    }

    private static Throwable unwrap(Throwable t) {
        return t instanceof CompletionException && t.getCause() != null ? t.getCause() : t;
    }
}

/* expect:
1: 106
2: default (CompletionException: xaver not found)
3: value <bob>
3: error xena not found
4: CompletionException <- java.lang.IllegalStateException: broken
4: ExecutionException <- java.lang.IllegalStateException: broken
5: true false first
*/
