// Three hundred classes, in chains of ten.
interface Val {
  int val();
}

class K0 implements Val {
  int f0 = 0;
  static int s0 = 0 * 2;

  public int val() {
    return f0 + s0;
  }
}

class K1 extends K0 {
  int f1 = 1;
  static int s1 = 1 * 2;

  public int val() {
    return f1 + s1 + super.val();
  }
}

class K2 extends K1 {
  int f2 = 2;
  static int s2 = 2 * 2;

  public int val() {
    return f2 + s2 + super.val();
  }
}

class K3 extends K2 {
  int f3 = 3;
  static int s3 = 3 * 2;

  public int val() {
    return f3 + s3 + super.val();
  }
}

class K4 extends K3 {
  int f4 = 4;
  static int s4 = 4 * 2;

  public int val() {
    return f4 + s4 + super.val();
  }
}

class K5 extends K4 {
  int f5 = 5;
  static int s5 = 5 * 2;

  public int val() {
    return f5 + s5 + super.val();
  }
}

class K6 extends K5 {
  int f6 = 6;
  static int s6 = 6 * 2;

  public int val() {
    return f6 + s6 + super.val();
  }
}

class K7 extends K6 {
  int f7 = 7;
  static int s7 = 7 * 2;

  public int val() {
    return f7 + s7 + super.val();
  }
}

class K8 extends K7 {
  int f8 = 8;
  static int s8 = 8 * 2;

  public int val() {
    return f8 + s8 + super.val();
  }
}

class K9 extends K8 {
  int f9 = 9;
  static int s9 = 9 * 2;

  public int val() {
    return f9 + s9 + super.val();
  }
}

class K10 implements Val {
  int f10 = 10;
  static int s10 = 10 * 2;

  public int val() {
    return f10 + s10;
  }
}

class K11 extends K10 {
  int f11 = 11;
  static int s11 = 11 * 2;

  public int val() {
    return f11 + s11 + super.val();
  }
}

class K12 extends K11 {
  int f12 = 12;
  static int s12 = 12 * 2;

  public int val() {
    return f12 + s12 + super.val();
  }
}

class K13 extends K12 {
  int f13 = 13;
  static int s13 = 13 * 2;

  public int val() {
    return f13 + s13 + super.val();
  }
}

class K14 extends K13 {
  int f14 = 14;
  static int s14 = 14 * 2;

  public int val() {
    return f14 + s14 + super.val();
  }
}

class K15 extends K14 {
  int f15 = 15;
  static int s15 = 15 * 2;

  public int val() {
    return f15 + s15 + super.val();
  }
}

class K16 extends K15 {
  int f16 = 16;
  static int s16 = 16 * 2;

  public int val() {
    return f16 + s16 + super.val();
  }
}

class K17 extends K16 {
  int f17 = 17;
  static int s17 = 17 * 2;

  public int val() {
    return f17 + s17 + super.val();
  }
}

class K18 extends K17 {
  int f18 = 18;
  static int s18 = 18 * 2;

  public int val() {
    return f18 + s18 + super.val();
  }
}

class K19 extends K18 {
  int f19 = 19;
  static int s19 = 19 * 2;

  public int val() {
    return f19 + s19 + super.val();
  }
}

class K20 implements Val {
  int f20 = 20;
  static int s20 = 20 * 2;

  public int val() {
    return f20 + s20;
  }
}

class K21 extends K20 {
  int f21 = 21;
  static int s21 = 21 * 2;

  public int val() {
    return f21 + s21 + super.val();
  }
}

class K22 extends K21 {
  int f22 = 22;
  static int s22 = 22 * 2;

  public int val() {
    return f22 + s22 + super.val();
  }
}

class K23 extends K22 {
  int f23 = 23;
  static int s23 = 23 * 2;

  public int val() {
    return f23 + s23 + super.val();
  }
}

class K24 extends K23 {
  int f24 = 24;
  static int s24 = 24 * 2;

  public int val() {
    return f24 + s24 + super.val();
  }
}

class K25 extends K24 {
  int f25 = 25;
  static int s25 = 25 * 2;

  public int val() {
    return f25 + s25 + super.val();
  }
}

class K26 extends K25 {
  int f26 = 26;
  static int s26 = 26 * 2;

  public int val() {
    return f26 + s26 + super.val();
  }
}

class K27 extends K26 {
  int f27 = 27;
  static int s27 = 27 * 2;

  public int val() {
    return f27 + s27 + super.val();
  }
}

class K28 extends K27 {
  int f28 = 28;
  static int s28 = 28 * 2;

  public int val() {
    return f28 + s28 + super.val();
  }
}

class K29 extends K28 {
  int f29 = 29;
  static int s29 = 29 * 2;

  public int val() {
    return f29 + s29 + super.val();
  }
}

class K30 implements Val {
  int f30 = 30;
  static int s30 = 30 * 2;

  public int val() {
    return f30 + s30;
  }
}

class K31 extends K30 {
  int f31 = 31;
  static int s31 = 31 * 2;

  public int val() {
    return f31 + s31 + super.val();
  }
}

class K32 extends K31 {
  int f32 = 32;
  static int s32 = 32 * 2;

  public int val() {
    return f32 + s32 + super.val();
  }
}

class K33 extends K32 {
  int f33 = 33;
  static int s33 = 33 * 2;

  public int val() {
    return f33 + s33 + super.val();
  }
}

class K34 extends K33 {
  int f34 = 34;
  static int s34 = 34 * 2;

  public int val() {
    return f34 + s34 + super.val();
  }
}

class K35 extends K34 {
  int f35 = 35;
  static int s35 = 35 * 2;

  public int val() {
    return f35 + s35 + super.val();
  }
}

class K36 extends K35 {
  int f36 = 36;
  static int s36 = 36 * 2;

  public int val() {
    return f36 + s36 + super.val();
  }
}

class K37 extends K36 {
  int f37 = 37;
  static int s37 = 37 * 2;

  public int val() {
    return f37 + s37 + super.val();
  }
}

class K38 extends K37 {
  int f38 = 38;
  static int s38 = 38 * 2;

  public int val() {
    return f38 + s38 + super.val();
  }
}

class K39 extends K38 {
  int f39 = 39;
  static int s39 = 39 * 2;

  public int val() {
    return f39 + s39 + super.val();
  }
}

class K40 implements Val {
  int f40 = 40;
  static int s40 = 40 * 2;

  public int val() {
    return f40 + s40;
  }
}

class K41 extends K40 {
  int f41 = 41;
  static int s41 = 41 * 2;

