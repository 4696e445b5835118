import { box, disc, each, line, scene, shadow, shape, turned } from "./shapes.ts";

const syringe = (): string =>
  [
    box(560, 600, 760, 150, "url(#glass)", 26, 'stroke="#8dabd0" stroke-width="6"'),
    box(820, 612, 494, 126, "#66c2bc", 16, 'opacity=".85"'),
    each(9, (i) => line(`M${640 + i * 72} 606 v${i % 2 === 0 ? 56 : 34}`, "#335d96", 7)),
    box(1320, 646, 96, 58, "#dbe5f1", 12),
    box(1416, 668, 250, 14, "url(#steelDown)", 7),
    box(806, 616, 26, 118, "#16355f", 8),
    box(330, 656, 490, 38, "#b6cae2", 12),
    box(300, 580, 36, 190, "#8dabd0", 18),
    box(536, 550, 34, 250, "#8dabd0", 17),
  ].join("");

const vial = (x: number, y: number, height: number, liquid: string): string =>
  [
    shadow(x + 85, y + height + 8, 150),
    box(x, y, 170, height, "url(#glass)", 24, 'stroke="#8dabd0" stroke-width="5"'),
    box(x + 12, y + height * 0.45, 146, height * 0.5, liquid, 18, 'opacity=".9"'),
    box(x + 26, y - 62, 118, 70, "#dde3ea", 10),
    box(x + 14, y - 96, 142, 48, "url(#gold)", 12),
    box(x + 24, y + height * 0.3, 122, height * 0.28, "#ffffff", 8),
    box(x + 40, y + height * 0.35, 90, 12, "#1f4479", 6),
    box(x + 40, y + height * 0.35 + 28, 60, 12, "#8dabd0", 6),
  ].join("");

export const consumables = scene(
  "mint",
  [vial(1180, 700, 330, "#3aaea7"), vial(1400, 770, 260, "#fdc252"), shadow(820, 1010, 560, 50), turned(-24, 900, 676, syringe())].join(""),
);

const trace = "M560 640 h120 l30 -60 l40 120 l44 -250 l52 330 l36 -140 h150 l30 -50 l40 100 l44 -230 l52 300 l36 -120 h110";

export const monitor = scene(
  "navy",
  [
    shadow(960, 1130, 620),
    box(880, 980, 160, 110, "#c5ced8"),
    box(700, 1080, 520, 50, "url(#shell)", 24),
    box(400, 260, 1120, 740, "url(#shell)", 48),
    box(460, 320, 1000, 590, "#080d16", 24),
    line("M500 460 h920 M500 600 h920 M500 740 h920", "#16355f", 3),
    line(trace, "#66c2bc", 12),
    line("M560 830 q60 -90 120 0 t120 0 t120 0 t120 0 t120 0", "#fdc252", 10),
    box(1270, 370, 140, 90, "#053a37", 12),
    line("M1294 436 l22 -40 l22 24 l26 -48 l22 40", "#9bd7d3", 8),
    box(1270, 780, 140, 90, "#472c02", 12),
    line("M1294 826 h92", "#fdc252", 10),
    disc(900, 956, 14, "#33934d"),
    each(4, (i) => disc(1190 + i * 64, 956, 18, "#9aa7b5")),
    line("M1520 700 q150 20 130 190 t120 210", "#8dabd0", 14),
  ].join(""),
);

const screw = (x: number, y: number): string =>
  disc(x, y, 24, "#566578") + disc(x, y, 15, "#c5ced8") + line(`M${x - 9} ${y - 9} l18 18 M${x + 9} ${y - 9} l-18 18`, "#414e5f", 5);

export const implants = scene(
  "mist",
  [
    shadow(680, 1120, 330),
    shape(
      "M640 330 q90 -40 130 40 l-26 120 q-30 60 -26 150 l-40 430 q-20 70 -52 0 l-40 -430 q4 -130 30 -190 q4 -80 24 -120z",
      "url(#steel)",
      'stroke="#76859a" stroke-width="6"',
    ),
    each(7, (i) => line(`M${610 + i * 3} ${640 + i * 46} h${96 - i * 6}`, "#76859a", 6, 'opacity=".55"')),
    turned(-38, 740, 340, box(700, 190, 80, 170, "url(#steel)", 16)),
    disc(880, 210, 118, "url(#steel)", 'stroke="#76859a" stroke-width="6"'),
    disc(846, 172, 34, "#ffffff", 'opacity=".75"'),
    shadow(1250, 1090, 360),
    turned(
      18,
      1260,
      690,
      box(1180, 300, 160, 780, "url(#steel)", 80, 'stroke="#76859a" stroke-width="6"') + each(6, (i) => screw(1260, 390 + i * 120)),
    ),
    turned(
      -28,
      1560,
      900,
      box(1530, 760, 44, 300, "url(#gold)", 20) +
        each(9, (i) => line(`M1522 ${800 + i * 28} l60 16`, "#8a5604", 7)) +
        box(1510, 730, 84, 50, "url(#gold)", 16),
    ),
  ].join(""),
);

