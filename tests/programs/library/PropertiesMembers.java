import java.io.*;
import java.util.*;

// Every member of Properties: defaults, names, the text form, and what it does as a map.
public class PropertiesMembers {
  interface Action {
    Object run() throws Exception;
  }

  static void show(String what, Action action) {
    String result;
    try {
      result = String.valueOf(action.run());
    } catch (Throwable thrown) {
      String message = String.valueOf(thrown.getMessage());
      result = "! " + (message.contains("because ") ? thrown.getClass().getName() : thrown);
    }
    System.out.println(what + " = " + result);
  }

  static class Open extends Properties {
    Open(Properties defaults) {
      super(defaults);
    }

    Properties inner() {
      return defaults;
    }
  }

  static Properties loaded(String text) throws IOException {
    Properties p = new Properties();
    p.load(new StringReader(text));
    return p;
  }

  static void names() {
    Properties base = new Properties();
    base.setProperty("host", "localhost");
    base.setProperty("port", "80");
    Open p = new Open(base);
    show("set", () -> p.setProperty("port", "8080") + " " + p.setProperty("port", "8081"));
    show("get", () -> p.getProperty("port") + " " + p.getProperty("host") + " " + p.getProperty("user")
        + " " + p.getProperty("user", "me") + " " + p.get("host"));
    show("names", () -> new TreeSet<>(p.stringPropertyNames()) + " " + (p.inner() == base));
    show("names add", () -> p.stringPropertyNames().add("x"));
    p.put("number", 5);
    show("no string", () -> p.getProperty("number") + " " + p.getProperty("number", "5") + " " + p.get("number")
        + " " + p.stringPropertyNames().contains("number"));
    show("propertyNames", () -> {
      Set<Object> all = new TreeSet<>();
      for (Enumeration<?> e = p.propertyNames(); e.hasMoreElements();) {
        all.add(e.nextElement());
      }
      return all;
    });
    show("null", () -> p.setProperty(null, "a"));
    show("null", () -> p.setProperty("a", null));
    show("null", () -> p.getProperty(null));
    show("list", () -> {
      StringWriter w = new StringWriter();
      p.list(new PrintWriter(w, true));
      return w;
    });
    p.remove("number");
    p.setProperty("long", "0123456789012345678901234567890123456789 and more");
    show("list", () -> {
      StringWriter w = new StringWriter();
      PrintWriter out = new PrintWriter(w);
      p.list(out);
      out.flush();
      return w;
    });
    p.list(System.out);
  }

  static void text() {
    show("load", () -> new TreeMap<>(loaded("# comment\n! another\n\n  a = 1\nb:2\nc 3\nd\n e==x\nf\\ g = h\\ni\\\n    j\r\n"
        + "k : \\u0041\\tB\nlast=  end  \nm\\\n  n=o\nempty=\n\\#x=\\=\\:\n")));
    show("malformed", () -> loaded("a=\\u12g4"));
    show("ends in a backslash", () -> loaded("a=b\\"));
    show("stream", () -> {
      Properties p = new Properties();
      p.load(new ByteArrayInputStream("x=\u00e9\ny=z".getBytes("ISO-8859-1")));
      return p.getProperty("x").length() + " " + (int) p.getProperty("x").charAt(0) + " " + p.getProperty("y");
    });
    show("null", () -> {
      new Properties().load((Reader) null);
      return null;
    });
    show("store", () -> {
      Properties p = new Properties();
      p.setProperty("a b", " c d");
      StringWriter w = new StringWriter();
      p.store(w, "first\nsecond");
      String[] lines = w.toString().split("\n");
      return lines[0] + "|" + lines[1] + "|" + lines[2].startsWith("#") + "|" + lines[3];
    });
    show("store", () -> {
      Properties p = new Properties();
      p.setProperty("k\u00e9=", "#\t\u20ac\\");
      ByteArrayOutputStream to = new ByteArrayOutputStream();
      p.store(to, null);
      String[] lines = to.toString().split("\n");
      return lines.length + "|" + lines[1] + "|" + loaded(to.toString()).equals(p);
    });
  }

