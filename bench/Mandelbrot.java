/** Floating point in a tight loop: how many points of a grid stay bounded. */
public class Mandelbrot {
    public static void main(String[] args) {
        int size = 900;
        int limit = 100;
        int inside = 0;
        int steps = 0;
        for (int row = 0; row < size; row++) {
            double ci = 2.0 * row / size - 1.0;
            for (int column = 0; column < size; column++) {
                double cr = 2.0 * column / size - 1.5;
                double zr = 0.0;
                double zi = 0.0;
                double zr2 = 0.0;
                double zi2 = 0.0;
                int n = 0;
                while (n < limit && zr2 + zi2 <= 4.0) {
                    zi = 2.0 * zr * zi + ci;
                    zr = zr2 - zi2 + cr;
                    zr2 = zr * zr;
                    zi2 = zi * zi;
                    n++;
                }
                steps += n;
                if (n == limit) inside++;
            }
        }
        System.out.println(inside + " " + steps);
    }
}
