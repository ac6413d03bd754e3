// A method with 300 local variables of four types.
public class ManyLocals {
  static long work() {
    int v0 = 0;
    long v1 = 1;
    double v2 = 2;
    String v3 = "s3";
    int v4 = 4;
    long v5 = 5;
    double v6 = 6;
    String v7 = "s7";
    int v8 = 8;
    long v9 = 9;
    double v10 = 10;
    String v11 = "s11";
    int v12 = 12;
    long v13 = 13;
    double v14 = 14;
    String v15 = "s15";
    int v16 = 16;
    long v17 = 17;
    double v18 = 18;
    String v19 = "s19";
    int v20 = 20;
    long v21 = 21;
    double v22 = 22;
    String v23 = "s23";
    int v24 = 24;
    long v25 = 25;
    double v26 = 26;
    String v27 = "s27";
    int v28 = 28;
    long v29 = 29;
    double v30 = 30;
    String v31 = "s31";
    int v32 = 32;
    long v33 = 33;
    double v34 = 34;
    String v35 = "s35";
    int v36 = 36;
    long v37 = 37;
    double v38 = 38;
    String v39 = "s39";
    int v40 = 40;
    long v41 = 41;
    double v42 = 42;
    String v43 = "s43";
    int v44 = 44;
    long v45 = 45;
    double v46 = 46;
    String v47 = "s47";
    int v48 = 48;
    long v49 = 49;
    double v50 = 50;
    String v51 = "s51";
    int v52 = 52;
    long v53 = 53;
    double v54 = 54;
    String v55 = "s55";
    int v56 = 56;
    long v57 = 57;
    double v58 = 58;
    String v59 = "s59";
    int v60 = 60;
    long v61 = 61;
    double v62 = 62;
    String v63 = "s63";
    int v64 = 64;
    long v65 = 65;
    double v66 = 66;
    String v67 = "s67";
    int v68 = 68;
    long v69 = 69;
    double v70 = 70;
    String v71 = "s71";
    int v72 = 72;
    long v73 = 73;
    double v74 = 74;
    String v75 = "s75";
    int v76 = 76;
    long v77 = 77;
    double v78 = 78;
    String v79 = "s79";
    int v80 = 80;
    long v81 = 81;
    double v82 = 82;
    String v83 = "s83";
    int v84 = 84;
    long v85 = 85;
    double v86 = 86;
    String v87 = "s87";
    int v88 = 88;
    long v89 = 89;
    double v90 = 90;
    String v91 = "s91";
    int v92 = 92;
    long v93 = 93;
    double v94 = 94;
    String v95 = "s95";
    int v96 = 96;
    long v97 = 97;
    double v98 = 98;
    String v99 = "s99";
    int v100 = 100;
    long v101 = 101;
    double v102 = 102;
    String v103 = "s103";
    int v104 = 104;
    long v105 = 105;
    double v106 = 106;
    String v107 = "s107";
    int v108 = 108;
    long v109 = 109;
    double v110 = 110;
    String v111 = "s111";
    int v112 = 112;
    long v113 = 113;
    double v114 = 114;
    String v115 = "s115";
    int v116 = 116;
    long v117 = 117;
    double v118 = 118;
    String v119 = "s119";
    int v120 = 120;
    long v121 = 121;
    double v122 = 122;
    String v123 = "s123";
    int v124 = 124;
    long v125 = 125;
    double v126 = 126;
    String v127 = "s127";
    int v128 = 128;
    long v129 = 129;
    double v130 = 130;
    String v131 = "s131";
    int v132 = 132;
    long v133 = 133;
    double v134 = 134;
    String v135 = "s135";
    int v136 = 136;
    long v137 = 137;
    double v138 = 138;
    String v139 = "s139";
    int v140 = 140;
    long v141 = 141;
    double v142 = 142;
    String v143 = "s143";
    int v144 = 144;
    long v145 = 145;
    double v146 = 146;
    String v147 = "s147";
    int v148 = 148;
    long v149 = 149;
    double v150 = 150;
    String v151 = "s151";
    int v152 = 152;
    long v153 = 153;
    double v154 = 154;
    String v155 = "s155";
    int v156 = 156;
    long v157 = 157;
    double v158 = 158;
    String v159 = "s159";
    int v160 = 160;
    long v161 = 161;
    double v162 = 162;
    String v163 = "s163";
    int v164 = 164;
    long v165 = 165;
    double v166 = 166;
    String v167 = "s167";
    int v168 = 168;
    long v169 = 169;
    double v170 = 170;
    String v171 = "s171";
    int v172 = 172;
    long v173 = 173;
    double v174 = 174;
    String v175 = "s175";
    int v176 = 176;
    long v177 = 177;
    double v178 = 178;
    String v179 = "s179";
    int v180 = 180;
    long v181 = 181;
    double v182 = 182;
    String v183 = "s183";
    int v184 = 184;
    long v185 = 185;
    double v186 = 186;
    String v187 = "s187";
    int v188 = 188;
    long v189 = 189;
    double v190 = 190;
    String v191 = "s191";
    int v192 = 192;
    long v193 = 193;
    double v194 = 194;
    String v195 = "s195";
    int v196 = 196;
    long v197 = 197;
    double v198 = 198;
    String v199 = "s199";
    int v200 = 200;
    long v201 = 201;
    double v202 = 202;
    String v203 = "s203";
    int v204 = 204;
    long v205 = 205;
    double v206 = 206;
    String v207 = "s207";
    int v208 = 208;
    long v209 = 209;
    double v210 = 210;
    String v211 = "s211";
    int v212 = 212;
    long v213 = 213;
    double v214 = 214;
    String v215 = "s215";
    int v216 = 216;
    long v217 = 217;
    double v218 = 218;
    String v219 = "s219";
    int v220 = 220;
    long v221 = 221;
    double v222 = 222;
    String v223 = "s223";
    int v224 = 224;
    long v225 = 225;
    double v226 = 226;
    String v227 = "s227";
    int v228 = 228;
    long v229 = 229;
    double v230 = 230;
    String v231 = "s231";
    int v232 = 232;
    long v233 = 233;
    double v234 = 234;
    String v235 = "s235";
    int v236 = 236;
    long v237 = 237;
    double v238 = 238;
    String v239 = "s239";
    int v240 = 240;
    long v241 = 241;
    double v242 = 242;
    String v243 = "s243";
    int v244 = 244;
    long v245 = 245;
    double v246 = 246;
    String v247 = "s247";
    int v248 = 248;
    long v249 = 249;
    double v250 = 250;
    String v251 = "s251";
    int v252 = 252;
    long v253 = 253;
    double v254 = 254;
    String v255 = "s255";
    int v256 = 256;
    long v257 = 257;
    double v258 = 258;
    String v259 = "s259";
    int v260 = 260;
    long v261 = 261;
    double v262 = 262;
    String v263 = "s263";
    int v264 = 264;
    long v265 = 265;
    double v266 = 266;
    String v267 = "s267";
    int v268 = 268;
    long v269 = 269;
    double v270 = 270;
    String v271 = "s271";
    int v272 = 272;
    long v273 = 273;
    double v274 = 274;
    String v275 = "s275";
    int v276 = 276;
    long v277 = 277;
    double v278 = 278;
    String v279 = "s279";
    int v280 = 280;
    long v281 = 281;
    double v282 = 282;
    String v283 = "s283";
    int v284 = 284;
    long v285 = 285;
    double v286 = 286;
    String v287 = "s287";
    int v288 = 288;
    long v289 = 289;
    double v290 = 290;
    String v291 = "s291";
    int v292 = 292;
    long v293 = 293;
    double v294 = 294;
    String v295 = "s295";
    int v296 = 296;
    long v297 = 297;
    double v298 = 298;
    String v299 = "s299";
    long sum = 0;
    sum += v0;
    sum += v1;
    sum += (long) v2;
    sum += v3.length();
    sum += v4;
    sum += v5;
    sum += (long) v6;
    sum += v7.length();
    sum += v8;
    sum += v9;
    sum += (long) v10;
    sum += v11.length();
    sum += v12;
    sum += v13;
    sum += (long) v14;
    sum += v15.length();
    sum += v16;
    sum += v17;
    sum += (long) v18;
    sum += v19.length();
    sum += v20;
    sum += v21;
    sum += (long) v22;
    sum += v23.length();
    sum += v24;
    sum += v25;
    sum += (long) v26;
    sum += v27.length();
    sum += v28;
    sum += v29;
    sum += (long) v30;
    sum += v31.length();
    sum += v32;
    sum += v33;
    sum += (long) v34;
    sum += v35.length();
    sum += v36;
    sum += v37;
    sum += (long) v38;
    sum += v39.length();
    sum += v40;
    sum += v41;
    sum += (long) v42;
    sum += v43.length();
    sum += v44;
    sum += v45;
    sum += (long) v46;
    sum += v47.length();
    sum += v48;
    sum += v49;
    sum += (long) v50;
    sum += v51.length();
    sum += v52;
    sum += v53;
    sum += (long) v54;
    sum += v55.length();
    sum += v56;
    sum += v57;
    sum += (long) v58;
    sum += v59.length();
    sum += v60;
    sum += v61;
    sum += (long) v62;
    sum += v63.length();
    sum += v64;
    sum += v65;
    sum += (long) v66;
    sum += v67.length();
    sum += v68;
    sum += v69;
    sum += (long) v70;
    sum += v71.length();
    sum += v72;
    sum += v73;
    sum += (long) v74;
    sum += v75.length();
    sum += v76;
    sum += v77;
    sum += (long) v78;
    sum += v79.length();
    sum += v80;
    sum += v81;
    sum += (long) v82;
    sum += v83.length();
    sum += v84;
    sum += v85;
    sum += (long) v86;
    sum += v87.length();
    sum += v88;
    sum += v89;
    sum += (long) v90;
    sum += v91.length();
    sum += v92;
    sum += v93;
    sum += (long) v94;
    sum += v95.length();
    sum += v96;
    sum += v97;
    sum += (long) v98;
    sum += v99.length();
    sum += v100;
    sum += v101;
    sum += (long) v102;
    sum += v103.length();
    sum += v104;
    sum += v105;
    sum += (long) v106;
    sum += v107.length();
    sum += v108;
    sum += v109;
    sum += (long) v110;
    sum += v111.length();
    sum += v112;
    sum += v113;
    sum += (long) v114;
    sum += v115.length();
    sum += v116;
    sum += v117;
    sum += (long) v118;
    sum += v119.length();
    sum += v120;
    sum += v121;
    sum += (long) v122;
    sum += v123.length();
    sum += v124;
    sum += v125;
    sum += (long) v126;
    sum += v127.length();
    sum += v128;
    sum += v129;
    sum += (long) v130;
    sum += v131.length();
    sum += v132;
    sum += v133;
    sum += (long) v134;
    sum += v135.length();
    sum += v136;
    sum += v137;
    sum += (long) v138;
    sum += v139.length();
    sum += v140;
    sum += v141;
    sum += (long) v142;
    sum += v143.length();
    sum += v144;
    sum += v145;
    sum += (long) v146;
    sum += v147.length();
    sum += v148;
    sum += v149;
    sum += (long) v150;
    sum += v151.length();
    sum += v152;
    sum += v153;
    sum += (long) v154;
    sum += v155.length();
    sum += v156;
    sum += v157;
    sum += (long) v158;
    sum += v159.length();
    sum += v160;
    sum += v161;
    sum += (long) v162;
    sum += v163.length();
    sum += v164;
    sum += v165;
    sum += (long) v166;
    sum += v167.length();
    sum += v168;
    sum += v169;
    sum += (long) v170;
    sum += v171.length();
    sum += v172;
    sum += v173;
    sum += (long) v174;
    sum += v175.length();
    sum += v176;
    sum += v177;
    sum += (long) v178;
    sum += v179.length();
    sum += v180;
    sum += v181;
    sum += (long) v182;
    sum += v183.length();
    sum += v184;
    sum += v185;
    sum += (long) v186;
    sum += v187.length();
    sum += v188;
    sum += v189;
    sum += (long) v190;
    sum += v191.length();
    sum += v192;
    sum += v193;
    sum += (long) v194;
    sum += v195.length();
    sum += v196;
    sum += v197;
    sum += (long) v198;
    sum += v199.length();
    sum += v200;
    sum += v201;
    sum += (long) v202;
    sum += v203.length();
    sum += v204;
    sum += v205;
    sum += (long) v206;
    sum += v207.length();
    sum += v208;
    sum += v209;
    sum += (long) v210;
    sum += v211.length();
    sum += v212;
    sum += v213;
    sum += (long) v214;
    sum += v215.length();
    sum += v216;
    sum += v217;
    sum += (long) v218;
    sum += v219.length();
    sum += v220;
    sum += v221;
    sum += (long) v222;
    sum += v223.length();
    sum += v224;
    sum += v225;
    sum += (long) v226;
    sum += v227.length();
    sum += v228;
    sum += v229;
    sum += (long) v230;
    sum += v231.length();
    sum += v232;
    sum += v233;
    sum += (long) v234;
    sum += v235.length();
    sum += v236;
    sum += v237;
    sum += (long) v238;
    sum += v239.length();
    sum += v240;
    sum += v241;
    sum += (long) v242;
    sum += v243.length();
    sum += v244;
    sum += v245;
    sum += (long) v246;
    sum += v247.length();
    sum += v248;
    sum += v249;
    sum += (long) v250;
    sum += v251.length();
    sum += v252;
    sum += v253;
    sum += (long) v254;
    sum += v255.length();
    sum += v256;
    sum += v257;
    sum += (long) v258;
    sum += v259.length();
    sum += v260;
    sum += v261;
    sum += (long) v262;
    sum += v263.length();
    sum += v264;
    sum += v265;
    sum += (long) v266;
    sum += v267.length();
    sum += v268;
    sum += v269;
    sum += (long) v270;
    sum += v271.length();
    sum += v272;
    sum += v273;
    sum += (long) v274;
    sum += v275.length();
    sum += v276;
    sum += v277;
    sum += (long) v278;
    sum += v279.length();
    sum += v280;
    sum += v281;
    sum += (long) v282;
    sum += v283.length();
    sum += v284;
    sum += v285;
    sum += (long) v286;
    sum += v287.length();
    sum += v288;
    sum += v289;
    sum += (long) v290;
    sum += v291.length();
    sum += v292;
    sum += v293;
    sum += (long) v294;
    sum += v295.length();
    sum += v296;
    sum += v297;
    sum += (long) v298;
    sum += v299.length();
    v0 = v4;
    v7 = v11;
    v14 = v18;
    v21 = v25;
    v28 = v32;
    v35 = v39;
    v42 = v46;
    v49 = v53;
    v56 = v60;
    v63 = v67;
    v70 = v74;
    v77 = v81;
    v84 = v88;
    v91 = v95;
    v98 = v102;
    v105 = v109;
    v112 = v116;
    v119 = v123;
    v126 = v130;
    v133 = v137;
    v140 = v144;
    v147 = v151;
    v154 = v158;
    v161 = v165;
    v168 = v172;
    v175 = v179;
    v182 = v186;
    v189 = v193;
    v196 = v200;
    v203 = v207;
    v210 = v214;
    v217 = v221;
    v224 = v228;
    v231 = v235;
    v238 = v242;
    v245 = v249;
    v252 = v256;
    v259 = v263;
    v266 = v270;
    v273 = v277;
    v280 = v284;
    v287 = v291;
    v294 = v298;
    return sum * 31 + v7.length() + v0 + (long) v2;
  }

