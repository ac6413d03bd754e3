// var and text blocks.
import java.util.*;
import java.util.function.*;

public class VarAndTextBlocks {
    static class Res implements AutoCloseable {
        public void close() {
            System.out.println("closed");
        }
    }

    static void vars() {
        var n = 5;
        var l = 5L;
        var c = 'c';
        var text = "text";
        var list = new ArrayList<String>();
        var array = new int[] {1, 2};
        var map = new HashMap<String, List<Integer>>();
        final var done = true;
        list.add(text);
        map.computeIfAbsent("k", k -> new ArrayList<>()).add(n);
        for (var s : list) System.out.println(s.length() + c);
        for (var i = 0; i < array.length; i++) System.out.println(array[i] + l);
        for (var e : map.entrySet()) System.out.println(e.getKey() + e.getValue());
        try (var r = new Res(); var other = new Res()) {
            System.out.println(r != other);
        }
        BiFunction<Integer, Integer, Integer> add = (var a, var b) -> a + b;
        Function<String, String> same = (final var s) -> s + done;
        System.out.println(add.apply(1, 2) + same.apply("x"));
        var anonymous = new Object() {
            int hidden = 7;

            int twice() {
                return 2 * hidden;
            }
        };
        anonymous.hidden++;
        System.out.println(anonymous.twice());
        var var = "var";
        System.out.println(var);
        var ternary = n > 3 ? 1 : 2.0;
        System.out.println(ternary);
        var raw = (Object) "cast";
        raw = 5;
        System.out.println(raw);
        var wild = pick(Arrays.asList(1, 2));
        System.out.println(wild.intValue());
    }

    static <T extends Number> T pick(List<? extends T> l) {
        return l.get(0);
    }

    static void show(String s) {
        System.out.println("[" + s.replace("\n", "|").replace("\t", "<tab>").replace("\r", "<cr>") + "]");
    }

    static final String CONSTANT = """
        constant""";

    static void blocks() {
        show("""
            hello
              indented
            end
            """);
        show("""
            no newline""");
        show("""
            closing decides
          """);
        show("""
            trailing blanks go   
            but not \s
            these   \040
            """);
        show("""
            one \
            line \
            only""");
        show("""
            quotes " "" \""" ' \\ \t tab \u0041 \101
            """);
        show("""

            blank lines

            """);
        show("""
""");
        show("""
x""" + """
            y
            """.length());
	show("""
	tab
	 tab and blank
	""");
        switch ("constant") {
            case CONSTANT -> System.out.println("a constant");
            default -> System.out.println("no constant");
        }
        System.out.println("""
            <html>
                <p>"quoted"</p>
            </html>\
            """);
        System.out.println("a\sb".length() + '\s');
    }

    public static void main(String[] args) {
        vars();
        blocks();
    }
}

/* expect:
103
6
7
k[5]
true
closed
closed
3xtrue
16
var
1.0
5
1
[hello|  indented|end|]
[no newline]
[  closing decides|]
[trailing blanks go|but not  |these    |]
[one line only]
[quotes " "" """ ' \ <tab> tab A A|]
[|blank lines||]
[]
[x2]
[tab| tab and blank|]
a constant
<html>
    <p>"quoted"</p>
</html>
35
*/
