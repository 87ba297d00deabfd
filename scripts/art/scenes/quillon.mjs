import { palette as p } from '../palette.mjs';
import { stand, teacup, teapot } from '../parts/tea.mjs';
import { croissant, leaf, raspberry, sprig } from '../parts/food.mjs';
import { boards, gingham, plain, ridge, sky, stripes } from '../parts/grounds.mjs';
import { flute, glow, plant, tree, windowOn } from '../parts/room.mjs';
import { around, at, box, circle, dark, faded, lifted, light, line, oval, shape, times, width } from '../parts/svg.mjs';
import { cup, plate, tumbler } from '../parts/table.mjs';

const wall = '#D9E2D2';
const hedge = '#3F7A4C';

/** The walled garden: hedges, round trees, roses and a path to the gate. */
const garden = (ground) =>
  sky(['#CFE3EE', '#DDEBF0', '#EAF2EF'], ground - 120) +
  circle(1010, ground - 480, 90, p.brass, 'opacity="0.8"') +
  box(0, ground - 190, width, 190, '#C98B6B') +
  times(24, (i) => box(i * 70 + (i % 2) * 20, ground - 180 + (i % 5) * 34, 44, 12, '#B77857', 3)) +
  [180, 520, 860, 1200, 1500]
    .map(
      (x, i) =>
        circle(x, ground - 190 - (i % 2) * 40, 130 - (i % 3) * 14, i % 2 ? hedge : light(hedge, 0.12)) +
        box(x - 12, ground - 120, 24, 140, p.wood),
    )
    .join('') +
  box(0, ground - 20, width, 600, '#8DB77A') +
  ridge(4, ground + 10, 40, ground + 60, hedge, 120) +
  times(26, (i) => circle(30 + i * 62, ground + 8 - (i % 3) * 16, 15, [p.tomatoBright, p.rose, p.paper][i % 3])) +
  shape(
    `M700 ${ground + 500}Q760 ${ground + 160} 740 ${ground + 60}h110Q880 ${ground + 160} 1000 ${ground + 500}z`,
    '#EADFC8',
  );

const lamp = (size, shade) =>
  shape(`M${-size * 0.34} ${-size}H${size * 0.34}L${size * 0.54} ${-size * 0.42}H${-size * 0.54}z`, shade) +
  box(-size * 0.05, -size * 0.42, size * 0.1, size * 0.3, p.brassDeep) +
  shape(`M${-size * 0.28} 0Q${-size * 0.3} ${-size * 0.3} 0 ${-size * 0.32}T${size * 0.28} 0z`, p.bottle);
const cushion = (w, h, colour, trim) =>
  shape(
    `M${-w / 2} ${-h / 2}Q0 ${-h * 0.42} ${w / 2} ${-h / 2}Q${w * 0.44} 0 ${w / 2} ${h / 2}Q0 ${h * 0.42} ${-w / 2} ${h / 2}Q${-w * 0.44} 0 ${-w / 2} ${-h / 2}z`,
    colour,
  ) +
  (trim
    ? line(
        `M${-w * 0.38} 0H${w * 0.38}M${-w * 0.38} ${-h * 0.16}H${w * 0.38}M${-w * 0.38} ${h * 0.16}H${w * 0.38}`,
        trim,
        9,
      )
    : '');

const curtains = (colour, top, bottom, left, right) =>
  [
    [left, 1],
    [right, -1],
  ]
    .map(
      ([x, side]) =>
        shape(
          `M${x} ${top}h${side * 190}C${x + side * 170} ${top + 420} ${x + side * 130} ${bottom - 420} ${x + side * 96} ${bottom - 300}C${x + side * 150} ${bottom - 180} ${x + side * 160} ${bottom - 80} ${x + side * 150} ${bottom}H${x}z`,
          colour,
        ) +
        line(
          `M${x + side * 60} ${top}Q${x + side * 60} ${bottom - 500} ${x + side * 36} ${bottom - 300}`,
          dark(colour, 0.12),
          14,
        ) +
        box(Math.min(x, x + side * 104), bottom - 322, 104, 40, p.brassDeep, 10),
    )
    .join('');

