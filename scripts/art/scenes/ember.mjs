import { palette as p } from '../palette.mjs';
import { cherryTomato, croissant, crumbs, egg, leaf, loaf, loafAside, slice, sprig, tomato } from '../parts/food.mjs';
import { boards, gingham, tiles } from '../parts/grounds.mjs';
import { flame, glow, wine } from '../parts/room.mjs';
import { around, at, box, circle, dark, faded, lifted, light, line, oval, round, shape, times } from '../parts/svg.mjs';
import { board, cup, fork, knife, plate, ramekin, tumbler } from '../parts/table.mjs';

const brick = '#A9472F';
const ring = (count, radius, tall) =>
  times(count, (i) => {
    const angle = 180 + (180 / count) * (i + 0.5);
    const turn = (angle * Math.PI) / 180;
    return at(
      round(Math.cos(turn) * radius),
      round(Math.sin(turn) * radius),
      box(-tall / 2, -34, tall, 68, i % 3 ? brick : dark(brick, 0.16), 6),
      angle,
    );
  });

/** An open hearth in the wall, around x = 0, whose floor is y = 0. */
const hearth = (r) =>
  shape(`M${-r} 0V${-r * 0.9}A${r} ${r} 0 0 1 ${r} ${-r * 0.9}V0z`, '#2A1713') +
  shape(`M${-r * 0.82} 0V${-r * 0.86}A${r * 0.82} ${r * 0.82} 0 0 1 ${r * 0.82} ${-r * 0.86}V0z`, '#3B1F17') +
  at(0, -r * 0.9, ring(19, r + 50, 118)) +
  [-1, 1]
    .map((side) =>
      times(Math.round((r * 0.9) / 76), (i) =>
        box(side * (r + 50) - 59, -r * 0.9 + i * 76, 118, 68, i % 2 ? brick : dark(brick, 0.16), 6),
      ),
    )
    .join('');

const log = (long, turn, x, y) =>
  at(
    x,
    y,
    box(-long / 2, -34, long, 68, '#5A3726', 34) +
      box(-long / 2 + 30, -18, long * 0.5, 9, '#75492F', 4) +
      circle(long / 2 - 34, 0, 34, '#C08A58') +
      circle(long / 2 - 34, 0, 19, '#A06D41'),
    turn,
  );

const fire = (size) =>
  glow(0, -size * 0.7, size * 1.9, p.tomatoBright) +
  at(-size * 0.62, 0, flame(size * 0.66, size * 1.1)) +
  at(size * 0.6, 0, flame(size * 0.6, size * 0.96)) +
  at(0, 0, flame(size, size * 1.7)) +
  log(size * 2, 8, 0, -size * 0.06) +
  log(size * 1.8, -9, size * 0.08, size * 0.02) +
  [
    [-0.9, -1.2],
    [0.86, -1.4],
    [-0.4, -1.9],
    [0.44, -2],
  ]
    .map(([x, y]) => circle(size * x, size * y, size * 0.035, p.brass))
    .join('');

const pan = (r, long) =>
  box(-13, -long, 26, long, '#3E4743', 13) +
  circle(0, -long, 17, p.ink) +
  circle(0, r, r, '#39423E') +
  circle(0, r, r * 0.8, '#4B5651') +
  circle(-r * 0.2, r * 0.78, r * 0.36, '#5A6660');

const hearthMenu = () =>
  tiles(p.bottle, { bottom: 1420 }) +
  box(120, 268, 1360, 22, p.brassDeep, 11) +
  lifted(
    [250, 420].map((x, i) => at(x, 330, pan(96 - i * 18, 60))).join('') +
      [1180, 1350].map((x, i) => at(x, 330, pan(78 + i * 18, 60))).join(''),
  ) +
  at(800, 1420, hearth(440)) +
  at(800, 1360, fire(230)) +
  box(0, 1400, 1600, 60, light(p.wood, 0.16)) +
  box(0, 1450, 1600, 550, p.wood) +
  boards(p.wood, { y: 1460, count: 4, seed: 6 }) +
  lifted(box(150, 1392, 660, 44, p.woodLight, 20) + at(470, 1394, loafAside(520)), 'mid') +
  lifted(at(1130, 1440, wine(430, p.tomato)) + at(1330, 1460, wine(430, p.brass)), 'low') +
  lifted(oval(930, 1700, 330, 120, p.porcelain) + oval(930, 1692, 240, 82, p.paper) + oval(930, 1694, 250, 8, 'none')) +
  lifted(
    oval(900, 1690, 110, 44, p.tomato) +
      oval(894, 1680, 96, 36, p.tomatoBright) +
      at(960, 1678, leaf(110), -30) +
      at(930, 1676, leaf(80), -120) +
      circle(1030, 1706, 16, p.brass) +
      circle(800, 1716, 12, p.brass),
    'low',
  ) +
  lifted(at(300, 1740, sprig(4, 90, p.leaf), 64), 'low');

