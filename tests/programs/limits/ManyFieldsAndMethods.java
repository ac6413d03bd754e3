// A class with 400 fields and 400 methods.
public class ManyFieldsAndMethods {
  String f0;
  int f1 = 1;
  int f2;
  String f3;
  int f4 = 4;
  int f5;
  String f6;
  int f7 = 7;
  int f8;
  String f9;
  int f10 = 10;
  int f11;
  String f12;
  int f13 = 13;
  int f14;
  String f15;
  int f16 = 16;
  int f17;
  String f18;
  int f19 = 19;
  int f20;
  String f21;
  int f22 = 22;
  int f23;
  String f24;
  int f25 = 25;
  int f26;
  String f27;
  int f28 = 28;
  int f29;
  String f30;
  int f31 = 31;
  int f32;
  String f33;
  int f34 = 34;
  int f35;
  String f36;
  int f37 = 37;
  int f38;
  String f39;
  int f40 = 40;
  int f41;
  String f42;
  int f43 = 43;
  int f44;
  String f45;
  int f46 = 46;
  int f47;
  String f48;
  int f49 = 49;
  int f50;
  String f51;
  int f52 = 52;
  int f53;
  String f54;
  int f55 = 55;
  int f56;
  String f57;
  int f58 = 58;
  int f59;
  String f60;
  int f61 = 61;
  int f62;
  String f63;
  int f64 = 64;
  int f65;
  String f66;
  int f67 = 67;
  int f68;
  String f69;
  int f70 = 70;
  int f71;
  String f72;
  int f73 = 73;
  int f74;
  String f75;
  int f76 = 76;
  int f77;
  String f78;
  int f79 = 79;
  int f80;
  String f81;
  int f82 = 82;
  int f83;
  String f84;
  int f85 = 85;
  int f86;
  String f87;
  int f88 = 88;
  int f89;
  String f90;
  int f91 = 91;
  int f92;
  String f93;
  int f94 = 94;
  int f95;
  String f96;
  int f97 = 97;
  int f98;
  String f99;
  int f100 = 100;
  int f101;
  String f102;
  int f103 = 103;
  int f104;
  String f105;
  int f106 = 106;
  int f107;
  String f108;
  int f109 = 109;
  int f110;
  String f111;
  int f112 = 112;
  int f113;
  String f114;
  int f115 = 115;
  int f116;
  String f117;
  int f118 = 118;
  int f119;
  String f120;
  int f121 = 121;
  int f122;
  String f123;
  int f124 = 124;
  int f125;
  String f126;
  int f127 = 127;
  int f128;
  String f129;
  int f130 = 130;
  int f131;
  String f132;
  int f133 = 133;
  int f134;
  String f135;
  int f136 = 136;
  int f137;
  String f138;
  int f139 = 139;
  int f140;
  String f141;
  int f142 = 142;
  int f143;
  String f144;
  int f145 = 145;
  int f146;
  String f147;
  int f148 = 148;
  int f149;
  String f150;
  int f151 = 151;
  int f152;
  String f153;
  int f154 = 154;
  int f155;
  String f156;
  int f157 = 157;
  int f158;
  String f159;
  int f160 = 160;
  int f161;
  String f162;
  int f163 = 163;
  int f164;
  String f165;
  int f166 = 166;
  int f167;
  String f168;
  int f169 = 169;
  int f170;
  String f171;
  int f172 = 172;
  int f173;
  String f174;
  int f175 = 175;
  int f176;
  String f177;
  int f178 = 178;
  int f179;
  String f180;
  int f181 = 181;
  int f182;
  String f183;
  int f184 = 184;
  int f185;
  String f186;
  int f187 = 187;
  int f188;
  String f189;
  int f190 = 190;
  int f191;
  String f192;
  int f193 = 193;
  int f194;
  String f195;
  int f196 = 196;
  int f197;
  String f198;
  int f199 = 199;
  int f200;
  String f201;
  int f202 = 202;
  int f203;
  String f204;
  int f205 = 205;
  int f206;
  String f207;
  int f208 = 208;
  int f209;
  String f210;
  int f211 = 211;
  int f212;
  String f213;
  int f214 = 214;
  int f215;
  String f216;
  int f217 = 217;
  int f218;
  String f219;
  int f220 = 220;
  int f221;
  String f222;
  int f223 = 223;
  int f224;
  String f225;
  int f226 = 226;
  int f227;
  String f228;
  int f229 = 229;
  int f230;
  String f231;
  int f232 = 232;
  int f233;
  String f234;
  int f235 = 235;
  int f236;
  String f237;
  int f238 = 238;
  int f239;
  String f240;
  int f241 = 241;
  int f242;
  String f243;
  int f244 = 244;
  int f245;
  String f246;
  int f247 = 247;
  int f248;
  String f249;
  int f250 = 250;
  int f251;
  String f252;
  int f253 = 253;
  int f254;
  String f255;
  int f256 = 256;
  int f257;
  String f258;
  int f259 = 259;
  int f260;
  String f261;
  int f262 = 262;
  int f263;
  String f264;
  int f265 = 265;
  int f266;
  String f267;
  int f268 = 268;
  int f269;
  String f270;
  int f271 = 271;
  int f272;
  String f273;
  int f274 = 274;
  int f275;
  String f276;
  int f277 = 277;
  int f278;
  String f279;
  int f280 = 280;
  int f281;
  String f282;
  int f283 = 283;
  int f284;
  String f285;
  int f286 = 286;
  int f287;
  String f288;
  int f289 = 289;
  int f290;
  String f291;
  int f292 = 292;
  int f293;
  String f294;
  int f295 = 295;
  int f296;
  String f297;
  int f298 = 298;
  int f299;
  String f300;
  int f301 = 301;
  int f302;
  String f303;
  int f304 = 304;
  int f305;
  String f306;
  int f307 = 307;
  int f308;
  String f309;
  int f310 = 310;
  int f311;
  String f312;
  int f313 = 313;
  int f314;
  String f315;
  int f316 = 316;
  int f317;
  String f318;
  int f319 = 319;
  int f320;
  String f321;
  int f322 = 322;
  int f323;
  String f324;
  int f325 = 325;
  int f326;
  String f327;
  int f328 = 328;
  int f329;
  String f330;
  int f331 = 331;
  int f332;
  String f333;
  int f334 = 334;
  int f335;
  String f336;
  int f337 = 337;
  int f338;
  String f339;
  int f340 = 340;
  int f341;
  String f342;
  int f343 = 343;
  int f344;
  String f345;
  int f346 = 346;
  int f347;
  String f348;
  int f349 = 349;
  int f350;
  String f351;
  int f352 = 352;
  int f353;
  String f354;
  int f355 = 355;
  int f356;
  String f357;
  int f358 = 358;
  int f359;
  String f360;
  int f361 = 361;
  int f362;
  String f363;
  int f364 = 364;
  int f365;
  String f366;
  int f367 = 367;
  int f368;
  String f369;
  int f370 = 370;
  int f371;
  String f372;
  int f373 = 373;
  int f374;
  String f375;
  int f376 = 376;
  int f377;
  String f378;
  int f379 = 379;
  int f380;
  String f381;
  int f382 = 382;
  int f383;
  String f384;
  int f385 = 385;
  int f386;
  String f387;
  int f388 = 388;
  int f389;
  String f390;
  int f391 = 391;
  int f392;
  String f393;
  int f394 = 394;
  int f395;
  String f396;
  int f397 = 397;
  int f398;
  String f399;

