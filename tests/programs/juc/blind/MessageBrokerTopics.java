// containsKey/put of a subscriber list on a ConcurrentHashMap; two first subscribers can
// overwrite each other's list and one is lost.
//
// finds: uncaught exception

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.function.Consumer;

public class MessageBrokerTopics {

    static class Broker<M> {
        private final Map<String, List<Consumer<? super M>>> topics = new ConcurrentHashMap<>();

        public void subscribe(String topic, Consumer<? super M> subscriber) {
            if (!topics.containsKey(topic)) {
                topics.put(topic, new CopyOnWriteArrayList<>());
            }
            topics.get(topic).add(subscriber);
        }

        public int publish(String topic, M message) {
            List<Consumer<? super M>> subscribers = topics.getOrDefault(topic, List.of());
            subscribers.forEach(s -> s.accept(message));
            return subscribers.size();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Broker<String> broker = new Broker<>();
        CountDownLatch subscribed = new CountDownLatch(2);
        List<String> inbox = new CopyOnWriteArrayList<>();

        for (String name : List.of("mail", "audit")) {
            new Thread(() -> {
                broker.subscribe("orders", m -> inbox.add(name + " got " + m));
                subscribed.countDown();
            }, name).start();
        }
        subscribed.await();

        int reached = broker.publish("orders", "order-1");
        if (reached != 2 || inbox.size() != 2) {
            throw new AssertionError("expected 2 subscribers, reached " + reached);
        }
        System.out.println("reached " + reached);
    }
}
