import { palette as p } from '../palette.mjs';
import { leaf } from '../parts/food.mjs';
import { boards, plain, ridge, ripples, sky, slabs, stars, tiles } from '../parts/grounds.mjs';
import { candle, glow, lantern, moon, reeds, steam } from '../parts/room.mjs';
import {
  around,
  at,
  box,
  chance,
  circle,
  dark,
  faded,
  lifted,
  light,
  line,
  lump,
  mix,
  oval,
  shape,
  times,
  within,
} from '../parts/svg.mjs';
import { bowl } from '../parts/table.mjs';

const dusk = ['#2B2350', '#4A2F63', '#7A3D6D', '#B3566B', '#E08163', '#F2B27A'];
const cedar = '#9A5B38';

/** The sauna: boards, a lit window, a door with a round pane and a chimney. */
const sauna = (lit) =>
  box(250, -560, 60, 160, p.ink, 6) +
  shape('M-430-330L0-560L430-330z', '#2E2433') +
  shape('M-390-330H390V0H-390z', cedar) +
  times(10, (i) => box(-390 + i * 78, -330, 5, 330, dark(cedar, 0.35))) +
  box(-310, -270, 330, 190, lit, 10) +
  box(-152, -270, 12, 190, dark(cedar, 0.4)) +
  box(-310, -182, 330, 12, dark(cedar, 0.4)) +
  box(110, -270, 190, 270, dark(cedar, 0.25), 8) +
  circle(205, -180, 46, lit) +
  box(270, -120, 12, 60, p.brass, 6) +
  box(-420, -12, 840, 24, '#2E2433', 6);

const pool = (y, water, edge) =>
  box(0, y - 46, 1600, 2000 - y + 46, edge) +
  box(0, y - 46, 1600, 16, light(edge, 0.25)) +
  box(0, y, 1600, 2000 - y, water) +
  box(0, y, 1600, 26, dark(water, 0.3));

const evening = () =>
  sky(dusk, 1180) +
  stars(4, 620) +
  moon(1220, 380, 120) +
  ridge(3, 960, 130, 1300, '#3C2A55', 230) +
  ridge(7, 1060, 100, 1300, '#2E2247', 170) +
  box(0, 1140, 1600, 160, '#241C3B') +
  glow(470, 1010, 420) +
  lifted(at(560, 1150, sauna(p.brass)), 'low') +
  steam(842, 560, 90, '#F2D2C4') +
  reeds(1420, 1180, 420, '#3E5A50') +
  reeds(1230, 1180, 300, '#33493F') +
  reeds(60, 1180, 330, '#33493F') +
  pool(1240, '#2F5E7E', '#8D7F86') +
  ripples(6, 44, [60, 1300, 1540, 1960], '#8FC0D2', 0.35) +
  faded(
    0.55,
    times(9, (i) => box(420 - (i % 3) * 30, 1290 + i * 62, 190 + (i % 4) * 46, 16, p.brass, 8)),
  ) +
  faded(
    0.6,
    times(8, (i) => box(1150 + (i % 3) * 26, 1290 + i * 74, 130 - (i % 2) * 40, 16, p.cream, 8)),
  ) +
  steam(300, 1330, 120, p.cream) +
  steam(1000, 1420, 130, p.cream) +
  lifted(
    box(1090, 1160, 420, 40, cedar, 8) +
      at(1180, 1160, lantern(104)) +
      at(
        1420,
        1160,
        shape('M-90-70H90L70 0H-70z', p.cream) +
          [0, 1, 2].map((i) => box(-96, -76 - i * 38, 192, 34, [p.paper, '#E7B7A0', p.paper][i], 16)).join(''),
      ),
    'low',
  );