  int m0(int x) {
    return f1 + x;
  }

  int m1(int x) {
    return m0(x) + f1 + x;
  }

  int m2(int x) {
    return m1(x) + f2 + x;
  }

  int m3(int x) {
    return m2(x) + f4 + x;
  }

  int m4(int x) {
    return m3(x) + f4 + x;
  }

  int m5(int x) {
    return m4(x) + f5 + x;
  }

  int m6(int x) {
    return m5(x) + f7 + x;
  }

  int m7(int x) {
    return m6(x) + f7 + x;
  }

  int m8(int x) {
    return f8 + x;
  }

  int m9(int x) {
    return m8(x) + f10 + x;
  }

  int m10(int x) {
    return m9(x) + f10 + x;
  }

  int m11(int x) {
    return m10(x) + f11 + x;
  }

  int m12(int x) {
    return m11(x) + f13 + x;
  }

  int m13(int x) {
    return m12(x) + f13 + x;
  }

  int m14(int x) {
    return m13(x) + f14 + x;
  }

  int m15(int x) {
    return m14(x) + f16 + x;
  }

  int m16(int x) {
    return f16 + x;
  }

  int m17(int x) {
    return m16(x) + f17 + x;
  }

  int m18(int x) {
    return m17(x) + f19 + x;
  }

  int m19(int x) {
    return m18(x) + f19 + x;
  }

  int m20(int x) {
    return m19(x) + f20 + x;
  }

  int m21(int x) {
    return m20(x) + f22 + x;
  }

  int m22(int x) {
    return m21(x) + f22 + x;
  }

  int m23(int x) {
    return m22(x) + f23 + x;
  }

  int m24(int x) {
    return f25 + x;
  }

  int m25(int x) {
    return m24(x) + f25 + x;
  }

  int m26(int x) {
    return m25(x) + f26 + x;
  }

  int m27(int x) {
    return m26(x) + f28 + x;
  }

  int m28(int x) {
    return m27(x) + f28 + x;
  }

  int m29(int x) {
    return m28(x) + f29 + x;
  }

  int m30(int x) {
    return m29(x) + f31 + x;
  }

  int m31(int x) {
    return m30(x) + f31 + x;
  }

  int m32(int x) {
    return f32 + x;
  }

  int m33(int x) {
    return m32(x) + f34 + x;
  }

  int m34(int x) {
    return m33(x) + f34 + x;
  }

  int m35(int x) {
    return m34(x) + f35 + x;
  }

  int m36(int x) {
    return m35(x) + f37 + x;
  }

  int m37(int x) {
    return m36(x) + f37 + x;
  }

  int m38(int x) {
    return m37(x) + f38 + x;
  }

