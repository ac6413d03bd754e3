// Types: relations, capture, members, functional interfaces, signatures.
#include <gtest/gtest.h>

#include "front_end.h"
#include "lang/signatures.h"

namespace braid::lang {
namespace {

// Fields of class T, one for each type of interest.
constexpr const char* kFields = R"(
import java.util.*;
import java.util.function.*;
class T<X extends Number, Y extends X> {
  Object object; String string; Integer integer; Number number; int i; long l; char c; short s; byte b;
  boolean z; double d;
  List<String> ls; List<Object> lo; List lraw; ArrayList<String> als; ArrayList alraw;
  List<?> lq; List<? extends Number> len; List<? super Integer> lsi; List<Integer> li; List<Number> ln;
  Collection<? extends Object> ceo; Map<String, List<Integer>> map; Map.Entry<String, Integer> entry;
  int[] ia; long[] la; String[] sa; Object[] oa; List<String>[] lsa; Cloneable cl; Runnable run;
  X x; Y y; List<X> lx; Iterable<String> is;
  Comparator<String> cs; Comparator<? super String> csup; Function<? super String, ? extends Number> f;
  UnaryOperator<String> uo; Inner inner; Comparable<Integer> ci;
  class Inner { X value; class Deep { Y y; } }
}
)";

class LangTypes : public testing::Test {
 protected:
  LangTypes() : front(kFields), t(front.types()) {}
  Type* of(std::string_view field) {
    Type* type = front.field_type("T", field);
    EXPECT_NE(type, nullptr) << field;
    return type;
  }
  bool sub(std::string_view a, std::string_view b) { return t.is_subtype(of(a), of(b)); }
  bool assign(std::string_view a, std::string_view b) { return t.is_assignable(of(a), of(b)); }
  bool cast(std::string_view a, std::string_view b) { return t.is_castable(of(a), of(b)); }
  std::string text(const Type* type) { return t.to_string(type); }