const poolside = () =>
  tiles('#2D6F7E', { tile: [100, 100], bond: 0, grout: '#1F5765', bottom: 2000 }) +
  box(420, 0, 1180, 2000, '#4E9DB0') +
  ripples(9, 70, [500, 60, 1560, 1940], '#C4E7EC', 0.5) +
  faded(0.25, shape('M420 300Q900 200 1600 420V760Q1000 520 420 640z', p.paper)) +
  slabsEdge() +
  lifted(
    at(
      240,
      520,
      box(-170, -240, 340, 480, p.paper, 40) + times(4, (i) => box(-170, -150 + i * 100, 340, 10, p.sunken)),
    ),
    'mid',
  ) +
  lifted(
    at(
      240,
      1080,
      circle(0, 0, 120, p.cream) +
        circle(0, 0, 92, dark('#C58A4A', 0.2)) +
        circle(0, 0, 88, '#C58A4A') +
        at(-10, 0, leaf(70, p.leaf), 30),
    ),
    'mid',
  ) +
  lifted(
    at(
      190,
      1500,
      box(-120, -260, 110, 300, '#C9704E', 54) +
        box(20, -230, 110, 300, '#C9704E', 54) +
        line('M-110-120q45-70 90 0M30-90q45-70 90 0', '#8E4A33', 22),
    ),
    'mid',
  ) +
  lifted(
    at(
      1060,
      960,
      around(8, 0, (_x, _y, a) => at(0, 0, leaf(250, '#5F9A62'), a)) +
        around(9, 0, (_x, _y, a) => at(0, 0, leaf(150, p.rose), a), 20) +
        circle(0, 0, 44, p.brass),
    ),
    'mid',
  ) +
  lifted(
    at(
      1340,
      1490,
      around(7, 0, (_x, _y, a) => at(0, 0, leaf(160, '#5F9A62'), a)) +
        around(8, 0, (_x, _y, a) => at(0, 0, leaf(90, p.paper), a), 20) +
        circle(0, 0, 28, p.brass),
    ),
    'mid',
  );
const slabsEdge = () =>
  box(0, 0, 420, 2000, '#D9CFC4') +
  times(6, (i) => box(0, 330 * i, 420, 8, '#B9ADA2')) +
  box(396, 0, 24, 2000, '#B9ADA2');

/** A ribbon of kelp with its crinkled edge. */
const kelp = (long, colour, seed) => {
  const random = chance(seed);
  const steps = Math.round(long / 60);
  const edge = (side) =>
    Array.from(
      { length: steps },
      (_, i) => `Q${side * (54 + random(0, 26))} ${-i * 60 - 30} ${side * (26 + random(0, 10))} ${-(i + 1) * 60}`,
    );
  const down = edge(1).map((_, i) => `Q${54 + random(0, 24)} ${-(steps - i) * 60 + 30} ${26} ${-(steps - i - 1) * 60}`);
  return (
    shape(`M-26 0${edge(-1).join('')}Q0 ${-long - 80} 26 ${-steps * 60}${down.join('')}z`, colour) +
    line(`M0 0V${-long}`, light(colour, 0.22), 10)
  );
};
const towel = (r, colour) =>
  circle(0, 0, r, colour) +
  [0.8, 0.6, 0.4, 0.2].map((part, i) => circle(0, 0, r * part, i % 2 ? colour : dark(colour, 0.1))).join('');
const pebble = (r, seed, colour = '#4A4F52') =>
  shape(lump(r, seed, 0.08, 0.76), colour) +
  at(-r * 0.1, -r * 0.12, shape(lump(r * 0.6, seed, 0.08, 0.7), light(colour, 0.12)));
const paste = (r) =>
  at(
    0,
    0,
    line(
      `M${-r * 0.5} ${r * 0.1}C${-r * 0.4} ${-r * 0.6} ${r * 0.5} ${-r * 0.5} ${r * 0.46} ${r * 0.06}S${-r * 0.1} ${r * 0.5} ${-r * 0.16} ${r * 0.1}S${r * 0.2} ${-r * 0.1} ${r * 0.14} ${r * 0.1}`,
      light('#3F6B45', 0.2),
      r * 0.1,
    ),
  );

