import { palette as p } from '../palette.mjs';
import { leaf, sprig } from '../parts/food.mjs';
import { plain, ridge, sky, stripes, terrazzo, tiles } from '../parts/grounds.mjs';
import { candle, jar, plant, shelf, windowOn } from '../parts/room.mjs';
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
  mix,
  oval,
  scattered,
  shape,
  times,
  within,
} from '../parts/svg.mjs';
import { bowl } from '../parts/table.mjs';

const nettleGreen = '#4B7F4A';
const velvet = '#5E3A63';
const blush = '#EBC8C4';

/** A nettle's leaf with its teeth. */
const toothed = (long, colour = nettleGreen) => {
  const edge = (side) =>
    times(6, (i) => {
      const x = long * (0.14 + i * 0.14);
      const wide = long * 0.34 * Math.sin(((i + 1) / 7) * Math.PI);
      return `L${Math.round(x)} ${Math.round(side * wide * 1.16)}L${Math.round(x + long * 0.05)} ${Math.round(side * wide * 0.86)}`;
    });
  return (
    shape(`M0 0${edge(-1)}L${long} 0z`, colour) +
    shape(`M0 0${edge(1)}L${long} 0z`, dark(colour, 0.18)) +
    line(`M${long * 0.05} 0H${long * 0.88}`, light(colour, 0.35), long * 0.024) +
    times(4, (i) =>
      line(
        `M${long * (0.2 + i * 0.16)} 0l${long * 0.1} ${-long * 0.13}M${long * (0.2 + i * 0.16)} 0l${long * 0.1} ${long * 0.13}`,
        light(colour, 0.22),
        long * 0.014,
      ),
    )
  );
};
const stem = (pairs, long, colour = nettleGreen) =>
  line(`M0 0V${-pairs * long * 0.8}`, dark(colour, 0.3), long * 0.09) +
  times(pairs, (i) => {
    const size = 1 - (i / pairs) * 0.5;
    return at(
      0,
      -long * 0.8 * (i + 0.4),
      at(0, 0, toothed(long, colour), -28, size) + at(0, 0, toothed(long, colour), 208, size),
    );
  }) +
  at(0, -pairs * long * 0.8, toothed(long * 0.6, light(colour, 0.12)), -90);

const dropper = (s, glass = '#7A4A2E') =>
  shape(
    `M${-s * 0.3} 0V${-s * 0.7}Q${-s * 0.3} ${-s * 0.86} ${-s * 0.12} ${-s * 0.9}V${-s * 1.0}H${s * 0.12}V${-s * 0.9}Q${s * 0.3} ${-s * 0.86} ${s * 0.3} ${-s * 0.7}V0z`,
    glass,
  ) +
  shape(`M${s * 0.1} 0V${-s * 0.88}Q${s * 0.3} ${-s * 0.86} ${s * 0.3} ${-s * 0.7}V0z`, dark(glass, 0.25)) +
  box(-s * 0.17, -s * 1.16, s * 0.34, s * 0.18, p.ink, 6) +
  shape(`M${-s * 0.12} ${-s * 1.16}Q${-s * 0.16} ${-s * 1.5} 0 ${-s * 1.5}T${s * 0.12} ${-s * 1.16}z`, velvet) +
  box(-s * 0.24, -s * 0.56, s * 0.48, s * 0.4, p.cream, 6) +
  at(-s * 0.13, -s * 0.36, toothed(s * 0.26)) +
  box(-s * 0.14, -s * 0.24, s * 0.28, s * 0.03, velvet);
const tube = (s, colour) =>
  shape(`M${-s * 0.26} ${-s * 1.2}H${s * 0.26}L${s * 0.2} 0H${-s * 0.2}z`, colour) +
  shape(`M${s * 0.06} ${-s * 1.2}H${s * 0.26}L${s * 0.2} 0H${s * 0.06}z`, dark(colour, 0.12)) +
  box(-s * 0.28, -s * 1.26, s * 0.56, s * 0.1, dark(colour, 0.25), 4) +
  box(-s * 0.2, 0, s * 0.4, s * 0.24, p.cream, 8) +
  at(-s * 0.16, -s * 0.66, toothed(s * 0.32, nettleGreen)) +
  box(-s * 0.13, -s * 0.44, s * 0.26, s * 0.03, velvet) +
  box(-s * 0.09, -s * 0.36, s * 0.18, s * 0.025, velvet);
const pump = (s, colour) =>
  box(-s * 0.34, -s, s * 0.68, s, colour, s * 0.1) +
  box(s * 0.06, -s, s * 0.28, s, dark(colour, 0.14), s * 0.1) +
  box(-s * 0.1, -s * 1.16, s * 0.2, s * 0.18, p.cream) +
  shape(`M${-s * 0.36} ${-s * 1.3}H${s * 0.14}V${-s * 1.14}H${-s * 0.2}V${-s * 1.06}H${-s * 0.36}z`, p.cream) +
  box(-s * 0.24, -s * 0.7, s * 0.48, s * 0.44, p.cream, 6) +
  at(-s * 0.14, -s * 0.5, toothed(s * 0.28)) +
  box(-s * 0.14, -s * 0.36, s * 0.28, s * 0.03, velvet);
