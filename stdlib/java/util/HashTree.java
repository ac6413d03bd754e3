package java.util;

/**
 * Long chains of hash tables: a red-black tree over the nodes of a chain, which stay linked by
 * `next`. The order of a chain shows when a map is walked, and programs have come to rely on it: a
 * new node stands behind its parent in the tree, and the root is always moved to the front.
 */
final class HashTree {
  /** A chain that a split leaves no longer than this loses its tree. */
  private static final int SHORT_CHAIN = 6;

  private HashTree() {}

  /** A node of a chain with a tree. */
  static final class TreeNode<K, V> extends HashMap.Node<K, V> {
    TreeNode<K, V> prev;
    TreeNode<K, V> parent;
    TreeNode<K, V> left;
    TreeNode<K, V> right;
    boolean red;

    TreeNode(int hash, K key, V value, HashMap.Node<K, V> next) {
      super(hash, key, value, next);
    }

    TreeNode<K, V> follower() {
      return (TreeNode<K, V>) next;
    }
  }

  // Making and unmaking.

  /** Replaces a chain of plain nodes by one with a tree. */
  static <K, V> void plant(HashMap.Node<K, V>[] table, int bucket) {
    TreeNode<K, V> head = null;
    TreeNode<K, V> tail = null;
    for (HashMap.Node<K, V> n = table[bucket]; n != null; n = n.next) {
      TreeNode<K, V> made = new TreeNode<K, V>(n.hash, n.key, n.value, null);
      if (tail == null) {
        head = made;
      } else {
        made.prev = tail;
        tail.next = made;
      }
      tail = made;
    }
    table[bucket] = head;
    build(table, bucket, head);
  }

  /** Makes a new tree over a chain. */
  private static <K, V> void build(HashMap.Node<K, V>[] table, int bucket, TreeNode<K, V> head) {
    TreeNode<K, V> root = null;
    for (TreeNode<K, V> n = head; n != null; n = n.follower()) {
      n.left = null;
      n.right = null;
      n.parent = null;
      if (root == null) {
        n.red = false;
        root = n;
      } else {
        root = mendInsertion(hang(root, n), n);
      }
    }
    rootToFront(table, bucket, root);
  }

  /** Plain nodes for a chain with a tree. */
  private static <K, V> HashMap.Node<K, V> fell(HashMap.Node<K, V> chain) {
    HashMap.Node<K, V> head = null;
    HashMap.Node<K, V> tail = null;
    for (HashMap.Node<K, V> n = chain; n != null; n = n.next) {
      HashMap.Node<K, V> made = new HashMap.Node<K, V>(n.hash, n.key, n.value, null);
      if (tail == null) {
        head = made;
      } else {
        tail.next = made;
      }
      tail = made;
    }
    return head;
  }

  /** Hangs a node under its place in the tree; the root, for convenience. */
  private static <K, V> TreeNode<K, V> hang(TreeNode<K, V> root, TreeNode<K, V> n) {
    TreeNode<K, V> parent = null;
    TreeNode<K, V> p = root;
    int c = 0;
    while (p != null) {
      parent = p;
      c = order(n.hash, n.key, p);
      p = c <= 0 ? p.left : p.right;
    }
    n.parent = parent;
    if (c <= 0) {
      parent.left = n;
    } else {
      parent.right = n;
    }
    return root;
  }

  /** By hash, then by compareTo of keys of one class, then by class name, then by identity. */
  @SuppressWarnings("unchecked")
  private static int order(int hash, Object key, TreeNode<?, ?> p) {
    if (hash != p.hash) {
      return hash < p.hash ? -1 : 1;
    }
    Object other = p.key;
    if (key != null && other != null) {
      if (key.getClass() == other.getClass()) {
        int c = key instanceof Comparable ? ((Comparable<Object>) key).compareTo(other) : 0;
        if (c != 0) {
          return c;
        }
      } else {
        int c = key.getClass().getName().compareTo(other.getClass().getName());
        if (c != 0) {
          return c;
        }
      }
    }
    return System.identityHashCode(key) <= System.identityHashCode(other) ? -1 : 1;
  }

