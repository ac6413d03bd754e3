// ConcurrentHashMap shows its keys in the order in which a JDK shows them.
import java.util.*;
import java.util.concurrent.*;
public class ConcurrentMapOrder {
  public static void main(String[] a) {
    Random r = new Random(5);
    for (int round = 0; round < 10; round++) {
      Map<Object, Integer> m = round % 3 == 0 ? new ConcurrentHashMap<>(r.nextInt(40)) : new ConcurrentHashMap<>();
      int range = 1 + r.nextInt(60); int mul = 1 + r.nextInt(40);
      for (int i = 0; i < 60; i++) {
        Object k = round % 2 == 0 ? (Object) Integer.valueOf(r.nextInt(range) * mul) : (Object) ("k" + r.nextInt(range));
        int v = r.nextInt(100);
        switch (r.nextInt(10)) {
          case 0: System.out.print(m.put(k, v)); break;
          case 1: System.out.print(m.putIfAbsent(k, v)); break;
          case 2: System.out.print(m.remove(k)); break;
          case 3: System.out.print(m.computeIfAbsent(k, q -> v % 7 == 0 ? null : Integer.valueOf(v))); break;
          case 4: System.out.print(m.computeIfPresent(k, (q, o) -> o > 90 ? null : Integer.valueOf(o + 1))); break;
          case 5: System.out.print(m.compute(k, (q, o) -> o == null ? Integer.valueOf(v) : o > 80 ? null : Integer.valueOf(o + v))); break;
          case 6: System.out.print(m.merge(k, v, (x, y) -> x + y > 120 ? null : Integer.valueOf(x + y))); break;
          case 7: System.out.print(m.replace(k, v)); break;
          case 8: System.out.print(m.remove(k, v) + "" + m.replace(k, v, 3)); break;
          case 9: m.putAll(Collections.singletonMap(k, v)); System.out.print(m.get(k)); break;
        }
        System.out.print(' ');
        if (i % 20 == 0) System.out.println(m);
      }
      System.out.println(m.size() + " " + m + m.keySet() + m.values() + m.hashCode());
      Map<Object, Integer> c = new ConcurrentHashMap<>(m);
      System.out.println(c + " " + c.equals(m) + new TreeMap<>(c.equals(m) ? new HashMap<Integer,Integer>() : new HashMap<>()));
      if (round % 5 == 0) { m.clear(); System.out.println(m + "" + m.isEmpty()); }
    }
  }
}

