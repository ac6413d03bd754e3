package braid.internal;

import java.util.Comparator;

/** String.CASE_INSENSITIVE_ORDER. */
public final class CaseOrder implements Comparator<String>, java.io.Serializable {
  @Override
  public int compare(String a, String b) {
    return a.compareToIgnoreCase(b);
  }
}
