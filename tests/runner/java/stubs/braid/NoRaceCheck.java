package braid;

// For javac only.
public @interface NoRaceCheck {}
