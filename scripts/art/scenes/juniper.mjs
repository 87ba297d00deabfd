import { palette as p } from '../palette.mjs';
import { berry, citrus, cherryTomato, crumbs, leaf, slice, sprig } from '../parts/food.mjs';
import { boards, gingham, plain, stripes, tiles } from '../parts/grounds.mjs';
import { bottle, glow, jar, shelf } from '../parts/room.mjs';
import { around, at, box, circle, dark, faded, lifted, light, line, mix, oval, shape, times } from '../parts/svg.mjs';
import { iceCube, plate, tumbler } from '../parts/table.mjs';

const copper = '#C8703F';
const gins = ['#F2D9A0', '#F0B7A6', '#CFE3C2', '#C9D8F2', '#E9A3B5'];

/** A copper still on its hearth; around x = 0, its foot on y = 0. */
const still = (w) =>
  box(-w * 0.56, -w * 0.2, w * 1.12, w * 0.2, '#6B4A46', 12) +
  shape(
    `M${-w * 0.5} ${-w * 0.2}C${-w * 0.62} ${-w * 0.7} ${-w * 0.42} ${-w * 0.98} 0 ${-w * 0.98}S${w * 0.62} ${-w * 0.7} ${w * 0.5} ${-w * 0.2}z`,
    copper,
  ) +
  shape(
    `M${w * 0.1} ${-w * 0.2}C${w * 0.3} ${-w * 0.6} ${w * 0.24} ${-w * 0.9} 0 ${-w * 0.98}C${w * 0.42} ${-w * 0.98} ${w * 0.62} ${-w * 0.7} ${w * 0.5} ${-w * 0.2}z`,
    dark(copper, 0.22),
  ) +
  line(
    `M${-w * 0.38} ${-w * 0.42}C${-w * 0.42} ${-w * 0.66} ${-w * 0.34} ${-w * 0.8} ${-w * 0.2} ${-w * 0.88}`,
    light(copper, 0.45),
    w * 0.035,
  ) +
  box(-w * 0.54, -w * 0.5, w * 1.08, w * 0.05, dark(copper, 0.35), 6) +
  times(8, (i) => circle(-w * 0.46 + i * w * 0.132, -w * 0.475, w * 0.014, p.brass)) +
  box(-w * 0.2, -w * 1.1, w * 0.4, w * 0.14, dark(copper, 0.3), 10) +
  shape(
    `M${-w * 0.16} ${-w * 1.1}C${-w * 0.4} ${-w * 1.34} ${-w * 0.24} ${-w * 1.62} 0 ${-w * 1.62}S${w * 0.4} ${-w * 1.34} ${w * 0.16} ${-w * 1.1}z`,
    copper,
  ) +
  shape(
    `M${w * 0.04} ${-w * 1.1}C${w * 0.2} ${-w * 1.3} ${w * 0.14} ${-w * 1.6} 0 ${-w * 1.62}C${w * 0.24} ${-w * 1.62} ${w * 0.4} ${-w * 1.34} ${w * 0.16} ${-w * 1.1}z`,
    dark(copper, 0.22),
  ) +
  line(
    `M0 ${-w * 1.58}C0 ${-w * 2} ${w * 0.3} ${-w * 1.96} ${w * 0.62} ${-w * 1.72}S${w * 1.02} ${-w * 1.36} ${w * 1.02} ${-w * 1.1}`,
    copper,
    w * 0.13,
  ) +
  line(
    `M${w * 0.04} ${-w * 1.62}C${w * 0.06} ${-w * 1.96} ${w * 0.32} ${-w * 1.94} ${w * 0.6} ${-w * 1.74}`,
    light(copper, 0.4),
    w * 0.03,
  ) +
  box(w * 0.8, -w * 1.12, w * 0.44, w * 1.12, light(copper, 0.1), 16) +
  box(w * 1.04, -w * 1.12, w * 0.2, w * 1.12, dark(copper, 0.18), 16) +
  [0.9, 0.5, 0.12].map((y) => box(w * 0.78, -w * y - w * 0.06, w * 0.48, w * 0.05, dark(copper, 0.35), 6)).join('') +
  circle(0, -w * 0.72, w * 0.09, p.cream) +
  line(`M0 ${-w * 0.72}l${w * 0.04} ${-w * 0.05}`, p.tomato, 7) +
  circle(0, -w * 0.72, w * 0.1, 'none', `stroke="${p.brass}" stroke-width="10"`);