  public int val() {
    return f41 + s41 + super.val();
  }
}

class K42 extends K41 {
  int f42 = 42;
  static int s42 = 42 * 2;

  public int val() {
    return f42 + s42 + super.val();
  }
}

class K43 extends K42 {
  int f43 = 43;
  static int s43 = 43 * 2;

  public int val() {
    return f43 + s43 + super.val();
  }
}

class K44 extends K43 {
  int f44 = 44;
  static int s44 = 44 * 2;

  public int val() {
    return f44 + s44 + super.val();
  }
}

class K45 extends K44 {
  int f45 = 45;
  static int s45 = 45 * 2;

  public int val() {
    return f45 + s45 + super.val();
  }
}

class K46 extends K45 {
  int f46 = 46;
  static int s46 = 46 * 2;

  public int val() {
    return f46 + s46 + super.val();
  }
}

class K47 extends K46 {
  int f47 = 47;
  static int s47 = 47 * 2;

  public int val() {
    return f47 + s47 + super.val();
  }
}

class K48 extends K47 {
  int f48 = 48;
  static int s48 = 48 * 2;

  public int val() {
    return f48 + s48 + super.val();
  }
}

class K49 extends K48 {
  int f49 = 49;
  static int s49 = 49 * 2;

  public int val() {
    return f49 + s49 + super.val();
  }
}

class K50 implements Val {
  int f50 = 50;
  static int s50 = 50 * 2;

  public int val() {
    return f50 + s50;
  }
}

class K51 extends K50 {
  int f51 = 51;
  static int s51 = 51 * 2;

  public int val() {
    return f51 + s51 + super.val();
  }
}

class K52 extends K51 {
  int f52 = 52;
  static int s52 = 52 * 2;

  public int val() {
    return f52 + s52 + super.val();
  }
}

class K53 extends K52 {
  int f53 = 53;
  static int s53 = 53 * 2;

  public int val() {
    return f53 + s53 + super.val();
  }
}

class K54 extends K53 {
  int f54 = 54;
  static int s54 = 54 * 2;

  public int val() {
    return f54 + s54 + super.val();
  }
}

class K55 extends K54 {
  int f55 = 55;
  static int s55 = 55 * 2;

  public int val() {
    return f55 + s55 + super.val();
  }
}

class K56 extends K55 {
  int f56 = 56;
  static int s56 = 56 * 2;

  public int val() {
    return f56 + s56 + super.val();
  }
}

class K57 extends K56 {
  int f57 = 57;
  static int s57 = 57 * 2;

  public int val() {
    return f57 + s57 + super.val();
  }
}

class K58 extends K57 {
  int f58 = 58;
  static int s58 = 58 * 2;

  public int val() {
    return f58 + s58 + super.val();
  }
}

class K59 extends K58 {
  int f59 = 59;
  static int s59 = 59 * 2;

  public int val() {
    return f59 + s59 + super.val();
  }
}

class K60 implements Val {
  int f60 = 60;
  static int s60 = 60 * 2;

  public int val() {
    return f60 + s60;
  }
}

class K61 extends K60 {
  int f61 = 61;
  static int s61 = 61 * 2;

  public int val() {
    return f61 + s61 + super.val();
  }
}

class K62 extends K61 {
  int f62 = 62;
  static int s62 = 62 * 2;

  public int val() {
    return f62 + s62 + super.val();
  }
}

class K63 extends K62 {
  int f63 = 63;
  static int s63 = 63 * 2;

  public int val() {
    return f63 + s63 + super.val();
  }
}

class K64 extends K63 {
  int f64 = 64;
  static int s64 = 64 * 2;

  public int val() {
    return f64 + s64 + super.val();
  }
}

class K65 extends K64 {
  int f65 = 65;
  static int s65 = 65 * 2;

  public int val() {
    return f65 + s65 + super.val();
  }
}

class K66 extends K65 {
  int f66 = 66;
  static int s66 = 66 * 2;

  public int val() {
    return f66 + s66 + super.val();
  }
}

class K67 extends K66 {
  int f67 = 67;
  static int s67 = 67 * 2;

  public int val() {
    return f67 + s67 + super.val();
  }
}

class K68 extends K67 {
  int f68 = 68;
  static int s68 = 68 * 2;

  public int val() {
    return f68 + s68 + super.val();
  }
}

class K69 extends K68 {
  int f69 = 69;
  static int s69 = 69 * 2;

  public int val() {
    return f69 + s69 + super.val();
  }
}

class K70 implements Val {
  int f70 = 70;
  static int s70 = 70 * 2;

  public int val() {
    return f70 + s70;
  }
}

class K71 extends K70 {
  int f71 = 71;
  static int s71 = 71 * 2;

  public int val() {
    return f71 + s71 + super.val();
  }
}

class K72 extends K71 {
  int f72 = 72;
  static int s72 = 72 * 2;

  public int val() {
    return f72 + s72 + super.val();
  }
}

class K73 extends K72 {
  int f73 = 73;
  static int s73 = 73 * 2;

  public int val() {
    return f73 + s73 + super.val();
  }
}

class K74 extends K73 {
  int f74 = 74;
  static int s74 = 74 * 2;

  public int val() {
    return f74 + s74 + super.val();
  }
}

class K75 extends K74 {
  int f75 = 75;
  static int s75 = 75 * 2;

  public int val() {
    return f75 + s75 + super.val();
  }
}

class K76 extends K75 {
  int f76 = 76;
  static int s76 = 76 * 2;

  public int val() {
    return f76 + s76 + super.val();
  }
}

class K77 extends K76 {
  int f77 = 77;
  static int s77 = 77 * 2;

  public int val() {
    return f77 + s77 + super.val();
  }
}

class K78 extends K77 {
  int f78 = 78;
  static int s78 = 78 * 2;

  public int val() {
    return f78 + s78 + super.val();
  }
}

class K79 extends K78 {
  int f79 = 79;
  static int s79 = 79 * 2;

  public int val() {
    return f79 + s79 + super.val();
  }
}

class K80 implements Val {
  int f80 = 80;
  static int s80 = 80 * 2;

  public int val() {
    return f80 + s80;
  }
}

class K81 extends K80 {
  int f81 = 81;
  static int s81 = 81 * 2;

  public int val() {
    return f81 + s81 + super.val();
  }
}

class K82 extends K81 {
  int f82 = 82;
  static int s82 = 82 * 2;

  public int val() {
    return f82 + s82 + super.val();
  }
}

class K83 extends K82 {
  int f83 = 83;
  static int s83 = 83 * 2;

