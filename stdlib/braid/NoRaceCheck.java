package braid;

/**
 * Detectors of races (--race, --eraser) say nothing about a field with this mark: its races are meant. The search itself looks at
 * it all the same.
 */
public @interface NoRaceCheck {}