  private static <K, V> void rootToFront(
      HashMap.Node<K, V>[] table, int bucket, TreeNode<K, V> root) {
    TreeNode<K, V> first = (TreeNode<K, V>) table[bucket];
    if (root == first) {
      return;
    }
    TreeNode<K, V> after = root.follower();
    if (after != null) {
      after.prev = root.prev;
    }
    if (root.prev != null) {
      root.prev.next = after;
    }
    first.prev = root;
    root.next = first;
    root.prev = null;
    table[bucket] = root;
  }

  private static <K, V> TreeNode<K, V> rootOf(TreeNode<K, V> n) {
    while (n.parent != null) {
      n = n.parent;
    }
    return n;
  }

  // Changes.

  /** Puts in a node whose key is not there. */
  static <K, V> void insert(HashMap.Node<K, V>[] table, int bucket, int hash, K key, V value) {
    TreeNode<K, V> root = rootOf((TreeNode<K, V>) table[bucket]);
    TreeNode<K, V> made = new TreeNode<K, V>(hash, key, value, null);
    hang(root, made);
    TreeNode<K, V> parent = made.parent;
    TreeNode<K, V> after = parent.follower();
    made.next = after;
    made.prev = parent;
    parent.next = made;
    if (after != null) {
      after.prev = made;
    }
    rootToFront(table, bucket, mendInsertion(root, made));
  }

  /** Takes a node out. While somebody walks over the chain, the root stays where it is. */
  static <K, V> void remove(
      HashMap.Node<K, V>[] table, int bucket, TreeNode<K, V> n, boolean movable) {
    TreeNode<K, V> first = (TreeNode<K, V>) table[bucket];
    TreeNode<K, V> root = rootOf(first);
    TreeNode<K, V> after = n.follower();
    if (n.prev == null) {
      table[bucket] = after;
      first = after;
    } else {
      n.prev.next = after;
    }
    if (after != null) {
      after.prev = n.prev;
    }
    if (first == null) {
      return;
    }
    boolean small = root.right == null || root.left == null || root.left.left == null;
    if (movable && small) {
      table[bucket] = fell(first);
      return;
    }
    root = unhang(root, n);
    if (movable) {
      rootToFront(table, bucket, root);
    }
  }

  /** Deals a chain out to its two new buckets. */
  static <K, V> void split(HashMap.Node<K, V>[] table, TreeNode<K, V> chain, int bucket, int bit) {
    TreeNode<K, V> low = null;
    TreeNode<K, V> lowEnd = null;
    TreeNode<K, V> high = null;
    TreeNode<K, V> highEnd = null;
    int lows = 0;
    int highs = 0;
    TreeNode<K, V> n = chain;
    while (n != null) {
      TreeNode<K, V> after = n.follower();
      n.next = null;
      if ((n.hash & bit) == 0) {
        n.prev = lowEnd;
        if (lowEnd == null) {
          low = n;
        } else {
          lowEnd.next = n;
        }
        lowEnd = n;
        lows++;
      } else {
        n.prev = highEnd;
        if (highEnd == null) {
          high = n;
        } else {
          highEnd.next = n;
        }
        highEnd = n;
        highs++;
      }
      n = after;
    }
    settle(table, bucket, low, lows, high != null);
    settle(table, bucket + bit, high, highs, low != null);
  }

  private static <K, V> void settle(
      HashMap.Node<K, V>[] table, int bucket, TreeNode<K, V> head, int length, boolean changed) {
    if (head == null) {
      return;
    }
    if (length <= SHORT_CHAIN) {
      table[bucket] = fell(head);
      return;
    }
    table[bucket] = head;
    if (changed) {
      build(table, bucket, head);
    }
  }

  // The tree.

  private static boolean isRed(TreeNode<?, ?> n) {
    return n != null && n.red;
  }

  /** Hangs a node (or none) where another one hung; the root. */
  private static <K, V> TreeNode<K, V> replace(
      TreeNode<K, V> root, TreeNode<K, V> old, TreeNode<K, V> by) {
    TreeNode<K, V> parent = old.parent;
    if (by != null) {
      by.parent = parent;
    }
    if (parent == null) {
      return by;
    }
    if (parent.left == old) {
      parent.left = by;
    } else {
      parent.right = by;
    }
    return root;
  }

  private static <K, V> TreeNode<K, V> rotateLeft(TreeNode<K, V> root, TreeNode<K, V> n) {
    TreeNode<K, V> up = n.right;
    n.right = up.left;
    if (up.left != null) {
      up.left.parent = n;
    }
    TreeNode<K, V> newRoot = replace(root, n, up);
    up.left = n;
    n.parent = up;
    return newRoot;
  }

