// Switches with hundreds of cases: dense, sparse and over strings.
public class HugeSwitch {
  static int dense(int x) {
    switch (x) {
      case -700:
        return 0;
      case -697:
        return 1;
      case -694:
        return 4;
      case -691:
        return 9;
      case -688:
        return 16;
      case -685:
        return 25;
      case -682:
        return 36;
      case -679:
        return 49;
      case -676:
        return 64;
      case -673:
        return 81;
      case -670:
        return 100;
      case -667:
        return 121;
      case -664:
        return 144;
      case -661:
        return 169;
      case -658:
        return 196;
      case -655:
        return 225;
      case -652:
        return 256;
      case -649:
        return 289;
      case -646:
        return 324;
      case -643:
        return 361;
      case -640:
        return 400;
      case -637:
        return 441;
      case -634:
        return 484;
      case -631:
        return 529;
      case -628:
        return 576;
      case -625:
        return 625;
      case -622:
        return 676;
      case -619:
        return 729;
      case -616:
        return 784;
      case -613:
        return 841;
      case -610:
        return 900;
      case -607:
        return 961;
      case -604:
        return 47;
      case -601:
        return 112;
      case -598:
        return 179;
      case -595:
        return 248;
      case -592:
        return 319;
      case -589:
        return 392;
      case -586:
        return 467;
      case -583:
        return 544;
      case -580:
        return 623;
      case -577:
        return 704;
      case -574:
        return 787;
      case -571:
        return 872;
      case -568:
        return 959;
      case -565:
        return 71;
      case -562:
        return 162;
      case -559:
        return 255;
      case -556:
        return 350;
      case -553:
        return 447;
      case -550:
        return 546;
      case -547:
        return 647;
      case -544:
        return 750;
      case -541:
        return 855;
      case -538:
        return 962;
      case -535:
        return 94;
      case -532:
        return 205;
      case -529:
        return 318;
      case -526:
        return 433;
      case -523:
        return 550;
      case -520:
        return 669;
      case -517:
        return 790;
      case -514:
        return 913;
      case -511:
        return 61;
      case -508:
        return 188;
      case -505:
        return 317;
      case -502:
        return 448;
      case -499:
        return 581;
      case -496:
        return 716;
      case -493:
        return 853;
      case -490:
        return 15;
      case -487:
        return 156;
      case -484:
        return 299;
      case -481:
        return 444;
      case -478:
        return 591;
      case -475:
        return 740;
      case -472:
        return 891;
      case -469:
        return 67;
      case -466:
        return 222;
      case -463:
        return 379;
      case -460:
        return 538;
      case -457:
        return 699;
      case -454:
        return 862;
      case -451:
        return 50;
      case -448:
        return 217;
      case -445:
        return 386;
      case -442:
        return 557;
      case -439:
        return 730;
      case -436:
        return 905;
      case -433:
        return 105;
      case -430:
        return 284;
      case -427:
        return 465;
      case -424:
        return 648;
      case -421:
        return 833;
      case -418:
        return 43;
      case -415:
        return 232;
      case -412:
        return 423;
      case -409:
        return 616;
      case -406:
        return 811;
      case -403:
        return 31;
      case -400:
        return 230;
      case -397:
        return 431;
      case -394:
        return 634;
      case -391:
        return 839;
      case -388:
        return 69;
      case -385:
        return 278;
      case -382:
        return 489;
      case -379:
        return 702;
      case -376:
        return 917;
      case -373:
        return 157;
      case -370:
        return 376;
      case -367:
        return 597;
      case -364:
        return 820;
      case -361:
        return 68;
      case -358:
        return 295;
      case -355:
        return 524;
      case -352:
        return 755;
      case -349:
        return 11;
      case -346:
        return 246;
      case -343:
        return 483;
      case -340:
        return 722;
      case -337:
        return 963;
      case -334:
        return 229;
      case -331:
        return 474;
      case -328:
        return 721;
      case -325:
        return 970;
      case -322:
        return 244;
      case -319:
        return 497;
      case -316:
        return 752;
      case -313:
        return 32;
      case -310:
        return 291;
      case -307:
        return 552;
      case -304:
        return 815;
      case -301:
        return 103;
      case -298:
        return 370;
      case -295:
        return 639;
      case -292:
        return 910;
      case -289:
        return 206;
      case -286:
        return 481;
      case -283:
        return 758;
      case -280:
        return 60;
      case -277:
        return 341;
      case -274:
        return 624;
      case -271:
        return 909;
      case -268:
        return 219;
      case -265:
        return 508;
      case -262:
        return 799;
      case -259:
        return 115;
      case -256:
        return 410;
      case -253:
        return 707;
      case -250:
        return 29;
      case -247:
        return 330;
      case -244:
        return 633;
      case -241:
        return 938;
      case -238:
        return 268;
      case -235:
        return 577;
      case -232:
        return 888;
      case -229:
        return 224;
      case -226:
        return 539;
      case -223:
        return 856;
      case -220:
        return 198;
      case -217:
        return 519;
      case -214:
        return 842;
      case -211:
        return 190;
      case -208:
        return 517;
      case -205:
        return 846;
      case -202:
        return 200;
      case -199:
        return 533;
      case -196:
        return 868;
      case -193:
        return 228;
      case -190:
        return 567;
      case -187:
        return 908;
      case -184:
        return 274;
      case -181:
        return 619;
      case -178:
        return 966;
      case -175:
        return 338;
      case -172:
        return 689;
      case -169:
        return 65;
      case -166:
        return 420;
      case -163:
        return 777;
      case -160:
        return 159;
      case -157:
        return 520;
      case -154:
        return 883;
      case -151:
        return 271;
      case -148:
        return 638;
      case -145:
        return 30;
      case -142:
        return 401;
      case -139:
        return 774;
      case -136:
        return 172;
      case -133:
        return 549;
      case -130:
        return 928;
      case -127:
        return 332;
      case -124:
        return 715;
      case -121:
        return 123;
      case -118:
        return 510;
      case -115:
        return 899;
      case -112:
        return 313;
      case -109:
        return 706;
      case -106:
        return 124;
      case -103:
        return 521;
      case -100:
        return 920;
      case -97:
        return 344;
      case -94:
        return 747;
      case -91:
        return 175;
      case -88:
        return 582;
      case -85:
        return 14;
      case -82:
        return 425;
      case -79:
        return 838;
      case -76:
        return 276;
      case -73:
        return 693;
      case -70:
        return 135;
      case -67:
        return 556;
      case -64:
        return 2;
      case -61:
        return 427;
      case -58:
        return 854;
      case -55:
        return 306;
      case -52:
        return 737;
      case -49:
        return 193;
      case -46:
        return 628;
      case -43:
        return 88;
      case -40:
        return 527;
      case -37:
        return 968;
      case -34:
        return 434;
      case -31:
        return 879;
      case -28:
        return 349;
      case -25:
        return 798;
      case -22:
        return 272;
      case -19:
        return 725;
      case -16:
        return 203;
      case -13:
        return 660;
      case -10:
        return 142;
      case -7:
        return 603;
      case -4:
        return 89;
      case -1:
        return 554;
      case 2:
        return 44;
      case 5:
        return 513;
      case 8:
        return 7;
      case 11:
        return 480;
      case 14:
        return 955;
      case 17:
        return 455;
      case 20:
        return 934;
      case 23:
        return 438;
      case 26:
        return 921;
      case 29:
        return 429;
      case 32:
        return 916;
      case 35:
        return 428;
      case 38:
        return 919;
      case 41:
        return 435;
      case 44:
        return 930;
      case 47:
        return 450;
      case 50:
        return 949;
      case 53:
        return 473;
      case 56:
        return 976;
      case 59:
        return 504;
      case 62:
        return 34;
      case 65:
        return 543;
      case 68:
        return 77;
      case 71:
        return 590;
      case 74:
        return 128;
      case 77:
        return 645;
      case 80:
        return 187;
      case 83:
        return 708;
      case 86:
        return 254;
      case 89:
        return 779;
      case 92:
        return 329;
      case 95:
        return 858;
      case 98:
        return 412;
      case 101:
        return 945;
      case 104:
        return 503;
      case 107:
        return 63;
      case 110:
        return 602;
      case 113:
        return 166;
      case 116:
        return 709;
      case 119:
        return 277;
      case 122:
        return 824;
      case 125:
        return 396;
      case 128:
        return 947;
      case 131:
        return 523;
      case 134:
        return 101;
      case 137:
        return 658;
      case 140:
        return 240;
      case 143:
        return 801;
      case 146:
        return 387;
      case 149:
        return 952;
      case 152:
        return 542;
      case 155:
        return 134;
      case 158:
        return 705;
      case 161:
        return 301;
      case 164:
        return 876;
      case 167:
        return 476;
      case 170:
        return 78;
      case 173:
        return 659;
      case 176:
        return 265;
      case 179:
        return 850;
      case 182:
        return 460;
      case 185:
        return 72;
      case 188:
        return 663;
      case 191:
        return 279;
      case 194:
        return 874;
      case 197:
        return 494;
      case 200:
        return 116;
      case 203:
        return 717;
      case 206:
        return 343;
      case 209:
        return 948;
      case 212:
        return 578;
      case 215:
        return 210;
      case 218:
        return 821;
      case 221:
        return 457;
      case 224:
        return 95;
      case 227:
        return 712;
      case 230:
        return 354;
      case 233:
        return 975;
      case 236:
        return 621;
      case 239:
        return 269;
      case 242:
        return 896;
      case 245:
        return 548;
      case 248:
        return 202;
      case 251:
        return 835;
      case 254:
        return 493;
      case 257:
        return 153;
      case 260:
        return 792;
      case 263:
        return 456;
      case 266:
        return 122;
      case 269:
        return 767;
      case 272:
        return 437;
      case 275:
        return 109;
      case 278:
        return 760;
      case 281:
        return 436;
      case 284:
        return 114;
      case 287:
        return 771;
      case 290:
        return 453;
      case 293:
        return 137;
      case 296:
        return 800;
      case 299:
        return 488;
      case 302:
        return 178;
      case 305:
        return 847;
      case 308:
        return 541;
      case 311:
        return 237;
      case 314:
        return 912;
      case 317:
        return 612;
      case 320:
        return 314;
      case 323:
        return 18;
      case 326:
        return 701;
      case 329:
        return 409;
      case 332:
        return 119;
      case 335:
        return 808;
      case 338:
        return 522;
      case 341:
        return 238;
      case 344:
        return 933;
      case 347:
        return 653;
      case 350:
        return 375;
      case 353:
        return 99;
      case 356:
        return 802;
      case 359:
        return 530;
      case 362:
        return 260;
      case 365:
        return 969;
      case 368:
        return 703;
      case 371:
        return 439;
      case 374:
        return 177;
      case 377:
        return 894;
      case 380:
        return 636;
      case 383:
        return 380;
      case 386:
        return 126;
      case 389:
        return 851;
      case 392:
        return 601;
      case 395:
        return 353;
      case 398:
        return 107;
      case 401:
        return 840;
      case 404:
        return 598;
      case 407:
        return 358;
      case 410:
        return 120;
      case 413:
        return 861;
      case 416:
        return 627;
      case 419:
        return 395;
      case 422:
        return 165;
      case 425:
        return 914;
      case 428:
        return 688;
      case 431:
        return 464;
      case 434:
        return 242;
      case 437:
        return 22;
      case 440:
        return 781;
      case 443:
        return 565;
      case 446:
        return 351;
      case 449:
        return 139;
      case 452:
        return 906;
      case 455:
        return 698;
      case 458:
        return 492;
      case 461:
        return 288;
      case 464:
        return 86;
      case 467:
        return 863;
      case 470:
        return 665;
      case 473:
        return 469;
      case 476:
        return 275;
      case 479:
        return 83;
      case 482:
        return 870;
      case 485:
        return 682;
      case 488:
        return 496;
      case 491:
        return 312;
      case 494:
        return 130;
      case 497:
        return 927;
      case 500:
        return 749;
      case 503:
        return 573;
      case 506:
        return 399;
      case 509:
        return 227;
      case 512:
        return 57;
      case 515:
        return 866;
      case 518:
        return 700;
      case 521:
        return 536;
      case 524:
        return 374;
      case 527:
        return 214;
      case 530:
        return 56;
      case 533:
        return 877;
      case 536:
        return 723;
      case 539:
        return 571;
      case 542:
        return 421;
      case 545:
        return 273;
      case 548:
        return 127;
      case 551:
        return 960;
      case 554:
        return 818;
      case 557:
        return 678;
      case 560:
        return 540;
      case 563:
        return 404;
      case 566:
        return 270;
      case 569:
        return 138;
      case 572:
        return 8;
      case 575:
        return 857;
      case 578:
        return 731;
      case 581:
        return 607;
      case 584:
        return 485;
      case 587:
        return 365;
      case 590:
        return 247;
      case 593:
        return 131;
      case 596:
        return 17;
      case 599:
        return 882;
      case 602:
        return 772;
      case 605:
        return 664;
      case 608:
        return 558;
      case 611:
        return 454;
      case 614:
        return 352;
      case 617:
        return 252;
      case 620:
        return 154;
      case 623:
        return 58;
      case 626:
        return 941;
      case 629:
        return 849;
      case 632:
        return 759;
      case 635:
        return 671;
      case 638:
        return 585;
      case 641:
        return 501;
      case 644:
        return 419;
      case 647:
        return 339;
      case 650:
        return 261;
      case 653:
        return 185;
      case 656:
        return 111;
      case 659:
        return 39;
      case 662:
        return 946;
      case 665:
        return 878;
      case 668:
        return 812;
      case 671:
        return 748;
      case 674:
        return 686;
      case 677:
        return 626;
      case 680:
        return 568;
      case 683:
        return 512;
      case 686:
        return 458;
      case 689:
        return 406;
      case 692:
        return 356;
      case 695:
        return 308;
      case 698:
        return 262;
      case 701:
        return 218;
      case 704:
        return 176;
      case 707:
        return 136;
      case 710:
        return 98;
      case 713:
        return 62;
      case 716:
        return 28;
      case 719:
        return 973;
      case 722:
        return 943;
      case 725:
        return 915;
      case 728:
        return 889;
      case 731:
        return 865;
      case 734:
        return 843;
      case 737:
        return 823;
      case 740:
        return 805;
      case 743:
        return 789;
      case 746:
        return 775;
      case 749:
        return 763;
      case 752:
        return 753;
      case 755:
        return 745;
      case 758:
        return 739;
      case 761:
        return 735;
      case 764:
        return 733;
      case 767:
        return 733;
      case 770:
        return 735;
      case 773:
        return 739;
      case 776:
        return 745;
      case 779:
        return 753;
      case 782:
        return 763;
      case 785:
        return 775;
      case 788:
        return 789;
      case 791:
        return 805;
      case 794:
        return 823;
      case 797:
        return 843;
      case 800:
        return 865;
      case 803:
        return 889;
      case 806:
        return 915;
      case 809:
        return 943;
      case 812:
        return 973;
      case 815:
        return 28;
      case 818:
        return 62;
      case 821:
        return 98;
      case 824:
        return 136;
      case 827:
        return 176;
      case 830:
        return 218;
      case 833:
        return 262;
      case 836:
        return 308;
      case 839:
        return 356;
      case 842:
        return 406;
      case 845:
        return 458;
      case 848:
        return 512;
      case 851:
        return 568;
      case 854:
        return 626;
      case 857:
        return 686;
      case 860:
        return 748;
      case 863:
        return 812;
      case 866:
        return 878;
      case 869:
        return 946;
      case 872:
        return 39;
      case 875:
        return 111;
      case 878:
        return 185;
      case 881:
        return 261;
      case 884:
        return 339;
      case 887:
        return 419;
      case 890:
        return 501;
      case 893:
        return 585;
      case 896:
        return 671;
      case 899:
        return 759;
      case 902:
        return 849;
      case 905:
        return 941;
      case 908:
        return 58;
      case 911:
        return 154;
      case 914:
        return 252;
      case 917:
        return 352;
      case 920:
        return 454;
      case 923:
        return 558;
      case 926:
        return 664;
      case 929:
        return 772;
      case 932:
        return 882;
      case 935:
        return 17;
      case 938:
        return 131;
      case 941:
        return 247;
      case 944:
        return 365;
      case 947:
        return 485;
      case 950:
        return 607;
      case 953:
        return 731;
      case 956:
        return 857;
      case 959:
        return 8;
      case 962:
        return 138;
      case 965:
        return 270;
      case 968:
        return 404;
      case 971:
        return 540;
      case 974:
        return 678;
      case 977:
        return 818;
      case 980:
        return 960;
      case 983:
        return 127;
      case 986:
        return 273;
      case 989:
        return 421;
      case 992:
        return 571;
      case 995:
        return 723;
      case 998:
        return 877;
      case 1001:
        return 56;
      case 1004:
        return 214;
      case 1007:
        return 374;
      case 1010:
        return 536;
      case 1013:
        return 700;
      case 1016:
        return 866;
      case 1019:
        return 57;
      case 1022:
        return 227;
      case 1025:
        return 399;
      case 1028:
        return 573;
      case 1031:
        return 749;
      case 1034:
        return 927;
      case 1037:
        return 130;
      case 1040:
        return 312;
      case 1043:
        return 496;
      case 1046:
        return 682;
      case 1049:
        return 870;
      case 1052:
        return 83;
      case 1055:
        return 275;
      case 1058:
        return 469;
      case 1061:
        return 665;
      case 1064:
        return 863;
      case 1067:
        return 86;
      case 1070:
        return 288;
      case 1073:
        return 492;
      case 1076:
        return 698;
      case 1079:
        return 906;
      case 1082:
        return 139;
      case 1085:
        return 351;
      case 1088:
        return 565;
      case 1091:
        return 781;
      case 1094:
        return 22;
      case 1097:
        return 242;
      default:
        return -1;
    }
  }