const tube = (x: number, liquid: string): string =>
  [
    shape(`M${x} 420 h84 v380 a42 42 0 0 1 -84 0z`, "url(#glass)", 'stroke="#8dabd0" stroke-width="5"'),
    shape(`M${x + 8} 610 h68 v190 a34 34 0 0 1 -68 0z`, liquid, 'opacity=".92"'),
    box(x - 8, 396, 100, 34, "#1f4479", 10),
  ].join("");

const liquids = ["#d14343", "#fdc252", "#3aaea7", "#d14343", "#8dabd0"];

export const diagnostics = scene(
  "mint",
  [
    shadow(620, 1080, 480),
    each(5, (i) => tube(300 + i * 130, liquids[i] ?? "#3aaea7")),
    box(250, 560, 740, 60, "#b6cae2", 16, 'opacity=".92"'),
    box(250, 900, 740, 130, "url(#shell)", 24, 'stroke="#c5ced8" stroke-width="5"'),
    shadow(1400, 1090, 380),
    box(1180, 1020, 460, 60, "#16355f", 24),
    shape("M1520 1020 q120 -300 -70 -480 l-60 60 q120 180 40 420z", "#1f4479"),
    turned(
      -28,
      1330,
      520,
      box(1270, 300, 130, 420, "url(#shell)", 40, 'stroke="#9aa7b5" stroke-width="5"') +
        box(1285, 220, 100, 100, "#16355f", 16) +
        box(1300, 710, 70, 120, "url(#steel)", 12),
    ),
    box(1230, 900, 290, 34, "#566578", 14),
    box(1300, 884, 130, 16, "url(#gold)", 6),
    disc(1540, 900, 54, "url(#steel)"),
  ].join(""),
);

export const instruments = scene(
  "teal",
  [
    shadow(960, 1110, 780),
    box(260, 330, 1400, 740, "#c5ced8", 70),
    box(300, 370, 1320, 660, "url(#shell)", 50),
    turned(
      -14,
      640,
      700,
      box(616, 420, 40, 360, "url(#steel)", 14) +
        shape("M616 780 h40 v120 q-6 70 -40 90z", "url(#steelDown)") +
        each(5, (i) => line(`M620 ${470 + i * 26} h32`, "#566578", 5)),
    ),
    turned(
      12,
      960,
      700,
      line("M960 440 L900 800", "url(#steel)", 34) +
        line("M960 440 L1020 800", "url(#steel)", 34) +
        `<circle cx="876" cy="880" r="70" fill="none" stroke="#76859a" stroke-width="30"/><circle cx="1044" cy="880" r="70" fill="none" stroke="#76859a" stroke-width="30"/>` +
        disc(960, 640, 20, "#414e5f"),
    ),
    turned(
      20,
      1300,
      700,
      line("M1300 440 q-56 240 -26 500 M1300 440 q56 240 26 500", "url(#steelDown)", 26) +
        each(6, (i) => line(`M1262 ${620 + i * 30} h18 M1320 ${620 + i * 30} h18`, "#566578", 6)),
    ),
    box(1440, 820, 130, 130, "#e6f6f5", 20),
    line("M1505 850 v70 M1470 885 h70", "#0d7d77", 20),
  ].join(""),
);

export const scanner = scene(
  "mist",
  [
    shadow(960, 1120, 760),
    box(520, 230, 880, 800, "url(#shell)", 180, 'stroke="#c5ced8" stroke-width="6"'),
    disc(960, 590, 290, "#c5ced8"),
    disc(960, 590, 252, "#16355f"),
    disc(960, 590, 206, "#0e2445"),
    line("M790 480 a206 206 0 0 1 120 -90", "#66c2bc", 14),
    box(600, 300, 150, 64, "#0e2445", 14),
    line("M622 336 l22 -18 l20 26 l24 -34 l20 22", "#66c2bc", 7),
    box(1210, 310, 40, 40, "#33934d", 20),
    box(660, 690, 600, 70, "#ffffff", 34, 'stroke="#c5ced8" stroke-width="5"'),
    box(700, 760, 520, 40, "#8dabd0", 18),
    shape("M760 800 h400 l70 300 h-540z", "url(#steelDown)"),
    box(640, 1080, 640, 44, "#76859a", 22),
    box(720, 640, 120, 54, "#9bd7d3", 26),
  ].join(""),
);