  public int val() {
    return f83 + s83 + super.val();
  }
}

class K84 extends K83 {
  int f84 = 84;
  static int s84 = 84 * 2;

  public int val() {
    return f84 + s84 + super.val();
  }
}

class K85 extends K84 {
  int f85 = 85;
  static int s85 = 85 * 2;

  public int val() {
    return f85 + s85 + super.val();
  }
}

class K86 extends K85 {
  int f86 = 86;
  static int s86 = 86 * 2;

  public int val() {
    return f86 + s86 + super.val();
  }
}

class K87 extends K86 {
  int f87 = 87;
  static int s87 = 87 * 2;

  public int val() {
    return f87 + s87 + super.val();
  }
}

class K88 extends K87 {
  int f88 = 88;
  static int s88 = 88 * 2;

  public int val() {
    return f88 + s88 + super.val();
  }
}

class K89 extends K88 {
  int f89 = 89;
  static int s89 = 89 * 2;

  public int val() {
    return f89 + s89 + super.val();
  }
}

class K90 implements Val {
  int f90 = 90;
  static int s90 = 90 * 2;

  public int val() {
    return f90 + s90;
  }
}

class K91 extends K90 {
  int f91 = 91;
  static int s91 = 91 * 2;

  public int val() {
    return f91 + s91 + super.val();
  }
}

class K92 extends K91 {
  int f92 = 92;
  static int s92 = 92 * 2;

  public int val() {
    return f92 + s92 + super.val();
  }
}

class K93 extends K92 {
  int f93 = 93;
  static int s93 = 93 * 2;

  public int val() {
    return f93 + s93 + super.val();
  }
}

class K94 extends K93 {
  int f94 = 94;
  static int s94 = 94 * 2;

  public int val() {
    return f94 + s94 + super.val();
  }
}

class K95 extends K94 {
  int f95 = 95;
  static int s95 = 95 * 2;

  public int val() {
    return f95 + s95 + super.val();
  }
}

class K96 extends K95 {
  int f96 = 96;
  static int s96 = 96 * 2;

  public int val() {
    return f96 + s96 + super.val();
  }
}

class K97 extends K96 {
  int f97 = 97;
  static int s97 = 97 * 2;

  public int val() {
    return f97 + s97 + super.val();
  }
}

class K98 extends K97 {
  int f98 = 98;
  static int s98 = 98 * 2;

  public int val() {
    return f98 + s98 + super.val();
  }
}

class K99 extends K98 {
  int f99 = 99;
  static int s99 = 99 * 2;

  public int val() {
    return f99 + s99 + super.val();
  }
}

class K100 implements Val {
  int f100 = 100;
  static int s100 = 100 * 2;

  public int val() {
    return f100 + s100;
  }
}

class K101 extends K100 {
  int f101 = 101;
  static int s101 = 101 * 2;

  public int val() {
    return f101 + s101 + super.val();
  }
}

class K102 extends K101 {
  int f102 = 102;
  static int s102 = 102 * 2;

  public int val() {
    return f102 + s102 + super.val();
  }
}

class K103 extends K102 {
  int f103 = 103;
  static int s103 = 103 * 2;

  public int val() {
    return f103 + s103 + super.val();
  }
}

class K104 extends K103 {
  int f104 = 104;
  static int s104 = 104 * 2;

  public int val() {
    return f104 + s104 + super.val();
  }
}

class K105 extends K104 {
  int f105 = 105;
  static int s105 = 105 * 2;

  public int val() {
    return f105 + s105 + super.val();
  }
}

class K106 extends K105 {
  int f106 = 106;
  static int s106 = 106 * 2;

  public int val() {
    return f106 + s106 + super.val();
  }
}

class K107 extends K106 {
  int f107 = 107;
  static int s107 = 107 * 2;

  public int val() {
    return f107 + s107 + super.val();
  }
}

class K108 extends K107 {
  int f108 = 108;
  static int s108 = 108 * 2;

  public int val() {
    return f108 + s108 + super.val();
  }
}

class K109 extends K108 {
  int f109 = 109;
  static int s109 = 109 * 2;

  public int val() {
    return f109 + s109 + super.val();
  }
}

class K110 implements Val {
  int f110 = 110;
  static int s110 = 110 * 2;

  public int val() {
    return f110 + s110;
  }
}

class K111 extends K110 {
  int f111 = 111;
  static int s111 = 111 * 2;

  public int val() {
    return f111 + s111 + super.val();
  }
}

class K112 extends K111 {
  int f112 = 112;
  static int s112 = 112 * 2;

  public int val() {
    return f112 + s112 + super.val();
  }
}

class K113 extends K112 {
  int f113 = 113;
  static int s113 = 113 * 2;

  public int val() {
    return f113 + s113 + super.val();
  }
}

class K114 extends K113 {
  int f114 = 114;
  static int s114 = 114 * 2;

  public int val() {
    return f114 + s114 + super.val();
  }
}

class K115 extends K114 {
  int f115 = 115;
  static int s115 = 115 * 2;

  public int val() {
    return f115 + s115 + super.val();
  }
}

class K116 extends K115 {
  int f116 = 116;
  static int s116 = 116 * 2;

  public int val() {
    return f116 + s116 + super.val();
  }
}

class K117 extends K116 {
  int f117 = 117;
  static int s117 = 117 * 2;

  public int val() {
    return f117 + s117 + super.val();
  }
}

class K118 extends K117 {
  int f118 = 118;
  static int s118 = 118 * 2;

  public int val() {
    return f118 + s118 + super.val();
  }
}

class K119 extends K118 {
  int f119 = 119;
  static int s119 = 119 * 2;

  public int val() {
    return f119 + s119 + super.val();
  }
}

class K120 implements Val {
  int f120 = 120;
  static int s120 = 120 * 2;

  public int val() {
    return f120 + s120;
  }
}

class K121 extends K120 {
  int f121 = 121;
  static int s121 = 121 * 2;

  public int val() {
    return f121 + s121 + super.val();
  }
}

class K122 extends K121 {
  int f122 = 122;
  static int s122 = 122 * 2;

  public int val() {
    return f122 + s122 + super.val();
  }
}

class K123 extends K122 {
  int f123 = 123;
  static int s123 = 123 * 2;

  public int val() {
    return f123 + s123 + super.val();
  }
}

class K124 extends K123 {
  int f124 = 124;
  static int s124 = 124 * 2;

  public int val() {
    return f124 + s124 + super.val();
  }
}

class K125 extends K124 {
  int f125 = 125;
  static int s125 = 125 * 2;

  public int val() {
    return f125 + s125 + super.val();
  }
}

