// Client puts the request on the wire before registering its pending future; a quick server
// finds none, drops the reply, and join() never returns.
//
// finds: deadlock

import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicLong;

/** Request/reply over two queues, correlated by an id. */
public class RequestReplyFutures {

    record Request(long id, int payload) { }

    static class Client {
        private final AtomicLong ids = new AtomicLong();
        private final Map<Long, CompletableFuture<Integer>> pending = new ConcurrentHashMap<>();
        private final BlockingQueue<Request> wire;

        Client(BlockingQueue<Request> wire) {
            this.wire = wire;
        }

        CompletableFuture<Integer> send(int payload) {
            long id = ids.incrementAndGet();
            CompletableFuture<Integer> reply = new CompletableFuture<>();
            wire.add(new Request(id, payload));
            pending.put(id, reply);
            return reply;
        }

        void onReply(long id, int value) {
            CompletableFuture<Integer> f = pending.remove(id);
            if (f != null) {
                f.complete(value);
            }
        }
    }

    public static void main(String[] args) {
        BlockingQueue<Request> wire = new LinkedBlockingQueue<>();
        Client client = new Client(wire);

        Thread server = new Thread(() -> {
            try {
                while (true) {
                    Request r = wire.take();
                    client.onReply(r.id(), r.payload() * r.payload());
                }
            } catch (InterruptedException e) {
                // told to stop
            }
        }, "server");
        server.start();

        CompletableFuture<Integer> a = client.send(3);
        CompletableFuture<Integer> b = client.send(4);
        int c2 = a.thenCombine(b, Integer::sum).join();
        System.out.println("c^2 = " + c2);
        server.interrupt();
    }
}
