package braid.internal;

/** The frames of a method with this mark are left out of stack traces. */
public @interface Hidden {}