  int m39(int x) {
    return m38(x) + f40 + x;
  }

  int m40(int x) {
    return f40 + x;
  }

  int m41(int x) {
    return m40(x) + f41 + x;
  }

  int m42(int x) {
    return m41(x) + f43 + x;
  }

  int m43(int x) {
    return m42(x) + f43 + x;
  }

  int m44(int x) {
    return m43(x) + f44 + x;
  }

  int m45(int x) {
    return m44(x) + f46 + x;
  }

  int m46(int x) {
    return m45(x) + f46 + x;
  }

  int m47(int x) {
    return m46(x) + f47 + x;
  }

  int m48(int x) {
    return f49 + x;
  }

  int m49(int x) {
    return m48(x) + f49 + x;
  }

  int m50(int x) {
    return m49(x) + f50 + x;
  }

  int m51(int x) {
    return m50(x) + f52 + x;
  }

  int m52(int x) {
    return m51(x) + f52 + x;
  }

  int m53(int x) {
    return m52(x) + f53 + x;
  }

  int m54(int x) {
    return m53(x) + f55 + x;
  }

  int m55(int x) {
    return m54(x) + f55 + x;
  }

  int m56(int x) {
    return f56 + x;
  }

  int m57(int x) {
    return m56(x) + f58 + x;
  }

  int m58(int x) {
    return m57(x) + f58 + x;
  }

  int m59(int x) {
    return m58(x) + f59 + x;
  }

  int m60(int x) {
    return m59(x) + f61 + x;
  }

  int m61(int x) {
    return m60(x) + f61 + x;
  }

  int m62(int x) {
    return m61(x) + f62 + x;
  }

  int m63(int x) {
    return m62(x) + f64 + x;
  }

  int m64(int x) {
    return f64 + x;
  }

  int m65(int x) {
    return m64(x) + f65 + x;
  }

  int m66(int x) {
    return m65(x) + f67 + x;
  }

  int m67(int x) {
    return m66(x) + f67 + x;
  }

  int m68(int x) {
    return m67(x) + f68 + x;
  }

  int m69(int x) {
    return m68(x) + f70 + x;
  }

  int m70(int x) {
    return m69(x) + f70 + x;
  }

  int m71(int x) {
    return m70(x) + f71 + x;
  }

  int m72(int x) {
    return f73 + x;
  }

  int m73(int x) {
    return m72(x) + f73 + x;
  }

  int m74(int x) {
    return m73(x) + f74 + x;
  }

  int m75(int x) {
    return m74(x) + f76 + x;
  }

  int m76(int x) {
    return m75(x) + f76 + x;
  }

  int m77(int x) {
    return m76(x) + f77 + x;
  }

  int m78(int x) {
    return m77(x) + f79 + x;
  }

  int m79(int x) {
    return m78(x) + f79 + x;
  }

  int m80(int x) {
    return f80 + x;
  }

  int m81(int x) {
    return m80(x) + f82 + x;
  }

  int m82(int x) {
    return m81(x) + f82 + x;
  }

  int m83(int x) {
    return m82(x) + f83 + x;
  }

  int m84(int x) {
    return m83(x) + f85 + x;
  }

  int m85(int x) {
    return m84(x) + f85 + x;
  }

  int m86(int x) {
    return m85(x) + f86 + x;
  }

  int m87(int x) {
    return m86(x) + f88 + x;
  }

  int m88(int x) {
    return f88 + x;
  }

  int m89(int x) {
    return m88(x) + f89 + x;
  }

  int m90(int x) {
    return m89(x) + f91 + x;
  }

  int m91(int x) {
    return m90(x) + f91 + x;
  }

  int m92(int x) {
    return m91(x) + f92 + x;
  }

  int m93(int x) {
    return m92(x) + f94 + x;
  }

  int m94(int x) {
    return m93(x) + f94 + x;
  }

  int m95(int x) {
    return m94(x) + f95 + x;
  }

  int m96(int x) {
    return f97 + x;
  }

  int m97(int x) {
    return m96(x) + f97 + x;
  }

  int m98(int x) {
    return m97(x) + f98 + x;
  }

  int m99(int x) {
    return m98(x) + f100 + x;
  }

  int m100(int x) {
    return m99(x) + f100 + x;
  }

  int m101(int x) {
    return m100(x) + f101 + x;
  }

  int m102(int x) {
    return m101(x) + f103 + x;
  }

  int m103(int x) {
    return m102(x) + f103 + x;
  }

  int m104(int x) {
    return f104 + x;
  }

  int m105(int x) {
    return m104(x) + f106 + x;
  }

  int m106(int x) {
    return m105(x) + f106 + x;
  }

  int m107(int x) {
    return m106(x) + f107 + x;
  }

  int m108(int x) {
    return m107(x) + f109 + x;
  }

  int m109(int x) {
    return m108(x) + f109 + x;
  }

  int m110(int x) {
    return m109(x) + f110 + x;
  }

  int m111(int x) {
    return m110(x) + f112 + x;
  }

  int m112(int x) {
    return f112 + x;
  }

  int m113(int x) {
    return m112(x) + f113 + x;
  }