/** A tulip glass with a measure of gin and something on its edge. */
const copita = (h, drink, garnish) =>
  faded(
    0.5,
    shape(
      `M${-h * 0.2} ${-h}C${-h * 0.36} ${-h * 0.6} ${-h * 0.2} ${-h * 0.36} 0 ${-h * 0.36}S${h * 0.36} ${-h * 0.6} ${h * 0.2} ${-h}z`,
      p.paper,
    ),
  ) +
  shape(
    `M${-h * 0.275} ${-h * 0.66}C${-h * 0.27} ${-h * 0.46} ${-h * 0.16} ${-h * 0.385} 0 ${-h * 0.385}S${h * 0.27} ${-h * 0.46} ${h * 0.275} ${-h * 0.66}z`,
    drink,
  ) +
  oval(0, -h * 0.66, h * 0.275, h * 0.04, light(drink, 0.4)) +
  at(0, -h * 0.66, garnish) +
  box(-h * 0.02, -h * 0.37, h * 0.04, h * 0.35, p.porcelain) +
  oval(0, -h * 0.015, h * 0.18, h * 0.026, p.porcelain) +
  line(
    `M${-h * 0.2} ${-h * 0.88}q${-h * 0.07} ${h * 0.14} ${-h * 0.04} ${h * 0.24}`,
    p.paper,
    h * 0.022,
    'opacity="0.8"',
  );

const garnishes = (s) => [
  at(0, -s * 0.1, citrus(s * 0.6), 0),
  at(-s * 0.4, 0, berry(s * 0.24, p.tomato)) + at(s * 0.3, s * 0.02, berry(s * 0.24, p.tomato)),
  at(-s * 0.1, 0, sprig(3, s * 0.5, p.leaf, s * 0.36), 20),
  at(-s * 0.3, 0, berry(s * 0.26, p.enamel)) + at(s * 0.24, -s * 0.06, berry(s * 0.26, p.enamel)),
  at(0, -s * 0.1, citrus(s * 0.6, p.tomatoBright), 0),
];

const glasses = ['#7FA88E', '#C9D8D2', '#6E8FB8', '#D7B774', '#A76B85'];
const bottlesOn = (y, from, count, tall, step = 170) =>
  times(count, (i) =>
    at(
      from + i * step,
      y,
      bottle(104 - (i % 3) * 10, tall - (i % 4) * 26, glasses[(i * 3 + Math.round(y)) % 5], {
        sloping: i % 2 === 1,
        sign: circle(0, 0, 17, [p.plum, p.bottle, p.tomato][i % 3]),
      }),
    ),
  );

const flight = () =>
  tiles(p.plum, { tile: [120, 120], bond: 0, bottom: 1500, grout: dark(p.plum, 0.35), seed: 12 }) +
  glow(1180, 420, 560) +
  shelf(520, 60, 700, p.woodLight) +
  lifted(bottlesOn(520, 140, 4, 330, 158), 'low') +
  shelf(920, 60, 700, p.woodLight) +
  lifted(bottlesOn(920, 140, 4, 300, 158), 'low') +
  box(0, 1330, 1600, 670, '#3A2230') +
  box(0, 1330, 1600, 46, copper) +
  lifted(at(990, 1332, still(460)), 'mid') +
  boards('#4B2C3B', { y: 1376, tall: 624, count: 3, seed: 2 }) +
  lifted(box(110, 1640, 1380, 90, p.woodLight, 44) + circle(1440, 1684, 18, dark(p.woodLight, 0.5)), 'mid') +
  lifted(gins.map((gin, i) => at(270 + i * 264, 1672, copita(440, gin, garnishes(110)[i]))).join(''), 'low') +
  lifted(
    oval(390, 1880, 220, 66, p.porcelain) +
      [300, 390, 480].map((x) => circle(x, 1858, 36, p.leaf) + circle(x + 8, 1850, 11, p.tomato)).join('') +
      oval(1180, 1880, 240, 66, p.porcelain) +
      [1080, 1180, 1280]
        .map((x) => box(x - 42, 1836, 84, 26, '#D9A45C', 8) + circle(x, 1832, 26, p.tomatoBright))
        .join(''),
    'low',
  );