const cream = (r, lid = p.brass) =>
  circle(0, 0, r, dark(lid, 0.14)) +
  circle(0, 0, r * 0.9, lid) +
  circle(0, 0, r * 0.6, 'none', `stroke="${p.cream}" stroke-width="6"`) +
  at(-r * 0.4, 0, toothed(r * 0.8, dark(lid, 0.4)));
const openJar = (r, filling) =>
  circle(0, 0, r, p.paper) +
  circle(0, 0, r * 0.86, dark(filling, 0.16)) +
  circle(0, 4, r * 0.82, filling) +
  shape(
    `M${-r * 0.6} ${r * 0.1}C${-r * 0.5} ${-r * 0.5} ${r * 0.5} ${-r * 0.6} ${r * 0.5} ${-r * 0.1}C${r * 0.46} ${r * 0.3} ${r * 0.1} ${r * 0.1} ${r * 0.2} ${-r * 0.1}C${-r * 0.1} ${-r * 0.36} ${-r * 0.4} 0 ${-r * 0.6} ${r * 0.1}z`,
    light(filling, 0.5),
  );

const facial = () =>
  plain(blush) +
  tiles(blush, { tile: [110, 220], bond: 0.5, bottom: 1350, grout: '#DDB3AE', seed: 6 }) +
  circle(800, 600, 410, p.brassDeep) +
  circle(800, 600, 380, '#D7E6DC') +
  windowInMirror() +
  box(0, 1340, 1600, 50, p.paper) +
  box(0, 1390, 1600, 610, velvet) +
  faded(
    0.3,
    times(3, (i) => box(60 + i * 510, 1450, 460, 480, dark(velvet, 0.5), 20)),
  ) +
  [0, 1, 2].map((i) => circle(290 + i * 510, 1500, 24, p.brass)).join('') +
  lifted(
    shape('M470 1130H1130Q1110 1340 960 1340H640Q490 1340 470 1130z', p.paper) +
      oval(800, 1130, 330, 54, p.sunken) +
      oval(800, 1136, 296, 40, '#A9CBBE') +
      at(800, 1138, faded(0.6, line('M-180 0h120M-20 14h150M40-12h100', p.paper, 10))) +
      at(690, 1130, toothed(110), 10) +
      at(880, 1140, toothed(90), 190),
    'low',
  ) +
  lifted(at(200, 1340, pump(290, nettleGreen)) + at(390, 1340, dropper(210)), 'low') +
  lifted(
    at(
      1290,
      1340,
      shape('M-150-200H150L120 0H-120z', p.cream) +
        at(0, -190, stem(3, 170)) +
        at(-60, -190, stem(2, 140), -26) +
        at(70, -190, stem(2, 140), 28) +
        shape('M-150-200H150L138-120H-138z', p.brass),
    ) + at(1500, 1340, candle(70, 130, velvet)),
    'low',
  ) +
  lifted(box(1000, 1290, 170, 50, '#D99A4A', 20) + box(1020, 1240, 130, 52, '#CFE0C6', 18), 'low');
const windowInMirror = () =>
  within(
    circle(800, 600, 380, '#000'),
    sky(['#DCEBE6', '#E6F0EA', '#EFF5EE'], 1000) +
      ridge(4, 800, 120, 1000, '#A9CDB4', 170) +
      ridge(8, 900, 110, 1000, '#7FAE8C', 140) +
      faded(0.5, shape('M420 520L760 210H900L500 640z', p.paper) + shape('M560 760L960 300H1010L620 790z', p.paper)),
  );

const masks = () =>
  terrazzo('#F5E7E2', ['#C79AA0', '#8FAE8A', velvet, '#E3C59A'], 9) +
  lifted(
    at(800, 940, bowl(330, velvet, '#7FAE6B')) +
      at(
        800,
        940,
        shape(lump(210, 5, 0.16), light('#7FAE6B', 0.16)) + shape(lump(110, 8, 0.2), light('#7FAE6B', 0.34)),
      ),
    'high',
  ) +
  lifted(
    at(
      1040,
      700,
      box(-24, -40, 48, 330, p.brassDeep, 24) +
        box(-44, -110, 88, 90, p.ink, 10) +
        shape('M-44-100H44L58-250Q0-290-58-250z', blush),
      44,
    ),
    'mid',
  ) +
  lifted(
    at(340, 500, openJar(180, '#F0C9C0')) + at(1290, 1290, openJar(210, '#CFE0C6')) + at(1240, 330, cream(170)),
    'mid',
  ) +
  lifted(at(330, 1470, dropper(330), -30) + at(760, 1640, tube(360, blush), 66), 'mid') +
  lifted(at(250, 1060, stem(3, 170), -14) + at(1420, 820, stem(2, 150), 20), 'low') +
  lifted(
    at(
      1360,
      1720,
      around(9, 90, (x, y, a) => at(x, y, toothed(110, light(nettleGreen, 0.1)), a)) + circle(0, 0, 70, p.cream),
    ),
    'low',
  );

