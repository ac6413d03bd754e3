import java.util.*;

/** Lists of all kinds. */
class Lists extends Trace {
  @SuppressWarnings("unchecked")
  static void lists(List<Integer> l0, int steps) {
    List<Integer> cur = l0;
    List<Integer> sub = null;
    for (int i = 0; i < steps; i++) {
      List<Integer> l = sub != null && rnd(3) == 0 ? sub : l0;
      int n;
      try {
        n = l.size();
      } catch (RuntimeException e) {
        op("cm", () -> l.size());
        sub = null;
        continue;
      }
      int ix = rnd(n + 3) - 1;
      int iy = rnd(n + 3) - 1;
      Integer v = val();
      switch (rnd(42)) {
        case 0:
        case 1:
        case 2:
        case 3:
          op("add", () -> l.add(v));
          break;
        case 4:
        case 5:
          op("addAt " + ix, () -> {
            l.add(ix, v);
            return null;
          });
          break;
        case 6:
          op("get " + ix, () -> l.get(ix));
          break;
        case 7:
          op("set " + ix, () -> l.set(ix, v));
          break;
        case 8:
          op("removeAt " + ix, () -> l.remove(ix));
          break;
        case 9:
          op("remove", () -> l.remove((Object) v));
          break;
        case 10:
          op("indexOf", () -> l.indexOf(v) + " " + l.lastIndexOf(v) + " " + l.contains(v));
          break;
        case 11:
          op("addAll", () -> l.addAll(Arrays.asList(v, 3, v)));
          break;
        case 12:
          op("addAllAt " + ix, () -> l.addAll(ix, Arrays.asList(v, 4)));
          break;
        case 13:
          if (rnd(8) == 0)
            op("clear", () -> {
              l.clear();
              return null;
            });
          break;
        case 14:
          op("removeIf", () -> l.removeIf(x -> x != null && x.equals(v)));
          break;
        case 15:
          op("replaceAll", () -> {
            l.replaceAll(x -> x == null ? 1 : x + 1 > 11 ? null : x + 1);
            return l.toString();
          });
          break;
        case 16:
          op("sort", () -> {
            l.sort(Comparator.nullsFirst(Comparator.naturalOrder()));
            return l.toString();
          });
          break;
        case 17:
          op("sortnull", () -> {
            l.sort(null);
            return l.toString();
          });
          break;
        case 18:
          walk("iter", l.iterator(), rnd(5));
          break;
        case 19:
          op("listIter", () -> {
            ListIterator<Integer> it = l.listIterator(ix);
            StringBuilder sb = new StringBuilder();
            for (int k = 0; k < 8; k++) {
              int w = rnd(7);
              if (w == 0 && it.hasNext())
                sb.append(it.next());
              else if (w == 1 && it.hasPrevious())
                sb.append(it.previous());
              else if (w == 2) {
                try {
                  it.remove();
                } catch (IllegalStateException e) {
                  sb.append("ISE");
                }
              } else if (w == 3) {
                try {
                  it.set(9);
                } catch (IllegalStateException e) {
                  sb.append("ISE");
                }
              } else if (w == 4)
                it.add(7);
              else if (w == 5)
                sb.append(it.next());
              else
                sb.append(it.nextIndex()).append(it.previousIndex());
              sb.append(',');
            }
            return sb + "" + l;
          });
          break;
        case 20:
          op("toArray", () -> l.toArray(new Integer[rnd(6)]));
          break;
        case 21:
          op("toArray2", () -> l.toArray());
          break;
        case 22:
          if (sub == null || rnd(4) == 0) {
            try {
              sub = l.subList(ix, iy);
              op("sub", () -> ix + " " + iy);
            } catch (RuntimeException e) {
              op("sub", () -> l.subList(ix, iy));
            }
          }
          break;
        case 23:
          op("cmodadd", () -> {
            StringBuilder sb = new StringBuilder();
            try {
              for (Integer x : l) {
                sb.append(x);
                if (x != null && x == 5) l.add(1);
              }
            } catch (RuntimeException e) {
              sb.append(e.getClass());
            }
            return sb;
          });
          break;
        case 24:
          op("cmodrem", () -> {
            StringBuilder sb = new StringBuilder();
            try {
              for (Integer x : l) {
                sb.append(x);
                if (x != null && x == 6) l.remove((Object) x);
              }
            } catch (RuntimeException e) {
              sb.append(e.getClass());
            }
            return sb;
          });
          break;
        case 25:
          op("hash",
              ()
                  -> l.hashCode() + " " + l.equals(Arrays.asList(1, 2)) + l.equals(new ArrayList<Integer>(l))
                  + new LinkedList<Integer>(l).equals(l));
          break;
        case 26:
          op("retainAll", () -> l.retainAll(Arrays.asList(0, 1, 2, 3, 4, 5, 6, 7, 8, v)));
          break;
        case 27:
          op("removeAll", () -> l.removeAll(Arrays.asList(v)));
          break;
        case 28:
          op("containsAll", () -> l.containsAll(Arrays.asList(v, 1)));
          break;
        case 29:
          op("forEach", () -> {
            StringBuilder sb = new StringBuilder();
            l.forEach(x -> sb.append(x).append(' '));
            return sb;
          });
          break;
        case 30:
          op("foreachmod", () -> {
            StringBuilder sb = new StringBuilder();
            try {
              l.forEach(x -> {
                sb.append(x).append(' ');
                if (x != null && x == 4) l.add(2);
              });
            } catch (RuntimeException e) {
              sb.append(e.getClass());
            }
            return sb;
          });
          break;
        case 31:
          op("coll", () -> {
            Collections.reverse(l);
            String a = l.toString();
            Collections.swap(l, 0, l.size() - 1);
            return a + l;
          });
          break;
        case 32:
          op("shuffle", () -> {
            Collections.shuffle(l, new Random(rnd(100)));
            return l.toString();
          });
          break;
        case 33:
          op("rotate", () -> {
            Collections.rotate(l, ix * 3 - 4);
            return l.toString();
          });
          break;
        case 34:
          op("minmax", () -> Collections.min(l) + " " + Collections.max(l, Collections.reverseOrder()));
          break;
        case 35:
          op("freq",
              ()
                  -> Collections.frequency(l, v) + " " + Collections.indexOfSubList(l, Arrays.asList(v))
                  + Collections.lastIndexOfSubList(l, Arrays.asList(v)));
          break;
        case 36:
          op("bs", () -> Collections.binarySearch(l, 5));
          break;
        case 37:
          op("collrep", () -> Collections.replaceAll(l, v, 3));
          break;
        case 38:
          op("addself", () -> l.size() < 30 ? l.addAll(l) : false);
          break;
        case 39:
          op("unmod", () -> {
            List<Integer> u = Collections.unmodifiableList(l);
            return u + "" + u.equals(l) + u.hashCode() + u.subList(0, u.size() / 2);
          });
          op("unmodadd", () -> Collections.unmodifiableList(l).add(1));
          break;
        case 40:
          op("fill", () -> {
            Collections.fill(l, 2);
            return l;
          });
          break;
        case 41:
          op("sublist clear", () -> {
            l.subList(ix, iy).clear();
            return l.toString();
          });
          break;
      }
      if (i % 16 == 0) {
        line(l0);
      }
      if (l0.size() > 60) l0.clear();
    }
  }

  static void run() {
    lists(new ArrayList<>(), 900);
    lists(new ArrayList<>(), 200);
    section("ArrayList");
    lists(new LinkedList<>(), 900);
    section("LinkedList");
    lists(new Vector<>(), 700);
    lists(new Stack<>(), 200);
    section("Vector");
    lists(Arrays.asList(1, 2, 3, 4, 5, 6), 300);
    section("asList");
    lists(Collections.synchronizedList(new ArrayList<>()), 300);
    section("synchronizedList");
    lists(List.of(1, 2, 3, 4), 150);
    lists(Collections.unmodifiableList(new ArrayList<>(Arrays.asList(1, 2, 3))), 150);
    lists(Collections.nCopies(4, 2), 100);
    lists(Collections.emptyList(), 100);
    section("fixed lists");
  }
}
