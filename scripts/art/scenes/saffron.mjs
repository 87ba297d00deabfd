import { palette as p } from '../palette.mjs';
import { citrus, leaf, lemonWedge, naan, prawn, sprig } from '../parts/food.mjs';
import { chequers, gingham, plain, tiles } from '../parts/grounds.mjs';
import { flame, glow, jar, lantern, shelf, steam } from '../parts/room.mjs';
import {
  around,
  at,
  box,
  circle,
  dark,
  faded,
  lifted,
  light,
  line,
  lump,
  oval,
  scattered,
  shape,
  times,
} from '../parts/svg.mjs';
import { bowl, plate, ramekin, tumbler } from '../parts/table.mjs';

const [curry, korma, greens, daal] = ['#C4562B', '#E3A94C', '#5E7E3A', '#D99A2B'];
const herbs = (seed, r, count = 7) =>
  scattered(seed, count, [-r, -r, r, r], (x, y, random) => at(x, y, leaf(26, '#4F8A45'), Math.round(random(0, 360))));
const rice = (seed, r) =>
  scattered(seed, 46, [-r, -r, r, r], (x, y, random) =>
    at(x, y, box(-13, -4, 26, 8, '#FFF8E4', 4), Math.round(random(0, 180))),
  );
const chunks = (seed, r, colour, count = 7) =>
  around(count, r * 0.58, (x, y, _a, i) =>
    at(
      x,
      y,
      shape(lump(r * 0.22, seed + i, 0.16), colour) +
        at(-4, -6, shape(lump(r * 0.14, seed + i, 0.16), light(colour, 0.18))),
    ),
  );
const swirl = (r, colour) =>
  line(
    `M${-r * 0.5} ${r * 0.2}C${-r * 0.3} ${-r * 0.6} ${r * 0.5} ${-r * 0.4} ${r * 0.36} ${r * 0.1}S${-r * 0.1} ${r * 0.3} ${-r * 0.04} 0`,
    colour,
    r * 0.09,
  );

/** One small dish from each kitchen. */
const dishes = [
  (r) => bowl(r, '#2F6A5C', curry) + around(4, r * 0.42, (x, y, a) => at(x, y, prawn(r * 0.26), a)) + herbs(2, r * 0.5),
  (r) =>
    bowl(r, p.paper, '#F6EBC8') +
    rice(4, r * 0.52) +
    at(0, 0, leaf(r * 0.3), -40) +
    circle(r * 0.2, r * 0.24, 11, p.tomato),
  (r) => bowl(r, p.enamel, daal) + swirl(r * 0.9, p.cream) + herbs(5, r * 0.4, 5),
  (r) =>
    plate(r, { rim: p.rose, well: p.paper }) +
    around(3, r * 0.32, (x, y, a) =>
      at(
        x,
        y,
        shape(`M0 ${-r * 0.3}L${r * 0.28} ${r * 0.2}H${-r * 0.28}z`, '#D99A4A') +
          line(`M0 ${-r * 0.24}L0 ${r * 0.14}`, '#B9742C', 7),
        a,
      ),
    ) +
    circle(0, 0, r * 0.16, p.leaf),
  (r) =>
    bowl(r, '#3B2A25', curry) +
    chunks(3, r, '#8A3B22') +
    chunks(9, r * 0.5, '#A84A28', 4) +
    swirl(r * 0.6, p.cream) +
    herbs(8, r * 0.5, 6),
  (r) =>
    bowl(r, p.brass, greens) +
    around(5, r * 0.44, (x, y, a) => at(x, y, box(-r * 0.13, -r * 0.13, r * 0.26, r * 0.26, p.cream, 8), a)) +
    swirl(r * 0.5, light(greens, 0.3)),
  (r) =>
    plate(r, { rim: '#2F6A5C', well: p.paper }) +
    around(6, r * 0.38, (x, y, _a, i) =>
      at(
        x,
        y,
        circle(0, 0, r * 0.18, '#C98A3F') +
          circle(-4, -5, r * 0.13, '#E0A958') +
          circle(2, -4, r * 0.06, i % 2 ? p.leaf : p.plum),
      ),
    ) +
    circle(0, 0, r * 0.14, p.tomato),
  (r) =>
    bowl(r, p.plum, '#F4D9DF') +
    around(4, r * 0.38, (x, y, a) => at(x, y, circle(0, 0, r * 0.24, p.paper) + circle(0, 0, r * 0.06, '#7FA35A'), a)) +
    scattered(6, 9, [-r * 0.5, -r * 0.5, r * 0.5, r * 0.5], (x, y, random) =>
      at(x, y, leaf(16, p.tomatoBright), Math.round(random(0, 360))),
    ),
  (r) =>
    bowl(r, p.tomatoBright, korma) +
    chunks(5, r, '#F0D8A8', 6) +
    herbs(11, r * 0.45, 8) +
    scattered(4, 6, [-r * 0.4, -r * 0.4, r * 0.4, r * 0.4], (x, y) => circle(x, y, 9, p.tomato)),
];

