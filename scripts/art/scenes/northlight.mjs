import { palette as p } from '../palette.mjs';
import { cherryTomato, leaf } from '../parts/food.mjs';
import { blue, chalkBag, green, hold, pink, red, shoe, yellow } from '../parts/climbing.mjs';
import { boards, plain } from '../parts/grounds.mjs';
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

const holes = (area, step = 130) => {
  const [left, top, right, bottom] = area;
  return times(Math.floor((bottom - top) / step), (row) =>
    times(Math.floor((right - left) / step), (column) =>
      circle(left + column * step + (row % 2) * step * 0.5, top + row * step, 7, p.ink, 'opacity="0.28"'),
    ),
  );
};

/** Panels that lean towards us: three planes with light from the left. */
const wallOf = (one, two, three) =>
  plain(one) +
  shape('M0 0H620L420 1000L560 1640H0z', one) +
  shape('M620 0H1180L1300 900L1080 1640H560L420 1000z', two) +
  shape('M1180 0H1600V1640H1080L1300 900z', three) +
  holes([60, 60, 1600, 1600]);

const lesson = () =>
  wallOf('#E9E2D3', '#DBD2C0', '#CBC0AB') +
  shape('M700 560L1000 470L1130 780L820 900z', p.bottle) +
  shape('M700 560L1000 470L900 700z', light(p.bottle, 0.16)) +
  shape('M1000 470L1130 780L900 700z', p.bottleDeep) +
  lifted(
    hold('jug', 250, 380, 96, red, -8) +
      hold('sloper', 520, 560, 110, yellow) +
      hold('jug', 330, 800, 100, red, 6) +
      hold('crimp', 560, 1040, 100, red, -14) +
      hold('pinch', 260, 1160, 104, blue, 20) +
      hold('jug', 470, 1380, 92, red) +
      hold('crimp', 180, 1420, 90, green, 10),
    'mid',
  ) +
  lifted(
    hold('pinch', 880, 700, 90, yellow, 30) +
      hold('jug', 840, 300, 104, blue, 4) +
      hold('sloper', 1130, 210, 90, pink) +
      hold('jug', 760, 1080, 108, blue, -10) +
      hold('crimp', 1010, 1010, 104, yellow, 8) +
      hold('jug', 920, 1330, 96, green, 6) +
      hold('crimp', 700, 1440, 88, pink, -8),
    'mid',
  ) +
  lifted(
    hold('jug', 1420, 340, 100, green, 10) +
      hold('crimp', 1390, 640, 96, pink, -18) +
      hold('jug', 1300, 900, 108, yellow) +
      hold('pinch', 1490, 980, 96, red, -10) +
      hold('sloper', 1320, 1270, 112, pink) +
      hold('jug', 1150, 1500, 80, blue, 4),
    'mid',
  ) +
  box(0, 1610, 1600, 390, '#31434F') +
  box(0, 1610, 1600, 40, '#42586A') +
  box(0, 1800, 1600, 10, '#22303A') +
  box(780, 1650, 10, 350, '#22303A') +
  lifted(
    at(420, 1760, shoe(190, p.tomatoBright), -4) +
      at(560, 1840, shoe(190, p.tomatoBright), 6) +
      at(1160, 1820, chalkBag(160)),
    'mid',
  );

