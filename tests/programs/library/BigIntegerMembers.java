import java.math.BigInteger;
import java.util.*;

// Every member of BigInteger with its edges.
public class BigIntegerMembers {
  interface Action {
    Object run() throws Exception;
  }

  static void show(String what, Action action) {
    String result;
    try {
      result = String.valueOf(action.run());
    } catch (Throwable thrown) {
      result = "! " + thrown;
    }
    System.out.println(what + " = " + result);
  }

  static BigInteger big(String s) {
    return new BigInteger(s);
  }

  static void making() {
    for (String s : new String[] {
      "0", "-0", "+12", "-000123", "123456789012345678901234567890", "", "-", "+", "1-2", "--1", "+-1", "12x", "1234567890x", "x1", " 1", "9 9", "00"
    }) {
      show("new " + s, () -> big(s));
    }
    show("radix", () -> new BigInteger("-zz", 36) + " " + new BigInteger("101", 2) + " " + new BigInteger("FFffFFffFFffFFffFF", 16) + " " + new BigInteger("777777777777777777777777", 8));
    show("radix 1", () -> new BigInteger("1", 1));
    show("radix 37", () -> new BigInteger("1", 37));
    show("digit", () -> new BigInteger("12", 2));
    show("null", () -> {
      try {
        return new BigInteger((String) null);
      } catch (NullPointerException e) {
        return "null";
      }
    });
    show("bytes", () -> new BigInteger(new byte[] {-1}) + " " + new BigInteger(new byte[] {0, -1}) + " " + new BigInteger(new byte[] {-128, 0, 0, 0, 0}) + " "
        + new BigInteger(new byte[] {1, 2, 3, 4, 5, 6, 7, 8, 9}) + " " + new BigInteger(new byte[] {0, 0}) + " " + new BigInteger(new byte[] {9, -2, 5, 7}, 1, 2));
    show("no bytes", () -> new BigInteger(new byte[0]));
    show("range", () -> new BigInteger(new byte[3], 2, 2));
    show("sign", () -> new BigInteger(-1, new byte[] {-1}) + " " + new BigInteger(1, new byte[] {-128, 1}) + " " + new BigInteger(0, new byte[2]) + " " + new BigInteger(-1, new byte[0]) + " "
        + new BigInteger(-1, new byte[] {9, 8, 7}, 1, 1));
    show("bad sign", () -> new BigInteger(2, new byte[1]));
    show("mismatch", () -> new BigInteger(0, new byte[] {1}));
    show("random", () -> new BigInteger(100, new Random(5)) + " " + new BigInteger(0, new Random(5)) + " " + new BigInteger(7, new Random(1)));
    show("random -1", () -> new BigInteger(-1, new Random(5)));
    show("prime", () -> new BigInteger(40, 50, new Random(7)).bitLength() + " " + BigInteger.probablePrime(70, new Random(8)).isProbablePrime(20) + " " + BigInteger.probablePrime(2, new Random(8)).intValue() / 2);
    show("prime 1", () -> BigInteger.probablePrime(1, new Random(8)));
    show("valueOf", () -> BigInteger.valueOf(0) + " " + BigInteger.valueOf(Long.MIN_VALUE) + " " + BigInteger.valueOf(Long.MAX_VALUE) + " " + BigInteger.valueOf(-5) + " " + (BigInteger.valueOf(1) == BigInteger.ONE));
    show("constants", () -> BigInteger.ZERO + " " + BigInteger.ONE + " " + BigInteger.TWO + " " + BigInteger.TEN);
  }