const tray = () =>
  stripes('#E8D3DD', p.paper, 160, 0.5) +
  lifted(
    at(
      800,
      1000,
      box(-760, -500, 1520, 1000, p.woodLight, 500) + box(-710, -450, 1420, 900, dark(p.woodLight, 0.12), 450),
      -10,
    ),
    'high',
  ) +
  lifted(
    [
      [-420, 130],
      [-250, -190],
      [40, 160],
      [230, -200],
      [470, 120],
    ]
      .map(([x, y], i) =>
        at(800 + x, 1000 + y, tumbler(186, gins[i], at(30, 20, iceCube(120), 20), at(-40, 50, garnishes(150)[i]))),
      )
      .join(''),
    'low',
  ) +
  lifted(
    at(280, 330, plate(230, { rim: p.plum, well: '#8E4883' })) +
      at(
        280,
        330,
        around(5, 90, (x, y) => at(x, y, circle(0, 0, 46, p.leaf) + circle(6, -4, 15, p.tomato))),
      ),
    'mid',
  ) +
  lifted(
    at(1330, 1660, plate(250, { rim: p.cream })) +
      at(
        1330,
        1660,
        at(-60, -30, slice(170), 20) +
          at(90, 50, slice(160), -30) +
          at(-50, -30, cherryTomato(40)) +
          at(90, 50, cherryTomato(36)),
      ),
    'mid',
  ) +
  lifted(
    at(1330, 300, sprig(5, 100, p.bottle), 60) +
      at(1290, 470, berry(34, '#4A4E86')) +
      at(1370, 500, berry(30, '#4A4E86')) +
      at(250, 1720, citrus(130)),
    'low',
  );

const label = (w) =>
  box(-w / 2, -w * 0.55, w, w * 1.1, p.cream, 14) +
  box(-w * 0.44, -w * 0.49, w * 0.88, w * 0.98, 'none', 10, `stroke="${copper}" stroke-width="7"`) +
  at(0, w * 0.12, sprig(3, w * 0.2, p.bottle, w * 0.15)) +
  at(-w * 0.16, -w * 0.02, berry(w * 0.06, '#4A4E86')) +
  at(w * 0.16, w * 0.06, berry(w * 0.06, '#4A4E86')) +
  line(
    `M${-w * 0.3} ${w * 0.27}c${w * 0.06} ${-w * 0.1} ${w * 0.08} ${w * 0.1} ${w * 0.14} 0s${w * 0.08} ${w * 0.08} ${w * 0.14} 0s${w * 0.1} ${w * 0.06} ${w * 0.3} ${-w * 0.02}`,
    p.ink,
    10,
  ) +
  line(`M${-w * 0.16} ${w * 0.39}h${w * 0.32}`, copper, 7);

const ownBottle = (size) =>
  bottle(300 * size, 900 * size, '#9CC3B4', { label: null, cap: p.wood }) + at(0, -270 * size, label(240 * size));