  static void asMap() {
    Properties p = new Properties(20);
    show("empty", () -> p + " " + p.size() + " " + p.isEmpty());
    for (String word : "one two three four five six seven".split(" ")) {
      p.put(word, word.toUpperCase());
    }
    show("order", () -> p.toString());
    show("views", () -> p.keySet() + " " + p.values() + " " + p.entrySet());
    show("enumerations", () -> Collections.list(p.keys()) + " " + Collections.list(p.elements()));
    show("contains", () -> p.contains("ONE") + " " + p.containsValue("one") + " " + p.containsKey("one"));
    show("getOrDefault", () -> p.getOrDefault("one", "x") + " " + p.getOrDefault("ten", "x"));
    show("remove", () -> p.remove("one") + " " + p.remove("two", "two") + " " + p.remove("two", "TWO"));
    show("replace", () -> p.replace("three", "3") + " " + p.replace("four", "4", "5") + " " + p.replace("four", "FOUR", "4"));
    show("putIfAbsent", () -> p.putIfAbsent("five", "5") + " " + p.putIfAbsent("eight", "8"));
    show("compute", () -> p.computeIfAbsent("nine", k -> "9") + " " + p.computeIfPresent("nine", (k, v) -> v + "9")
        + " " + p.compute("ten", (k, v) -> k + "" + v) + " " + p.merge("ten", "+", (a, b) -> a + "" + b));
    show("replaceAll", () -> {
      p.replaceAll((k, v) -> v + ".");
      return p;
    });
    show("forEach", () -> {
      StringBuilder s = new StringBuilder();
      p.forEach((k, v) -> s.append(k).append(v));
      return s;
    });
    show("putAll", () -> {
      p.putAll(Map.of("q", "r"));
      return p.size();
    });
    show("clone", () -> p.clone().equals(p) + " " + (p.hashCode() == p.clone().hashCode()) + " " + p.hashCode());
    show("clear", () -> {
      p.clear();
      return p;
    });
  }

  public static void main(String[] args) {
    names();
    text();
    asMap();
  }
}

/* expect:
set = null 8080
get = 8081 localhost null me null
names = [host, port] true
names add = ! java.lang.UnsupportedOperationException
no string = null 5 5 false
propertyNames = [host, number, port]
null = ! java.lang.NullPointerException
null = ! java.lang.NullPointerException
null = ! java.lang.NullPointerException
list = ! java.lang.ClassCastException: class java.lang.Integer cannot be cast to class java.lang.String (java.lang.Integer and java.lang.String are in module java.base of loader 'bootstrap')
list = -- listing properties --
port=8081
host=localhost
long=0123456789012345678901234567890123456...

-- listing properties --
port=8081
host=localhost
long=0123456789012345678901234567890123456...
load = {#x==:, a=1, b=2, c=3, d=, e==x, empty=, f g=h
ij, k=A\x{9}B, last=end  , mn=o}
malformed = ! java.lang.IllegalArgumentException: Malformed \x{5c}uxxxx encoding.
ends in a backslash = {a=b}
stream = 1 233 z
null = ! java.lang.NullPointerException: reader parameter is null
store = #first|#second|true|a\ b=\ c d
store = 2|k\x{5c}u00E9\==\#\t\x{5c}u20AC\\|true
empty = {} 0 true
order = {six=SIX, one=ONE, seven=SEVEN, two=TWO, three=THREE, four=FOUR, five=FIVE}
views = [six, one, seven, two, three, four, five] [SIX, ONE, SEVEN, TWO, THREE, FOUR, FIVE] [six=SIX, one=ONE, seven=SEVEN, two=TWO, three=THREE, four=FOUR, five=FIVE]
enumerations = [six, one, seven, two, three, four, five] [SIX, ONE, SEVEN, TWO, THREE, FOUR, FIVE]
contains = true false true
getOrDefault = ONE x
remove = ONE false true
replace = THREE false true
putIfAbsent = FIVE null
compute = 9 99 tennull tennull+
replaceAll = {nine=99., six=SIX., seven=SEVEN., three=3., eight=8., four=4., ten=tennull+., five=FIVE.}
forEach = nine99.sixSIX.sevenSEVEN.three3.eight8.four4.tentennull+.fiveFIVE.
putAll = 9
clone = true true 1340356923
clear = {}
*/