class K126 extends K125 {
  int f126 = 126;
  static int s126 = 126 * 2;

  public int val() {
    return f126 + s126 + super.val();
  }
}

class K127 extends K126 {
  int f127 = 127;
  static int s127 = 127 * 2;

  public int val() {
    return f127 + s127 + super.val();
  }
}

class K128 extends K127 {
  int f128 = 128;
  static int s128 = 128 * 2;

  public int val() {
    return f128 + s128 + super.val();
  }
}

class K129 extends K128 {
  int f129 = 129;
  static int s129 = 129 * 2;

  public int val() {
    return f129 + s129 + super.val();
  }
}

class K130 implements Val {
  int f130 = 130;
  static int s130 = 130 * 2;

  public int val() {
    return f130 + s130;
  }
}

class K131 extends K130 {
  int f131 = 131;
  static int s131 = 131 * 2;

  public int val() {
    return f131 + s131 + super.val();
  }
}

class K132 extends K131 {
  int f132 = 132;
  static int s132 = 132 * 2;

  public int val() {
    return f132 + s132 + super.val();
  }
}

class K133 extends K132 {
  int f133 = 133;
  static int s133 = 133 * 2;

  public int val() {
    return f133 + s133 + super.val();
  }
}

class K134 extends K133 {
  int f134 = 134;
  static int s134 = 134 * 2;

  public int val() {
    return f134 + s134 + super.val();
  }
}

class K135 extends K134 {
  int f135 = 135;
  static int s135 = 135 * 2;

  public int val() {
    return f135 + s135 + super.val();
  }
}

class K136 extends K135 {
  int f136 = 136;
  static int s136 = 136 * 2;

  public int val() {
    return f136 + s136 + super.val();
  }
}

class K137 extends K136 {
  int f137 = 137;
  static int s137 = 137 * 2;

  public int val() {
    return f137 + s137 + super.val();
  }
}

class K138 extends K137 {
  int f138 = 138;
  static int s138 = 138 * 2;

  public int val() {
    return f138 + s138 + super.val();
  }
}

class K139 extends K138 {
  int f139 = 139;
  static int s139 = 139 * 2;

  public int val() {
    return f139 + s139 + super.val();
  }
}

class K140 implements Val {
  int f140 = 140;
  static int s140 = 140 * 2;

  public int val() {
    return f140 + s140;
  }
}

class K141 extends K140 {
  int f141 = 141;
  static int s141 = 141 * 2;

  public int val() {
    return f141 + s141 + super.val();
  }
}

class K142 extends K141 {
  int f142 = 142;
  static int s142 = 142 * 2;

  public int val() {
    return f142 + s142 + super.val();
  }
}

class K143 extends K142 {
  int f143 = 143;
  static int s143 = 143 * 2;

  public int val() {
    return f143 + s143 + super.val();
  }
}

class K144 extends K143 {
  int f144 = 144;
  static int s144 = 144 * 2;

  public int val() {
    return f144 + s144 + super.val();
  }
}

class K145 extends K144 {
  int f145 = 145;
  static int s145 = 145 * 2;

  public int val() {
    return f145 + s145 + super.val();
  }
}

class K146 extends K145 {
  int f146 = 146;
  static int s146 = 146 * 2;

  public int val() {
    return f146 + s146 + super.val();
  }
}

class K147 extends K146 {
  int f147 = 147;
  static int s147 = 147 * 2;

  public int val() {
    return f147 + s147 + super.val();
  }
}

class K148 extends K147 {
  int f148 = 148;
  static int s148 = 148 * 2;

  public int val() {
    return f148 + s148 + super.val();
  }
}

class K149 extends K148 {
  int f149 = 149;
  static int s149 = 149 * 2;

  public int val() {
    return f149 + s149 + super.val();
  }
}

class K150 implements Val {
  int f150 = 150;
  static int s150 = 150 * 2;

  public int val() {
    return f150 + s150;
  }
}

class K151 extends K150 {
  int f151 = 151;
  static int s151 = 151 * 2;

  public int val() {
    return f151 + s151 + super.val();
  }
}

class K152 extends K151 {
  int f152 = 152;
  static int s152 = 152 * 2;

  public int val() {
    return f152 + s152 + super.val();
  }
}

class K153 extends K152 {
  int f153 = 153;
  static int s153 = 153 * 2;

  public int val() {
    return f153 + s153 + super.val();
  }
}

class K154 extends K153 {
  int f154 = 154;
  static int s154 = 154 * 2;

  public int val() {
    return f154 + s154 + super.val();
  }
}

class K155 extends K154 {
  int f155 = 155;
  static int s155 = 155 * 2;

  public int val() {
    return f155 + s155 + super.val();
  }
}

class K156 extends K155 {
  int f156 = 156;
  static int s156 = 156 * 2;

  public int val() {
    return f156 + s156 + super.val();
  }
}

class K157 extends K156 {
  int f157 = 157;
  static int s157 = 157 * 2;

  public int val() {
    return f157 + s157 + super.val();
  }
}

class K158 extends K157 {
  int f158 = 158;
  static int s158 = 158 * 2;

  public int val() {
    return f158 + s158 + super.val();
  }
}

class K159 extends K158 {
  int f159 = 159;
  static int s159 = 159 * 2;

  public int val() {
    return f159 + s159 + super.val();
  }
}

class K160 implements Val {
  int f160 = 160;
  static int s160 = 160 * 2;

  public int val() {
    return f160 + s160;
  }
}

class K161 extends K160 {
  int f161 = 161;
  static int s161 = 161 * 2;

  public int val() {
    return f161 + s161 + super.val();
  }
}

class K162 extends K161 {
  int f162 = 162;
  static int s162 = 162 * 2;

  public int val() {
    return f162 + s162 + super.val();
  }
}

class K163 extends K162 {
  int f163 = 163;
  static int s163 = 163 * 2;

  public int val() {
    return f163 + s163 + super.val();
  }
}

class K164 extends K163 {
  int f164 = 164;
  static int s164 = 164 * 2;

  public int val() {
    return f164 + s164 + super.val();
  }
}

class K165 extends K164 {
  int f165 = 165;
  static int s165 = 165 * 2;

  public int val() {
    return f165 + s165 + super.val();
  }
}

class K166 extends K165 {
  int f166 = 166;
  static int s166 = 166 * 2;

  public int val() {
    return f166 + s166 + super.val();
  }
}

class K167 extends K166 {
  int f167 = 167;
  static int s167 = 167 * 2;

  public int val() {
    return f167 + s167 + super.val();
  }
}

