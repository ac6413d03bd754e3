package braid.internal;

/** Where in the user's code something was done, for reports. */
public final class Places {
  private Places() {}

  /** The youngest place of the user's code, as the machine writes it in traces; 0 if none. */
  public static native long ofCaller();
}
