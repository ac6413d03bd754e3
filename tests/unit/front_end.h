// A small front end for unit tests: a library of a few classes, and sources entered on top of it.
#pragma once

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "lang/checks.h"
#include "lang/context.h"
#include "lang/enter.h"
#include "lang/parser.h"

namespace braid::lang {

inline constexpr const char* kTinyLibrary[][2] = {
    {"java/lang/Object.java",
     "package java.lang; public class Object { public Object() {} public boolean equals(Object o) "
     "{ "
     "return this == o; } public String toString() { return null; } public int hashCode() { return "
     "0; } "
     "protected Object clone() throws CloneNotSupportedException { return null; } }"},
    {"java/lang/String.java",
     "package java.lang; public final class String implements java.io.Serializable, "
     "Comparable<String>, CharSequence { public int compareTo(String o) { return 0; } }"},
    {"java/lang/CharSequence.java", "package java.lang; public interface CharSequence { }"},
    {"java/io/Serializable.java", "package java.io; public interface Serializable { }"},
    {"java/lang/Cloneable.java", "package java.lang; public interface Cloneable { }"},
    {"java/lang/Comparable.java",
     "package java.lang; public interface Comparable<T> { int compareTo(T o); }"},
    {"java/lang/Runnable.java", "package java.lang; public interface Runnable { void run(); }"},
    {"java/lang/Number.java", "package java.lang; public abstract class Number { }"},
    {"java/lang/Integer.java",
     "package java.lang; public final class Integer extends Number implements Comparable<Integer> "
     "{ "
     "public int compareTo(Integer o) { return 0; } }"},
    {"java/lang/Long.java",
     "package java.lang; public final class Long extends Number implements Comparable<Long> { "
     "public "
     "int compareTo(Long o) { return 0; } }"},
    {"java/lang/Double.java", "package java.lang; public final class Double extends Number { }"},
    {"java/lang/Boolean.java", "package java.lang; public final class Boolean { }"},
    {"java/lang/Character.java", "package java.lang; public final class Character { }"},
    {"java/lang/Byte.java", "package java.lang; public final class Byte extends Number { }"},
    {"java/lang/Short.java", "package java.lang; public final class Short extends Number { }"},
    {"java/lang/Float.java", "package java.lang; public final class Float extends Number { }"},
    {"java/lang/Enum.java",
     "package java.lang; public abstract class Enum<E extends Enum<E>> implements Comparable<E> { "
     "public final int compareTo(E o) { return 0; } }"},
    {"java/lang/Class.java", "package java.lang; public final class Class<T> { }"},
    {"java/lang/Throwable.java", "package java.lang; public class Throwable { }"},
    {"java/lang/Exception.java", "package java.lang; public class Exception extends Throwable { }"},
    {"java/lang/CloneNotSupportedException.java",
     "package java.lang; public class CloneNotSupportedException extends Exception { }"},
    {"java/lang/RuntimeException.java",
     "package java.lang; public class RuntimeException extends Exception { }"},
    {"java/lang/Error.java", "package java.lang; public class Error extends Throwable { }"},
    {"java/lang/Iterable.java",
     "package java.lang; public interface Iterable<T> { java.util.Iterator<T> iterator(); }"},
    {"java/util/Iterator.java",
     "package java.util; public interface Iterator<E> { boolean hasNext(); E next(); }"},
    {"java/util/Collection.java",
     "package java.util; public interface Collection<E> extends Iterable<E> { boolean add(E e); "
     "boolean "
     "equals(Object o); }"},
    {"java/util/List.java",
     "package java.util; public interface List<E> extends Collection<E> { E get(int i); }"},
    {"java/util/ArrayList.java",
     "package java.util; public abstract class ArrayList<E> implements List<E> { }"},
    {"java/util/Map.java",
     "package java.util; public interface Map<K, V> { V get(Object key); interface Entry<K, V> { K "
     "getKey(); V getValue(); } }"},
    {"java/util/Comparator.java",
     "package java.util; public interface Comparator<T> { int compare(T a, T b); boolean "
     "equals(Object "
     "o); default Comparator<T> reversed() { return null; } static int zero() { return 0; } }"},
    {"java/util/function/Function.java",
     "package java.util.function; public interface Function<T, R> { R apply(T t); }"},
    {"java/util/function/UnaryOperator.java",
     "package java.util.function; public interface UnaryOperator<T> extends Function<T, T> { }"},
};

// Parses, enters and checks the tiny library and the given sources (file "Test.java", ...).
class FrontEnd {
 public:
  using Files = std::vector<std::pair<std::string, std::string>>;

  explicit FrontEnd(const char* text) : FrontEnd(Files{{"Test.java", text}}) {}
  explicit FrontEnd(const Files& files) : context_(sources_, {}), enter_(context_) {
    for (auto& file : kTinyLibrary) add(file[0], file[1]);
    for (const auto& [path, text] : files) add(path, text);
    run();
  }

  ClassSymbol* find(std::string_view name) { return context_.classes.find(name); }

  // The type of field `name` of class `owner`.
  Type* field_type(std::string_view owner, std::string_view name) {
    VarSymbol* f = context_.types.find_field(find(owner), name);
    return f ? f->type : nullptr;
  }

  MethodSymbol* method(std::string_view owner, std::string_view name) {
    for (MethodSymbol* m : find(owner)->methods) {
      if (m->name == name) return m;
    }
    return nullptr;
  }

  // "line: message" of each error, in source order.
  std::vector<std::string> errors() const {
    std::vector<std::string> out;
    std::vector<Diagnostic> sorted = context_.diags.errors();
    std::stable_sort(sorted.begin(), sorted.end(), [](const Diagnostic& a, const Diagnostic& b) {
      return std::pair(a.pos.file, a.pos.offset) < std::pair(b.pos.file, b.pos.offset);
    });
    for (const Diagnostic& d : sorted) {
      out.push_back(std::to_string(sources_.line(d.pos)) + ": " + d.message);
    }
    return out;
  }

  Context& context() { return context_; }
  Types& types() { return context_.types; }
  Enter& enter() { return enter_; }
  const std::vector<CompilationUnit*>& units() const { return units_; }

 private:
  void add(const std::string& path, const std::string& text) {
    uint32_t file = sources_.add(path, text);
    units_.push_back(parse(sources_, file, context_.arena, context_.diags));
  }

  void run() {
    if (context_.diags.has_errors()) return;
    enter_.enter(units_);
    check_file_names(context_, units_);
    const std::vector<ClassSymbol*> classes = context_.classes.source_classes();
    for (ClassSymbol* c : classes) check_class(context_, *c);
  }

  SourceSet sources_;
  Context context_;
  Enter enter_;
  std::vector<CompilationUnit*> units_;
};

}  // namespace braid::lang