const nine = () =>
  gingham('#E08A2E', p.paper, 200, 0.14) +
  lifted(box(120, 360, 1360, 1300, '#7A4A2E', 60) + box(160, 400, 1280, 1220, '#8F5A38', 40), 'high') +
  lifted(dishes.map((dish, i) => at(390 + (i % 3) * 410, 600 + Math.floor(i / 3) * 410, dish(182))).join(''), 'mid') +
  lifted(
    at(330, 190, naan(240, 4), -8) +
      at(620, 160, naan(200, 9), 14) +
      at(1230, 180, tumbler(140, '#F2B9A0', at(20, 20, leaf(60), 30))),
    'mid',
  ) +
  lifted(
    at(300, 1830, tumbler(140, p.brass, citrus(60))) +
      at(800, 1840, ramekin(100, p.leaf)) +
      at(1060, 1830, ramekin(100, p.plum)) +
      at(1370, 1830, citrus(120, '#8FB54A')),
    'mid',
  );

const yard = () =>
  plain('#3A2340') +
  box(0, 0, 1600, 1500, '#3F2745') +
  line('M-20 240Q400 420 800 260T1620 260', p.ink, 8) +
  [170, 470, 800, 1130, 1430]
    .map((x, i) =>
      at(x, [505, 545, 470, 425, 480][i], lantern(110, [p.brass, p.tomatoBright, p.brass, '#E59A86', p.brass][i])),
    )
    .join('') +
  [
    [100, p.tomatoBright, 0],
    [620, p.brass, 1],
    [1140, '#3E9A7B', 2],
  ]
    .map(
      ([x, colour, n]) =>
        box(x, 900, 400, 620, dark(colour, 0.5)) +
        box(x + 24, 930, 352, 260, '#F8D99A') +
        at(
          x + 200,
          1180,
          [
            shape('M-100 0Q-90-90 0-96T100 0z', '#4B5651') + steam(0, -100, 60),
            [-70, 0, 70].map((dx) => at(dx, 0, jar(56, 90, [curry, daal, greens][n], p.wood))).join(''),
            shape('M-110 0L-90-70H90L110 0z', '#8A5A3C') + around(4, 36, (dx) => circle(dx, -80, 30, korma)),
          ][n],
        ) +
        shape(`M${x - 40} 900L${x} 720H${x + 400}L${x + 440} 900z`, colour) +
        times(4, (i) =>
          shape(
            `M${x + 8 + i * 110 - (i < 2 ? 18 : 0)} 900L${x + 30 + i * 100} 720h50L${x + 66 + i * 112 - (i < 2 ? 10 : 0)} 900z`,
            p.cream,
          ),
        ) +
        times(6, (i) => circle(x - 4 + i * 80, 900, 42, i % 2 ? p.cream : colour)) +
        box(x - 20, 1190, 440, 36, p.woodLight, 6) +
        box(x, 1226, 400, 300, colour) +
        faded(
          0.18,
          times(5, (i) => box(x + 20 + i * 78, 1250, 50, 260, p.ink)),
        ),
    )
    .join('') +
  box(0, 1520, 1600, 480, '#5A4650') +
  faded(0.5, times(7, (i) => box(i * 260 - 80, 1520, 8, 480, '#3A2340')) + box(0, 1700, 1600, 8, '#3A2340')) +
  lifted(
    `<g transform="translate(560 1770) scale(1 .6)">${dishes[4](170)}</g><g transform="translate(980 1800) scale(1 .6)">${dishes[5](160)}</g><g transform="translate(1360 1740) scale(1 .6)">${dishes[1](150)}</g><g transform="translate(230 1830) scale(1 .6)">${dishes[8](150)}</g>`,
    'mid',
  );

const gasFlame = (h) =>
  shape(`M-26 0Q-40 ${-h * 0.5} 0 ${-h}Q40 ${-h * 0.5} 26 0z`, p.enamel) +
  shape(`M-14 0Q-22 ${-h * 0.4} 0 ${-h * 0.66}Q22 ${-h * 0.4} 14 0z`, '#7FA0F2');