  static int nested(int p) {
    int total = p;
    {
      int a0 = total + 0, b0 = a0 * 2;
      total = b0 - a0 % 7;
    }
    {
      int a1 = total + 1, b1 = a1 * 2;
      total = b1 - a1 % 7;
    }
    {
      int a2 = total + 2, b2 = a2 * 2;
      total = b2 - a2 % 7;
    }
    {
      int a3 = total + 3, b3 = a3 * 2;
      total = b3 - a3 % 7;
    }
    {
      int a4 = total + 4, b4 = a4 * 2;
      total = b4 - a4 % 7;
    }
    {
      int a5 = total + 5, b5 = a5 * 2;
      total = b5 - a5 % 7;
    }
    {
      int a6 = total + 6, b6 = a6 * 2;
      total = b6 - a6 % 7;
    }
    {
      int a7 = total + 7, b7 = a7 * 2;
      total = b7 - a7 % 7;
    }
    {
      int a8 = total + 8, b8 = a8 * 2;
      total = b8 - a8 % 7;
    }
    {
      int a9 = total + 9, b9 = a9 * 2;
      total = b9 - a9 % 7;
    }
    {
      int a10 = total + 10, b10 = a10 * 2;
      total = b10 - a10 % 7;
    }
    {
      int a11 = total + 11, b11 = a11 * 2;
      total = b11 - a11 % 7;
    }
    {
      int a12 = total + 12, b12 = a12 * 2;
      total = b12 - a12 % 7;
    }
    {
      int a13 = total + 13, b13 = a13 * 2;
      total = b13 - a13 % 7;
    }
    {
      int a14 = total + 14, b14 = a14 * 2;
      total = b14 - a14 % 7;
    }
    {
      int a15 = total + 15, b15 = a15 * 2;
      total = b15 - a15 % 7;
    }
    {
      int a16 = total + 16, b16 = a16 * 2;
      total = b16 - a16 % 7;
    }
    {
      int a17 = total + 17, b17 = a17 * 2;
      total = b17 - a17 % 7;
    }
    {
      int a18 = total + 18, b18 = a18 * 2;
      total = b18 - a18 % 7;
    }
    {
      int a19 = total + 19, b19 = a19 * 2;
      total = b19 - a19 % 7;
    }
    {
      int a20 = total + 20, b20 = a20 * 2;
      total = b20 - a20 % 7;
    }
    {
      int a21 = total + 21, b21 = a21 * 2;
      total = b21 - a21 % 7;
    }
    {
      int a22 = total + 22, b22 = a22 * 2;
      total = b22 - a22 % 7;
    }
    {
      int a23 = total + 23, b23 = a23 * 2;
      total = b23 - a23 % 7;
    }
    {
      int a24 = total + 24, b24 = a24 * 2;
      total = b24 - a24 % 7;
    }
    {
      int a25 = total + 25, b25 = a25 * 2;
      total = b25 - a25 % 7;
    }
    {
      int a26 = total + 26, b26 = a26 * 2;
      total = b26 - a26 % 7;
    }
    {
      int a27 = total + 27, b27 = a27 * 2;
      total = b27 - a27 % 7;
    }
    {
      int a28 = total + 28, b28 = a28 * 2;
      total = b28 - a28 % 7;
    }
    {
      int a29 = total + 29, b29 = a29 * 2;
      total = b29 - a29 % 7;
    }
    {
      int a30 = total + 30, b30 = a30 * 2;
      total = b30 - a30 % 7;
    }
    {
      int a31 = total + 31, b31 = a31 * 2;
      total = b31 - a31 % 7;
    }
    {
      int a32 = total + 32, b32 = a32 * 2;
      total = b32 - a32 % 7;
    }
    {
      int a33 = total + 33, b33 = a33 * 2;
      total = b33 - a33 % 7;
    }
    {
      int a34 = total + 34, b34 = a34 * 2;
      total = b34 - a34 % 7;
    }
    {
      int a35 = total + 35, b35 = a35 * 2;
      total = b35 - a35 % 7;
    }
    {
      int a36 = total + 36, b36 = a36 * 2;
      total = b36 - a36 % 7;
    }
    {
      int a37 = total + 37, b37 = a37 * 2;
      total = b37 - a37 % 7;
    }
    {
      int a38 = total + 38, b38 = a38 * 2;
      total = b38 - a38 % 7;
    }
    {
      int a39 = total + 39, b39 = a39 * 2;
      total = b39 - a39 % 7;
    }
    {
      int a40 = total + 40, b40 = a40 * 2;
      total = b40 - a40 % 7;
    }
    {
      int a41 = total + 41, b41 = a41 * 2;
      total = b41 - a41 % 7;
    }
    {
      int a42 = total + 42, b42 = a42 * 2;
      total = b42 - a42 % 7;
    }
    {
      int a43 = total + 43, b43 = a43 * 2;
      total = b43 - a43 % 7;
    }
    {
      int a44 = total + 44, b44 = a44 * 2;
      total = b44 - a44 % 7;
    }
    {
      int a45 = total + 45, b45 = a45 * 2;
      total = b45 - a45 % 7;
    }
    {
      int a46 = total + 46, b46 = a46 * 2;
      total = b46 - a46 % 7;
    }
    {
      int a47 = total + 47, b47 = a47 * 2;
      total = b47 - a47 % 7;
    }
    {
      int a48 = total + 48, b48 = a48 * 2;
      total = b48 - a48 % 7;
    }
    {
      int a49 = total + 49, b49 = a49 * 2;
      total = b49 - a49 % 7;
    }
    {
      int a50 = total + 50, b50 = a50 * 2;
      total = b50 - a50 % 7;
    }
    {
      int a51 = total + 51, b51 = a51 * 2;
      total = b51 - a51 % 7;
    }
    {
      int a52 = total + 52, b52 = a52 * 2;
      total = b52 - a52 % 7;
    }
    {
      int a53 = total + 53, b53 = a53 * 2;
      total = b53 - a53 % 7;
    }
    {
      int a54 = total + 54, b54 = a54 * 2;
      total = b54 - a54 % 7;
    }
    {
      int a55 = total + 55, b55 = a55 * 2;
      total = b55 - a55 % 7;
    }
    {
      int a56 = total + 56, b56 = a56 * 2;
      total = b56 - a56 % 7;
    }
    {
      int a57 = total + 57, b57 = a57 * 2;
      total = b57 - a57 % 7;
    }
    {
      int a58 = total + 58, b58 = a58 * 2;
      total = b58 - a58 % 7;
    }
    {
      int a59 = total + 59, b59 = a59 * 2;
      total = b59 - a59 % 7;
    }
    {
      int a60 = total + 60, b60 = a60 * 2;
      total = b60 - a60 % 7;
    }
    {
      int a61 = total + 61, b61 = a61 * 2;
      total = b61 - a61 % 7;
    }
    {
      int a62 = total + 62, b62 = a62 * 2;
      total = b62 - a62 % 7;
    }
    {
      int a63 = total + 63, b63 = a63 * 2;
      total = b63 - a63 % 7;
    }
    {
      int a64 = total + 64, b64 = a64 * 2;
      total = b64 - a64 % 7;
    }
    {
      int a65 = total + 65, b65 = a65 * 2;
      total = b65 - a65 % 7;
    }
    {
      int a66 = total + 66, b66 = a66 * 2;
      total = b66 - a66 % 7;
    }
    {
      int a67 = total + 67, b67 = a67 * 2;
      total = b67 - a67 % 7;
    }
    {
      int a68 = total + 68, b68 = a68 * 2;
      total = b68 - a68 % 7;
    }
    {
      int a69 = total + 69, b69 = a69 * 2;
      total = b69 - a69 % 7;
    }
    {
      int a70 = total + 70, b70 = a70 * 2;
      total = b70 - a70 % 7;
    }
    {
      int a71 = total + 71, b71 = a71 * 2;
      total = b71 - a71 % 7;
    }
    {
      int a72 = total + 72, b72 = a72 * 2;
      total = b72 - a72 % 7;
    }
    {
      int a73 = total + 73, b73 = a73 * 2;
      total = b73 - a73 % 7;
    }
    {
      int a74 = total + 74, b74 = a74 * 2;
      total = b74 - a74 % 7;
    }
    {
      int a75 = total + 75, b75 = a75 * 2;
      total = b75 - a75 % 7;
    }
    {
      int a76 = total + 76, b76 = a76 * 2;
      total = b76 - a76 % 7;
    }
    {
      int a77 = total + 77, b77 = a77 * 2;
      total = b77 - a77 % 7;
    }
    {
      int a78 = total + 78, b78 = a78 * 2;
      total = b78 - a78 % 7;
    }
    {
      int a79 = total + 79, b79 = a79 * 2;
      total = b79 - a79 % 7;
    }
    {
      int a80 = total + 80, b80 = a80 * 2;
      total = b80 - a80 % 7;
    }
    {
      int a81 = total + 81, b81 = a81 * 2;
      total = b81 - a81 % 7;
    }
    {
      int a82 = total + 82, b82 = a82 * 2;
      total = b82 - a82 % 7;
    }
    {
      int a83 = total + 83, b83 = a83 * 2;
      total = b83 - a83 % 7;
    }
    {
      int a84 = total + 84, b84 = a84 * 2;
      total = b84 - a84 % 7;
    }
    {
      int a85 = total + 85, b85 = a85 * 2;
      total = b85 - a85 % 7;
    }
    {
      int a86 = total + 86, b86 = a86 * 2;
      total = b86 - a86 % 7;
    }
    {
      int a87 = total + 87, b87 = a87 * 2;
      total = b87 - a87 % 7;
    }
    {
      int a88 = total + 88, b88 = a88 * 2;
      total = b88 - a88 % 7;
    }
    {
      int a89 = total + 89, b89 = a89 * 2;
      total = b89 - a89 % 7;
    }
    {
      int a90 = total + 90, b90 = a90 * 2;
      total = b90 - a90 % 7;
    }
    {
      int a91 = total + 91, b91 = a91 * 2;
      total = b91 - a91 % 7;
    }
    {
      int a92 = total + 92, b92 = a92 * 2;
      total = b92 - a92 % 7;
    }
    {
      int a93 = total + 93, b93 = a93 * 2;
      total = b93 - a93 % 7;
    }
    {
      int a94 = total + 94, b94 = a94 * 2;
      total = b94 - a94 % 7;
    }
    {
      int a95 = total + 95, b95 = a95 * 2;
      total = b95 - a95 % 7;
    }
    {
      int a96 = total + 96, b96 = a96 * 2;
      total = b96 - a96 % 7;
    }
    {
      int a97 = total + 97, b97 = a97 * 2;
      total = b97 - a97 % 7;
    }
    {
      int a98 = total + 98, b98 = a98 * 2;
      total = b98 - a98 % 7;
    }
    {
      int a99 = total + 99, b99 = a99 * 2;
      total = b99 - a99 % 7;
    }
    return total;
  }

  public static void main(String[] args) {
    System.out.println(work());
    System.out.println(nested(1));
  }
}

/* expect:
1047747
-1893842694
*/
