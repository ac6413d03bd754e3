package braid.internal.stream;

/** The last step of a stream whose elements go into the middle of another one, which does not end with it. */
final class Feed extends Sink {
  private final Sink to;

  Feed(Sink to) {
    this.to = to;
  }

  @Override
  public boolean done() {
    return to.done();
  }

  @Override
  public void accept(Object value) {
    to.accept(value);
  }

  @Override
  public void accept(int value) {
    to.accept(value);
  }

  @Override
  public void accept(long value) {
    to.accept(value);
  }

  @Override
  public void accept(double value) {
    to.accept(value);
  }
}
