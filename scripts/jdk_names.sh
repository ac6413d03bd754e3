#!/bin/sh
# jdk_names.sh: writes lang/jdk_names.def, the names of the JDK 17 that is installed: packages, their public classes,
# and the members of the classes that programs use most. vmc tells by them a name that Braid lacks from a mistake.
set -eu
cd "$(dirname "$0")/.."
command -v javac >/dev/null 2>&1 || { echo "no JDK is installed"; exit 77; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

cat > "$work/Names.java" <<'JAVA'
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
  echo "// The names of JDK 17: packages with their public classes (none: not listed), and of some classes the members."
  echo "// Made by scripts/jdk_names.sh."
  java --add-modules ALL-SYSTEM "$work/Names.java" 2> "$work/errors" || { cat "$work/errors" >&2; exit 1; }
} > "$work/names.def"
mv "$work/names.def" lang/jdk_names.def