  int m114(int x) {
    return m113(x) + f115 + x;
  }

  int m115(int x) {
    return m114(x) + f115 + x;
  }

  int m116(int x) {
    return m115(x) + f116 + x;
  }

  int m117(int x) {
    return m116(x) + f118 + x;
  }

  int m118(int x) {
    return m117(x) + f118 + x;
  }

  int m119(int x) {
    return m118(x) + f119 + x;
  }

  int m120(int x) {
    return f121 + x;
  }

  int m121(int x) {
    return m120(x) + f121 + x;
  }

  int m122(int x) {
    return m121(x) + f122 + x;
  }

  int m123(int x) {
    return m122(x) + f124 + x;
  }

  int m124(int x) {
    return m123(x) + f124 + x;
  }

  int m125(int x) {
    return m124(x) + f125 + x;
  }

  int m126(int x) {
    return m125(x) + f127 + x;
  }

  int m127(int x) {
    return m126(x) + f127 + x;
  }

  int m128(int x) {
    return f128 + x;
  }

  int m129(int x) {
    return m128(x) + f130 + x;
  }

  int m130(int x) {
    return m129(x) + f130 + x;
  }

  int m131(int x) {
    return m130(x) + f131 + x;
  }

  int m132(int x) {
    return m131(x) + f133 + x;
  }

  int m133(int x) {
    return m132(x) + f133 + x;
  }

  int m134(int x) {
    return m133(x) + f134 + x;
  }

  int m135(int x) {
    return m134(x) + f136 + x;
  }

  int m136(int x) {
    return f136 + x;
  }

  int m137(int x) {
    return m136(x) + f137 + x;
  }

  int m138(int x) {
    return m137(x) + f139 + x;
  }

  int m139(int x) {
    return m138(x) + f139 + x;
  }

  int m140(int x) {
    return m139(x) + f140 + x;
  }

  int m141(int x) {
    return m140(x) + f142 + x;
  }

  int m142(int x) {
    return m141(x) + f142 + x;
  }

  int m143(int x) {
    return m142(x) + f143 + x;
  }

  int m144(int x) {
    return f145 + x;
  }

  int m145(int x) {
    return m144(x) + f145 + x;
  }

  int m146(int x) {
    return m145(x) + f146 + x;
  }

  int m147(int x) {
    return m146(x) + f148 + x;
  }

  int m148(int x) {
    return m147(x) + f148 + x;
  }

  int m149(int x) {
    return m148(x) + f149 + x;
  }

  int m150(int x) {
    return m149(x) + f151 + x;
  }

  int m151(int x) {
    return m150(x) + f151 + x;
  }

  int m152(int x) {
    return f152 + x;
  }

  int m153(int x) {
    return m152(x) + f154 + x;
  }

  int m154(int x) {
    return m153(x) + f154 + x;
  }

  int m155(int x) {
    return m154(x) + f155 + x;
  }

  int m156(int x) {
    return m155(x) + f157 + x;
  }

  int m157(int x) {
    return m156(x) + f157 + x;
  }

  int m158(int x) {
    return m157(x) + f158 + x;
  }

  int m159(int x) {
    return m158(x) + f160 + x;
  }

  int m160(int x) {
    return f160 + x;
  }

  int m161(int x) {
    return m160(x) + f161 + x;
  }

  int m162(int x) {
    return m161(x) + f163 + x;
  }

  int m163(int x) {
    return m162(x) + f163 + x;
  }

  int m164(int x) {
    return m163(x) + f164 + x;
  }

  int m165(int x) {
    return m164(x) + f166 + x;
  }

  int m166(int x) {
    return m165(x) + f166 + x;
  }

  int m167(int x) {
    return m166(x) + f167 + x;
  }

  int m168(int x) {
    return f169 + x;
  }

  int m169(int x) {
    return m168(x) + f169 + x;
  }

  int m170(int x) {
    return m169(x) + f170 + x;
  }

  int m171(int x) {
    return m170(x) + f172 + x;
  }

  int m172(int x) {
    return m171(x) + f172 + x;
  }

  int m173(int x) {
    return m172(x) + f173 + x;
  }

  int m174(int x) {
    return m173(x) + f175 + x;
  }

  int m175(int x) {
    return m174(x) + f175 + x;
  }

  int m176(int x) {
    return f176 + x;
  }

  int m177(int x) {
    return m176(x) + f178 + x;
  }

  int m178(int x) {
    return m177(x) + f178 + x;
  }

  int m179(int x) {
    return m178(x) + f179 + x;
  }

  int m180(int x) {
    return m179(x) + f181 + x;
  }

  int m181(int x) {
    return m180(x) + f181 + x;
  }

  int m182(int x) {
    return m181(x) + f182 + x;
  }

  int m183(int x) {
    return m182(x) + f184 + x;
  }

  int m184(int x) {
    return f184 + x;
  }

  int m185(int x) {
    return m184(x) + f185 + x;
  }

  int m186(int x) {
    return m185(x) + f187 + x;
  }

  int m187(int x) {
    return m186(x) + f187 + x;
  }

