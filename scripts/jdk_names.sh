#!/bin/sh
# jdk_names.sh: writes lang/jdk_names.def, the names of the JDK 17 that is installed: packages, their public classes,
# and of the classes that programs use most the members, and the parameters of constructors and overloaded methods. vmc tells by them a name that Braid lacks from a mistake.
set -eu
cd "$(dirname "$0")/.."
command -v javac >/dev/null 2>&1 || { echo "no JDK is installed"; exit 77; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

cat > "$work/Names.java" <<'JAVA'
import java.lang.reflect.Executable;
import java.lang.reflect.Member;
import java.lang.reflect.Modifier;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.*;

public class Names {
    static final Set<String> WITH_MEMBERS = Set.of("java.lang", "java.util", "java.util.function",
            "java.util.concurrent", "java.util.concurrent.atomic", "java.util.concurrent.locks", "java.io");

    public static void main(String[] args) throws Exception {
        TreeMap<String, TreeSet<String>> packages = new TreeMap<>();
        for (Module module : ModuleLayer.boot().modules()) {
            for (String name : module.getPackages()) {
                if (!module.isExported(name) || !(name.startsWith("java.") || name.startsWith("javax."))) continue;
                boolean listed = module.getName().equals("java.base") && name.startsWith("java.");
                packages.put(name, listed ? classes(module, name) : new TreeSet<>());
            }
        }
        for (Map.Entry<String, TreeSet<String>> p : packages.entrySet()) {
            System.out.printf("BRAID_JDK_PACKAGE(\"%s\", \"%s\")%n", p.getKey().replace('.', '/'),
                    String.join(" ", p.getValue()));
        }
        for (String name : new TreeSet<>(WITH_MEMBERS)) {
            for (String c : packages.get(name)) {
                String binary = c.replace('.', '$');
                System.out.printf("BRAID_JDK_CLASS(\"%s/%s\", \"%s\")%n", name.replace('.', '/'), binary,
                        String.join(" ", members(Class.forName(name + "." + binary, false, null))));
            }
        }
        for (String name : new TreeSet<>(WITH_MEMBERS)) {
            for (String c : packages.get(name)) printOverloads(name, c.replace('.', '$'));
        }
    }

    static TreeSet<String> classes(Module module, String name) throws Exception {
        TreeSet<String> found = new TreeSet<>();
        FileSystem runtime = FileSystems.getFileSystem(URI.create("jrt:/"));
        try (var files = Files.list(runtime.getPath("/modules", module.getName(), name.replace('.', '/')))) {
            for (Path file : (Iterable<Path>) files::iterator) {
                String simple = file.getFileName().toString();
                if (!simple.matches("[A-Za-z0-9_]+\\.class")) continue;
                simple = simple.replace(".class", "");
                Class<?> c = Class.forName(name + "." + simple, false, null);
                if (Modifier.isPublic(c.getModifiers())) add(c, simple, found);
            }
        }
        return found;
    }

    static void add(Class<?> c, String name, TreeSet<String> found) {
        found.add(name);
        for (Class<?> nested : c.getDeclaredClasses()) {
            boolean open = (nested.getModifiers() & (Modifier.PUBLIC | Modifier.PROTECTED)) != 0;
            if (open) add(nested, name + "." + nested.getSimpleName(), found);
        }
    }

    static void printOverloads(String packageName, String binary) throws Exception {
        Class<?> c = Class.forName(packageName + "." + binary, false, null);
        TreeMap<String, TreeSet<String>> found = new TreeMap<>();
        List<Executable> all = new ArrayList<>(Arrays.asList(c.getDeclaredConstructors()));
        all.addAll(Arrays.asList(c.getDeclaredMethods()));
        for (Executable e : all) {
            boolean open = (e.getModifiers() & (Modifier.PUBLIC | Modifier.PROTECTED)) != 0;
            String name = e.getDeclaringClass().getName().equals(e.getName()) ? "<init>" : e.getName();
            if (open && !e.isSynthetic()) found.computeIfAbsent(name, n -> new TreeSet<>()).add(parameters(e));
        }
        for (Map.Entry<String, TreeSet<String>> o : found.entrySet()) {
            if (o.getValue().size() == 1 && !o.getKey().equals("<init>")) continue;
            System.out.printf("BRAID_JDK_OVERLOADS(\"%s/%s\", \"%s\", \"%s\")%n", packageName.replace('.', '/'), binary,
                    o.getKey(), String.join(" ", o.getValue()));
        }
    }

    /** As in a descriptor; with "..." behind it if the last one takes any number of arguments. */
    static String parameters(Executable e) {
        StringBuilder text = new StringBuilder("(");
        for (Class<?> p : e.getParameterTypes()) text.append(p.descriptorString());
        return text + (e.isVarArgs() ? ")..." : ")");
    }

    static TreeSet<String> members(Class<?> c) {
        TreeSet<String> found = new TreeSet<>();
        List<Member> all = new ArrayList<>(Arrays.asList(c.getDeclaredMethods()));
        all.addAll(Arrays.asList(c.getDeclaredFields()));
        for (Member m : all) {
            boolean open = (m.getModifiers() & (Modifier.PUBLIC | Modifier.PROTECTED)) != 0;
            if (open && !m.isSynthetic()) found.add(m.getName());
        }
        for (Class<?> nested : c.getDeclaredClasses()) {
            if (Modifier.isPublic(nested.getModifiers())) found.add(nested.getSimpleName());
        }
        return found;
    }
}
JAVA

{
  echo "// The names of JDK 17: packages with their public classes (none: not listed), and of some classes the members, and"
  echo "// the parameters of constructors and of methods that are overloaded."
  echo "// Made by scripts/jdk_names.sh."
  java --add-modules ALL-SYSTEM "$work/Names.java" 2> "$work/errors" || { cat "$work/errors" >&2; exit 1; }
} > "$work/names.def"
mv "$work/names.def" lang/jdk_names.def
