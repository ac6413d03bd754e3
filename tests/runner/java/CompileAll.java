import java.io.BufferedReader;
import java.io.File;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * Compiles many programs in one Java machine, which is ten times faster than one javac each.
 * Standard input has a line per program: index, folder for the classes, source files, by tabs.
 * Answers `index ok` or one `index error file line message` per error, by tabs.
 * The argument is a folder with sources that every program may import.
 */
public class CompileAll {
    public static void main(String[] args) throws Exception {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        BufferedReader requests = new BufferedReader(new InputStreamReader(System.in, "UTF-8"));
        for (String line = requests.readLine(); line != null; line = requests.readLine()) {
            String[] fields = line.split("\t");
            List<File> sources = new ArrayList<>();
            for (int i = 2; i < fields.length; i++) sources.add(new File(fields[i]));
            compile(compiler, fields[0], fields[1], sources, args[0]);
        }
    }

    static void compile(JavaCompiler compiler, String index, String classes, List<File> sources,
            String stubs) throws Exception {
        DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
        StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null);
        List<String> options = List.of("-g", "-nowarn", "-encoding", "UTF-8", "-proc:none",
                "-d", classes, "-sourcepath", stubs);
        boolean ok = compiler.getTask(null, files, found, options, null,
                files.getJavaFileObjectsFromFiles(sources)).call();
        files.close();
        if (ok) {
            System.out.println(index + "\tok");
            return;
        }
        for (Diagnostic<? extends JavaFileObject> d : found.getDiagnostics()) {
            if (d.getKind() != Diagnostic.Kind.ERROR) continue;
            String file = d.getSource() == null ? "?" : new File(d.getSource().getName()).getName();
            String message = d.getMessage(Locale.ENGLISH).replaceAll("\\s+", " ");
            System.out.println(
                    index + "\terror\t" + file + "\t" + d.getLineNumber() + "\t" + message);
        }
    }
}
