import java.io.*;
import java.util.Scanner;

// Writes a file of lines, then reads it by lines, then a million numbers with a Scanner. Argument: megabytes of lines.
// Prints the milliseconds that reading took.
public class ReadLines {
  static File file;

  static void writeLines(long bytes) throws IOException {
    BufferedWriter out = new BufferedWriter(new FileWriter(file));
    int seed = 1;
    long written = 0;
    while (written < bytes) {
      seed = seed * 1103515245 + 12345;
      int length = 1 + (seed >>> 16) % 100;
      for (int i = 0; i < length; i++) {
        out.write('a' + (i + length) % 26);
      }
      out.newLine();
      written += length + 1;
    }
    out.close();
  }

  static void readLines() throws IOException {
    long start = System.currentTimeMillis();
    int n = 0;
    long length = 0;
    BufferedReader in = new BufferedReader(new FileReader(file));
    String line;
    while ((line = in.readLine()) != null) {
      n++;
      length += line.length();
    }
    in.close();
    System.out.println("lines " + n + ", characters " + length + ", ms " + (System.currentTimeMillis() - start));
  }

  static void numbers() throws IOException {
    PrintWriter out = new PrintWriter(new BufferedWriter(new FileWriter(file)));
    for (int i = 0; i < 1_000_000; i++) {
      out.print(i * 7919 % 1_000_000);
      out.print(i % 10 == 0 ? "\n" : " ");
    }
    out.close();
    long start = System.currentTimeMillis();
    int n = 0;
    long sum = 0;
    Scanner in = new Scanner(file);
    while (in.hasNextInt()) {
      sum += in.nextInt();
      n++;
    }
    in.close();
    System.out.println("numbers " + n + ", sum " + sum + ", ms " + (System.currentTimeMillis() - start));
  }

  public static void main(String[] args) throws IOException {
    file = File.createTempFile("lines", ".txt");
    writeLines(1_000_000L * (args.length == 0 ? 100 : Integer.parseInt(args[0])));
    readLines();
    numbers();
    file.delete();
  }
}