/* expect:
6 {245=6}
null 31 falsefalse 78 falsefalse 8 null null 15 null 43 78 null null null null 12 null null 100 {1330=12, 980=78, 1540=8, 245=6, 70=7, 105=100, 1050=47, 315=57, 525=43, 735=31}
null 49 30 null 99 null falsefalse 69 null 0 null 75 48 null 79 falsefalse falsefalse null null falsefalse {1120=43, 770=11, 1155=75, 1540=8, 70=7, 1190=99, 455=49, 105=100, 875=23, 525=43, 910=91, 1330=12, 210=30, 980=78, 245=6, 1015=79, 1050=48, 315=57, 700=0, 735=31}
31 99 falsefalse 16 null 73 96 64 49 null null 19 24 null 49 43 null null falsefalse 24 {770=11, 1155=75, 1540=8, 70=7, 525=43, 1680=24, 210=30, 980=78, 1750=64, 1050=48, 1820=22, 735=31, 1120=43, 1505=96, 1190=76, 105=100, 875=23, 1330=12, 1715=28, 245=6, 1015=79, 315=57, 700=19, 1470=49}[770, 1155, 1540, 70, 525, 1680, 210, 980, 1750, 1050, 1820, 735, 1120, 1505, 1190, 105, 875, 1330, 1715, 245, 1015, 315, 700, 1470][11, 75, 8, 7, 43, 24, 30, 78, 64, 48, 22, 31, 43, 96, 76, 100, 23, 12, 28, 6, 79, 57, 19, 49]23507
{770=11, 1155=75, 1540=8, 525=43, 1680=24, 1050=48, 1820=22, 1190=76, 1330=12, 1715=28, 315=57, 700=19, 1470=49, 70=7, 210=30, 980=78, 1750=64, 735=31, 1120=43, 1505=96, 105=100, 875=23, 245=6, 1015=79} true{}
{}true
falsefalse {}
48 null null falsefalse 61 59 19 52 null null null null null null 59 null null null 94 2 {k51=88, k50=78, k44=74, k54=5, k10=52, k43=69, k9=94, k39=19, k49=61, k38=2, k29=48, k18=82}
98 null null null 68 98 null null falsefalse 94 null falsefalse 61 null 35 45 35 null null 94 {k51=88, k50=78, k4=35, k44=74, k55=18, k54=5, k10=52, k43=69, k21=5, k35=35, k8=97, k9=94, k48=61, k39=19, k49=61, k38=2, k16=25, k19=68, k29=48}
null null null falsefalse falsefalse null null falsefalse null 16 null null falsefalse null 8 23 41 null falsefalse 25 {k51=88, k50=41, k53=66, k55=18, k10=52, k54=5, k35=35, k34=52, k17=8, k39=19, k38=2, k16=25, k19=68, k20=40, k4=35, k44=74, k43=69, k21=5, k46=54, k8=97, k48=61, k25=16, k28=23, k49=61, k29=48}[k51, k50, k53, k55, k10, k54, k35, k34, k17, k39, k38, k16, k19, k20, k4, k44, k43, k21, k46, k8, k48, k25, k28, k49, k29][88, 41, 66, 18, 52, 5, 35, 52, 8, 19, 2, 25, 68, 40, 35, 74, 69, 5, 54, 97, 61, 16, 23, 61, 48]2409384
{k35=35, k34=52, k39=19, k38=2, k4=35, k44=74, k43=69, k46=54, k8=97, k48=61, k49=61, k51=88, k50=41, k53=66, k55=18, k10=52, k54=5, k17=8, k16=25, k19=68, k20=40, k21=5, k25=16, k28=23, k29=48} true{}
9 {152=9}
null null null null 3 null null null null null null null null null 85 58 35 null null 58 {0=27, 209=80, 19=81, 38=85, 152=58, 57=3, 171=93, 190=35}
35 58 falsefalse null null null 26 4 59 null falsefalse 80 93 null 5 falsefalse 47 80 48 92 {0=27, 209=14, 19=81, 133=48, 38=85, 152=48, 57=5, 76=59, 95=92}
6 78 92 85 48 falsefalse 79 6 48 98 falsefalse 27 49 null 6 78 100 7 36 12 {228=98, 133=48, 38=36, 171=19, 76=59, 209=14, 114=49, 19=100, 152=48, 57=6, 190=7, 95=46}[228, 133, 38, 171, 76, 209, 114, 19, 152, 57, 190, 95][98, 48, 36, 19, 59, 14, 49, 100, 48, 6, 7, 46]1558
{133=48, 76=59, 209=14, 19=100, 152=48, 95=46, 228=98, 38=36, 171=19, 114=49, 57=6, 190=7} true{}
null {}
51 40 null null 23 null 27 falsefalse null 4 falsefalse null null null null 109 falsefalse null null null {k11=40, k33=72, k35=4, k19=32, k0=18, k4=27, k44=84, k46=51, k48=23}
null 36 null null null falsefalse 34 68 null null null null 82 null 98 null 28 null 68 28 {k11=40, k35=4, k17=56, k38=39, k16=47, k19=32, k0=18, k40=82, k1=98, k4=27, k44=84, k46=51, k24=83, k45=65, k48=23, k26=36, k9=81, k28=34}
4 falsefalse 54 59 16 falsefalse null 16 47 81 null 81 43 43 24 null 54 null null 19 {k11=40, k35=4, k15=59, k17=56, k38=39, k0=18, k40=82, k1=98, k2=92, k4=27, k44=84, k5=24, k6=98, k46=51, k24=83, k45=65, k48=23, k26=43, k28=34}[k11, k35, k15, k17, k38, k0, k40, k1, k2, k4, k44, k5, k6, k46, k24, k45, k48, k26, k28][40, 4, 59, 56, 39, 18, 82, 98, 92, 27, 84, 24, 98, 51, 83, 65, 23, 43, 34]1378479
{k11=40, k35=4, k15=59, k17=56, k38=39, k0=18, k40=82, k1=98, k2=92, k4=27, k44=84, k5=24, k6=98, k46=51, k24=83, k45=65, k48=23, k26=43, k28=34} true{}
97 {340=97}
falsefalse null 66 null falsefalse null 66 23 6 falsefalse null null falsefalse null falsefalse 23 12 null null null {0=7, 160=12, 340=97, 310=23, 170=66, 190=6}
null 71 falsefalse falsefalse 42 null 46 null 60 null 36 27 67 null 23 6 null 83 null null {0=7, 160=12, 100=68, 40=11, 170=67, 140=42, 340=97, 180=36, 20=27, 310=60, 120=23, 280=66, 60=83, 190=38}
null null null 68 null 67 95 falsefalse 26 38 falsefalse 38 68 12 null null null 63 null 16 {0=7, 320=63, 100=68, 40=26, 360=55, 170=19, 140=38, 340=97, 180=95, 20=27, 310=60, 120=23, 280=66, 60=83, 380=84, 30=62}[0, 320, 100, 40, 360, 170, 140, 340, 180, 20, 310, 120, 280, 60, 380, 30][7, 63, 68, 26, 55, 19, 38, 97, 95, 27, 60, 23, 66, 83, 84, 62]2899
{0=7, 320=63, 140=38, 340=97, 20=27, 280=66, 30=62, 100=68, 40=26, 360=55, 170=19, 180=95, 310=60, 120=23, 60=83, 380=84} true{}
38 {k4=38}
28 9 null 38 null 25 25 null 43 null 67 39 null null 42 null null 83 null null {k18=67, k0=9, k2=5, k20=42, k4=43, k7=73, k15=39, k14=83}
127 17 falsefalse null null null null 25 null 40 9 78 37 null null null null 43 26 null {k0=55, k2=5, k20=42, k3=29, k4=17, k5=43, k10=95, k13=44, k15=40, k9=96, k14=83, k19=78, k18=67}
null null 5 67 67 27 108 null 83 falsefalse null 86 null 40 86 80 3 6 null 17 {k0=3, k1=83, k2=67, k20=42, k3=29, k4=17, k5=80, k11=27, k10=95, k13=44, k7=86, k8=6, k15=108, k14=83, k16=40, k19=78, k18=83}[k0, k1, k2, k20, k3, k4, k5, k11, k10, k13, k7, k8, k15, k14, k16, k19, k18][3, 83, 67, 42, 29, 17, 80, 27, 95, 44, 86, 6, 108, 83, 40, 78, 83]966634
{k11=27, k10=95, k13=44, k15=108, k14=83, k16=40, k19=78, k18=83, k0=3, k1=83, k2=67, k20=42, k3=29, k4=17, k5=80, k7=86, k8=6} true{}
{}true
10 {2=10}
21 11 null null null null null null 11 null 69 18 54 null 115 falsefalse null 89 92 46 {32=82, 0=86, 16=92, 2=21, 20=115, 22=69, 8=54, 10=21, 12=46, 14=18}
21 38 115 null 91 30 falsefalse 38 115 73 null 21 87 96 null falsefalse 83 34 0 null {0=86, 32=83, 2=34, 4=38, 8=54, 12=46, 14=30, 18=96, 20=87, 22=0, 26=91, 30=73}
87 66 34 86 null 34 46 null 19 null 38 34 null 0 119 66 null null 0 10 {0=61, 32=83, 6=66, 8=54, 10=13, 14=119, 16=17, 22=0, 24=19, 26=91}[0, 32, 6, 8, 10, 14, 16, 22, 24, 26][61, 83, 66, 54, 13, 119, 17, 0, 19, 91]533
{0=61, 32=83, 6=66, 8=54, 10=13, 14=119, 16=17, 22=0, 24=19, 26=91} true{}
80 {k15=80}
falsefalse 80 null null null null 83 null 8 13 null 30 30 71 null null falsefalse null falsefalse 89 {k19=71, k20=8, k30=13, k4=30, k5=83, k32=15, k10=89}
null null 90 22 22 null null falsefalse 32 4 40 null null null 98 16 null 72 33 falsefalse {k0=37, k40=98, k2=54, k20=8, k30=13, k4=30, k5=83, k33=40, k32=15, k10=90, k21=22, k13=16, k12=33, k34=72}
null 78 null 55 null null null null 109 falsefalse falsefalse null null 40 null 56 97 22 92 19 {k0=37, k40=98, k1=92, k2=56, k20=8, k3=78, k30=109, k4=30, k5=83, k33=40, k32=15, k10=90, k21=22, k13=16, k12=33, k34=72, k15=10, k36=96, k16=40}[k0, k40, k1, k2, k20, k3, k30, k4, k5, k33, k32, k10, k21, k13, k12, k34, k15, k36, k16][37, 98, 92, 56, 8, 78, 109, 30, 83, 40, 15, 90, 22, 16, 33, 72, 10, 96, 40]1378343
{k30=109, k33=40, k32=15, k10=90, k13=16, k12=33, k34=72, k15=10, k36=96, k16=40, k0=37, k40=98, k1=92, k2=56, k20=8, k3=78, k4=30, k5=83, k21=22} true{}
37 {40=37}
null 88 85 38 38 null 1 null 81 22 88 22 null null null 15 1 null null null {0=66, 80=51, 60=1}
90 null 92 falsefalse 57 66 83 87 falsefalse 24 null null 91 null null 52 null 95 null null {20=52}
falsefalse 82 86 46 86 86 null 86 75 83 152 null 83 59 151 73 falsefalse 74 null 4 {0=73, 80=46, 40=86, 60=74}[0, 80, 40, 60][73, 46, 86, 74]443
{0=73, 80=46, 40=86, 60=74} true{}
null {}
24 97 97 null 24 null null null null null falsefalse falsefalse null null falsefalse null 41 59 73 null {k10=40, k37=59, k15=83, k17=35, k1=88, k22=57, k7=81, k8=73, k28=16, k27=25, k49=41}
null null falsefalse 16 52 null null 6 73 67 99 47 null null 62 null null null null 61 {k30=67, k10=40, k37=59, k15=83, k36=23, k17=6, k0=99, k1=88, k2=52, k4=65, k22=57, k21=47, k6=61, k8=95, k48=4, k28=16, k27=25, k49=41, k29=62}
falsefalse null 37 null null null null falsefalse falsefalse 103 4 null 156 falsefalse null 25 88 null 52 23 {k30=156, k10=40, k13=37, k37=59, k15=83, k36=23, k14=103, k17=6, k0=99, k1=88, k2=52, k4=65, k22=57, k5=78, k21=47, k6=61, k43=50, k8=95, k48=4, k28=16, k27=25, k49=41, k29=62}[k30, k10, k13, k37, k15, k36, k14, k17, k0, k1, k2, k4, k22, k5, k21, k6, k43, k8, k48, k28, k27, k49, k29][156, 40, 37, 59, 83, 23, 103, 6, 99, 88, 52, 65, 57, 78, 47, 61, 50, 95, 4, 16, 25, 41, 62]1694843
{k30=156, k37=59, k36=23, k0=99, k1=88, k2=52, k4=65, k5=78, k6=61, k43=50, k8=95, k48=4, k49=41, k10=40, k13=37, k15=83, k14=103, k17=6, k22=57, k21=47, k28=16, k27=25, k29=62} true{}
*/