  int m188(int x) {
    return m187(x) + f188 + x;
  }

  int m189(int x) {
    return m188(x) + f190 + x;
  }

  int m190(int x) {
    return m189(x) + f190 + x;
  }

  int m191(int x) {
    return m190(x) + f191 + x;
  }

  int m192(int x) {
    return f193 + x;
  }

  int m193(int x) {
    return m192(x) + f193 + x;
  }

  int m194(int x) {
    return m193(x) + f194 + x;
  }

  int m195(int x) {
    return m194(x) + f196 + x;
  }

  int m196(int x) {
    return m195(x) + f196 + x;
  }

  int m197(int x) {
    return m196(x) + f197 + x;
  }

  int m198(int x) {
    return m197(x) + f199 + x;
  }

  int m199(int x) {
    return m198(x) + f199 + x;
  }

  int m200(int x) {
    return f200 + x;
  }

  int m201(int x) {
    return m200(x) + f202 + x;
  }

  int m202(int x) {
    return m201(x) + f202 + x;
  }

  int m203(int x) {
    return m202(x) + f203 + x;
  }

  int m204(int x) {
    return m203(x) + f205 + x;
  }

  int m205(int x) {
    return m204(x) + f205 + x;
  }

  int m206(int x) {
    return m205(x) + f206 + x;
  }

  int m207(int x) {
    return m206(x) + f208 + x;
  }

  int m208(int x) {
    return f208 + x;
  }

  int m209(int x) {
    return m208(x) + f209 + x;
  }

  int m210(int x) {
    return m209(x) + f211 + x;
  }

  int m211(int x) {
    return m210(x) + f211 + x;
  }

  int m212(int x) {
    return m211(x) + f212 + x;
  }

  int m213(int x) {
    return m212(x) + f214 + x;
  }

  int m214(int x) {
    return m213(x) + f214 + x;
  }

  int m215(int x) {
    return m214(x) + f215 + x;
  }

  int m216(int x) {
    return f217 + x;
  }

  int m217(int x) {
    return m216(x) + f217 + x;
  }

  int m218(int x) {
    return m217(x) + f218 + x;
  }

  int m219(int x) {
    return m218(x) + f220 + x;
  }

  int m220(int x) {
    return m219(x) + f220 + x;
  }

  int m221(int x) {
    return m220(x) + f221 + x;
  }

  int m222(int x) {
    return m221(x) + f223 + x;
  }

  int m223(int x) {
    return m222(x) + f223 + x;
  }

  int m224(int x) {
    return f224 + x;
  }

  int m225(int x) {
    return m224(x) + f226 + x;
  }

  int m226(int x) {
    return m225(x) + f226 + x;
  }

  int m227(int x) {
    return m226(x) + f227 + x;
  }

  int m228(int x) {
    return m227(x) + f229 + x;
  }

  int m229(int x) {
    return m228(x) + f229 + x;
  }

  int m230(int x) {
    return m229(x) + f230 + x;
  }

  int m231(int x) {
    return m230(x) + f232 + x;
  }

  int m232(int x) {
    return f232 + x;
  }

  int m233(int x) {
    return m232(x) + f233 + x;
  }

  int m234(int x) {
    return m233(x) + f235 + x;
  }

  int m235(int x) {
    return m234(x) + f235 + x;
  }

  int m236(int x) {
    return m235(x) + f236 + x;
  }

  int m237(int x) {
    return m236(x) + f238 + x;
  }

  int m238(int x) {
    return m237(x) + f238 + x;
  }

  int m239(int x) {
    return m238(x) + f239 + x;
  }

  int m240(int x) {
    return f241 + x;
  }

  int m241(int x) {
    return m240(x) + f241 + x;
  }

  int m242(int x) {
    return m241(x) + f242 + x;
  }

  int m243(int x) {
    return m242(x) + f244 + x;
  }

  int m244(int x) {
    return m243(x) + f244 + x;
  }

  int m245(int x) {
    return m244(x) + f245 + x;
  }

  int m246(int x) {
    return m245(x) + f247 + x;
  }

  int m247(int x) {
    return m246(x) + f247 + x;
  }

  int m248(int x) {
    return f248 + x;
  }

  int m249(int x) {
    return m248(x) + f250 + x;
  }

  int m250(int x) {
    return m249(x) + f250 + x;
  }

  int m251(int x) {
    return m250(x) + f251 + x;
  }

  int m252(int x) {
    return m251(x) + f253 + x;
  }

  int m253(int x) {
    return m252(x) + f253 + x;
  }

  int m254(int x) {
    return m253(x) + f254 + x;
  }

  int m255(int x) {
    return m254(x) + f256 + x;
  }

  int m256(int x) {
    return f256 + x;
  }

  int m257(int x) {
    return m256(x) + f257 + x;
  }

  int m258(int x) {
    return m257(x) + f259 + x;
  }

  int m259(int x) {
    return m258(x) + f259 + x;
  }

  int m260(int x) {
    return m259(x) + f260 + x;
  }

  int m261(int x) {
    return m260(x) + f262 + x;
  }

  int m262(int x) {
    return m261(x) + f262 + x;
  }

