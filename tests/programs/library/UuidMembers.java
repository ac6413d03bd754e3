import java.util.*;

// Every member of UUID.
public class UuidMembers {
  static void parsed(String text) {
    try {
      System.out.println(UUID.fromString(text));
    } catch (RuntimeException e) {
      System.out.println(text + ": " + e);
    }
  }

  static void time(UUID u) {
    try {
      System.out.println(u.timestamp() + " " + u.clockSequence() + " " + u.node());
    } catch (UnsupportedOperationException e) {
      System.out.println(e);
    }
  }

  public static void main(String[] args) {
    UUID u = UUID.randomUUID();
    System.out.println(u.version() + " " + u.variant() + " " + u.toString().length() + " " + UUID.fromString(u.toString()).equals(u));
    System.out.println(u.equals(UUID.randomUUID()) + " " + u.equals(null) + " " + (u.hashCode() == UUID.fromString(u.toString()).hashCode()));
    for (String text : new String[] {
      "", "1-2-3-4", "1-2-3-4-5", "-2-3-4-5", "1-2-3-4-", "1-2-3-4-5-6", "g-2-3-4-5", "111111111-22222-33333-4444-5", "------",
      "00000000-0000-0000-0000-0000000000000", "01234567-89AB-cdef-FEDC-ba9876543210"
    }) {
      parsed(text);
    }
    for (String name : new String[] {"", "a", "a name that is a bit longer than one block of the digest, which has 64 bytes."}) {
      System.out.println(UUID.nameUUIDFromBytes(name.getBytes()));
    }
    UUID old = UUID.fromString("5ae45f40-2a3c-11ec-8d3d-0242ac130003");
    time(old);
    time(u);
    System.out.println(old.version() + " " + old.variant() + " " + old.hashCode() + " " + old.getMostSignificantBits() + " " + old.getLeastSignificantBits());
    System.out.println(new UUID(1, 2).variant() + " " + new UUID(1, 6L << 61).variant() + " " + new UUID(1, 7L << 61).variant());
    UUID[] all = {new UUID(1, 2), new UUID(1, -2), new UUID(-1, 5), new UUID(0, 0), new UUID(1, 2)};
    Arrays.sort(all);
    System.out.println(Arrays.toString(all) + " " + all[0].compareTo(all[1]) + " " + all[3].compareTo(all[4]) + " " + all[4].compareTo(all[4]));
  }
}

/* expect:
4 2 36 true
false false true
: java.lang.IllegalArgumentException: Invalid UUID string:\x{20}
1-2-3-4: java.lang.IllegalArgumentException: Invalid UUID string: 1-2-3-4
00000001-0002-0003-0004-000000000005
-2-3-4-5: java.lang.NumberFormatException:\x{20}
1-2-3-4-: java.lang.NumberFormatException:\x{20}
1-2-3-4-5-6: java.lang.IllegalArgumentException: Invalid UUID string: 1-2-3-4-5-6
g-2-3-4-5: java.lang.NumberFormatException: Error at index 0 in: "g"
11111111-2222-3333-4444-000000000005
------: java.lang.IllegalArgumentException: Invalid UUID string: ------
00000000-0000-0000-0000-0000000000000: java.lang.IllegalArgumentException: UUID string too large
01234567-89ab-cdef-fedc-ba9876543210
d41d8cd9-8f00-3204-a980-0998ecf8427e
0cc175b9-c0f1-36a8-b1c3-99e269772661
8725b411-6bb8-3ba8-96fa-fa40290ebde2
138532127252963136 3389 2485378023427
java.lang.UnsupportedOperationException: Not a time-based UUID
1 2 1375096045 6549464487294669292 -8269450855404339197
0 6 7
[ffffffff-ffff-ffff-0000-000000000005, 00000000-0000-0000-0000-000000000000, 00000000-0000-0001-ffff-fffffffffffe, 00000000-0000-0001-0000-000000000002, 00000000-0000-0001-0000-000000000002] -1 0 0
*/