  FrontEnd front;
  Types& t;
};

TEST_F(LangTypes, EntersWithoutErrors) { EXPECT_EQ(front.errors(), std::vector<std::string>{}); }

TEST_F(LangTypes, PrimitiveSubtypesAreTheWidenings) {
  EXPECT_TRUE(sub("b", "s") && sub("s", "i") && sub("i", "l") && sub("l", "d") && sub("c", "i"));
  EXPECT_FALSE(sub("c", "s"));
  EXPECT_FALSE(sub("b", "c"));
  EXPECT_FALSE(sub("l", "i"));
  EXPECT_FALSE(sub("z", "i"));
}

TEST_F(LangTypes, ParameterisedSubtypes) {
  EXPECT_TRUE(sub("als", "ls"));
  EXPECT_FALSE(sub("ls", "lo"));
  EXPECT_TRUE(sub("ls", "lq"));
  EXPECT_TRUE(sub("li", "len"));
  EXPECT_FALSE(sub("ls", "len"));
  EXPECT_TRUE(sub("ln", "lsi"));
  EXPECT_TRUE(sub("len", "lq"));
  EXPECT_TRUE(sub("len", "ceo"));
  EXPECT_FALSE(sub("lq", "len"));
  EXPECT_TRUE(sub("ls", "is"));
}

TEST_F(LangTypes, RawTypesConvertUnchecked) {
  EXPECT_TRUE(sub("als", "lraw"));
  EXPECT_FALSE(sub("alraw", "ls"));
  EXPECT_TRUE(t.is_subtype_unchecked(of("alraw"), of("ls")));
  EXPECT_TRUE(assign("lraw", "ls"));
}

TEST_F(LangTypes, ArraysAndTypeVariables) {
  EXPECT_TRUE(sub("sa", "oa") && sub("ia", "object") && sub("ia", "cl") && sub("lsa", "oa"));
  EXPECT_FALSE(sub("ia", "la"));
  EXPECT_FALSE(sub("ia", "oa"));
  EXPECT_TRUE(sub("y", "x") && sub("x", "number") && sub("y", "number"));
  EXPECT_FALSE(sub("x", "y"));
  EXPECT_FALSE(sub("integer", "x"));
}

TEST_F(LangTypes, AssignmentBoxesAndUnboxes) {
  EXPECT_TRUE(assign("i", "integer") && assign("i", "number") && assign("i", "object"));
  EXPECT_TRUE(assign("integer", "i") && assign("integer", "l") && assign("integer", "d"));
  EXPECT_FALSE(assign("i", "string"));
  EXPECT_FALSE(assign("l", "integer"));
  EXPECT_FALSE(assign("number", "i"));
}

TEST_F(LangTypes, Casts) {
  EXPECT_TRUE(cast("object", "ls") && cast("object", "i") && cast("number", "i"));
  EXPECT_TRUE(cast("ls", "run"));       // another interface
  EXPECT_FALSE(cast("string", "run"));  // final and no subtype
  EXPECT_FALSE(cast("string", "integer"));
  EXPECT_FALSE(cast("ls", "ia"));
  EXPECT_TRUE(cast("object", "ia") && cast("cl", "ia") && cast("oa", "sa"));
  EXPECT_FALSE(cast("ia", "la"));
  EXPECT_FALSE(cast("z", "i"));
  EXPECT_FALSE(cast("lo", "als"));  // provably distinct
  EXPECT_TRUE(cast("x", "integer") && cast("lx", "ln"));
}

TEST_F(LangTypes, Promotion) {
  EXPECT_EQ(t.binary_promoted(of("b"), of("c"))->kind, TypeKind::kInt);
  EXPECT_EQ(t.binary_promoted(of("integer"), of("l"))->kind, TypeKind::kLong);
  EXPECT_EQ(t.binary_promoted(of("i"), of("string")), nullptr);
  EXPECT_EQ(t.unary_promoted(of("c"))->kind, TypeKind::kInt);
  EXPECT_EQ(t.unary_promoted(of("z")), nullptr);
}

TEST_F(LangTypes, SupertypesAreSubstituted) {
  ClassSymbol* iterable = front.find("java/lang/Iterable");
  EXPECT_EQ(text(t.as_super(of("als"), iterable)), "Iterable<String>");
  EXPECT_EQ(text(t.as_super(of("alraw"), iterable)), "Iterable");
  EXPECT_EQ(t.as_super(of("string"), iterable), nullptr);
  EXPECT_EQ(text(t.as_super(of("uo"), front.find("java/util/function/Function"))),
            "Function<String,String>");
}

TEST_F(LangTypes, MembersSeenFromASite) {
  MethodSymbol* get = front.method("java/util/List", "get");
  EXPECT_EQ(text(t.member_type(of("als"), get).result), "String");
  EXPECT_EQ(text(t.upward(t.member_type(of("len"), get).result)), "Number");
  EXPECT_EQ(text(t.upward(t.member_type(of("lsi"), get).result)), "Object");
  MethodType raw = t.member_type(of("lraw"), get);
  EXPECT_TRUE(raw.erased);
  EXPECT_EQ(text(raw.result), "Object");
  // What may be added to a List<? super Integer> is an Integer; to a List<? extends Number>,
  // nothing.
  MethodSymbol* add = front.method("java/util/Collection", "add");
  EXPECT_TRUE(t.is_assignable(of("integer"), t.member_type(of("lsi"), add).params[0]));
  EXPECT_FALSE(t.is_assignable(of("number"), t.member_type(of("lsi"), add).params[0]));
  EXPECT_FALSE(t.is_assignable(of("integer"), t.member_type(of("len"), add).params[0]));
}

TEST_F(LangTypes, InnerClassesKnowTheirEnclosingParameterisation) {
  VarSymbol* value = t.find_field(front.find("T$Inner"), "value");
  EXPECT_EQ(text(of("inner")), "T<X,Y>.Inner");
  ClassType* site = t.class_type(front.find("T$Inner"), {},
                                 t.class_type(front.find("T"), {of("integer"), of("integer")}));
  EXPECT_EQ(text(t.member_type(site, value)), "Integer");
  EXPECT_TRUE(t.is_raw(t.raw_type(front.find("T$Inner"))));
  EXPECT_FALSE(t.is_raw(site));
}

TEST_F(LangTypes, LeastUpperBounds) {
  EXPECT_EQ(text(t.lub(of("integer"), of("number"))), "Number");
  EXPECT_EQ(text(t.lub(of("als"), of("ls"))), "List<String>");
  EXPECT_EQ(text(t.lub(of("string"), of("integer"))), "Comparable<? extends Comparable<?>>");
  EXPECT_EQ(text(t.lub(t.null_type(), of("string"))), "String");
  EXPECT_EQ(text(t.lub(of("li"), of("ln"))), "List<? extends Number>");
}

TEST_F(LangTypes, FunctionalInterfaces) {
  auto sam = [this](std::string_view field) {
    return t.find_sam(static_cast<ClassType*>(of(field)));
  };
  Sam run = sam("run");
  ASSERT_NE(run.method, nullptr);
  EXPECT_EQ(run.method->name, "run");
  Sam comparator = sam("csup");  // equals(Object) does not count
  ASSERT_NE(comparator.method, nullptr);
  EXPECT_EQ(t.to_string(comparator.params), "String,String");
  Sam function = sam("f");
  ASSERT_NE(function.method, nullptr);
  EXPECT_EQ(t.to_string(function.params), "String");
  EXPECT_EQ(text(function.result), "Number");
  Sam inherited = sam("uo");
  ASSERT_NE(inherited.method, nullptr);
  EXPECT_EQ(text(inherited.result), "String");
  Sam none = sam("string");
  EXPECT_EQ(none.method, nullptr);
  EXPECT_EQ(none.error, "String is not a functional interface");
  EXPECT_EQ(sam("cl").hint, "no abstract method found in interface Cloneable");
  EXPECT_EQ(sam("ls").hint, "multiple non-overriding abstract methods found in interface List");
}

TEST_F(LangTypes, DescriptorsAndSignatures) {
  Context& c = front.context();
  EXPECT_EQ(descriptor(c, of("map")), "Ljava/util/Map;");
  EXPECT_EQ(descriptor(c, of("lsa")), "[Ljava/util/List;");
  EXPECT_EQ(descriptor(c, of("y")), "Ljava/lang/Number;");
  EXPECT_EQ(type_signature(c, of("map")),
            "Ljava/util/Map<Ljava/lang/String;Ljava/util/List<Ljava/lang/Integer;>;>;");
  EXPECT_EQ(type_signature(c, of("f")),
            "Ljava/util/function/Function<-Ljava/lang/String;+Ljava/lang/Number;>;");
  EXPECT_EQ(type_signature(c, of("inner")), "LT<TX;TY;>.Inner;");
  EXPECT_EQ(class_signature(c, *front.find("T")), "<X:Ljava/lang/Number;Y:TX;>Ljava/lang/Object;");
  EXPECT_EQ(class_signature(c, *front.find("java/lang/Enum")),
            "<E:Ljava/lang/Enum<TE;>;>Ljava/lang/Object;Ljava/lang/Comparable<TE;>;");
  EXPECT_EQ(class_signature(c, *front.find("java/lang/Number")), "");
}

TEST_F(LangTypes, Text) {
  EXPECT_EQ(text(of("map")), "Map<String,List<Integer>>");
  EXPECT_EQ(text(of("entry")), "Entry<String,Integer>");
  EXPECT_EQ(text(of("lsa")), "List<String>[]");
  EXPECT_EQ(text(of("lsi")), "List<? super Integer>");
  EXPECT_EQ(text(t.null_type()), "<null>");
  EXPECT_EQ(t.to_string(*front.method("java/util/Comparator", "compare")), "compare(T,T)");
}

TEST_F(LangTypes, RecursiveBoundsEnd) {
  ClassSymbol* e = front.find("java/lang/Enum");
  Type* any = t.class_type(e, {t.wildcard(WildcardType::Bound::kNone, nullptr)});
  EXPECT_TRUE(t.is_subtype(any, any));
  EXPECT_TRUE(t.is_subtype(t.capture(any), any));
  EXPECT_NE(t.lub(any, of("integer")), nullptr);
}

}  // namespace
}  // namespace braid::lang