  int m263(int x) {
    return m262(x) + f263 + x;
  }

  int m264(int x) {
    return f265 + x;
  }

  int m265(int x) {
    return m264(x) + f265 + x;
  }

  int m266(int x) {
    return m265(x) + f266 + x;
  }

  int m267(int x) {
    return m266(x) + f268 + x;
  }

  int m268(int x) {
    return m267(x) + f268 + x;
  }

  int m269(int x) {
    return m268(x) + f269 + x;
  }

  int m270(int x) {
    return m269(x) + f271 + x;
  }

  int m271(int x) {
    return m270(x) + f271 + x;
  }

  int m272(int x) {
    return f272 + x;
  }

  int m273(int x) {
    return m272(x) + f274 + x;
  }

  int m274(int x) {
    return m273(x) + f274 + x;
  }

  int m275(int x) {
    return m274(x) + f275 + x;
  }

  int m276(int x) {
    return m275(x) + f277 + x;
  }

  int m277(int x) {
    return m276(x) + f277 + x;
  }

  int m278(int x) {
    return m277(x) + f278 + x;
  }

  int m279(int x) {
    return m278(x) + f280 + x;
  }

  int m280(int x) {
    return f280 + x;
  }

  int m281(int x) {
    return m280(x) + f281 + x;
  }

  int m282(int x) {
    return m281(x) + f283 + x;
  }

  int m283(int x) {
    return m282(x) + f283 + x;
  }

  int m284(int x) {
    return m283(x) + f284 + x;
  }

  int m285(int x) {
    return m284(x) + f286 + x;
  }

  int m286(int x) {
    return m285(x) + f286 + x;
  }

  int m287(int x) {
    return m286(x) + f287 + x;
  }

  int m288(int x) {
    return f289 + x;
  }

  int m289(int x) {
    return m288(x) + f289 + x;
  }

  int m290(int x) {
    return m289(x) + f290 + x;
  }

  int m291(int x) {
    return m290(x) + f292 + x;
  }

  int m292(int x) {
    return m291(x) + f292 + x;
  }

  int m293(int x) {
    return m292(x) + f293 + x;
  }

  int m294(int x) {
    return m293(x) + f295 + x;
  }

  int m295(int x) {
    return m294(x) + f295 + x;
  }

  int m296(int x) {
    return f296 + x;
  }

  int m297(int x) {
    return m296(x) + f298 + x;
  }

  int m298(int x) {
    return m297(x) + f298 + x;
  }

  int m299(int x) {
    return m298(x) + f299 + x;
  }

  int m300(int x) {
    return m299(x) + f301 + x;
  }

  int m301(int x) {
    return m300(x) + f301 + x;
  }

  int m302(int x) {
    return m301(x) + f302 + x;
  }

  int m303(int x) {
    return m302(x) + f304 + x;
  }

  int m304(int x) {
    return f304 + x;
  }

  int m305(int x) {
    return m304(x) + f305 + x;
  }

  int m306(int x) {
    return m305(x) + f307 + x;
  }

  int m307(int x) {
    return m306(x) + f307 + x;
  }

  int m308(int x) {
    return m307(x) + f308 + x;
  }

  int m309(int x) {
    return m308(x) + f310 + x;
  }

  int m310(int x) {
    return m309(x) + f310 + x;
  }

  int m311(int x) {
    return m310(x) + f311 + x;
  }

  int m312(int x) {
    return f313 + x;
  }

  int m313(int x) {
    return m312(x) + f313 + x;
  }

  int m314(int x) {
    return m313(x) + f314 + x;
  }

  int m315(int x) {
    return m314(x) + f316 + x;
  }

  int m316(int x) {
    return m315(x) + f316 + x;
  }

  int m317(int x) {
    return m316(x) + f317 + x;
  }

  int m318(int x) {
    return m317(x) + f319 + x;
  }

  int m319(int x) {
    return m318(x) + f319 + x;
  }

  int m320(int x) {
    return f320 + x;
  }

  int m321(int x) {
    return m320(x) + f322 + x;
  }

  int m322(int x) {
    return m321(x) + f322 + x;
  }

  int m323(int x) {
    return m322(x) + f323 + x;
  }

  int m324(int x) {
    return m323(x) + f325 + x;
  }

  int m325(int x) {
    return m324(x) + f325 + x;
  }

  int m326(int x) {
    return m325(x) + f326 + x;
  }

  int m327(int x) {
    return m326(x) + f328 + x;
  }

  int m328(int x) {
    return f328 + x;
  }

  int m329(int x) {
    return m328(x) + f329 + x;
  }

  int m330(int x) {
    return m329(x) + f331 + x;
  }

  int m331(int x) {
    return m330(x) + f331 + x;
  }

  int m332(int x) {
    return m331(x) + f332 + x;
  }

  int m333(int x) {
    return m332(x) + f334 + x;
  }

  int m334(int x) {
    return m333(x) + f334 + x;
  }

  int m335(int x) {
    return m334(x) + f335 + x;
  }

  int m336(int x) {
    return f337 + x;
  }

  int m337(int x) {
    return m336(x) + f337 + x;
  }