  static void arithmetic() {
    BigInteger a = big("123456789012345678901234567890");
    BigInteger b = big("-987654321098765432109");
    show("sum", () -> a.add(b) + " " + b.add(a) + " " + a.add(a) + " " + a.add(BigInteger.ZERO) + " " + BigInteger.ZERO.add(b) + " " + a.add(a.negate()));
    show("difference", () -> a.subtract(b) + " " + b.subtract(a) + " " + a.subtract(a));
    show("product", () -> a.multiply(b) + " " + b.multiply(b) + " " + a.multiply(BigInteger.ZERO));
    show("quotient", () -> a.divide(b) + " " + b.divide(a) + " " + a.divide(big("7")) + " " + a.negate().divide(big("7")));
    show("remainder", () -> a.remainder(b) + " " + b.remainder(a) + " " + b.remainder(big("10")) + " " + a.negate().remainder(b));
    show("both", () -> Arrays.toString(a.divideAndRemainder(b)));
    show("mod", () -> b.mod(big("10")) + " " + a.mod(big("1000")) + " " + b.mod(a));
    show("mod 0", () -> a.mod(BigInteger.ZERO));
    show("mod -1", () -> a.mod(b));
    show("by zero", () -> a.divide(BigInteger.ZERO));
    show("by zero", () -> a.remainder(BigInteger.ZERO));
    show("by zero", () -> a.divideAndRemainder(BigInteger.ZERO));
    show("pow", () -> big("-3").pow(5) + " " + b.pow(0) + " " + BigInteger.ZERO.pow(0) + " " + BigInteger.TWO.pow(200) + " " + big("10").pow(50));
    show("pow -1", () -> a.pow(-1));
    show("sqrt", () -> a.sqrt() + " " + BigInteger.ZERO.sqrt() + " " + BigInteger.ONE.sqrt() + " " + big("99").sqrt() + " " + big("100").sqrt() + " " + Arrays.toString(a.sqrtAndRemainder()));
    show("sqrt -1", () -> b.sqrt());
    show("gcd", () -> a.gcd(b) + " " + big("0").gcd(b) + " " + big("0").gcd(big("0")) + " " + big("-12").gcd(big("18")));
    show("signs", () -> b.abs() + " " + a.abs() + " " + a.negate() + " " + a.signum() + b.signum() + big("0").signum());
    show("modPow", () -> big("3").modPow(big("200"), big("13")) + " " + a.modPow(b.negate(), big("1000000007")) + " " + b.modPow(big("3"), big("77")) + " " + big("3").modPow(big("-2"), big("7")) + " " + a.modPow(a, BigInteger.ONE));
    show("modPow", () -> a.modPow(b, b));
    show("modPow", () -> big("2").modPow(big("-1"), big("4")));
    show("modInverse", () -> big("3").modInverse(big("7")) + " " + big("-3").modInverse(big("7")) + " " + a.modInverse(big("1000000007")) + " " + big("3").modInverse(BigInteger.ONE));
    show("modInverse", () -> big("2").modInverse(big("4")));
    show("modInverse", () -> big("2").modInverse(big("0")));
    show("primes", () -> {
      StringBuilder s = new StringBuilder();
      for (int i = -5; i < 60; i++) {
        s.append(BigInteger.valueOf(i).isProbablePrime(20) ? i + " " : "");
      }
      return s;
    });
    show("large primes", () -> big("170141183460469231731687303715884105727").isProbablePrime(50) + " " + big("3215031751").isProbablePrime(50) + " " + big("341550071728321").isProbablePrime(50)
        + " " + big("4").isProbablePrime(0) + " " + a.isProbablePrime(5));
    show("next", () -> big("0").nextProbablePrime() + " " + big("2").nextProbablePrime() + " " + big("7").nextProbablePrime() + " " + big("1000000").nextProbablePrime() + " " + a.nextProbablePrime());
    show("next", () -> b.nextProbablePrime());
  }