const gardenRoom = () =>
  stripes(wall, light(wall, 0.35), 130, 0.6) +
  box(0, 1240, 1600, 70, p.paper) +
  windowOn(420, 250, 760, 800, garden(860), { columns: 3, rows: 2, bar: 22 }) +
  box(380, 1060, 840, 36, p.paper, 6) +
  line('M240 200H1360', p.brassDeep, 20) +
  curtains('#D98F7B', 200, 1250, 250, 1350) +
  boards('#B98B62', { y: 1310, count: 4, seed: 11 }) +
  oval(800, 1900, 900, 190, p.bottle) +
  oval(800, 1900, 820, 160, light(p.bottle, 0.12)) +
  lifted(
    shape('M330 1500V1080Q330 1000 420 1000Q800 930 1180 1000Q1270 1000 1270 1080V1500z', p.bottle) +
      faded(0.4, [480, 690, 910, 1120].map((x, i) => circle(x, 1130 - (i % 3 ? 12 : 0), 12, p.bottleDeep)).join('')),
    'low',
  ) +
  lifted(
    at(560, 1290, cushion(400, 240, p.paper)) +
      at(1040, 1290, cushion(400, 240, p.paper)) +
      at(640, 1350, cushion(300, 190, p.brass, p.cream)) +
      at(950, 1350, cushion(300, 190, p.rose, p.tomatoBright)),
    'low',
  ) +
  lifted(
    shape('M290 1420Q800 1350 1310 1420L1390 1800Q800 1850 210 1800z', p.paper) +
      shape('M262 1560Q800 1500 1338 1560L1390 1800Q800 1850 210 1800z', '#E59A86') +
      faded(
        0.5,
        times(9, (i) => line(`M${310 + i * 122} 1556L${270 + i * 132} 1806`, p.paper, 12)),
      ),
    'mid',
  ) +
  lifted(
    `<g transform="translate(800 1580) scale(1 .5)">${box(-260, -150, 520, 300, p.wood, 30) + box(-236, -126, 472, 252, light(p.wood, 0.2), 20)}${at(-120, 0, cup(100, { drink: '#9A6840' }))}${at(110, 0, plate(110) + croissant(84))}</g>`,
    'low',
  ) +
  lifted(
    box(50, 1360, 190, 300, p.woodLight, 10) +
      box(70, 1400, 150, 90, dark(p.woodLight, 0.14), 8) +
      circle(145, 1445, 9, p.brass) +
      at(145, 1362, lamp(250, p.cream)),
    'low',
  ) +
  glow(145, 1190, 230) +
  lifted(at(1460, 1660, plant(330, p.brassDeep, '#3F7A4C', 9)), 'low');

const breakfast = () =>
  plain('#F1EDE4') +
  faded(
    0.5,
    shape('M0 300Q500 160 760 420T1600 260V0H0z', p.paper) +
      line('M-20 1500Q420 1320 760 1520T1640 1400M-20 1720Q520 1560 900 1760T1640 1640', '#DAD3C4', 26),
  ) +
  lifted(
    at(800, 1000, box(-600, -440, 1200, 880, p.wood, 70) + box(-560, -400, 1120, 800, light(p.wood, 0.18), 50), -8),
    'high',
  ) +
  lifted(
    at(540, 1100, plate(290, { band: p.bottle })) +
      at(500, 1080, croissant(180), -18) +
      at(640, 1180, croissant(120), 50),
    'mid',
  ) +
  lifted(at(1120, 900, cup(230, { drink: '#B07A4C' })), 'mid') +
  lifted(
    at(690, 730, tumbler(120, p.brass)) +
      at(430, 760, circle(0, 0, 110, p.cream) + around(6, 50, (x, y) => at(x, y, raspberry(34))) + raspberry(34)),
    'low',
  ) +
  lifted(
    at(
      1130,
      1290,
      box(-170, -130, 340, 260, p.paper, 8) +
        box(-130, -90, 200, 20, p.bottle, 6) +
        [0, 1, 2].map((i) => box(-130, -40 + i * 40, 260 - i * 40, 10, p.stone, 5)).join(''),
      6,
    ),
    'low',
  ) +
  lifted(
    at(1330, 1640, sprig(5, 120, hedge), -40) +
      around(6, 44, (x, y) => circle(1250 + x, 1560 + y, 40, p.tomatoBright)) +
      circle(1250, 1560, 34, p.brass),
    'low',
  );