  static int sparse(int x) {
    switch (x) {
      case -2144646324:
        return 0;
      case -2143414246:
        return 1;
      case -2108492267:
        return 2;
      case -2097745091:
        return 3;
      case -2090775925:
        return 4;
      case -2028847987:
        return 5;
      case -1994335631:
        return 6;
      case -1990152215:
        return 7;
      case -1938953667:
        return 8;
      case -1902666509:
        return 9;
      case -1867710720:
        return 10;
      case -1764641364:
        return 11;
      case -1755869090:
        return 12;
      case -1740227702:
        return 13;
      case -1689508670:
        return 14;
      case -1683977891:
        return 15;
      case -1661267722:
        return 16;
      case -1603314586:
        return 17;
      case -1573990031:
        return 18;
      case -1543179674:
        return 19;
      case -1537115142:
        return 20;
      case -1521698716:
        return 21;
      case -1518243591:
        return 22;
      case -1506479761:
        return 23;
      case -1433777680:
        return 24;
      case -1367744297:
        return 25;
      case -1303429503:
        return 26;
      case -1267962325:
        return 27;
      case -1216636254:
        return 28;
      case -1175779100:
        return 29;
      case -1175378523:
        return 30;
      case -1088461400:
        return 31;
      case -1070768453:
        return 32;
      case -971574781:
        return 33;
      case -947116003:
        return 34;
      case -917412092:
        return 35;
      case -904927395:
        return 36;
      case -897551034:
        return 37;
      case -895523946:
        return 38;
      case -888615407:
        return 39;
      case -881271747:
        return 40;
      case -864195088:
        return 41;
      case -816224473:
        return 42;
      case -791162561:
        return 43;
      case -786838068:
        return 44;
      case -696227655:
        return 45;
      case -693728447:
        return 46;
      case -687368592:
        return 47;
      case -653331052:
        return 48;
      case -596184694:
        return 49;
      case -595599272:
        return 50;
      case -574733303:
        return 51;
      case -560739241:
        return 52;
      case -533227461:
        return 53;
      case -516338672:
        return 54;
      case -404207865:
        return 55;
      case -362960316:
        return 56;
      case -347454567:
        return 57;
      case -340195639:
        return 58;
      case -336049900:
        return 59;
      case -281083328:
        return 60;
      case -242804653:
        return 61;
      case -159175838:
        return 62;
      case -148905812:
        return 63;
      case -99060385:
        return 64;
      case -97758048:
        return 65;
      case -90011988:
        return 66;
      case -80666401:
        return 67;
      case -61481503:
        return 68;
      case -27641552:
        return 69;
      case -15867743:
        return 70;
      case 77908287:
        return 71;
      case 106093520:
        return 72;
      case 187951464:
        return 73;
      case 193892174:
        return 74;
      case 274272926:
        return 75;
      case 317574981:
        return 76;
      case 347446704:
        return 77;
      case 387253181:
        return 78;
      case 403556095:
        return 79;
      case 412049032:
        return 80;
      case 466475939:
        return 81;
      case 476000670:
        return 82;
      case 480151378:
        return 83;
      case 487754053:
        return 84;
      case 504454731:
        return 85;
      case 527858757:
        return 86;
      case 587837862:
        return 87;
      case 618746200:
        return 88;
      case 639840853:
        return 89;
      case 642922901:
        return 90;
      case 644747895:
        return 91;
      case 704453865:
        return 92;
      case 737200745:
        return 93;
      case 798680234:
        return 94;
      case 808901085:
        return 95;
      case 812498656:
        return 96;
      case 818800919:
        return 97;
      case 822166634:
        return 98;
      case 879047250:
        return 99;
      case 985716567:
        return 100;
      case 989360433:
        return 101;
      case 1038467225:
        return 102;
      case 1072861441:
        return 103;
      case 1098379539:
        return 104;
      case 1115139890:
        return 105;
      case 1141282117:
        return 106;
      case 1180678306:
        return 107;
      case 1183705949:
        return 108;
      case 1209919355:
        return 109;
      case 1235826598:
        return 110;
      case 1236991586:
        return 111;
      case 1276236631:
        return 112;
      case 1276578865:
        return 113;
      case 1278293720:
        return 114;
      case 1368024730:
        return 115;
      case 1368041574:
        return 116;
      case 1401428560:
        return 117;
      case 1403618096:
        return 118;
      case 1409559606:
        return 119;
      case 1445773093:
        return 120;
      case 1453542718:
        return 121;
      case 1472656610:
        return 122;
      case 1480620826:
        return 123;
      case 1481252154:
        return 124;
      case 1512913725:
        return 125;
      case 1544875351:
        return 126;
      case 1595171242:
        return 127;
      case 1599479168:
        return 128;
      case 1691107634:
        return 129;
      case 1721854523:
        return 130;
      case 1731654908:
        return 131;
      case 1777030997:
        return 132;
      case 1795670797:
        return 133;
      case 1869397957:
        return 134;
      case 1898563782:
        return 135;
      case 1904202612:
        return 136;
      case 1913612173:
        return 137;
      case 1931870142:
        return 138;
      case 1960723343:
        return 139;
      case 1963713137:
        return 140;
      case 1968385692:
        return 141;
      case 1974894190:
        return 142;
      case 1982032882:
        return 143;
      case 2010031470:
        return 144;
      case 2044929246:
        return 145;
      case 2065795777:
        return 146;
      case 2071982903:
        return 147;
      case 2079951800:
        return 148;
      case 2133425422:
        return 149;
    }
    return -1;
  }

