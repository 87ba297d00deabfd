import { palette as p } from '../palette.mjs';
import { citrus, closedOyster, crab, leaf, lemonWedge, oyster, prawn, sprig } from '../parts/food.mjs';
import { boards, gingham, plain, ripples, sky, tiles } from '../parts/grounds.mjs';
import { bottle, windowOn, wine } from '../parts/room.mjs';
import {
  around,
  at,
  box,
  circle,
  dark,
  faded,
  lifted,
  light,
  oval,
  scattered,
  shape,
  times,
  within,
} from '../parts/svg.mjs';
import { board, napkin, plate, ramekin, tumbler } from '../parts/table.mjs';

const zinc = '#A9B8BD';
const ice = (r, seed) =>
  circle(0, 0, r, '#D6E8F0') +
  within(
    circle(0, 0, r, '#000'),
    scattered(seed, 70, [-r * 0.7, -r * 0.7, r * 0.7, r * 0.7], (x, y, random) =>
      at(
        x,
        y,
        box(-46, -46, 92, 92, p.paper, 20, `opacity="${random() < 0.5 ? 0.4 : 0.7}"`),
        Math.round(random(0, 90)),
      ),
    ),
  );

const tray = (r) => circle(0, 0, r, light(zinc, 0.62)) + circle(0, 0, r * 0.95, dark(zinc, 0.1)) + ice(r * 0.92, 4);

const seafood = (r) =>
  tray(r) +
  lifted(
    around(9, r * 0.7, (x, y, a, i) => at(x, y, oyster(r * 0.2, i * 3), a + 90), 10),
    'low',
  ) +
  lifted(at(0, -r * 0.03, crab(r * 0.32)), 'low') +
  lifted(
    [
      [-0.2, 0.42, 60],
      [0.04, 0.46, 20],
      [0.27, 0.37, -20],
      [-0.4, 0.22, 100],
    ]
      .map(([x, y, turn]) => at(r * x, r * y, prawn(r * 0.13), turn))
      .join(''),
    'low',
  ) +
  lifted(
    at(r * 0.44, r * 0.16, citrus(r * 0.12)) +
      at(-r * 0.42, -r * 0.3, citrus(r * 0.12)) +
      at(r * 0.42, -r * 0.3, lemonWedge(r * 0.14), 200),
    'low',
  ) +
  at(-r * 0.46, -r * 0.1, leaf(r * 0.14), 40) +
  at(r * 0.5, -r * 0.06, leaf(r * 0.14), 120);

const platter = () =>
  plain(zinc) +
  faded(
    0.5,
    times(8, (i) => box(0, i * 260, 1600, 130, light(zinc, 0.16))),
  ) +
  faded(
    0.3,
    times(17, (i) => circle(50 + i * 94, 60, 12, dark(zinc, 0.4)) + circle(50 + i * 94, 1940, 12, dark(zinc, 0.4))),
  ) +
  lifted(at(760, 1010, seafood(590)), 'high') +
  lifted(
    at(
      1390,
      1120,
      bottle(210, 980, '#2F6B4A', {
        sign: shape('M-60 10q30-40 60 0t60 0M-60 40', p.enamel) + circle(0, -30, 26, p.brass),
      }),
      8,
    ),
    'mid',
  ) +
  lifted(at(1260, 1640, tumbler(160, '#E8DE9A')), 'mid') +
  lifted(at(230, 300, ramekin(120, p.plum)) + at(500, 210, ramekin(100, p.brass)), 'low') +
  lifted(
    at(260, 1760, napkin(420, 420, p.enamelSoft, p.enamel), 14) +
      at(330, 1750, citrus(120)) +
      at(170, 1840, lemonWedge(110), 30),
    'low',
  );