  static void bits() {
    BigInteger a = big("123456789012345678901234567890");
    BigInteger b = big("-987654321098765432109");
    show("shifts", () -> a.shiftLeft(70) + " " + a.shiftRight(70) + " " + b.shiftLeft(3) + " " + b.shiftRight(3) + " " + b.shiftRight(1000) + " " + a.shiftRight(1000) + " " + a.shiftLeft(-5) + " "
        + a.shiftRight(-5) + " " + a.shiftLeft(0) + " " + big("-8").shiftRight(3) + " " + big("-9").shiftRight(3) + " " + big("0").shiftLeft(99));
    show("and", () -> a.and(b) + " " + b.and(b) + " " + a.and(big("-1")) + " " + big("-256").and(big("-4294967296")));
    show("or", () -> a.or(b) + " " + b.or(a) + " " + a.or(big("0")));
    show("xor", () -> a.xor(b) + " " + b.xor(b) + " " + big("-1").xor(a));
    show("not", () -> a.not() + " " + b.not() + " " + big("0").not());
    show("andNot", () -> a.andNot(b) + " " + b.andNot(a));
    show("testBit", () -> a.testBit(1) + " " + a.testBit(0) + " " + b.testBit(500) + " " + a.testBit(500) + " " + b.testBit(0));
    show("testBit", () -> a.testBit(-1));
    show("setBit", () -> a.setBit(200) + " " + b.setBit(1) + " " + b.setBit(300));
    show("setBit", () -> a.setBit(-1));
    show("clearBit", () -> a.clearBit(1) + " " + b.clearBit(100) + " " + a.clearBit(900));
    show("clearBit", () -> a.clearBit(-1));
    show("flipBit", () -> a.flipBit(96) + " " + b.flipBit(0) + " " + big("0").flipBit(64) + " " + big("-1").flipBit(63));
    show("flipBit", () -> a.flipBit(-1));
    show("lengths", () -> a.bitLength() + " " + b.bitLength() + " " + big("0").bitLength() + " " + big("-1").bitLength() + " " + big("-128").bitLength() + " " + big("-129").bitLength() + " " + big("127").bitLength());
    show("counts", () -> a.bitCount() + " " + b.bitCount() + " " + big("0").bitCount() + " " + big("-1").bitCount() + " " + big("-128").bitCount());
    show("lowest", () -> a.getLowestSetBit() + " " + b.getLowestSetBit() + " " + big("0").getLowestSetBit() + " " + big("-4294967296").getLowestSetBit());
  }

  static void comparing() {
    BigInteger a = big("123456789012345678901234567890");
    BigInteger b = big("-987654321098765432109");
    show("compareTo", () -> a.compareTo(b) + " " + b.compareTo(a) + " " + a.compareTo(big("123456789012345678901234567890")) + " " + b.compareTo(b.subtract(BigInteger.ONE)));
    show("equals", () -> a.equals(b) + " " + a.equals(big("123456789012345678901234567890")) + " " + a.equals("a") + " " + big("5").equals(5));
    show("min, max", () -> a.min(b) + " " + a.max(b) + " " + a.max(a));
    show("hashCode", () -> a.hashCode() + " " + b.hashCode() + " " + big("0").hashCode() + " " + big("-7").hashCode() + " " + big("4294967296").hashCode());
    show("toString", () -> a.toString() + " " + a.toString(16) + " " + b.toString(2) + " " + b.toString(36) + " " + a.toString(99) + " " + big("0").toString(7) + " " + big("1000000000000000000000").toString());
    show("toByteArray", () -> Arrays.toString(a.toByteArray()) + Arrays.toString(b.toByteArray()) + Arrays.toString(big("0").toByteArray()) + Arrays.toString(big("128").toByteArray()) + Arrays.toString(big("-128").toByteArray()));
    show("int", () -> a.intValue() + " " + b.intValue() + " " + a.longValue() + " " + b.longValue() + " " + a.shortValue() + " " + a.byteValue());
    show("double", () -> a.doubleValue() + " " + b.doubleValue() + " " + a.floatValue() + " " + b.floatValue() + " " + BigInteger.TEN.pow(400).doubleValue() + " " + BigInteger.TEN.pow(40).negate().floatValue()
        + " " + big("9007199254740993").doubleValue() + " " + BigInteger.TWO.pow(1024).subtract(BigInteger.ONE).doubleValue() + " " + BigInteger.TWO.pow(1023).doubleValue() + " " + big("18446744073709551615").doubleValue());
    show("exact", () -> big("-128").byteValueExact() + " " + big("32767").shortValueExact() + " " + big("-2147483648").intValueExact() + " " + big("9223372036854775807").longValueExact());
    show("byte", () -> big("128").byteValueExact());
    show("short", () -> big("-32769").shortValueExact());
    show("int", () -> big("2147483648").intValueExact());
    show("long", () -> a.longValueExact());
    show("format", () -> String.format("%d|%,d|%040d|%x|%X|%o|%+d|%(d|%s|%-35d|", a, a, b, a, b, b, a, b, b, a));
  }