  static int strings(String s) {
    int r = 0;
    switch (s) {
      case "key0":
        r += 0;
      case "key1":
        r += 1;
        break;
      case "key2":
        r += 2;
        break;
      case "key3":
        r += 3;
      case "key4":
        r += 4;
        break;
      case "key5":
        r += 5;
        break;
      case "key6":
        r += 6;
      case "key7":
        r += 7;
        break;
      case "key8":
        r += 8;
        break;
      case "key9":
        r += 9;
      case "key10":
        r += 10;
        break;
      case "key11":
        r += 11;
        break;
      case "key12":
        r += 12;
      case "key13":
        r += 13;
        break;
      case "key14":
        r += 14;
        break;
      case "key15":
        r += 15;
      case "key16":
        r += 16;
        break;
      case "key17":
        r += 17;
        break;
      case "key18":
        r += 18;
      case "key19":
        r += 19;
        break;
      case "key20":
        r += 20;
        break;
      case "key21":
        r += 21;
      case "key22":
        r += 22;
        break;
      case "key23":
        r += 23;
        break;
      case "key24":
        r += 24;
      case "key25":
        r += 25;
        break;
      case "key26":
        r += 26;
        break;
      case "key27":
        r += 27;
      case "key28":
        r += 28;
        break;
      case "key29":
        r += 29;
        break;
      case "key30":
        r += 30;
      case "key31":
        r += 31;
        break;
      case "key32":
        r += 32;
        break;
      case "key33":
        r += 33;
      case "key34":
        r += 34;
        break;
      case "key35":
        r += 35;
        break;
      case "key36":
        r += 36;
      case "key37":
        r += 37;
        break;
      case "key38":
        r += 38;
        break;
      case "key39":
        r += 39;
      case "key40":
        r += 40;
        break;
      case "key41":
        r += 41;
        break;
      case "key42":
        r += 42;
      case "key43":
        r += 43;
        break;
      case "key44":
        r += 44;
        break;
      case "key45":
        r += 45;
      case "key46":
        r += 46;
        break;
      case "key47":
        r += 47;
        break;
      case "key48":
        r += 48;
      case "key49":
        r += 49;
        break;
      case "key50":
        r += 50;
        break;
      case "key51":
        r += 51;
      case "key52":
        r += 52;
        break;
      case "key53":
        r += 53;
        break;
      case "key54":
        r += 54;
      case "key55":
        r += 55;
        break;
      case "key56":
        r += 56;
        break;
      case "key57":
        r += 57;
      case "key58":
        r += 58;
        break;
      case "key59":
        r += 59;
        break;
      case "key60":
        r += 60;
      case "key61":
        r += 61;
        break;
      case "key62":
        r += 62;
        break;
      case "key63":
        r += 63;
      case "key64":
        r += 64;
        break;
      case "key65":
        r += 65;
        break;
      case "key66":
        r += 66;
      case "key67":
        r += 67;
        break;
      case "key68":
        r += 68;
        break;
      case "key69":
        r += 69;
      case "key70":
        r += 70;
        break;
      case "key71":
        r += 71;
        break;
      case "key72":
        r += 72;
      case "key73":
        r += 73;
        break;
      case "key74":
        r += 74;
        break;
      case "key75":
        r += 75;
      case "key76":
        r += 76;
        break;
      case "key77":
        r += 77;
        break;
      case "key78":
        r += 78;
      case "key79":
        r += 79;
        break;
      case "key80":
        r += 80;
        break;
      case "key81":
        r += 81;
      case "key82":
        r += 82;
        break;
      case "key83":
        r += 83;
        break;
      case "key84":
        r += 84;
      case "key85":
        r += 85;
        break;
      case "key86":
        r += 86;
        break;
      case "key87":
        r += 87;
      case "key88":
        r += 88;
        break;
      case "key89":
        r += 89;
        break;
      case "key90":
        r += 90;
      case "key91":
        r += 91;
        break;
      case "key92":
        r += 92;
        break;
      case "key93":
        r += 93;
      case "key94":
        r += 94;
        break;
      case "key95":
        r += 95;
        break;
      case "key96":
        r += 96;
      case "key97":
        r += 97;
        break;
      case "key98":
        r += 98;
        break;
      case "key99":
        r += 99;
      case "key100":
        r += 100;
        break;
      case "key101":
        r += 101;
        break;
      case "key102":
        r += 102;
      case "key103":
        r += 103;
        break;
      case "key104":
        r += 104;
        break;
      case "key105":
        r += 105;
      case "key106":
        r += 106;
        break;
      case "key107":
        r += 107;
        break;
      case "key108":
        r += 108;
      case "key109":
        r += 109;
        break;
      case "key110":
        r += 110;
        break;
      case "key111":
        r += 111;
      case "key112":
        r += 112;
        break;
      case "key113":
        r += 113;
        break;
      case "key114":
        r += 114;
      case "key115":
        r += 115;
        break;
      case "key116":
        r += 116;
        break;
      case "key117":
        r += 117;
      case "key118":
        r += 118;
        break;
      case "key119":
        r += 119;
        break;
      case "key120":
        r += 120;
      case "key121":
        r += 121;
        break;
      case "key122":
        r += 122;
        break;
      case "key123":
        r += 123;
      case "key124":
        r += 124;
        break;
      case "key125":
        r += 125;
        break;
      case "key126":
        r += 126;
      case "key127":
        r += 127;
        break;
      case "key128":
        r += 128;
        break;
      case "key129":
        r += 129;
      case "key130":
        r += 130;
        break;
      case "key131":
        r += 131;
        break;
      case "key132":
        r += 132;
      case "key133":
        r += 133;
        break;
      case "key134":
        r += 134;
        break;
      case "key135":
        r += 135;
      case "key136":
        r += 136;
        break;
      case "key137":
        r += 137;
        break;
      case "key138":
        r += 138;
      case "key139":
        r += 139;
        break;
      case "key140":
        r += 140;
        break;
      case "key141":
        r += 141;
      case "key142":
        r += 142;
        break;
      case "key143":
        r += 143;
        break;
      case "key144":
        r += 144;
      case "key145":
        r += 145;
        break;
      case "key146":
        r += 146;
        break;
      case "key147":
        r += 147;
      case "key148":
        r += 148;
        break;
      case "key149":
        r += 149;
        break;
      case "key150":
        r += 150;
      case "key151":
        r += 151;
        break;
      case "key152":
        r += 152;
        break;
      case "key153":
        r += 153;
      case "key154":
        r += 154;
        break;
      case "key155":
        r += 155;
        break;
      case "key156":
        r += 156;
      case "key157":
        r += 157;
        break;
      case "key158":
        r += 158;
        break;
      case "key159":
        r += 159;
      case "key160":
        r += 160;
        break;
      case "key161":
        r += 161;
        break;
      case "key162":
        r += 162;
      case "key163":
        r += 163;
        break;
      case "key164":
        r += 164;
        break;
      case "key165":
        r += 165;
      case "key166":
        r += 166;
        break;
      case "key167":
        r += 167;
        break;
      case "key168":
        r += 168;
      case "key169":
        r += 169;
        break;
      case "key170":
        r += 170;
        break;
      case "key171":
        r += 171;
      case "key172":
        r += 172;
        break;
      case "key173":
        r += 173;
        break;
      case "key174":
        r += 174;
      case "key175":
        r += 175;
        break;
      case "key176":
        r += 176;
        break;
      case "key177":
        r += 177;
      case "key178":
        r += 178;
        break;
      case "key179":
        r += 179;
        break;
      case "key180":
        r += 180;
      case "key181":
        r += 181;
        break;
      case "key182":
        r += 182;
        break;
      case "key183":
        r += 183;
      case "key184":
        r += 184;
        break;
      case "key185":
        r += 185;
        break;
      case "key186":
        r += 186;
      case "key187":
        r += 187;
        break;
      case "key188":
        r += 188;
        break;
      case "key189":
        r += 189;
      case "key190":
        r += 190;
        break;
      case "key191":
        r += 191;
        break;
      case "key192":
        r += 192;
      case "key193":
        r += 193;
        break;
      case "key194":
        r += 194;
        break;
      case "key195":
        r += 195;
      case "key196":
        r += 196;
        break;
      case "key197":
        r += 197;
        break;
      case "key198":
        r += 198;
      case "key199":
        r += 199;
        break;
      case "key200":
        r += 200;
        break;
      case "key201":
        r += 201;
      case "key202":
        r += 202;
        break;
      case "key203":
        r += 203;
        break;
      case "key204":
        r += 204;
      case "key205":
        r += 205;
        break;
      case "key206":
        r += 206;
        break;
      case "key207":
        r += 207;
      case "key208":
        r += 208;
        break;
      case "key209":
        r += 209;
        break;
      case "key210":
        r += 210;
      case "key211":
        r += 211;
        break;
      case "key212":
        r += 212;
        break;
      case "key213":
        r += 213;
      case "key214":
        r += 214;
        break;
      case "key215":
        r += 215;
        break;
      case "key216":
        r += 216;
      case "key217":
        r += 217;
        break;
      case "key218":
        r += 218;
        break;
      case "key219":
        r += 219;
      case "key220":
        r += 220;
        break;
      case "key221":
        r += 221;
        break;
      case "key222":
        r += 222;
      case "key223":
        r += 223;
        break;
      case "key224":
        r += 224;
        break;
      case "key225":
        r += 225;
      case "key226":
        r += 226;
        break;
      case "key227":
        r += 227;
        break;
      case "key228":
        r += 228;
      case "key229":
        r += 229;
        break;
      case "key230":
        r += 230;
        break;
      case "key231":
        r += 231;
      case "key232":
        r += 232;
        break;
      case "key233":
        r += 233;
        break;
      case "key234":
        r += 234;
      case "key235":
        r += 235;
        break;
      case "key236":
        r += 236;
        break;
      case "key237":
        r += 237;
      case "key238":
        r += 238;
        break;
      case "key239":
        r += 239;
        break;
      case "key240":
        r += 240;
      case "key241":
        r += 241;
        break;
      case "key242":
        r += 242;
        break;
      case "key243":
        r += 243;
      case "key244":
        r += 244;
        break;
      case "key245":
        r += 245;
        break;
      case "key246":
        r += 246;
      case "key247":
        r += 247;
        break;
      case "key248":
        r += 248;
        break;
      case "key249":
        r += 249;
      case "key250":
        r += 250;
        break;
      case "key251":
        r += 251;
        break;
      case "key252":
        r += 252;
      case "key253":
        r += 253;
        break;
      case "key254":
        r += 254;
        break;
      case "key255":
        r += 255;
      case "key256":
        r += 256;
        break;
      case "key257":
        r += 257;
        break;
      case "key258":
        r += 258;
      case "key259":
        r += 259;
        break;
      case "key260":
        r += 260;
        break;
      case "key261":
        r += 261;
      case "key262":
        r += 262;
        break;
      case "key263":
        r += 263;
        break;
      case "key264":
        r += 264;
      case "key265":
        r += 265;
        break;
      case "key266":
        r += 266;
        break;
      case "key267":
        r += 267;
      case "key268":
        r += 268;
        break;
      case "key269":
        r += 269;
        break;
      case "key270":
        r += 270;
      case "key271":
        r += 271;
        break;
      case "key272":
        r += 272;
        break;
      case "key273":
        r += 273;
      case "key274":
        r += 274;
        break;
      case "key275":
        r += 275;
        break;
      case "key276":
        r += 276;
      case "key277":
        r += 277;
        break;
      case "key278":
        r += 278;
        break;
      case "key279":
        r += 279;
      case "key280":
        r += 280;
        break;
      case "key281":
        r += 281;
        break;
      case "key282":
        r += 282;
      case "key283":
        r += 283;
        break;
      case "key284":
        r += 284;
        break;
      case "key285":
        r += 285;
      case "key286":
        r += 286;
        break;
      case "key287":
        r += 287;
        break;
      case "key288":
        r += 288;
      case "key289":
        r += 289;
        break;
      case "key290":
        r += 290;
        break;
      case "key291":
        r += 291;
      case "key292":
        r += 292;
        break;
      case "key293":
        r += 293;
        break;
      case "key294":
        r += 294;
      case "key295":
        r += 295;
        break;
      case "key296":
        r += 296;
        break;
      case "key297":
        r += 297;
      case "key298":
        r += 298;
        break;
      case "key299":
        r += 299;
        break;
      default:
        r += 100000;
    }
    return r;
  }

  public static void main(String[] args) {
    long h = 0;
    for (int i = -800; i < 1300; i++) h = h * 31 + dense(i);
    System.out.println(h);
    int[] probes = {-2144646324, -1867710720, -1537115142, -1175378523, -881271747, -595599272, -281083328, -15867743, 412049032, 642922901, 985716567, 1235826598, 1445773093, 1721854523, 1963713137, 0, 1, -1, Integer.MAX_VALUE, Integer.MIN_VALUE};
    for (int p : probes) System.out.print(sparse(p) + ",");
    System.out.println();
    for (int i = 0; i < 310; i++) h = h * 31 + strings("key" + i);
    System.out.println(h + " " + strings("key299") + " " + strings("key3") + " " + strings(""));
  }
}

/* expect:
-3452241387560882195
0,10,20,30,40,50,60,70,80,90,100,110,120,130,140,-1,-1,-1,-1,-1,
909235218965456793 299 7 100000
*/