const top = () =>
  plain('#2F5E7E') +
  shape('M0 0H900L640 2000H0z', '#37698C') +
  shape('M1200 0H1600V2000H1010z', '#284F6B') +
  holes([40, 40, 1600, 2000]) +
  shape('M250 820L700 640L900 1060L430 1290z', p.cream) +
  shape('M250 820L700 640L520 960z', p.paper) +
  shape('M700 640L900 1060L520 960z', dark(p.cream, 0.12)) +
  [
    [410, 860],
    [660, 860],
    [560, 1140],
  ]
    .map(([x, y]) => circle(x, y, 12, p.ink, 'opacity="0.4"'))
    .join('') +
  lifted(
    hold('jug', 1040, 420, 190, yellow, -6) +
      hold('jug', 1180, 980, 170, yellow, 8) +
      hold('sloper', 560, 960, 140, yellow) +
      hold('crimp', 380, 420, 150, red, -12) +
      hold('jug', 900, 1500, 180, yellow, -4) +
      hold('pinch', 340, 1560, 160, pink, 24) +
      hold('crimp', 1380, 1580, 130, green, 10) +
      hold('crimp', 1400, 180, 120, pink, -8),
    'high',
  ) +
  faded(
    0.5,
    scattered(4, 46, [860, 300, 1220, 520], (x, y, random) => circle(x, y, Math.round(random(3, 9)), p.paper)),
  ) +
  lifted(
    at(1040, 610, box(-100, -44, 200, 88, p.paper, 8) + line('M-60 0h120M30-24l30 24-30 24', p.tomato, 12)),
    'low',
  );

const plan = (w) =>
  box(-w / 2, -w * 0.66, w, w * 1.32, p.paper, 10) +
  box(-w / 2, -w * 0.66, w, w * 0.22, p.bottle, 10) +
  box(-w * 0.38, -w * 0.58, w * 0.42, w * 0.05, p.cream, 8) +
  times(5, (row) =>
    times(7, (day) => {
      const [x, y] = [-w * 0.42 + day * w * 0.122, -w * 0.34 + row * w * 0.18];
      const done = (row * 7 + day) % 3 === 1 && row < 4;
      return (
        box(x, y, w * 0.1, w * 0.12, done ? [red, yellow, green][row % 3] : p.sunken, 6) +
        (done
          ? line(
              `M${x + w * 0.025} ${y + w * 0.062}l${w * 0.018} ${w * 0.02}l${w * 0.034} ${-w * 0.04}`,
              p.paper,
              w * 0.016,
            )
          : '')
      );
    }),
  );
const flask = (h, colour) =>
  box(-h * 0.15, -h * 0.8, h * 0.3, h * 0.8, colour, h * 0.06) +
  box(h * 0.03, -h * 0.8, h * 0.12, h * 0.8, dark(colour, 0.16), h * 0.06) +
  box(-h * 0.1, -h * 0.92, h * 0.2, h * 0.14, p.ink, 10) +
  circle(0, -h * 0.97, h * 0.06, 'none', `stroke="${p.ink}" stroke-width="14"`) +
  shape(`M${-h * 0.08} ${-h * 0.34}L0 ${-h * 0.52}L${h * 0.08} ${-h * 0.34}z`, p.cream);
const soles = (s, colour, side) =>
  shape(
    `M${-s * 0.3} ${-s}C${-s * 0.5 * side} ${-s * 1.3} ${s * 0.46} ${-s * 1.2} ${s * 0.42} ${-s * 0.5}C${s * 0.4} ${-s * 0.1} ${s * 0.24} 0 ${s * 0.3} ${s * 0.5}C${s * 0.34} ${s * 0.96} ${-s * 0.3} ${s} ${-s * 0.3} ${s * 0.5}C${-s * 0.28} 0 ${-s * 0.5} ${-s * 0.4} ${-s * 0.3} ${-s}z`,
    colour,
  ) +
  oval(0, s * 0.42, s * 0.2, s * 0.34, dark(colour, 0.4)) +
  [0, 1].map((i) => box(-s * 0.36, -s * 0.34 - i * s * 0.26, s * 0.72, s * 0.15, p.cream, s * 0.05)).join('');