class K168 extends K167 {
  int f168 = 168;
  static int s168 = 168 * 2;

  public int val() {
    return f168 + s168 + super.val();
  }
}

class K169 extends K168 {
  int f169 = 169;
  static int s169 = 169 * 2;

  public int val() {
    return f169 + s169 + super.val();
  }
}

class K170 implements Val {
  int f170 = 170;
  static int s170 = 170 * 2;

  public int val() {
    return f170 + s170;
  }
}

class K171 extends K170 {
  int f171 = 171;
  static int s171 = 171 * 2;

  public int val() {
    return f171 + s171 + super.val();
  }
}

class K172 extends K171 {
  int f172 = 172;
  static int s172 = 172 * 2;

  public int val() {
    return f172 + s172 + super.val();
  }
}

class K173 extends K172 {
  int f173 = 173;
  static int s173 = 173 * 2;

  public int val() {
    return f173 + s173 + super.val();
  }
}

class K174 extends K173 {
  int f174 = 174;
  static int s174 = 174 * 2;

  public int val() {
    return f174 + s174 + super.val();
  }
}

class K175 extends K174 {
  int f175 = 175;
  static int s175 = 175 * 2;

  public int val() {
    return f175 + s175 + super.val();
  }
}

class K176 extends K175 {
  int f176 = 176;
  static int s176 = 176 * 2;

  public int val() {
    return f176 + s176 + super.val();
  }
}

class K177 extends K176 {
  int f177 = 177;
  static int s177 = 177 * 2;

  public int val() {
    return f177 + s177 + super.val();
  }
}

class K178 extends K177 {
  int f178 = 178;
  static int s178 = 178 * 2;

  public int val() {
    return f178 + s178 + super.val();
  }
}

class K179 extends K178 {
  int f179 = 179;
  static int s179 = 179 * 2;

  public int val() {
    return f179 + s179 + super.val();
  }
}

class K180 implements Val {
  int f180 = 180;
  static int s180 = 180 * 2;

  public int val() {
    return f180 + s180;
  }
}

class K181 extends K180 {
  int f181 = 181;
  static int s181 = 181 * 2;

  public int val() {
    return f181 + s181 + super.val();
  }
}

class K182 extends K181 {
  int f182 = 182;
  static int s182 = 182 * 2;

  public int val() {
    return f182 + s182 + super.val();
  }
}

class K183 extends K182 {
  int f183 = 183;
  static int s183 = 183 * 2;

  public int val() {
    return f183 + s183 + super.val();
  }
}

class K184 extends K183 {
  int f184 = 184;
  static int s184 = 184 * 2;

  public int val() {
    return f184 + s184 + super.val();
  }
}

class K185 extends K184 {
  int f185 = 185;
  static int s185 = 185 * 2;

  public int val() {
    return f185 + s185 + super.val();
  }
}

class K186 extends K185 {
  int f186 = 186;
  static int s186 = 186 * 2;

  public int val() {
    return f186 + s186 + super.val();
  }
}

class K187 extends K186 {
  int f187 = 187;
  static int s187 = 187 * 2;

  public int val() {
    return f187 + s187 + super.val();
  }
}

class K188 extends K187 {
  int f188 = 188;
  static int s188 = 188 * 2;

  public int val() {
    return f188 + s188 + super.val();
  }
}

class K189 extends K188 {
  int f189 = 189;
  static int s189 = 189 * 2;

  public int val() {
    return f189 + s189 + super.val();
  }
}

class K190 implements Val {
  int f190 = 190;
  static int s190 = 190 * 2;

  public int val() {
    return f190 + s190;
  }
}

class K191 extends K190 {
  int f191 = 191;
  static int s191 = 191 * 2;

  public int val() {
    return f191 + s191 + super.val();
  }
}

class K192 extends K191 {
  int f192 = 192;
  static int s192 = 192 * 2;

  public int val() {
    return f192 + s192 + super.val();
  }
}

class K193 extends K192 {
  int f193 = 193;
  static int s193 = 193 * 2;

  public int val() {
    return f193 + s193 + super.val();
  }
}

class K194 extends K193 {
  int f194 = 194;
  static int s194 = 194 * 2;

  public int val() {
    return f194 + s194 + super.val();
  }
}

class K195 extends K194 {
  int f195 = 195;
  static int s195 = 195 * 2;

  public int val() {
    return f195 + s195 + super.val();
  }
}

class K196 extends K195 {
  int f196 = 196;
  static int s196 = 196 * 2;

  public int val() {
    return f196 + s196 + super.val();
  }
}

class K197 extends K196 {
  int f197 = 197;
  static int s197 = 197 * 2;

  public int val() {
    return f197 + s197 + super.val();
  }
}

class K198 extends K197 {
  int f198 = 198;
  static int s198 = 198 * 2;

  public int val() {
    return f198 + s198 + super.val();
  }
}

class K199 extends K198 {
  int f199 = 199;
  static int s199 = 199 * 2;

  public int val() {
    return f199 + s199 + super.val();
  }
}

class K200 implements Val {
  int f200 = 200;
  static int s200 = 200 * 2;

  public int val() {
    return f200 + s200;
  }
}

class K201 extends K200 {
  int f201 = 201;
  static int s201 = 201 * 2;

  public int val() {
    return f201 + s201 + super.val();
  }
}

class K202 extends K201 {
  int f202 = 202;
  static int s202 = 202 * 2;

  public int val() {
    return f202 + s202 + super.val();
  }
}

class K203 extends K202 {
  int f203 = 203;
  static int s203 = 203 * 2;

  public int val() {
    return f203 + s203 + super.val();
  }
}

class K204 extends K203 {
  int f204 = 204;
  static int s204 = 204 * 2;

  public int val() {
    return f204 + s204 + super.val();
  }
}

class K205 extends K204 {
  int f205 = 205;
  static int s205 = 205 * 2;

  public int val() {
    return f205 + s205 + super.val();
  }
}

class K206 extends K205 {
  int f206 = 206;
  static int s206 = 206 * 2;

  public int val() {
    return f206 + s206 + super.val();
  }
}

class K207 extends K206 {
  int f207 = 207;
  static int s207 = 207 * 2;

  public int val() {
    return f207 + s207 + super.val();
  }
}

class K208 extends K207 {
  int f208 = 208;
  static int s208 = 208 * 2;

  public int val() {
    return f208 + s208 + super.val();
  }
}

class K209 extends K208 {
  int f209 = 209;
  static int s209 = 209 * 2;

  public int val() {
    return f209 + s209 + super.val();
  }
}

