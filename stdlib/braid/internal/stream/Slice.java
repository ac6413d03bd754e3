package braid.internal.stream;

/** The step of skip and limit: leaves out the first elements, then passes on some or all that are left. */
final class Slice extends Step {
  private final long most;
  private long toSkip;
  private long passed;

  /** All that are left if most is negative. */
  Slice(Sink next, long skip, long most) {
    super(next, new Flag());
    this.toSkip = skip;
    this.most = most;
  }

  /** How many elements come out if that many come in. */
  static long size(long before, long skip, long most) {
    if (before < 0) {
      return -1;
    }
    long left = Math.max(before - skip, 0);
    return most < 0 ? left : Math.min(left, most);
  }

  private boolean passes() {
    if (toSkip > 0) {
      toSkip--;
      return false;
    }
    if (passed == most) {
      return false;
    }
    passed++;
    return true;
  }

  @Override
  public boolean done() {
    return passed == most || next.done();
  }

  @Override
  public void accept(Object value) {
    if (passes()) {
      next.accept(value);
    }
  }

  @Override
  public void accept(int value) {
    if (passes()) {
      next.accept(value);
    }
  }

  @Override
  public void accept(long value) {
    if (passes()) {
      next.accept(value);
    }
  }

  @Override
  public void accept(double value) {
    if (passes()) {
      next.accept(value);
    }
  }
}
