import { box, disc, each, line, scene, shadow, shape, turned } from "./shapes.ts";

const boxColours = ["#fdc252", "#66c2bc", "#dbe5f1", "#d98e0b", "#1b958e", "#8dabd0"];

const container = (x: number, y: number, colour: string): string =>
  box(x, y, 190, 96, colour, 6) + each(7, (i) => line(`M${x + 22 + i * 24} ${y + 14} v68`, "#0e2445", 4, 'opacity=".25"'));

export const port = scene(
  "navy",
  [
    disc(1500, 300, 130, "#fdc252", 'opacity=".95"'),
    each(3, (row) =>
      each(6 - row, (i) => container(470 + i * 196 + row * 40, 640 - row * 102, boxColours[(i + row * 2) % boxColours.length] ?? "#66c2bc")),
    ),
    box(1500, 420, 180, 330, "#eef3f9", 10),
    each(3, (i) => box(1524, 450 + i * 60, 132, 26, "#335d96", 6)),
    box(1560, 330, 50, 100, "#d98e0b", 8),
    shape("M330 740 h1420 l-120 270 h-1130z", "#ffffff"),
    shape("M376 860 h1312 l-66 150 h-1122z", "#d14343"),
    box(420, 790, 260, 14, "#8dabd0", 7),
    shape("M0 1000 q160 -60 320 0 t320 0 t320 0 t320 0 t320 0 t320 0 v280 h-1920z", "#0a6661"),
    shape("M0 1070 q160 -50 320 0 t320 0 t320 0 t320 0 t320 0 t320 0 v210 h-1920z", "#0d7d77"),
    line("M160 1170 h180 M520 1200 h260 M1060 1160 h200 M1440 1210 h240", "#66c2bc", 8, 'opacity=".7"'),
  ].join(""),
);

const stop = (x: number, y: number): string => disc(x, y, 30, "#fdc252", 'opacity=".35"') + disc(x, y, 14, "#fdc252");

export const globe = scene(
  "navy",
  [
    disc(960, 650, 470, "#1f4479"),
    disc(960, 650, 470, "none", 'stroke="#6a8fbf" stroke-width="6"'),
    `<g fill="none" stroke="#4a74ab" stroke-width="5"><ellipse cx="960" cy="650" rx="160" ry="470"/><ellipse cx="960" cy="650" rx="330" ry="470"/><path d="M490 650 h940 M556 420 h808 M556 880 h808 M690 265 h540 M690 1035 h540"/></g>`,
    shape("M690 430 q90 -90 190 -40 q80 20 40 90 q-90 40 -110 130 q-60 60 -110 -20 q-60 -70 -10 -160z", "#3aaea7", 'opacity=".8"'),
    shape("M800 700 q90 -20 130 50 q20 90 -60 200 q-40 30 -60 -30 q-20 -120 -50 -150 q0 -50 40 -70z", "#3aaea7", 'opacity=".8"'),
    shape("M1060 400 q180 -60 260 60 q40 90 -60 110 q-90 -20 -110 70 q-50 60 -90 -40 q-70 -110 0 -200z", "#66c2bc", 'opacity=".8"'),
    shape("M1180 830 q80 -30 120 30 q-20 80 -100 60 q-50 -50 -20 -90z", "#3aaea7", 'opacity=".8"'),
    line("M1130 600 q-180 -300 -410 -160", "#fdc252", 8, 'stroke-dasharray="4 22"'),
    line("M1130 600 q-110 -20 -270 190", "#fdc252", 8, 'stroke-dasharray="4 22"'),
    line("M1130 600 q130 -200 190 -80", "#fdc252", 8, 'stroke-dasharray="4 22"'),
    line("M1130 600 q160 60 110 270", "#fdc252", 8, 'stroke-dasharray="4 22"'),
    stop(720, 440) + stop(860, 790) + stop(1320, 520) + stop(1240, 870),
    disc(1130, 600, 40, "#ffffff") + disc(1130, 600, 24, "#d98e0b"),
  ].join(""),
);

const stand = (x: number, colour: string, width: number): string =>
  [
    box(x, 520, width, 480, "#ffffff", 12),
    box(x, 430, width, 110, colour, 12),
    box(x + width * 0.2, 468, width * 0.6, 34, "#ffffff", 17, 'opacity=".85"'),
    box(x + width * 0.12, 600, width * 0.34, 170, "#dbe5f1", 12),
    line(`M${x + width * 0.17} 690 l${width * 0.06} -40 l${width * 0.05} 60 l${width * 0.07} -90 l${width * 0.05} 50`, colour, 9),
    box(x + width * 0.56, 600, width * 0.32, 70, "#eef3f9", 10),
    box(x + width * 0.56, 690, width * 0.32, 80, "#eef3f9", 10),
    box(x + width * 0.1, 850, width * 0.8, 160, colour, 14),
    box(x + width * 0.06, 826, width * 0.88, 34, "#16355f", 12),
  ].join("");

