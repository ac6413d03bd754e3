package java.net;

import braid.internal.Io;
import braid.internal.Link;

/** An address of four bytes, with a name if one is known. */
public class InetAddress implements java.io.Serializable {
  private final String host;
  private final int address;

  private InetAddress(String host, int address) {
    this.host = host;
    this.address = address;
  }

  private static final int LOOPBACK = 0x7f000001;

  /** The address that four decimal numbers with dots say, or -1. */
  private static long parsed(String text) {
    long address = 0;
    int parts = 0;
    int value = -1;
    for (int i = 0; i <= text.length(); i++) {
      char c = i == text.length() ? '.' : text.charAt(i);
      if (c == '.') {
        if (value < 0 || value > 255) {
          return -1;
        }
        address = address << 8 | value;
        parts++;
        value = -1;
      } else if (c >= '0' && c <= '9' && value < 256) {
        value = 10 * Math.max(value, 0) + c - '0';
      } else {
        return -1;
      }
    }
    return parts == 4 ? address : -1;
  }

  public static InetAddress getByName(String host) throws UnknownHostException {
    if (host == null || host.isEmpty()) {
      return getLoopbackAddress();
    }
    long literal = parsed(host);
    if (literal >= 0) {
      return new InetAddress(null, (int) literal);
    }
    String[] text = new String[1];
    if (Io.host(0, 0, host, null, null, text) < 0) {
      String why = Io.isVirtual() ? Link.OUTSIDE : "Name or service not known";
      throw new UnknownHostException(host + ": " + why);
    }
    return new InetAddress(host, (int) parsed(text[0]));
  }

  public static InetAddress[] getAllByName(String host) throws UnknownHostException {
    return new InetAddress[] {getByName(host)};
  }

  public static InetAddress getByAddress(byte[] addr) throws UnknownHostException {
    return getByAddress(null, addr);
  }

  public static InetAddress getByAddress(String host, byte[] addr) throws UnknownHostException {
    if (addr.length != 4) {
      throw new UnknownHostException("addr is of illegal length");
    }
    int address = 0;
    for (byte b : addr) {
      address = address << 8 | b & 0xff;
    }
    return new InetAddress(host, address);
  }

  public static InetAddress getLoopbackAddress() {
    return new InetAddress("localhost", LOOPBACK);
  }

  public static InetAddress getLocalHost() throws UnknownHostException {
    String[] text = new String[1];
    Io.host(0, 0, null, null, null, text);
    return text[0] == null ? getLoopbackAddress() : getByName(text[0]);
  }

  static InetAddress any() {
    return new InetAddress("0.0.0.0", 0);
  }

  public String getHostName() {
    return host == null && address == LOOPBACK ? "localhost" : knownName();
  }

  public String getCanonicalHostName() {
    return getHostName();
  }

  String knownName() {
    return host == null ? getHostAddress() : host;
  }

  public byte[] getAddress() {
    return new byte[] {
      (byte) (address >> 24), (byte) (address >> 16), (byte) (address >> 8), (byte) address
    };
  }

  public String getHostAddress() {
    return (address >>> 24)
        + "."
        + (address >> 16 & 0xff)
        + "."
        + (address >> 8 & 0xff)
        + "."
        + (address & 0xff);
  }

  public boolean isLoopbackAddress() {
    return address >>> 24 == 127;
  }

  public boolean isAnyLocalAddress() {
    return address == 0;
  }

  @Override
  public boolean equals(Object obj) {
    return obj instanceof InetAddress && ((InetAddress) obj).address == address;
  }

  @Override
  public int hashCode() {
    return address;
  }

  @Override
  public String toString() {
    return (host == null ? "" : host) + "/" + getHostAddress();
  }
}
