package braid.internal;

/** An operation in the midst of which other threads may act, and where; docs/library.md lists them. */
public @interface NotAtomic {
  String value();
}