  private static <K, V> TreeNode<K, V> rotateRight(TreeNode<K, V> root, TreeNode<K, V> n) {
    TreeNode<K, V> up = n.left;
    n.left = up.right;
    if (up.right != null) {
      up.right.parent = n;
    }
    TreeNode<K, V> newRoot = replace(root, n, up);
    up.right = n;
    n.parent = up;
    return newRoot;
  }

  /** No red node may have a red child. The root. */
  private static <K, V> TreeNode<K, V> mendInsertion(TreeNode<K, V> root, TreeNode<K, V> n) {
    n.red = true;
    while (n != root && n.parent.red) {
      TreeNode<K, V> parent = n.parent;
      TreeNode<K, V> grand = parent.parent;
      boolean onLeft = parent == grand.left;
      TreeNode<K, V> uncle = onLeft ? grand.right : grand.left;
      if (isRed(uncle)) {
        parent.red = false;
        uncle.red = false;
        grand.red = true;
        n = grand;
        continue;
      }
      boolean inside = n == (onLeft ? parent.right : parent.left);
      if (inside) {
        root = onLeft ? rotateLeft(root, parent) : rotateRight(root, parent);
        parent = n;
      }
      parent.red = false;
      grand.red = true;
      root = onLeft ? rotateRight(root, grand) : rotateLeft(root, grand);
      break;
    }
    root.red = false;
    return root;
  }

  /**
   * Takes a node out of the tree; one with two children changes places with its successor first.
   */
  private static <K, V> TreeNode<K, V> unhang(TreeNode<K, V> root, TreeNode<K, V> n) {
    if (n.left != null && n.right != null) {
      root = swapWithSuccessor(root, n);
    }
    TreeNode<K, V> child = n.left != null ? n.left : n.right;
    TreeNode<K, V> parent = n.parent;
    root = replace(root, n, child);
    if (n.red) {
      return root;
    }
    if (isRed(child)) {
      child.red = false;
      return root;
    }
    return mendRemoval(root, child, parent);
  }

  private static <K, V> TreeNode<K, V> swapWithSuccessor(TreeNode<K, V> root, TreeNode<K, V> n) {
    TreeNode<K, V> s = n.right;
    while (s.left != null) {
      s = s.left;
    }
    boolean red = s.red;
    s.red = n.red;
    n.red = red;
    TreeNode<K, V> child = s.right;
    TreeNode<K, V> parent = s.parent;
    root = replace(root, n, s);
    s.left = n.left;
    s.left.parent = s;
    if (parent == n) {
      s.right = n;
      n.parent = s;
    } else {
      s.right = n.right;
      s.right.parent = s;
      parent.left = n;
      n.parent = parent;
    }
    n.left = null;
    n.right = child;
    if (child != null) {
      child.parent = n;
    }
    return root;
  }

  /** The way through n (perhaps no node), a child of parent, has a black node too few. The root. */
  private static <K, V> TreeNode<K, V> mendRemoval(
      TreeNode<K, V> root, TreeNode<K, V> n, TreeNode<K, V> parent) {
    while (parent != null && !isRed(n)) {
      boolean onLeft = parent.left == n;
      TreeNode<K, V> sibling = onLeft ? parent.right : parent.left;
      if (sibling.red) {
        sibling.red = false;
        parent.red = true;
        root = onLeft ? rotateLeft(root, parent) : rotateRight(root, parent);
        sibling = onLeft ? parent.right : parent.left;
      }
      TreeNode<K, V> near = onLeft ? sibling.left : sibling.right;
      TreeNode<K, V> far = onLeft ? sibling.right : sibling.left;
      if (!isRed(near) && !isRed(far)) {
        sibling.red = true;
        n = parent;
        parent = n.parent;
        continue;
      }
      if (!isRed(far)) {
        near.red = false;
        sibling.red = true;
        root = onLeft ? rotateRight(root, sibling) : rotateLeft(root, sibling);
        far = sibling;
        sibling = near;
      }
      sibling.red = parent.red;
      parent.red = false;
      far.red = false;
      return onLeft ? rotateLeft(root, parent) : rotateRight(root, parent);
    }
    if (n != null) {
      n.red = false;
    }
    return root;
  }
}
