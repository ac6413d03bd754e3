/** Strings: build texts of numbers, look at their characters, compare and cut them. */
public class StringBuilding {
    static String build(int count) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < count; i++) {
            text.append(i);
            text.append(' ');
        }
        return text.toString();
    }

    public static void main(String[] args) {
        long hash = 0;
        int spaces = 0;
        int equal = 0;
        String last = "";
        for (int round = 0; round < 100; round++) {
            String text = build(5000 + round % 2);
            for (int i = 0; i < text.length(); i++) {
                int c = text.charAt(i);
                if (c == ' ') spaces++;
                hash = (hash * 31 + c) % 1000003;
            }
            if (text.substring(0, 20000).equals(last)) equal++;
            last = text.substring(0, 20000);
        }
        System.out.println(hash + " " + spaces + " " + equal);
    }
}