  public static void main(String[] args) {
    making();
    arithmetic();
    bits();
    comparing();
  }
}

/* expect:
new 0 = 0
new -0 = 0
new +12 = 12
new -000123 = -123
new 123456789012345678901234567890 = 123456789012345678901234567890
new  = ! java.lang.NumberFormatException: Zero length BigInteger
new - = ! java.lang.NumberFormatException: Zero length BigInteger
new + = ! java.lang.NumberFormatException: Zero length BigInteger
new 1-2 = ! java.lang.NumberFormatException: Illegal embedded sign character
new --1 = ! java.lang.NumberFormatException: Illegal embedded sign character
new +-1 = ! java.lang.NumberFormatException: Illegal embedded sign character
new 12x = ! java.lang.NumberFormatException: For input string: "12x"
new 1234567890x = ! java.lang.NumberFormatException: For input string: "34567890x"
new x1 = ! java.lang.NumberFormatException: For input string: "x1"
new  1 = ! java.lang.NumberFormatException: For input string: " 1"
new 9 9 = ! java.lang.NumberFormatException: For input string: "9 9"
new 00 = 0
radix = -1295 5 4722366482869645213695 4722366482869645213695
radix 1 = ! java.lang.NumberFormatException: Radix out of range
radix 37 = ! java.lang.NumberFormatException: Radix out of range
digit = ! java.lang.NumberFormatException: For input string: "12" under radix 2
null = null
bytes = -1 255 -549755813888 18591708106338011145 0 -507
no bytes = ! java.lang.NumberFormatException: Zero length BigInteger
range = ! java.lang.IndexOutOfBoundsException: Range [2, 2 + 2) out of bounds for length 3
sign = -255 32769 0 0 -8
bad sign = ! java.lang.NumberFormatException: Invalid signum value
mismatch = ! java.lang.NumberFormatException: signum-magnitude mismatch
random = 1215971115086012053551276627680 0 115
random -1 = ! java.lang.IllegalArgumentException: numBits must be non-negative
prime = 40 true 1
prime 1 = ! java.lang.ArithmeticException: bitLength < 2
valueOf = 0 -9223372036854775808 9223372036854775807 -5 true
constants = 0 1 2 10
sum = 123456788024691357802469135781 123456788024691357802469135781 246913578024691357802469135780 123456789012345678901234567890 -987654321098765432109 0
difference = 123456789999999999999999999999 -123456789999999999999999999999 0
product = -121932631137021795226076817523485749121223746380010 975461057985063252585526596557677488187881 0
quotient = -124999998 0 17636684144620811271604938270 -17636684144620811271604938270
remainder = 850308642085140432108 -987654321098765432109 -9 -850308642085140432108
both = [-124999998, 850308642085140432108]
mod = 1 890 123456788024691357802469135781
mod 0 = ! java.lang.ArithmeticException: BigInteger: modulus not positive
mod -1 = ! java.lang.ArithmeticException: BigInteger: modulus not positive
by zero = ! java.lang.ArithmeticException: BigInteger divide by zero
by zero = ! java.lang.ArithmeticException: BigInteger divide by zero
by zero = ! java.lang.ArithmeticException: BigInteger divide by zero
pow = -243 1 1 1606938044258990275541962092341162602522202993782792835301376 100000000000000000000000000000000000000000000000000
pow -1 = ! java.lang.ArithmeticException: Negative exponent
sqrt = 351364182882014 0 1 9 10 [351364182882014, 298878189871694]
sqrt -1 = ! java.lang.ArithmeticException: Negative BigInteger
gcd = 9 987654321098765432109 0 6
signs = 987654321098765432109 123456789012345678901234567890 -123456789012345678901234567890 1-10
modPow = 9 318661546 27 4 0
modPow = ! java.lang.ArithmeticException: BigInteger: modulus not positive
modPow = ! java.lang.ArithmeticException: BigInteger not invertible.
modInverse = 5 2 700683479 0
modInverse = ! java.lang.ArithmeticException: BigInteger not invertible.
modInverse = ! java.lang.ArithmeticException: BigInteger: modulus not positive
primes = -5 -3 -2 2 3 5 7 11 13 17 19 23 29 31 37 41 43 47 53 59\x{20}
large primes = true false false true false
next = 2 3 11 1000003 123456789012345678901234567907
next = ! java.lang.ArithmeticException: start < 0: -987654321098765432109
shifts = 145752050628652680975897013633443949312730317455360 104571967 -7901234568790123456872 -123456790137345679014 -1 0 3858024656635802465663580246 3950617248395061724839506172480 123456789012345678901234567890 -1 -2 0
and = 123456788043715692998132959954 -987654321098765432109 123456789012345678901234567890 -4294967296
or = -19024335195663824173 -19024335195663824173 123456789012345678901234567890
xor = -123456788062740028193796784127 0 -123456789012345678901234567891
not = -123456789012345678901234567891 987654321098765432108 -1
andNot = 968629985903101607936 -123456789031370014096898392063
testBit = true false true false true
testBit = ! java.lang.ArithmeticException: Negative bit address
setBit = 1606938044258990275541962092341286059311215339461694069869266 -987654321098765432109 -987654321098765432109
setBit = ! java.lang.ArithmeticException: Negative bit address
clearBit = 123456789012345678901234567888 -1267650601215883722595468637485 123456789012345678901234567890
clearBit = ! java.lang.ArithmeticException: Negative bit address
flipBit = 44228626498081341307690617554 -987654321098765432110 18446744073709551616 -9223372036854775809
flipBit = ! java.lang.ArithmeticException: Negative bit address
lengths = 97 70 0 0 7 8 7
counts = 54 32 0 0 7
lowest = 1 0 -1 32
compareTo = 1 -1 0 1
equals = false true false false
min, max = -987654321098765432109 123456789012345678901234567890 123456789012345678901234567890
hashCode = 1915528825 1213382934 0 -7 31
toString = 123456789012345678901234567890 18ee90ff6c373e0ee4e3f0ad2 -1101011000101001110101000001000011100011110011100000001111010100101101 -5sfqfx72vnf419 123456789012345678901234567890 0 1000000000000000000000
toByteArray = [1, -114, -23, 15, -10, -61, 115, -32, -18, 78, 63, 10, -46][-54, 117, -118, -5, -57, 12, 127, 10, -45][0][0, -128][-128]
int = 1312754386 209652435 -4362896299872285998 8469858881550355155 2770 -46
double = 1.2345678901234568E29 -9.876543210987654E20 1.2345679E29 -9.876543E20 Infinity -Infinity 9.007199254740992E15 Infinity 8.98846567431158E307 1.8446744073709552E19
exact = -128 32767 -2147483648 9223372036854775807
byte = ! java.lang.ArithmeticException: BigInteger out of byte range
short = ! java.lang.ArithmeticException: BigInteger out of short range
int = ! java.lang.ArithmeticException: BigInteger out of int range
long = ! java.lang.ArithmeticException: BigInteger out of long range
format = 123456789012345678901234567890|123,456,789,012,345,678,901,234,567,890|-000000000000000000987654321098765432109|18ee90ff6c373e0ee4e3f0ad2|-358A750438F380F52D|-153051650103436340172455|+123456789012345678901234567890|(987654321098765432109)|-987654321098765432109|123456789012345678901234567890     |
*/
