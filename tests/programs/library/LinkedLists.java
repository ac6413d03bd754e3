// LinkedList as list, queue and stack.
import java.util.Arrays;
import java.util.Iterator;
import java.util.LinkedList;
import java.util.List;
import java.util.Queue;

public class LinkedLists {
  public static void main(String[] args) {
    LinkedList<Integer> l = new LinkedList<>();
    l.add(2);
    l.addFirst(1);
    l.addLast(3);
    l.add(1, 9);
    l.push(0);
    System.out.println(l + " " + l.size() + " " + l.getFirst() + l.getLast() + " " + l.get(2) + " " + l.peek() + l.peekFirst() + l.peekLast());
    System.out.println(l.pop() + " " + l.poll() + " " + l.pollLast() + " " + l.removeFirst() + " " + l);
    System.out.println(l.removeLast() + " " + l.poll() + " " + l.peek() + " " + l.pollFirst() + " " + l.isEmpty());
    l.addAll(Arrays.asList(5, 6, 7, 6, 5));
    System.out.println(l.indexOf(6) + " " + l.lastIndexOf(6) + " " + l.contains(7) + " " + l.remove(Integer.valueOf(6)) + " " + l.remove(0) + " " + l.set(1, 77) + l);
    Queue<String> q = new LinkedList<>();
    System.out.println(q.offer("a") + " " + q.add("b") + " " + q.peek() + " " + q.element() + " " + q.poll() + q.remove() + " " + q.poll());
    Iterator<Integer> it = l.iterator();
    while (it.hasNext()) if (it.next() > 6) it.remove();
    System.out.println(l);
    List<Integer> big = new LinkedList<>();
    for (int i = 0; i < 500; i++) big.add(i / 2, i);
    System.out.println(big.get(0) + " " + big.get(250) + " " + big.get(499) + " " + big.size());
    System.out.println(l.equals(Arrays.asList(6, 5)) + " " + l.equals(new LinkedList<>(l)) + " " + l.hashCode());
    LinkedList<String> nulls = new LinkedList<>();
    nulls.add(null);
    nulls.add("x");
    nulls.addFirst(null);
    System.out.println(nulls + " " + nulls.indexOf(null) + nulls.remove(null) + nulls);
    int sum = 0;
    for (int v : big) sum = sum * 31 + v;
    System.out.println(sum);
    // Josephus by rotating a queue.
    LinkedList<Integer> ring = new LinkedList<>();
    for (int i = 1; i <= 41; i++) ring.add(i);
    while (ring.size() > 1) {
      ring.addLast(ring.removeFirst());
      ring.addLast(ring.removeFirst());
      ring.removeFirst();
    }
    System.out.println(ring);
    l.clear();
    System.out.println(l + "" + l.size());
  }
}

/* expect:
[0, 1, 9, 2, 3] 5 03 9 003
0 1 3 9 [2]
2 null null null true
1 3 true true 5 6[7, 77, 5]
true true a a ab null
[5]
1 498 0 500
false true 36
[null, null, x] 0true[null, x]
459776096
[31]
[]0
*/
