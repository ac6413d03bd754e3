// Long sequences of pseudo-random operations on the collections: results, exceptions, iteration
// orders, fail-fast behaviour. Only digests are compared; run it with an argument to see the lines.
// engines: not stress, quantum1, tester (long)
public class Main {
  public static void main(String[] args) {
    Trace.verbose = args.length > 0;
    Lists.run();
    Queues.run();
    Maps.run();
    Trees.run();
  }
}

/* expect:
ArrayList 1163 7a808854
LinkedList 950 ed74d600
Vector 961 eba2eaa5
asList 319 e99d335d
synchronizedList 318 60ac2ab3
fixed lists 530 89bdb1cd
ArrayDeque 1170 607237ff
LinkedList as Deque 584 c4af1319
PriorityQueue 902 940b3e69
HashMap 0 1173 6398fd47
HashMap 1 1186 6f0c5993
HashMap 2 1175 7517dc80
HashMap 3 1184 a0187fab
HashMap 4 1176 7e55285a
HashMap 5 1179 3fb95175
HashMap 6 1179 e89ab56a
HashMap 7 1188 a63a724e
LinkedHashMap 4743 8daa3e9f
TreeMap 2414 33fa5bde
views 344 df1363c9
ranges 2593 5447ffe1
*/