const balti = (r) =>
  [-1, 1]
    .map((side) =>
      line(
        `M${side * r * 0.9} ${-r * 0.42}C${side * r * 1.2} ${-r * 0.66} ${side * r * 1.34} ${-r * 0.3} ${side * r * 0.94} ${-r * 0.24}`,
        '#2A302E',
        r * 0.08,
      ),
    )
    .join('') +
  shape(
    `M${-r} ${-r * 0.46}C${-r * 0.9} 0 ${-r * 0.5} ${r * 0.12} 0 ${r * 0.12}S${r * 0.9} 0 ${r} ${-r * 0.46}z`,
    '#39423E',
  ) +
  shape(
    `M${r * 0.3} ${r * 0.1}C${r * 0.7} ${r * 0.02} ${r * 0.92} ${-r * 0.1} ${r} ${-r * 0.46}H${r * 0.6}z`,
    '#2A302E',
  ) +
  oval(0, -r * 0.46, r, r * 0.26, '#4B5651') +
  oval(0, -r * 0.45, r * 0.92, r * 0.22, dark(curry, 0.3)) +
  oval(0, -r * 0.44, r * 0.88, r * 0.2, curry) +
  `<g transform="translate(0 ${-r * 0.46}) scale(1 .3)">${chunks(3, r * 0.9, '#9A4526', 9) + chunks(6, r * 0.5, '#B7582F', 5) + swirl(r * 0.7, p.cream)}${around(7, r * 0.4, (x, y, a) => at(x, y, leaf(r * 0.14, '#4F8A45'), a))}</g>`;

const cooking = () =>
  tiles('#D9A23B', { tile: [130, 130], bond: 0, bottom: 1560, grout: '#C48F2E', seed: 4 }) +
  shelf(430, 80, 1520) +
  lifted(
    [
      [curry, 210],
      [p.brass, 180],
      ['#8A3B22', 220],
      [greens, 190],
      [p.cream, 210],
      ['#5B3320', 180],
      [p.tomato, 220],
    ]
      .map(([colour, tall], i) => at(190 + i * 204, 430, jar(150, tall, colour, i % 2 ? p.wood : p.bottle)))
      .join(''),
    'low',
  ) +
  faded(0.6, steam(800, 880, 170, p.cream)) +
  glow(800, 1440, 620, p.tomatoBright) +
  times(6, (i) => at(470 + i * 132, 1500, flame(190, 330 + (i % 2) * 90))) +
  times(9, (i) => at(480 + i * 80, 1500, gasFlame(120 + (i % 3) * 20))) +
  lifted(at(800, 1290, balti(520)), 'mid') +
  box(0, 1560, 1600, 440, '#56645F') +
  box(0, 1560, 1600, 26, light('#56645F', 0.3)) +
  box(330, 1490, 940, 26, p.ink, 10) +
  [380, 640, 960, 1220].map((x) => box(x - 14, 1500, 28, 66, p.ink)).join('') +
  [330, 640, 960, 1270].map((x) => circle(x, 1700, 58, p.ink) + box(x - 7, 1650, 14, 50, p.cream, 6)).join('') +
  lifted(at(330, 1880, naan(240, 5), -6), 'low') +
  lifted(
    at(
      1270,
      1860,
      oval(0, 0, 200, 66, p.paper) +
        [-80, 0, 80]
          .map((x, i) =>
            shape(lump(44, i + 2, 0.1), [p.tomatoBright, p.leaf, p.brass][i], `transform="translate(${x} -14)"`),
          )
          .join(''),
    ),
    'low',
  );

const shared = () =>
  chequers('#2F6A5C', '#357465', 200) +
  lifted(
    at(
      800,
      940,
      circle(0, 0, 470, '#2A302E') +
        circle(0, 0, 436, '#4B5651') +
        circle(0, 4, 400, dark(curry, 0.3)) +
        circle(0, 8, 390, curry) +
        [-1, 1].map((side) => box(side * 520 - 70, -60, 140, 120, '#2A302E', 50)).join(''),
    ),
    'high',
  ) +
  at(
    800,
    940,
    chunks(3, 400, '#9A4526', 11) +
      chunks(8, 240, '#B7582F', 7) +
      chunks(14, 80, '#9A4526', 3) +
      swirl(330, p.cream) +
      herbs(4, 290, 16) +
      scattered(12, 8, [-270, -270, 270, 270], (x, y) => circle(x, y, 15, p.tomato)),
  ) +
  lifted(at(390, 1580, naan(330, 4), -14) + at(530, 1730, naan(290, 12), 8), 'mid') +
  lifted(at(1220, 1590, bowl(210, p.paper, '#F6EBC8')) + at(1220, 1590, rice(5, 130)), 'mid') +
  lifted(
    at(270, 330, ramekin(120, p.leaf)) +
      at(560, 250, ramekin(100, p.plum)) +
      at(1330, 320, citrus(110, '#8FB54A')) +
      at(1130, 230, lemonWedge(90), 30),
    'mid',
  ) +
  lifted(at(1420, 1250, sprig(4, 70, '#4F8A45'), -20), 'low');

export const saffron = {
  saffronFeast: { cover: nine, work: yard, close: [180, 420, 1000], details: [[0, 640, 1000]] },
  saffronClass: { cover: cooking, work: shared, close: [330, 760, 940] },
};
