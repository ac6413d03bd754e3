/** Floating point and fields: five bodies attract each other. */
public class NBody {
    static final double SOLAR_MASS = 4 * 3.141592653589793 * 3.141592653589793;
    static final double DAYS = 365.24;

    double x, y, z, vx, vy, vz, mass;

    NBody(double x, double y, double z, double vx, double vy, double vz, double mass) {
        this.x = x;
        this.y = y;
        this.z = z;
        this.vx = vx * DAYS;
        this.vy = vy * DAYS;
        this.vz = vz * DAYS;
        this.mass = mass * SOLAR_MASS;
    }

    static void advance(NBody[] bodies, double dt) {
        int count = bodies.length;
        for (int i = 0; i < count; i++) {
            NBody a = bodies[i];
            for (int j = i + 1; j < count; j++) {
                NBody b = bodies[j];
                double dx = a.x - b.x;
                double dy = a.y - b.y;
                double dz = a.z - b.z;
                double distance2 = dx * dx + dy * dy + dz * dz;
                double magnitude = dt / (distance2 * Math.sqrt(distance2));
                double ma = a.mass * magnitude;
                double mb = b.mass * magnitude;
                a.vx -= dx * mb;
                a.vy -= dy * mb;
                a.vz -= dz * mb;
                b.vx += dx * ma;
                b.vy += dy * ma;
                b.vz += dz * ma;
            }
        }
        for (int i = 0; i < count; i++) {
            NBody a = bodies[i];
            a.x += dt * a.vx;
            a.y += dt * a.vy;
            a.z += dt * a.vz;
        }
    }

    static double energy(NBody[] bodies) {
        double e = 0;
        for (int i = 0; i < bodies.length; i++) {
            NBody a = bodies[i];
            e += 0.5 * a.mass * (a.vx * a.vx + a.vy * a.vy + a.vz * a.vz);
            for (int j = i + 1; j < bodies.length; j++) {
                NBody b = bodies[j];
                double dx = a.x - b.x;
                double dy = a.y - b.y;
                double dz = a.z - b.z;
                e -= (a.mass * b.mass) / Math.sqrt(dx * dx + dy * dy + dz * dz);
            }
        }
        return e;
    }

    public static void main(String[] args) {
        NBody[] bodies = {
            new NBody(0, 0, 0, 0, 0, 0, 1),
            new NBody(4.84143144246472090e+00, -1.16032004402742839e+00, -1.03622044471123109e-01,
                    1.66007664274403694e-03, 7.69901118419740425e-03, -6.90460016972063023e-05,
                    9.54791938424326609e-04),
            new NBody(8.34336671824457987e+00, 4.12479856412430479e+00, -4.03523417114321381e-01,
                    -2.76742510726411899e-03, 4.99852801234917238e-03, 2.30417297573763929e-05,
                    2.85885980666130812e-04),
            new NBody(1.28943695621391310e+01, -1.51111514016986312e+01, -2.23307578892655734e-01,
                    2.96460137564761618e-03, 2.37847173959480950e-03, -2.96589568540237556e-05,
                    4.36624404335156298e-05),
            new NBody(1.53796971148509165e+01, -2.59193146099879641e+01, 1.79258772950371181e-01,
                    2.68067772490389322e-03, 1.62824170038242295e-03, -9.51592254519715870e-05,
                    5.15138902046611451e-05)
        };
        double px = 0;
        double py = 0;
        double pz = 0;
        for (int i = 0; i < bodies.length; i++) {
            px += bodies[i].vx * bodies[i].mass;
            py += bodies[i].vy * bodies[i].mass;
            pz += bodies[i].vz * bodies[i].mass;
        }
        bodies[0].vx = -px / SOLAR_MASS;
        bodies[0].vy = -py / SOLAR_MASS;
        bodies[0].vz = -pz / SOLAR_MASS;
        System.out.println((long) (-energy(bodies) * 1e9));
        for (int i = 0; i < 600000; i++) advance(bodies, 0.01);
        System.out.println((long) (-energy(bodies) * 1e9));
    }
}