const loft = () =>
  tiles('#7FA5A8', { tile: [1600, 90], gap: 6, bond: 0, bottom: 2000, grout: '#6A9094' }) +
  windowOn(
    320,
    190,
    960,
    860,
    sky(['#F3C9A5', '#F6DDBB', '#F8EBD2'], 700) +
      circle(980, 560, 110, p.tomatoBright) +
      box(0, 690, 1600, 500, '#4F8FA0') +
      ripples(4, 26, [300, 720, 1300, 1000], p.paper, 0.6) +
      shape('M480 690h220l-40 56h-150z', p.tomato) +
      shape('M590 470v210h-130zM600 500v180h100z', p.paper),
    { columns: 3, frame: p.paper, bar: 20 },
  ) +
  box(0, 1330, 1600, 670, light(zinc, 0.3)) +
  box(0, 1330, 1600, 40, light(zinc, 0.7)) +
  lifted(at(1240, 1420, bottle(190, 760, '#2F6B4A', { sign: circle(0, -6, 40, p.brass) })), 'mid') +
  lifted(at(980, 1450, wine(430, '#EBDD8E')), 'low') +
  lifted(oval(520, 1450, 400, 110, dark(zinc, 0.1)) + oval(520, 1420, 400, 110, '#E4F1F6'), 'mid') +
  lifted(
    [
      [260, 1400, 1],
      [420, 1360, 4],
      [600, 1362, 7],
      [780, 1402, 10],
      [340, 1460, 13],
      [520, 1470, 16],
      [690, 1462, 19],
    ]
      .map(([x, y, seed]) => `<g transform="translate(${x} ${y}) scale(1 .62)">${oyster(118, seed)}</g>`)
      .join(''),
    'low',
  ) +
  lifted(at(520, 1400, lemonWedge(80), 180), 'low') +
  lifted(
    `<g transform="translate(400 1770) scale(1 .7)">${at(0, 0, napkin(520, 300, p.paper, p.tomato), -10)}${at(60, 0, citrus(110))}${at(-90, 60, lemonWedge(110), 10)}</g>`,
    'low',
  ) +
  lifted(oval(1180, 1760, 150, 60, p.enamel) + oval(1180, 1748, 128, 44, dark(p.plum, 0.1)), 'low');

const knifeFor = () =>
  box(-46, 0, 92, 280, p.wood, 44) +
  box(-46, 30, 92, 14, p.brass) +
  circle(0, 220, 14, p.brass) +
  box(-20, -30, 40, 40, dark(zinc, 0.3), 6) +
  shape('M-32-20C-40-140-10-250 0-260S40-140 32-20z', light(zinc, 0.5)) +
  shape('M0-260C10-250 40-140 32-20H0z', zinc);

const shucking = () =>
  boards('#47707A', { count: 7, seed: 2 }) +
  lifted(at(330, 1560, napkin(820, 620, p.paper, p.enamel), -18), 'low') +
  lifted(at(790, 960, board(1180, 980, p.woodLight), -4), 'high') +
  lifted(at(700, 900, oyster(320, 2), -16), 'mid') +
  lifted(at(700, 1270, closedOyster(150, 5), 10), 'low') +
  lifted(at(1130, 1010, knifeFor(), 38), 'mid') +
  lifted(
    at(330, 620, closedOyster(130, 2), 40) +
      at(540, 520, closedOyster(140, 8), -20) +
      at(330, 1130, closedOyster(120, 11), 70),
    'low',
  ) +
  lifted(at(1270, 640, citrus(130)) + at(1120, 560, lemonWedge(110), 40), 'low') +
  lifted(
    at(
      1280,
      1620,
      circle(0, 0, 200, p.porcelain) +
        circle(0, 0, 184, '#22130E') +
        circle(0, 0, 168, '#E9D3AE') +
        circle(-20, -10, 130, '#F1E2C6') +
        around(7, 96, (x, y, a, i) => circle(x, y, 10 + (i % 3) * 4, '#E3C89C')),
    ),
    'mid',
  ) +
  lifted(at(1300, 250, ramekin(120, p.plum)) + at(260, 240, bowlOfIce()), 'mid') +
  at(820, 1500, sprig(3, 80, '#5E8C5A'), 70);

const bowlOfIce = () =>
  circle(0, 0, 210, p.enamel) + circle(0, 0, 188, dark(p.enamel, 0.2)) + ice(180, 9) + at(-20, 10, oyster(110, 21), 30);

const dozen = () =>
  gingham(p.enamel, p.paper, 200, 0.12) +
  lifted(at(800, 1000, plate(640, { rim: p.porcelain, well: '#DDEBF1', band: p.enamel })), 'high') +
  lifted(
    around(9, 342, (x, y, a, i) => at(800 + x, 1000 + y, oyster(132, i * 5 + 3), a + 90)),
    'low',
  ) +
  lifted(at(800, 1000, ramekin(130, p.plum)), 'low') +
  lifted(at(1330, 1690, citrus(150)) + at(1120, 1800, lemonWedge(130), -20), 'mid') +
  lifted(at(270, 330, knifeFor(), -40), 'mid');

export const tidewrack = {
  tidewrackPlatter: { cover: platter, work: loft, close: [140, 380, 860], details: [[60, 900, 860]] },
  tidewrackShucking: { cover: shucking, work: dozen, close: [380, 420, 960] },
};