  int m338(int x) {
    return m337(x) + f338 + x;
  }

  int m339(int x) {
    return m338(x) + f340 + x;
  }

  int m340(int x) {
    return m339(x) + f340 + x;
  }

  int m341(int x) {
    return m340(x) + f341 + x;
  }

  int m342(int x) {
    return m341(x) + f343 + x;
  }

  int m343(int x) {
    return m342(x) + f343 + x;
  }

  int m344(int x) {
    return f344 + x;
  }

  int m345(int x) {
    return m344(x) + f346 + x;
  }

  int m346(int x) {
    return m345(x) + f346 + x;
  }

  int m347(int x) {
    return m346(x) + f347 + x;
  }

  int m348(int x) {
    return m347(x) + f349 + x;
  }

  int m349(int x) {
    return m348(x) + f349 + x;
  }

  int m350(int x) {
    return m349(x) + f350 + x;
  }

  int m351(int x) {
    return m350(x) + f352 + x;
  }

  int m352(int x) {
    return f352 + x;
  }

  int m353(int x) {
    return m352(x) + f353 + x;
  }

  int m354(int x) {
    return m353(x) + f355 + x;
  }

  int m355(int x) {
    return m354(x) + f355 + x;
  }

  int m356(int x) {
    return m355(x) + f356 + x;
  }

  int m357(int x) {
    return m356(x) + f358 + x;
  }

  int m358(int x) {
    return m357(x) + f358 + x;
  }

  int m359(int x) {
    return m358(x) + f359 + x;
  }

  int m360(int x) {
    return f361 + x;
  }

  int m361(int x) {
    return m360(x) + f361 + x;
  }

  int m362(int x) {
    return m361(x) + f362 + x;
  }

  int m363(int x) {
    return m362(x) + f364 + x;
  }

  int m364(int x) {
    return m363(x) + f364 + x;
  }

  int m365(int x) {
    return m364(x) + f365 + x;
  }

  int m366(int x) {
    return m365(x) + f367 + x;
  }

  int m367(int x) {
    return m366(x) + f367 + x;
  }

  int m368(int x) {
    return f368 + x;
  }

  int m369(int x) {
    return m368(x) + f370 + x;
  }

  int m370(int x) {
    return m369(x) + f370 + x;
  }

  int m371(int x) {
    return m370(x) + f371 + x;
  }

  int m372(int x) {
    return m371(x) + f373 + x;
  }

  int m373(int x) {
    return m372(x) + f373 + x;
  }

  int m374(int x) {
    return m373(x) + f374 + x;
  }

  int m375(int x) {
    return m374(x) + f376 + x;
  }

  int m376(int x) {
    return f376 + x;
  }

  int m377(int x) {
    return m376(x) + f377 + x;
  }

  int m378(int x) {
    return m377(x) + f379 + x;
  }

  int m379(int x) {
    return m378(x) + f379 + x;
  }

  int m380(int x) {
    return m379(x) + f380 + x;
  }

  int m381(int x) {
    return m380(x) + f382 + x;
  }

  int m382(int x) {
    return m381(x) + f382 + x;
  }

  int m383(int x) {
    return m382(x) + f383 + x;
  }

  int m384(int x) {
    return f385 + x;
  }

  int m385(int x) {
    return m384(x) + f385 + x;
  }

  int m386(int x) {
    return m385(x) + f386 + x;
  }

  int m387(int x) {
    return m386(x) + f388 + x;
  }

  int m388(int x) {
    return m387(x) + f388 + x;
  }

  int m389(int x) {
    return m388(x) + f389 + x;
  }

  int m390(int x) {
    return m389(x) + f391 + x;
  }

  int m391(int x) {
    return m390(x) + f391 + x;
  }

  int m392(int x) {
    return f392 + x;
  }

  int m393(int x) {
    return m392(x) + f394 + x;
  }

  int m394(int x) {
    return m393(x) + f394 + x;
  }

  int m395(int x) {
    return m394(x) + f395 + x;
  }

  int m396(int x) {
    return m395(x) + f397 + x;
  }

  int m397(int x) {
    return m396(x) + f397 + x;
  }

  int m398(int x) {
    return m397(x) + f398 + x;
  }

