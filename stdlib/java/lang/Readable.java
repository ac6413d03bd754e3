package java.lang;

/** Gives characters, as every Reader does; no other class can. */
public interface Readable {}