export const hall = scene(
  "mist",
  [
    shape("M0 240 L960 60 L1920 240 V320 H0z", "#b6cae2"),
    each(8, (i) => line(`M${120 + i * 240} 316 V240`, "#8dabd0", 12)),
    each(6, (i) => shape(`M${250 + i * 290} 316 h80 l50 130 h-180z`, "#fff6e0", 'opacity=".75"')),
    shape("M0 1000 H1920 V1280 H0z", "#c5ced8"),
    shape("M560 1280 L800 1000 H1120 L1360 1280z", "#9bd7d3", 'opacity=".8"'),
    stand(110, "#1f4479", 480),
    stand(710, "#0d7d77", 500),
    stand(1330, "#d98e0b", 480),
    box(900, 330, 120, 70, "#0e2445", 10) + line("M925 365 h70", "#fdc252", 10),
  ].join(""),
);

const chair = (x: number, y: number, colour: string): string =>
  box(x, y, 150, 190, colour, 40) +
  box(x + 10, y + 150, 130, 60, "#0e2445", 24) +
  line(`M${x + 75} ${y + 210} v80 M${x + 30} ${y + 300} h90`, "#566578", 14);

export const meeting = scene(
  "teal",
  [
    box(520, 150, 880, 360, "#ffffff", 24),
    box(577, 350, 46, 90, "#3aaea7") + box(677, 290, 46, 150, "#3aaea7") + box(777, 320, 46, 120, "#3aaea7") + box(877, 230, 46, 210, "#d98e0b"),
    line("M1040 250 h280 M1040 320 h220 M1040 390 h250", "#b6cae2", 18),
    chair(380, 560, "#fdc252") + chair(680, 530, "#fdc252") + chair(1090, 530, "#9bd7d3") + chair(1390, 560, "#9bd7d3"),
    shadow(960, 1150, 800),
    shape("M300 800 H1620 L1760 950 H160z", "#eef3f9"),
    box(160, 946, 1600, 54, "#b6cae2", 10),
    box(340, 1000, 60, 150, "#8dabd0") + box(1520, 1000, 60, 150, "#8dabd0"),
    turned(
      -4,
      560,
      860,
      box(470, 830, 200, 70, "#ffffff", 6, 'stroke="#c5ced8" stroke-width="4"') + line("M494 852 h120 M494 876 h80", "#8dabd0", 8),
    ),
    box(860, 800, 210, 110, "#16355f", 12) + box(874, 814, 182, 82, "#66c2bc", 6) + box(830, 906, 270, 20, "#9aa7b5", 8),
    disc(1230, 870, 44, "#ffffff") + disc(1230, 870, 30, "#8a5604"),
    box(1360, 850, 190, 60, "#fdc252", 8),
  ].join(""),
);

export const certificate = scene(
  "sun",
  [
    shadow(960, 1140, 640),
    turned(
      -3,
      960,
      640,
      box(430, 200, 1060, 860, "#ffffff", 20) +
        box(470, 240, 980, 780, "none", 14, 'stroke="#1f4479" stroke-width="10"') +
        box(496, 266, 928, 728, "none", 8, 'stroke="#fdc252" stroke-width="6"'),
    ),
    turned(
      -3,
      960,
      640,
      [
        disc(960, 390, 64, "#1f4479") + line("M960 354 v72 M924 390 h72", "#ffffff", 20),
        box(660, 500, 600, 34, "#1f4479", 17),
        line("M620 600 h680 M620 660 h680 M620 720 h480", "#b6cae2", 18),
        line("M620 890 q60 -60 90 0 t90 -10 t80 6", "#16355f", 10),
        line("M600 930 h320", "#8dabd0", 6),
        shape("M1180 880 l-40 170 l80 -50 l60 76 l20 -180z", "#0d7d77"),
        disc(1230, 850, 110, "url(#gold)"),
        disc(1230, 850, 84, "none", 'stroke="#fff6e0" stroke-width="8"'),
        line("M1192 852 l28 30 l52 -62", "#ffffff", 20),
      ].join(""),
    ),
  ].join(""),
);