const ownGin = () =>
  plain('#F3E6D2') +
  tiles('#F3E6D2', { tile: [1600, 150], gap: 6, bond: 0, bottom: 1360, grout: '#E4D3BA' }) +
  shelf(560, 80, 1520) +
  lifted(
    [p.bottle, '#4A4E86', p.brass, p.tomatoBright, '#8A5A3C', '#C7A6C9']
      .map((colour, i) => at(220 + i * 232, 560, jar(176, 270 - (i % 2) * 34, colour, copper)))
      .join(''),
    'low',
  ) +
  shelf(980, 960, 1520) +
  lifted(
    at(1080, 980, jar(150, 220, '#B6C98F', copper)) +
      at(1250, 980, jar(130, 180, p.plum, copper)) +
      at(1410, 980, bottle(100, 300, '#7FA88E', { sloping: true })),
    'low',
  ) +
  box(0, 1360, 1600, 640, p.wood) +
  boards(p.wood, { y: 1360, count: 4, seed: 9 }) +
  lifted(line('M0 720H330Q430 720 430 800V850', copper, 46), 'low') +
  line('M0 708H330Q440 708 440 800', light(copper, 0.4), 9) +
  shape('M430 866c-26 44-30 56-30 70a30 30 0 0 0 60 0c0-14-4-26-30-70z', '#CFE6F2') +
  lifted(at(760, 1490, ownBottle(1.06)), 'mid') +
  lifted(at(430, 1470, funnelGlass()), 'low') +
  lifted(
    [
      [1130, 1560, p.bottle],
      [1370, 1500, '#4A4E86'],
    ]
      .map(
        ([x, y, colour]) =>
          oval(x, y, 130, 42, p.paper) +
          shape(`M${x - 130} ${y}Q${x - 110} ${y + 120} ${x} ${y + 124}T${x + 130} ${y}z`, p.porcelain) +
          oval(x, y, 112, 34, dark(colour, 0.2)) +
          times(9, (i) => circle(x - 80 + i * 20, y - 10 + (i % 3) * 10, 20, i % 2 ? colour : light(colour, 0.16))),
      )
      .join(''),
    'low',
  ) +
  lifted(
    at(330, 1800, sprig(5, 110, p.bottle), 70) +
      at(1060, 1840, citrus(110)) +
      at(1240, 1860, citrus(90, p.tomatoBright)),
    'low',
  );

const funnelGlass = () =>
  faded(0.55, shape('M-130-520H130L110 0H-110z', p.paper)) +
  shape('M-120-260H120L110 0H-110z', '#CFE6F2') +
  oval(0, -260, 120, 20, light('#CFE6F2', 0.5)) +
  line('M-96-460l10 300', p.paper, 12, 'opacity="0.8"') +
  times(4, (i) => box(60, -420 + i * 90, 40, 6, dark(p.stone, 0.3), 3));

const botanicals = () =>
  plain(mix(p.bottle, p.ink, 0.2)) +
  gingham(mix(p.bottle, p.ink, 0.2), p.paper, 200, 0.05) +
  [
    [390, 480, '#4A4E86'],
    [880, 420, p.brass],
    [1300, 700, p.plum],
    [330, 980, p.tomatoBright],
    [1280, 1240, '#8A5A3C'],
    [420, 1500, '#B6C98F'],
  ]
    .map(
      ([x, y, colour], n) =>
        lifted(circle(x, y, 210, n % 2 ? p.cream : p.porcelain) + circle(x, y, 180, dark(colour, 0.3)), 'mid') +
        around(11, 120, (dx, dy, _a, i) =>
          at(x + dx, y + dy, berry(44 - (i % 3) * 7, i % 2 ? colour : light(colour, 0.14))),
        ) +
        around(6, 56, (dx, dy, _a, i) => at(x + dx, y + dy, berry(42, i % 2 ? light(colour, 0.14) : colour))) +
        at(x, y, berry(40, colour)),
    )
    .join('') +
  lifted(at(830, 1480, ownBottle(1), 0), 'high') +
  lifted(at(1170, 1720, sprig(6, 120, p.leaf), 76) + at(640, 760, leaf(140, p.leaf), 200), 'low') +
  crumbs(3, 20, [560, 640, 1100, 820], '#4A4E86');

export const juniper = {
  juniperFlight: { cover: flight, work: tray, close: [420, 640, 980], details: [[200, 520, 820]] },
  juniperStill: { cover: ownGin, work: botanicals, close: [330, 700, 900] },
};
