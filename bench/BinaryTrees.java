/** Allocation and collection: many short-lived trees beside a long-lived one. */
public class BinaryTrees {
    BinaryTrees left;
    BinaryTrees right;

    static BinaryTrees make(int depth) {
        BinaryTrees tree = new BinaryTrees();
        if (depth > 0) {
            tree.left = make(depth - 1);
            tree.right = make(depth - 1);
        }
        return tree;
    }

    int check() {
        if (left == null) return 1;
        return 1 + left.check() + right.check();
    }

    public static void main(String[] args) {
        int maxDepth = 15;
        System.out.println(make(maxDepth + 1).check());
        BinaryTrees longLived = make(maxDepth);
        for (int depth = 4; depth <= maxDepth; depth += 2) {
            int iterations = 1 << (maxDepth - depth + 4);
            int sum = 0;
            for (int i = 0; i < iterations; i++) sum += make(depth).check();
            System.out.println(iterations + " " + depth + " " + sum);
        }
        System.out.println(longLived.check());
    }
}