const month = () =>
  plain('#31434F') +
  box(0, 0, 800, 2000, '#394E5C') +
  box(790, 0, 20, 2000, '#22303A') +
  faded(0.5, line('M60 60V1940M1540 60V1940M60 60H1540M60 1940H1540', '#506879', 8, 'stroke-dasharray="26 22"')) +
  lifted(at(640, 900, plan(720), -7), 'high') +
  lifted(at(1210, 760, soles(190, red, 1), 10) + at(1390, 860, soles(190, red, -1), 22), 'mid') +
  lifted(
    at(
      1240,
      1400,
      circle(0, 0, 230, p.bottle) +
        circle(0, 0, 190, p.bottleDeep) +
        circle(0, 0, 170, p.porcelain) +
        shape(lump(120, 4, 0.2), p.paper) +
        around(6, 210, (x, y) => circle(x, y, 12, p.brass)),
    ),
    'mid',
  ) +
  lifted(at(380, 1680, flask(620, p.tomatoBright), 78), 'mid') +
  lifted(
    at(
      330,
      260,
      circle(0, 0, 120, p.cream) +
        circle(0, 0, 56, '#31434F') +
        circle(0, 0, 92, 'none', `stroke="${dark(p.cream, 0.1)}" stroke-width="8"`),
    ),
    'mid',
  ) +
  lifted(
    at(
      1120,
      250,
      box(-230, -32, 460, 64, p.wood, 30) +
        box(130, -70, 200, 60, p.cream, 8) +
        times(9, (i) => line(`M${140 + i * 22} -70v-50`, p.brassDeep, 9)),
      8,
    ),
    'mid',
  ) +
  faded(
    0.4,
    scattered(8, 60, [980, 1120, 1540, 1720], (x, y, random) => circle(x, y, Math.round(random(3, 8)), p.paper)),
  ) +
  lifted(
    at(
      860,
      1640,
      box(-120, -70, 240, 140, p.brass, 14) + box(-120, -30, 240, 30, p.ink) + circle(70, 38, 14, p.ink),
      -12,
    ),
    'low',
  );

const cafe = () =>
  wallOf('#DBD2C0', '#E9E2D3', '#CBC0AB') +
  lifted(
    hold('jug', 300, 260, 70, blue) +
      hold('crimp', 560, 420, 80, blue) +
      hold('sloper', 960, 300, 84, red) +
      hold('jug', 1330, 420, 80, yellow) +
      hold('pinch', 220, 660, 80, green) +
      hold('jug', 760, 660, 72, red) +
      hold('crimp', 1130, 720, 80, pink) +
      hold('jug', 1450, 780, 76, yellow),
    'low',
  ) +
  box(0, 980, 1600, 24, p.ink) +
  times(13, (i) => box(40 + i * 128, 1000, 12, 420, p.ink)) +
  boards('#B98B62', { y: 1400, count: 4, seed: 4 }) +
  box(0, 1390, 1600, 30, '#8E6644') +
  lifted(
    oval(560, 1560, 400, 110, p.paper) +
      oval(560, 1540, 300, 76, '#E9BF6A') +
      [
        [430, 1530],
        [560, 1510],
        [690, 1536],
        [500, 1570],
        [620, 1572],
      ]
        .map(([x, y], i) => at(x, y, i % 2 ? cherryTomato(40) : shape(lump(48, i + 3, 0.1, 0.7), '#A8683A')))
        .join('') +
      at(560, 1520, leaf(120), -20) +
      at(470, 1560, leaf(100), 200),
    'mid',
  ) +
  lifted(
    at(
      1180,
      1560,
      shape('M-130-260H130L104 0H-104z', p.bottle) +
        oval(0, -260, 130, 26, p.bottleDeep) +
        oval(0, -258, 108, 18, '#8A5430') +
        line('M124-200q110 20 0 130', p.bottle, 26),
    ),
    'mid',
  ) +
  lifted(at(1330, 1800, chalkBag(170)) + at(330, 1860, shoe(180, red), -3), 'mid');

export const northlight = {
  northlightLesson: { cover: lesson, work: top, close: [560, 420, 920], details: [[160, 380, 900]] },
  northlightMonth: { cover: month, work: cafe, close: [200, 380, 1000] },
};