const ritual = () =>
  slabs('#C9C4B8', 400, 8) +
  lifted(at(330, 1360, kelp(860, '#3E5F3C', 3), 14) + at(190, 1500, kelp(980, '#587A45', 8), -2), 'low') +
  lifted(at(860, 940, bowl(390, '#2F3A3A', '#3F6B45')) + at(860, 940, paste(330)), 'high') +
  lifted(
    at(
      1140,
      700,
      box(-26, -60, 52, 360, p.woodLight, 26) +
        box(-50, -120, 100, 90, p.wood, 12) +
        shape('M-50-110H50L70-260Q0-300-70-260z', p.cream),
      40,
    ),
    'mid',
  ) +
  lifted(
    at(1290, 1210, bowl(220, p.cream, '#E9E3D2')) +
      at(
        1290,
        1210,
        around(9, 90, (x, y, a, i) => at(x, y, pebble(40, i + 3, i % 2 ? '#F6F2E6' : '#D8D0BC'), a)),
      ),
    'mid',
  ) +
  lifted(at(420, 420, bowl(200, '#8DA79A', '#DCE7DD')) + at(400, 420, kelp(150, '#587A45', 4), 60), 'mid') +
  lifted(
    [
      [760, 1600, 190, p.paper],
      [1130, 1640, 190, '#E7D9C3'],
      [950, 1840, 190, '#B9CFC4'],
    ]
      .map(([x, y, r, colour]) => at(x, y, towel(r, colour)))
      .join(''),
    'mid',
  ) +
  lifted(
    at(1340, 330, pebble(150, 5)) + at(1330, 320, pebble(104, 9, '#6A6F70')) + at(1324, 312, pebble(60, 2, '#8B8F8E')),
    'mid',
  ) +
  lifted(at(830, 300, circle(0, 0, 74, p.paper) + circle(0, 0, 58, p.cream) + circle(0, 0, 18, p.brass)), 'mid');

const treatment = () =>
  plain('#CBD6CC') +
  tiles('#CBD6CC', { tile: [1600, 220], gap: 5, bond: 0, bottom: 1360, grout: '#BBC8BD' }) +
  circle(1180, 560, 290, '#E7EDE4') +
  within(
    circle(1180, 560, 270, '#000'),
    sky(['#F0D9B8', '#F4E3C8', '#F8EDD9'], 700) +
      ridge(5, 640, 70, 900, '#7FA39A', 180) +
      box(0, 700, 1600, 300, '#5C8F97'),
  ) +
  shape('M0 0H430Q300 700 380 1360H0z', p.paper) +
  faded(0.6, line('M120 0Q70 700 120 1360M250 0Q170 700 240 1360', p.sunken, 16)) +
  box(0, 1360, 1600, 640, '#A58A6C') +
  boards('#A58A6C', { y: 1360, count: 3, seed: 3 }) +
  lifted(
    box(330, 1230, 1160, 90, p.paper, 40) +
      box(370, 1300, 1080, 60, '#E4D6BF') +
      box(430, 1360, 60, 340, p.wood) +
      box(1330, 1360, 60, 340, p.wood) +
      [0, 1, 2]
        .map((i) => box(430 - i * 6, 1166 - i * 62, 330 + i * 12, 62, ['#B9CFC4', p.paper, '#E7D9C3'][i], 30))
        .join(''),
    'mid',
  ) +
  lifted(
    at(1010, 1236, candle(70, 120)) +
      at(1200, 1234, shape('M-130-110H130Q120 0 0 0T-130-110z', '#2F3A3A') + oval(0, -110, 130, 30, '#3F6B45')),
    'low',
  ) +
  reeds(1480, 1360, 520, mix(p.leaf, p.porcelain, 0.2)) +
  lifted(at(300, 1880, at(0, -200, kelp(420, '#587A45', 5), 0) + shape('M-120-240H120L90 0H-90z', p.cream)), 'low');

export const saltmarsh = {
  saltmarshEvening: { cover: evening, work: poolside, close: [60, 520, 980], details: [[360, 500, 960]] },
  saltmarshRitual: { cover: ritual, work: treatment, close: [360, 440, 940], details: [[560, 240, 940]] },
};
