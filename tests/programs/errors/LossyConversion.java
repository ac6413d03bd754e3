// Narrowing needs a cast, except for constants that fit.
public class LossyConversion {
  public static void main(String[] args) {
    long l = 5;
    int i = l; // expect error: lossy conversion
    float f = 1.5; // expect error: lossy conversion
    byte b = 128; // expect error: lossy conversion
    char c = -1; // expect error: lossy conversion
    short s = i; // expect error: lossy conversion
    int d = 2.0; // expect error: lossy conversion
    byte sum = b + b; // expect error: lossy conversion
    char next = 'a' + i; // expect error: lossy conversion
    float g = l * 2.0; // expect error: lossy conversion
    long m = f; // expect error: lossy conversion
  }
}