const greenhouse = (y) =>
  sky(['#CFE7E4', '#DDEEE6', '#EAF4E6'], y) +
  ridge(5, y - 240, 200, y, '#A9CDA4', 200) +
  ridge(9, y - 90, 160, y + 60, '#6FA774', 160) +
  box(0, y, width, 300, '#6FA774');

const orangery = () =>
  plain('#EFE7D6') +
  [60, 570, 1080]
    .map((x) =>
      windowOn(x, 150, 460, 1140, greenhouse(1100), { arched: true, columns: 2, rows: 4, bar: 18, frame: p.bottle }),
    )
    .join('') +
  box(0, 1330, 1600, 200, '#E3D5BA') +
  chequerFloor() +
  lifted(at(150, 1520, tree(430, p.tomatoBright, '#C9704E')) + at(1460, 1520, tree(430, p.brass, '#C9704E')), 'low') +
  lifted(
    oval(800, 1560, 720, 130, p.paper) +
      shape('M80 1560Q100 1900 180 2000H1420Q1500 1900 1520 1560z', p.paper) +
      faded(
        0.6,
        line(
          'M260 1660Q290 1850 270 2000M560 1690Q540 1860 570 2000M860 1690Q880 1860 850 2000M1160 1680Q1140 1850 1180 2000M1390 1630Q1370 1800 1400 2000',
          p.sunken,
          18,
        ),
      ),
    'mid',
  ) +
  lifted(at(800, 1560, stand()), 'low') +
  lifted(at(330, 1580, teapot(250, p.rose)) + at(1300, 1600, teacup(180, p.rose)), 'low') +
  lifted(at(1130, 1640, flute(420)), 'low') +
  lifted(at(480, 1680, flute(420)), 'low');
const chequerFloor = () =>
  box(0, 1500, 1600, 500, p.paper) +
  times(5, (row) =>
    times(9, (column) =>
      (row + column) % 2
        ? shape(`M${column * 190 - 40 - row * 14} ${1500 + row * 100}h190l${10} 100h-206z`, '#BFD0C0')
        : '',
    ),
  );

const teaAbove = () =>
  gingham('#F0CFC4', p.paper, 180, 0.45) +
  lifted(at(800, 980, plate(470, { rim: p.paper, well: '#FBF6EA', band: p.rose })), 'high') +
  lifted(
    around(
      5,
      250,
      (x, y, a, i) =>
        at(
          800 + x,
          980 + y,
          circle(0, 0, 104, '#D9A45C') +
            circle(0, -4, 88, light('#D9A45C', 0.2)) +
            circle(0, 0, 60, p.cream) +
            circle(4, 2, 34, p.tomato),
        ),
      -90,
    ) + at(800, 980, around(5, 60, (x, y) => at(x, y, raspberry(36))) + raspberry(40)),
    'low',
  ) +
  lifted(at(1300, 1560, cup(260, { china: p.rose, drink: '#B06A35', art: false })), 'mid') +
  lifted(
    at(330, 1640, circle(0, 0, 150, p.rose) + circle(0, 0, 120, p.tomato) + circle(-30, -30, 30, p.tomatoBright)) +
      at(580, 1770, circle(0, 0, 120, p.paper) + circle(0, 0, 96, p.cream)),
    'mid',
  ) +
  lifted(
    at(
      290,
      300,
      around(6, 92, (x, y, a) => at(x, y, leaf(170, hedge), a)) +
        around(7, 76, (x, y) => circle(x, y, 66, p.paper)) +
        around(5, 34, (x, y) => circle(x, y, 46, '#F5E6DC')) +
        circle(0, 0, 30, p.brass),
    ),
    'low',
  ) +
  lifted(at(1330, 330, tumbler(120, p.brass)), 'mid') +
  at(1380, 1080, leaf(120, hedge), 70);

export const quillon = {
  quillonNight: {
    cover: gardenRoom,
    work: breakfast,
    close: [240, 880, 880],
    details: [
      [180, 560, 900],
      [760, 500, 760],
    ],
  },
  quillonTea: { cover: orangery, work: teaAbove, close: [330, 560, 880] },
};