const hearthTable = () =>
  boards('#5B3A28', { count: 6, across: false, seed: 4 }) +
  lifted(at(650, 760, board(880, 880, p.woodLight), -8), 'mid') +
  lifted(at(610, 770, loaf(350)), 'mid') +
  lifted(at(1080, 1150, slice(330), 24) + at(1220, 880, slice(330), -12), 'low') +
  lifted(at(1290, 420, ramekin(140, p.brass)), 'low') +
  at(1290, 420, shape('M-40 10C-20-50 50-40 60 0S0 40-40 10z', p.cream)) +
  lifted(at(300, 1440, plate(400, { rim: '#2E3A35', well: '#38463F' })), 'mid') +
  lifted(
    at(
      300,
      1440,
      around(7, 150, (x, y, a, i) => at(x, y, i % 2 ? cherryTomato(58) : at(0, 0, leaf(120), a))) +
        at(-40, 10, shape('M-120 0C-120-90 90-110 140-20S60 110-20 100-120 60-120 0z', '#8A3B2A')) +
        at(-30, -6, line('M-60 10l90-40M-40 50l120-52', '#5B2218', 14)),
    ),
    'low',
  ) +
  lifted(at(1150, 1640, tumbler(170, p.tomato)), 'low') +
  lifted(at(860, 1650, fork(p.brassDeep), 6), 'low') +
  crumbs(5, 40, [300, 1050, 1300, 1300], p.cream);

const brunch = () =>
  gingham('#E59A86', p.paper, 160, 0.2) +
  lifted(at(330, 560, board(560, 760, p.woodLight), 14), 'mid') +
  lifted(at(310, 560, loaf(250)) + at(560, 830, slice(250), 30), 'mid') +
  lifted(at(900, 1130, plate(450, { band: p.enamel })), 'mid') +
  lifted(at(760, 1060, slice(330, '#B98552'), -20) + at(1010, 1230, slice(330, '#B98552'), 12), 'low') +
  lifted(at(775, 1055, egg(150)) + at(1015, 1225, egg(146, 9)), 'low') +
  lifted(
    at(1090, 960, tomato(92)) +
      at(1180, 1090, tomato(72)) +
      at(720, 1340, cherryTomato(50)) +
      at(640, 1260, cherryTomato(44)),
    'low',
  ) +
  at(980, 1010, leaf(130), -60) +
  at(860, 1360, leaf(130), 20) +
  at(860, 1360, leaf(110), -40) +
  lifted(at(1260, 520, cup(240, { drink: '#B07A4C' })), 'mid') +
  lifted(at(860, 420, ramekin(104, p.tomato)), 'low') +
  lifted(at(240, 1180, fork(), -8), 'low') +
  lifted(at(1480, 1150, knife(), 6), 'low') +
  lifted(
    at(300, 1660, plate(270, { rim: p.cream, well: light(p.cream, 0.4) })) +
      at(250, 1650, croissant(190), -24) +
      at(410, 1760, croissant(130), 60),
    'mid',
  ) +
  lifted(
    at(
      1230,
      1720,
      tumbler(
        150,
        p.brassDeep,
        around(3, 52, (x, y, a) => at(x, y, box(-30, -30, 60, 60, p.paper, 12, 'opacity="0.5"'), a)),
      ),
    ),
    'mid',
  ) +
  crumbs(8, 26, [120, 880, 640, 1000], '#8A5A3C');

const lamp = (x, drop) =>
  line(`M${x} 0V${drop}`, p.ink, 8) +
  shape(`M${x - 130} ${drop + 110}Q${x - 110} ${drop} ${x} ${drop}T${x + 130} ${drop + 110}z`, p.tomato) +
  oval(x, drop + 110, 60, 30, p.brass) +
  glow(x, drop + 130, 260);
const counter = () =>
  tiles('#F1E4CF', { bottom: 1400, tile: [160, 160], bond: 0, grout: '#E0CDB2' }) +
  [680, 1010]
    .map(
      (y, row) =>
        lifted(box(80, y, 1440, 34, p.wood, 6), 'low') +
        lifted(
          times(4, (i) => at(270 + i * 355, y, (i + row) % 3 ? loafAside(310) : at(0, -104, croissant(172)))),
          'low',
        ),
    )
    .join('') +
  lamp(430, 180) +
  lamp(1170, 180) +
  box(0, 1400, 1600, 600, p.bottle) +
  box(0, 1400, 1600, 50, p.woodLight) +
  faded(
    0.3,
    times(9, (i) => box(46 + i * 176, 1510, 130, 420, p.bottleDeep, 20)),
  ) +
  lifted(box(140, 1350, 640, 50, p.woodLight, 20) + at(460, 1354, loafAside(500)), 'low') +
  lifted(
    box(1010, 1180, 30, 220, p.paper) +
      oval(1025, 1396, 150, 22, p.paper) +
      oval(1025, 1190, 230, 34, p.paper) +
      [880, 1000, 1120].map((x, i) => at(x, 1150, raisedBun(66, i))).join(''),
    'low',
  ) +
  lifted(box(1300, 1240, 180, 160, p.cream, 12) + line('M1330 1290h120M1330 1330h80', p.wood, 12), 'low');
const raisedBun = (r, i) =>
  shape(`M${-r} ${r * 0.5}C${-r * 1.1} ${-r} ${r * 1.1} ${-r} ${r} ${r * 0.5}z`, i % 2 ? '#DC9C4A' : '#C98A3F') +
  line(`M${-r * 0.5} ${-r * 0.1}Q0 ${-r * 0.5} ${r * 0.5} ${-r * 0.1}`, p.cream, r * 0.14);

export const ember = {
  emberTasting: {
    cover: hearthMenu,
    work: hearthTable,
    close: [330, 700, 900],
    details: [
      [180, 380, 940],
      [0, 1000, 760],
      [700, 220, 880],
    ],
  },
  emberBrunch: { cover: brunch, work: counter, close: [430, 560, 940] },
};