class K210 implements Val {
  int f210 = 210;
  static int s210 = 210 * 2;

  public int val() {
    return f210 + s210;
  }
}

class K211 extends K210 {
  int f211 = 211;
  static int s211 = 211 * 2;

  public int val() {
    return f211 + s211 + super.val();
  }
}

class K212 extends K211 {
  int f212 = 212;
  static int s212 = 212 * 2;

  public int val() {
    return f212 + s212 + super.val();
  }
}

class K213 extends K212 {
  int f213 = 213;
  static int s213 = 213 * 2;

  public int val() {
    return f213 + s213 + super.val();
  }
}

class K214 extends K213 {
  int f214 = 214;
  static int s214 = 214 * 2;

  public int val() {
    return f214 + s214 + super.val();
  }
}

class K215 extends K214 {
  int f215 = 215;
  static int s215 = 215 * 2;

  public int val() {
    return f215 + s215 + super.val();
  }
}

class K216 extends K215 {
  int f216 = 216;
  static int s216 = 216 * 2;

  public int val() {
    return f216 + s216 + super.val();
  }
}

class K217 extends K216 {
  int f217 = 217;
  static int s217 = 217 * 2;

  public int val() {
    return f217 + s217 + super.val();
  }
}

class K218 extends K217 {
  int f218 = 218;
  static int s218 = 218 * 2;

  public int val() {
    return f218 + s218 + super.val();
  }
}

class K219 extends K218 {
  int f219 = 219;
  static int s219 = 219 * 2;

  public int val() {
    return f219 + s219 + super.val();
  }
}

class K220 implements Val {
  int f220 = 220;
  static int s220 = 220 * 2;

  public int val() {
    return f220 + s220;
  }
}

class K221 extends K220 {
  int f221 = 221;
  static int s221 = 221 * 2;

  public int val() {
    return f221 + s221 + super.val();
  }
}

class K222 extends K221 {
  int f222 = 222;
  static int s222 = 222 * 2;

  public int val() {
    return f222 + s222 + super.val();
  }
}

class K223 extends K222 {
  int f223 = 223;
  static int s223 = 223 * 2;

  public int val() {
    return f223 + s223 + super.val();
  }
}

class K224 extends K223 {
  int f224 = 224;
  static int s224 = 224 * 2;

  public int val() {
    return f224 + s224 + super.val();
  }
}

class K225 extends K224 {
  int f225 = 225;
  static int s225 = 225 * 2;

  public int val() {
    return f225 + s225 + super.val();
  }
}

class K226 extends K225 {
  int f226 = 226;
  static int s226 = 226 * 2;

  public int val() {
    return f226 + s226 + super.val();
  }
}

class K227 extends K226 {
  int f227 = 227;
  static int s227 = 227 * 2;

  public int val() {
    return f227 + s227 + super.val();
  }
}

class K228 extends K227 {
  int f228 = 228;
  static int s228 = 228 * 2;

  public int val() {
    return f228 + s228 + super.val();
  }
}

class K229 extends K228 {
  int f229 = 229;
  static int s229 = 229 * 2;

  public int val() {
    return f229 + s229 + super.val();
  }
}

class K230 implements Val {
  int f230 = 230;
  static int s230 = 230 * 2;

  public int val() {
    return f230 + s230;
  }
}

class K231 extends K230 {
  int f231 = 231;
  static int s231 = 231 * 2;

  public int val() {
    return f231 + s231 + super.val();
  }
}

class K232 extends K231 {
  int f232 = 232;
  static int s232 = 232 * 2;

  public int val() {
    return f232 + s232 + super.val();
  }
}

class K233 extends K232 {
  int f233 = 233;
  static int s233 = 233 * 2;

  public int val() {
    return f233 + s233 + super.val();
  }
}

class K234 extends K233 {
  int f234 = 234;
  static int s234 = 234 * 2;

  public int val() {
    return f234 + s234 + super.val();
  }
}

class K235 extends K234 {
  int f235 = 235;
  static int s235 = 235 * 2;

  public int val() {
    return f235 + s235 + super.val();
  }
}

class K236 extends K235 {
  int f236 = 236;
  static int s236 = 236 * 2;

  public int val() {
    return f236 + s236 + super.val();
  }
}

class K237 extends K236 {
  int f237 = 237;
  static int s237 = 237 * 2;

  public int val() {
    return f237 + s237 + super.val();
  }
}

class K238 extends K237 {
  int f238 = 238;
  static int s238 = 238 * 2;

  public int val() {
    return f238 + s238 + super.val();
  }
}

class K239 extends K238 {
  int f239 = 239;
  static int s239 = 239 * 2;

  public int val() {
    return f239 + s239 + super.val();
  }
}

class K240 implements Val {
  int f240 = 240;
  static int s240 = 240 * 2;

  public int val() {
    return f240 + s240;
  }
}

class K241 extends K240 {
  int f241 = 241;
  static int s241 = 241 * 2;

  public int val() {
    return f241 + s241 + super.val();
  }
}

class K242 extends K241 {
  int f242 = 242;
  static int s242 = 242 * 2;

  public int val() {
    return f242 + s242 + super.val();
  }
}

class K243 extends K242 {
  int f243 = 243;
  static int s243 = 243 * 2;

  public int val() {
    return f243 + s243 + super.val();
  }
}

class K244 extends K243 {
  int f244 = 244;
  static int s244 = 244 * 2;

  public int val() {
    return f244 + s244 + super.val();
  }
}

class K245 extends K244 {
  int f245 = 245;
  static int s245 = 245 * 2;

  public int val() {
    return f245 + s245 + super.val();
  }
}

class K246 extends K245 {
  int f246 = 246;
  static int s246 = 246 * 2;

  public int val() {
    return f246 + s246 + super.val();
  }
}

class K247 extends K246 {
  int f247 = 247;
  static int s247 = 247 * 2;

  public int val() {
    return f247 + s247 + super.val();
  }
}

class K248 extends K247 {
  int f248 = 248;
  static int s248 = 248 * 2;

  public int val() {
    return f248 + s248 + super.val();
  }
}

class K249 extends K248 {
  int f249 = 249;
  static int s249 = 249 * 2;

  public int val() {
    return f249 + s249 + super.val();
  }
}

class K250 implements Val {
  int f250 = 250;
  static int s250 = 250 * 2;

  public int val() {
    return f250 + s250;
  }
}

class K251 extends K250 {
  int f251 = 251;
  static int s251 = 251 * 2;

  public int val() {
    return f251 + s251 + super.val();
  }
}