const paper = (seed, area) =>
  scattered(seed, 170, area, (x, y, random) =>
    at(
      x,
      y,
      line(
        `M0 0q${Math.round(random(-60, 60))} ${Math.round(random(-60, 60))} ${Math.round(random(-110, 110))} ${Math.round(random(-70, 70))}`,
        random() < 0.5 ? '#EAD7B4' : '#D9BF94',
        11,
      ),
    ),
  );

const snow = (seed) =>
  scattered(seed, 26, [40, 40, 1560, 1960], (x, y, random) =>
    at(
      x,
      y,
      around(3, 0, (_x, _y, a) => at(0, 0, line(`M-16 0h32`, p.paper, 6), a)),
      Math.round(random(0, 60)),
      random(0.6, 1.5),
    ),
  );
const winterBox = () =>
  plain('#B9CBE0') +
  snow(3) +
  lifted(
    shape('M250 430L150 210H1450L1350 430z', '#7A5280') +
      box(250, 430, 1100, 1130, velvet, 14) +
      shape('M250 1560L150 1790H1450L1350 1560z', '#7A5280') +
      box(300, 480, 1000, 1030, dark(velvet, 0.45)),
    'high',
  ) +
  at(0, 0, paper(5, [340, 540, 1260, 1460])) +
  at(800, 318, toothed(140, p.cream), 0) +
  box(620, 1660, 360, 16, p.cream, 8) +
  box(700, 1700, 200, 12, p.cream, 6) +
  lifted(
    at(560, 1130, pump(420, nettleGreen), -8) + at(860, 1100, dropper(310), 6) + at(1120, 1130, tube(330, blush), -6),
    'mid',
  ) +
  lifted(
    at(500, 1340, cream(140)) +
      at(
        820,
        1340,
        box(-150, -110, 300, 220, '#CFE0C6', 30) +
          box(-120, -80, 240, 160, light('#CFE0C6', 0.4), 20) +
          at(-60, 0, toothed(120)),
        -6,
      ) +
      at(1130, 1340, openJar(130, '#F0C9C0')),
    'mid',
  ) +
  lifted(
    at(200, 1330, sprig(6, 120, '#2F6A5C', 64), -24) +
      at(1440, 1260, sprig(6, 120, '#2F6A5C', 64), 22) +
      [
        [200, 1360],
        [250, 1310],
        [1420, 1290],
        [1380, 1340],
      ]
        .map(([x, y]) => circle(x, y, 26, p.tomato))
        .join(''),
    'mid',
  );

const byTheWindow = () =>
  stripes('#E7DDEB', p.paper, 150, 0.5) +
  windowOn(
    300,
    200,
    1000,
    720,
    sky(['#B9CBE0', '#CBD9E8', '#DDE7F0'], 800) +
      ridge(3, 720, 120, 1000, p.paper, 200) +
      [460, 700, 1010, 1210]
        .map(
          (x, i) =>
            shape(
              `M${x} ${420 + (i % 2) * 70}L${x + 130} ${760 + (i % 2) * 30}H${x - 130}z`,
              mix('#2F6A5C', p.paper, 0.1 + i * 0.06),
            ) +
            shape(
              `M${x} ${420 + (i % 2) * 70}L${x + 60} ${576 + (i % 2) * 50}Q${x} ${540 + (i % 2) * 50} ${x - 60} ${576 + (i % 2) * 50}z`,
              p.paper,
            ),
        )
        .join('') +
      snow(8),
    { columns: 2, rows: 2, bar: 20 },
  ) +
  shelf(940, 240, 1360, p.paper) +
  box(0, 1400, 1600, 600, velvet) +
  box(0, 1380, 1600, 60, p.paper) +
  lifted(
    at(480, 1390, pump(400, nettleGreen)) + at(760, 1300, tube(370, blush)) + at(1180, 1390, dropper(330)),
    'mid',
  ) +
  lifted(
    at(970, 1390, jar(200, 190, '#F0C9C0', p.brass)) +
      at(1420, 1390, jar(190, 160, '#CFE0C6', p.brass)) +
      at(170, 1390, plant(260, p.brassDeep, nettleGreen, 8)),
    'low',
  ) +
  faded(
    0.3,
    times(3, (i) => box(60 + i * 510, 1500, 460, 420, dark(velvet, 0.5), 20)),
  );

export const nettle = {
  nettleFacial: { cover: facial, work: masks, close: [340, 460, 900] },
  nettleBox: { cover: winterBox, work: byTheWindow, close: [330, 700, 900] },
};