  public static void main(String[] args) {
    ManyFieldsAndMethods o = new ManyFieldsAndMethods();
    o.f0 = "zero";
    o.f399 = "last";
    o.f200 = 7;
    long h = 0;
    h = h * 31 + o.m0(0);
    h = h * 31 + o.m3(3);
    h = h * 31 + o.m6(6);
    h = h * 31 + o.m9(9);
    h = h * 31 + o.m12(12);
    h = h * 31 + o.m15(15);
    h = h * 31 + o.m18(18);
    h = h * 31 + o.m21(21);
    h = h * 31 + o.m24(24);
    h = h * 31 + o.m27(27);
    h = h * 31 + o.m30(30);
    h = h * 31 + o.m33(33);
    h = h * 31 + o.m36(36);
    h = h * 31 + o.m39(39);
    h = h * 31 + o.m42(42);
    h = h * 31 + o.m45(45);
    h = h * 31 + o.m48(48);
    h = h * 31 + o.m51(51);
    h = h * 31 + o.m54(54);
    h = h * 31 + o.m57(57);
    h = h * 31 + o.m60(60);
    h = h * 31 + o.m63(63);
    h = h * 31 + o.m66(66);
    h = h * 31 + o.m69(69);
    h = h * 31 + o.m72(72);
    h = h * 31 + o.m75(75);
    h = h * 31 + o.m78(78);
    h = h * 31 + o.m81(81);
    h = h * 31 + o.m84(84);
    h = h * 31 + o.m87(87);
    h = h * 31 + o.m90(90);
    h = h * 31 + o.m93(93);
    h = h * 31 + o.m96(96);
    h = h * 31 + o.m99(99);
    h = h * 31 + o.m102(102);
    h = h * 31 + o.m105(105);
    h = h * 31 + o.m108(108);
    h = h * 31 + o.m111(111);
    h = h * 31 + o.m114(114);
    h = h * 31 + o.m117(117);
    h = h * 31 + o.m120(120);
    h = h * 31 + o.m123(123);
    h = h * 31 + o.m126(126);
    h = h * 31 + o.m129(129);
    h = h * 31 + o.m132(132);
    h = h * 31 + o.m135(135);
    h = h * 31 + o.m138(138);
    h = h * 31 + o.m141(141);
    h = h * 31 + o.m144(144);
    h = h * 31 + o.m147(147);
    h = h * 31 + o.m150(150);
    h = h * 31 + o.m153(153);
    h = h * 31 + o.m156(156);
    h = h * 31 + o.m159(159);
    h = h * 31 + o.m162(162);
    h = h * 31 + o.m165(165);
    h = h * 31 + o.m168(168);
    h = h * 31 + o.m171(171);
    h = h * 31 + o.m174(174);
    h = h * 31 + o.m177(177);
    h = h * 31 + o.m180(180);
    h = h * 31 + o.m183(183);
    h = h * 31 + o.m186(186);
    h = h * 31 + o.m189(189);
    h = h * 31 + o.m192(192);
    h = h * 31 + o.m195(195);
    h = h * 31 + o.m198(198);
    h = h * 31 + o.m201(201);
    h = h * 31 + o.m204(204);
    h = h * 31 + o.m207(207);
    h = h * 31 + o.m210(210);
    h = h * 31 + o.m213(213);
    h = h * 31 + o.m216(216);
    h = h * 31 + o.m219(219);
    h = h * 31 + o.m222(222);
    h = h * 31 + o.m225(225);
    h = h * 31 + o.m228(228);
    h = h * 31 + o.m231(231);
    h = h * 31 + o.m234(234);
    h = h * 31 + o.m237(237);
    h = h * 31 + o.m240(240);
    h = h * 31 + o.m243(243);
    h = h * 31 + o.m246(246);
    h = h * 31 + o.m249(249);
    h = h * 31 + o.m252(252);
    h = h * 31 + o.m255(255);
    h = h * 31 + o.m258(258);
    h = h * 31 + o.m261(261);
    h = h * 31 + o.m264(264);
    h = h * 31 + o.m267(267);
    h = h * 31 + o.m270(270);
    h = h * 31 + o.m273(273);
    h = h * 31 + o.m276(276);
    h = h * 31 + o.m279(279);
    h = h * 31 + o.m282(282);
    h = h * 31 + o.m285(285);
    h = h * 31 + o.m288(288);
    h = h * 31 + o.m291(291);
    h = h * 31 + o.m294(294);
    h = h * 31 + o.m297(297);
    h = h * 31 + o.m300(300);
    h = h * 31 + o.m303(303);
    h = h * 31 + o.m306(306);
    h = h * 31 + o.m309(309);
    h = h * 31 + o.m312(312);
    h = h * 31 + o.m315(315);
    h = h * 31 + o.m318(318);
    h = h * 31 + o.m321(321);
    h = h * 31 + o.m324(324);
    h = h * 31 + o.m327(327);
    h = h * 31 + o.m330(330);
    h = h * 31 + o.m333(333);
    h = h * 31 + o.m336(336);
    h = h * 31 + o.m339(339);
    h = h * 31 + o.m342(342);
    h = h * 31 + o.m345(345);
    h = h * 31 + o.m348(348);
    h = h * 31 + o.m351(351);
    h = h * 31 + o.m354(354);
    h = h * 31 + o.m357(357);
    h = h * 31 + o.m360(360);
    h = h * 31 + o.m363(363);
    h = h * 31 + o.m366(366);
    h = h * 31 + o.m369(369);
    h = h * 31 + o.m372(372);
    h = h * 31 + o.m375(375);
    h = h * 31 + o.m378(378);
    h = h * 31 + o.m381(381);
    h = h * 31 + o.m384(384);
    h = h * 31 + o.m387(387);
    h = h * 31 + o.m390(390);
    h = h * 31 + o.m393(393);
    h = h * 31 + o.m396(396);
    System.out.println(h + o.f0 + o.f3 + o.f399);
  }
}

/* expect:
-5570718249792755164zeronulllast
*/