class K252 extends K251 {
  int f252 = 252;
  static int s252 = 252 * 2;

  public int val() {
    return f252 + s252 + super.val();
  }
}

class K253 extends K252 {
  int f253 = 253;
  static int s253 = 253 * 2;

  public int val() {
    return f253 + s253 + super.val();
  }
}

class K254 extends K253 {
  int f254 = 254;
  static int s254 = 254 * 2;

  public int val() {
    return f254 + s254 + super.val();
  }
}

class K255 extends K254 {
  int f255 = 255;
  static int s255 = 255 * 2;

  public int val() {
    return f255 + s255 + super.val();
  }
}

class K256 extends K255 {
  int f256 = 256;
  static int s256 = 256 * 2;

  public int val() {
    return f256 + s256 + super.val();
  }
}

class K257 extends K256 {
  int f257 = 257;
  static int s257 = 257 * 2;

  public int val() {
    return f257 + s257 + super.val();
  }
}

class K258 extends K257 {
  int f258 = 258;
  static int s258 = 258 * 2;

  public int val() {
    return f258 + s258 + super.val();
  }
}

class K259 extends K258 {
  int f259 = 259;
  static int s259 = 259 * 2;

  public int val() {
    return f259 + s259 + super.val();
  }
}

class K260 implements Val {
  int f260 = 260;
  static int s260 = 260 * 2;

  public int val() {
    return f260 + s260;
  }
}

class K261 extends K260 {
  int f261 = 261;
  static int s261 = 261 * 2;

  public int val() {
    return f261 + s261 + super.val();
  }
}

class K262 extends K261 {
  int f262 = 262;
  static int s262 = 262 * 2;

  public int val() {
    return f262 + s262 + super.val();
  }
}

class K263 extends K262 {
  int f263 = 263;
  static int s263 = 263 * 2;

  public int val() {
    return f263 + s263 + super.val();
  }
}

class K264 extends K263 {
  int f264 = 264;
  static int s264 = 264 * 2;

  public int val() {
    return f264 + s264 + super.val();
  }
}

class K265 extends K264 {
  int f265 = 265;
  static int s265 = 265 * 2;

  public int val() {
    return f265 + s265 + super.val();
  }
}

class K266 extends K265 {
  int f266 = 266;
  static int s266 = 266 * 2;

  public int val() {
    return f266 + s266 + super.val();
  }
}

class K267 extends K266 {
  int f267 = 267;
  static int s267 = 267 * 2;

  public int val() {
    return f267 + s267 + super.val();
  }
}

class K268 extends K267 {
  int f268 = 268;
  static int s268 = 268 * 2;

  public int val() {
    return f268 + s268 + super.val();
  }
}

class K269 extends K268 {
  int f269 = 269;
  static int s269 = 269 * 2;

  public int val() {
    return f269 + s269 + super.val();
  }
}

class K270 implements Val {
  int f270 = 270;
  static int s270 = 270 * 2;

  public int val() {
    return f270 + s270;
  }
}

class K271 extends K270 {
  int f271 = 271;
  static int s271 = 271 * 2;

  public int val() {
    return f271 + s271 + super.val();
  }
}

class K272 extends K271 {
  int f272 = 272;
  static int s272 = 272 * 2;

  public int val() {
    return f272 + s272 + super.val();
  }
}

class K273 extends K272 {
  int f273 = 273;
  static int s273 = 273 * 2;

  public int val() {
    return f273 + s273 + super.val();
  }
}

class K274 extends K273 {
  int f274 = 274;
  static int s274 = 274 * 2;

  public int val() {
    return f274 + s274 + super.val();
  }
}

class K275 extends K274 {
  int f275 = 275;
  static int s275 = 275 * 2;

  public int val() {
    return f275 + s275 + super.val();
  }
}

class K276 extends K275 {
  int f276 = 276;
  static int s276 = 276 * 2;

  public int val() {
    return f276 + s276 + super.val();
  }
}

class K277 extends K276 {
  int f277 = 277;
  static int s277 = 277 * 2;

  public int val() {
    return f277 + s277 + super.val();
  }
}

class K278 extends K277 {
  int f278 = 278;
  static int s278 = 278 * 2;

  public int val() {
    return f278 + s278 + super.val();
  }
}

class K279 extends K278 {
  int f279 = 279;
  static int s279 = 279 * 2;

  public int val() {
    return f279 + s279 + super.val();
  }
}

class K280 implements Val {
  int f280 = 280;
  static int s280 = 280 * 2;

  public int val() {
    return f280 + s280;
  }
}

class K281 extends K280 {
  int f281 = 281;
  static int s281 = 281 * 2;

  public int val() {
    return f281 + s281 + super.val();
  }
}

class K282 extends K281 {
  int f282 = 282;
  static int s282 = 282 * 2;

  public int val() {
    return f282 + s282 + super.val();
  }
}

class K283 extends K282 {
  int f283 = 283;
  static int s283 = 283 * 2;

  public int val() {
    return f283 + s283 + super.val();
  }
}

class K284 extends K283 {
  int f284 = 284;
  static int s284 = 284 * 2;

  public int val() {
    return f284 + s284 + super.val();
  }
}

class K285 extends K284 {
  int f285 = 285;
  static int s285 = 285 * 2;

  public int val() {
    return f285 + s285 + super.val();
  }
}

class K286 extends K285 {
  int f286 = 286;
  static int s286 = 286 * 2;

  public int val() {
    return f286 + s286 + super.val();
  }
}

class K287 extends K286 {
  int f287 = 287;
  static int s287 = 287 * 2;

  public int val() {
    return f287 + s287 + super.val();
  }
}

class K288 extends K287 {
  int f288 = 288;
  static int s288 = 288 * 2;

  public int val() {
    return f288 + s288 + super.val();
  }
}

class K289 extends K288 {
  int f289 = 289;
  static int s289 = 289 * 2;

  public int val() {
    return f289 + s289 + super.val();
  }
}

class K290 implements Val {
  int f290 = 290;
  static int s290 = 290 * 2;

  public int val() {
    return f290 + s290;
  }
}

class K291 extends K290 {
  int f291 = 291;
  static int s291 = 291 * 2;

  public int val() {
    return f291 + s291 + super.val();
  }
}

class K292 extends K291 {
  int f292 = 292;
  static int s292 = 292 * 2;

  public int val() {
    return f292 + s292 + super.val();
  }
}

class K293 extends K292 {
  int f293 = 293;
  static int s293 = 293 * 2;

  public int val() {
    return f293 + s293 + super.val();
  }
}

class K294 extends K293 {
  int f294 = 294;
  static int s294 = 294 * 2;

  public int val() {
    return f294 + s294 + super.val();
  }
}

class K295 extends K294 {
  int f295 = 295;
  static int s295 = 295 * 2;

  public int val() {
    return f295 + s295 + super.val();
  }
}

class K296 extends K295 {
  int f296 = 296;
  static int s296 = 296 * 2;

  public int val() {
    return f296 + s296 + super.val();
  }
}

class K297 extends K296 {
  int f297 = 297;
  static int s297 = 297 * 2;

  public int val() {
    return f297 + s297 + super.val();
  }
}

class K298 extends K297 {
  int f298 = 298;
  static int s298 = 298 * 2;

  public int val() {
    return f298 + s298 + super.val();
  }
}

class K299 extends K298 {
  int f299 = 299;
  static int s299 = 299 * 2;

  public int val() {
    return f299 + s299 + super.val();
  }
}

public class ManyClasses {
  public static void main(String[] args) {
    Val[] all = {
      new K0(),
      new K1(),
      new K2(),
      new K3(),
      new K4(),
      new K5(),
      new K6(),
      new K7(),
      new K8(),
      new K9(),
      new K10(),
      new K11(),
      new K12(),
      new K13(),
      new K14(),
      new K15(),
      new K16(),
      new K17(),
      new K18(),
      new K19(),
      new K20(),
      new K21(),
      new K22(),
      new K23(),
      new K24(),
      new K25(),
      new K26(),
      new K27(),
      new K28(),
      new K29(),
      new K30(),
      new K31(),
      new K32(),
      new K33(),
      new K34(),
      new K35(),
      new K36(),
      new K37(),
      new K38(),
      new K39(),
      new K40(),
      new K41(),
      new K42(),
      new K43(),
      new K44(),
      new K45(),
      new K46(),
      new K47(),
      new K48(),
      new K49(),
      new K50(),
      new K51(),
      new K52(),
      new K53(),
      new K54(),
      new K55(),
      new K56(),
      new K57(),
      new K58(),
      new K59(),
      new K60(),
      new K61(),
      new K62(),
      new K63(),
      new K64(),
      new K65(),
      new K66(),
      new K67(),
      new K68(),
      new K69(),
      new K70(),
      new K71(),
      new K72(),
      new K73(),
      new K74(),
      new K75(),
      new K76(),
      new K77(),
      new K78(),
      new K79(),
      new K80(),
      new K81(),
      new K82(),
      new K83(),
      new K84(),
      new K85(),
      new K86(),
      new K87(),
      new K88(),
      new K89(),
      new K90(),
      new K91(),
      new K92(),
      new K93(),
      new K94(),
      new K95(),
      new K96(),
      new K97(),
      new K98(),
      new K99(),
      new K100(),
      new K101(),
      new K102(),
      new K103(),
      new K104(),
      new K105(),
      new K106(),
      new K107(),
      new K108(),
      new K109(),
      new K110(),
      new K111(),
      new K112(),
      new K113(),
      new K114(),
      new K115(),
      new K116(),
      new K117(),
      new K118(),
      new K119(),
      new K120(),
      new K121(),
      new K122(),
      new K123(),
      new K124(),
      new K125(),
      new K126(),
      new K127(),
      new K128(),
      new K129(),
      new K130(),
      new K131(),
      new K132(),
      new K133(),
      new K134(),
      new K135(),
      new K136(),
      new K137(),
      new K138(),
      new K139(),
      new K140(),
      new K141(),
      new K142(),
      new K143(),
      new K144(),
      new K145(),
      new K146(),
      new K147(),
      new K148(),
      new K149(),
      new K150(),
      new K151(),
      new K152(),
      new K153(),
      new K154(),
      new K155(),
      new K156(),
      new K157(),
      new K158(),
      new K159(),
      new K160(),
      new K161(),
      new K162(),
      new K163(),
      new K164(),
      new K165(),
      new K166(),
      new K167(),
      new K168(),
      new K169(),
      new K170(),
      new K171(),
      new K172(),
      new K173(),
      new K174(),
      new K175(),
      new K176(),
      new K177(),
      new K178(),
      new K179(),
      new K180(),
      new K181(),
      new K182(),
      new K183(),
      new K184(),
      new K185(),
      new K186(),
      new K187(),
      new K188(),
      new K189(),
      new K190(),
      new K191(),
      new K192(),
      new K193(),
      new K194(),
      new K195(),
      new K196(),
      new K197(),
      new K198(),
      new K199(),
      new K200(),
      new K201(),
      new K202(),
      new K203(),
      new K204(),
      new K205(),
      new K206(),
      new K207(),
      new K208(),
      new K209(),
      new K210(),
      new K211(),
      new K212(),
      new K213(),
      new K214(),
      new K215(),
      new K216(),
      new K217(),
      new K218(),
      new K219(),
      new K220(),
      new K221(),
      new K222(),
      new K223(),
      new K224(),
      new K225(),
      new K226(),
      new K227(),
      new K228(),
      new K229(),
      new K230(),
      new K231(),
      new K232(),
      new K233(),
      new K234(),
      new K235(),
      new K236(),
      new K237(),
      new K238(),
      new K239(),
      new K240(),
      new K241(),
      new K242(),
      new K243(),
      new K244(),
      new K245(),
      new K246(),
      new K247(),
      new K248(),
      new K249(),
      new K250(),
      new K251(),
      new K252(),
      new K253(),
      new K254(),
      new K255(),
      new K256(),
      new K257(),
      new K258(),
      new K259(),
      new K260(),
      new K261(),
      new K262(),
      new K263(),
      new K264(),
      new K265(),
      new K266(),
      new K267(),
      new K268(),
      new K269(),
      new K270(),
      new K271(),
      new K272(),
      new K273(),
      new K274(),
      new K275(),
      new K276(),
      new K277(),
      new K278(),
      new K279(),
      new K280(),
      new K281(),
      new K282(),
      new K283(),
      new K284(),
      new K285(),
      new K286(),
      new K287(),
      new K288(),
      new K289(),
      new K290(),
      new K291(),
      new K292(),
      new K293(),
      new K294(),
      new K295(),
      new K296(),
      new K297(),
      new K298(),
      new K299(),
    };
    long h = 0;
    for (Val v : all) h = h * 31 + v.val();
    System.out.println(h + " " + all[299].val() + " " + (all[5] instanceof K4) + (all[5] instanceof K6) + " " + K250.s250);
  }
}

/* expect:
9156400140899174700 8835 truefalse 500
*/
