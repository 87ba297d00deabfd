import { palette as p } from '../palette.mjs';
import { leaf, sprig } from '../parts/food.mjs';
import { boards, plain, sky, stars, tiles } from '../parts/grounds.mjs';
import { candle, glow, moon, pot, shelf, windowOn } from '../parts/room.mjs';
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
  shape,
  times,
  within,
} from '../parts/svg.mjs';
import { cup, plate } from '../parts/table.mjs';

const clay = '#B8755A';
const fern = '#3F7A5C';
const glazes = ['#5F8F86', p.brass, '#A9472F', '#5B6E8C', '#C9B08A', fern];

const wheel = (w, bowlOf) =>
  shape(`M${-w * 0.62} 0H${w * 0.62}L${w * 0.54} ${w * 0.62}H${-w * 0.54}z`, '#6B4A3C') +
  box(-w * 0.7, -w * 0.06, w * 1.4, w * 0.12, '#83604E', 16) +
  shape(
    `M${-w * 0.6} ${-w * 0.06}C${-w * 0.6} ${-w * 0.24} ${-w * 0.5} ${-w * 0.26} ${-w * 0.5} ${-w * 0.26}H${w * 0.5}S${w * 0.6} ${-w * 0.24} ${w * 0.6} ${-w * 0.06}z`,
    '#DAD0C0',
  ) +
  box(-w * 0.06, -w * 0.3, w * 0.12, w * 0.1, p.ink) +
  oval(0, -w * 0.3, w * 0.42, w * 0.07, dark('#8D9AA0', 0.3)) +
  oval(0, -w * 0.325, w * 0.42, w * 0.07, '#AAB6BA') +
  oval(0, -w * 0.325, w * 0.28, w * 0.045, '#8D9AA0') +
  at(0, -w * 0.33, bowlOf);

/** Wet clay on its way to becoming a bowl, with the lines that fingers leave. */
const thrown = (s) => {
  const body = `M${-s * 0.3} 0C${-s * 0.5} ${-s * 0.16} ${-s * 0.72} ${-s * 0.5} ${-s * 0.7} ${-s * 0.8}H${s * 0.7}C${s * 0.72} ${-s * 0.5} ${s * 0.5} ${-s * 0.16} ${s * 0.3} 0z`;
  return (
    shape(body, clay) +
    within(
      shape(body, '#000'),
      [0.14, 0.3, 0.46, 0.62]
        .map((y) => line(`M${-s} ${-s * y}Q0 ${-s * (y - 0.12)} ${s} ${-s * y}`, dark(clay, 0.14), s * 0.03))
        .join('') +
        box(s * 0.2, -s, s, s, p.ink, 0, 'opacity="0.14"') +
        line(
          `M${-s * 0.46} ${-s * 0.64}Q${-s * 0.46} ${-s * 0.36} ${-s * 0.28} ${-s * 0.14}`,
          light(clay, 0.35),
          s * 0.05,
        ),
    ) +
    oval(0, -s * 0.8, s * 0.7, s * 0.15, light(clay, 0.16)) +
    oval(0, -s * 0.79, s * 0.6, s * 0.11, dark(clay, 0.32))
  );
};

const candlelight = () =>
  plain('#3A2630') +
  tiles('#452D38', { tile: [170, 84], bottom: 1500, grout: '#38232D', seed: 5 }) +
  glow(420, 1000, 620) +
  glow(1240, 1020, 520) +
  windowOn(560, 150, 480, 560, sky(['#1E2A4A', '#2B3A60', '#3C4E78'], 700) + stars(5, 560) + moon(880, 360, 70), {
    arched: true,
    frame: '#6B4A3C',
    bar: 16,
    columns: 2,
    rows: 2,
  }) +
  shelf(560, 40, 470, '#83604E') +
  lifted(
    at(130, 560, pot('vase', 190, glazes[0])) +
      at(300, 560, pot('mug', 130, glazes[2])) +
      at(420, 560, pot('vase', 130, glazes[4])),
    'low',
  ) +
  shelf(560, 1130, 1560, '#83604E') +
  lifted(
    at(1230, 560, pot('bowl', 120, glazes[1])) +
      at(1400, 560, pot('vase', 200, glazes[3])) +
      at(1510, 560, pot('mug', 90, glazes[5])),
    'low',
  ) +
  boards('#5A3C30', { y: 1500, count: 4, seed: 2 }) +
  lifted(at(800, 1500, wheel(640, thrown(330))), 'mid') +
  lifted(
    box(60, 1240, 300, 30, '#83604E', 6) +
      box(90, 1270, 24, 400, '#6B4A3C') +
      box(306, 1270, 24, 400, '#6B4A3C') +
      at(140, 1240, candle(66, 190)) +
      at(250, 1240, candle(58, 130)),
    'low',
  ) +
  lifted(
    box(1250, 1240, 300, 30, '#83604E', 6) +
      box(1280, 1270, 24, 400, '#6B4A3C') +
      box(1496, 1270, 24, 400, '#6B4A3C') +
      at(1340, 1240, candle(60, 150)) +
      at(1460, 1240, pot('mug', 110, glazes[0])),
    'low',
  ) +
  lifted(
    at(
      280,
      1830,
      shape('M-140-150H140L116 0H-116z', '#8D9AA0') +
        oval(0, -150, 140, 34, '#6E7A80') +
        oval(0, -148, 118, 24, '#B9A79A') +
        box(60, -260, 26, 160, p.woodLight, 12),
    ) + at(1300, 1850, shape(lump(170, 6, 0.1, 0.62), clay) + shape(lump(110, 6, 0.1, 0.5), light(clay, 0.12))),
    'low',
  );

const shelves = () =>
  plain('#E9DDCB') +
  [560, 1010, 1460, 1900]
    .map(
      (y, row) =>
        shelf(y, 70, 1530, '#A27A58') +
        lifted(
          [0, 1, 2, 3]
            .map((i) => {
              const kind = ['vase', 'bowl', 'mug'][(i + row) % 3];
              return at(
                270 + i * 356,
                y,
                pot(
                  kind,
                  kind === 'bowl' ? 230 : kind === 'mug' ? 250 : 290 - (i % 2) * 40,
                  glazes[(i * 2 + row) % 6],
                  i % 2 ? p.cream : p.paper,
                ),
              );
            })
            .join(''),
          'low',
        ),
    )
    .join('') +
  line('M70 90V1940M1530 90V1940', '#83604E', 40) +
  glow(800, 300, 700);

const motifs = [
  (s, a, b) =>
    around(4, s * 0.26, (x, y, turn) => at(x, y, at(-s * 0.2, 0, leaf(s * 0.4, a)), turn + 45)) +
    circle(0, 0, s * 0.1, b),
  (s, a, b) =>
    [-1, 1]
      .map((x) =>
        [-1, 1]
          .map((y) =>
            shape(
              `M${x * s * 0.5} ${y * s * 0.5}V${y * s * 0.08}A${s * 0.42} ${s * 0.42} 0 0 ${x * y > 0 ? 0 : 1} ${x * s * 0.08} ${y * s * 0.5}z`,
              a,
            ),
          )
          .join(''),
      )
      .join('') + at(0, 0, box(-s * 0.14, -s * 0.14, s * 0.28, s * 0.28, b), 45),
  (s, a, b) =>
    around(8, s * 0.2, (x, y, turn) => at(x, y, at(-s * 0.16, 0, leaf(s * 0.34, turn % 90 ? b : a)), turn)) +
    circle(0, 0, s * 0.09, a),
  (s, a, b) =>
    [-0.3, 0, 0.3]
      .map((y, i) =>
        line(
          `M${-s * 0.5} ${s * y}q${s * 0.125} ${-s * 0.16} ${s * 0.25} 0t${s * 0.25} 0t${s * 0.25} 0t${s * 0.25} 0`,
          i % 2 ? b : a,
          s * 0.07,
        ),
      )
      .join(''),
  (s, a, b) =>
    circle(0, 0, s * 0.36, a) +
    circle(0, 0, s * 0.25, p.paper) +
    circle(0, 0, s * 0.13, b) +
    [-1, 1].map((x) => [-1, 1].map((y) => circle(x * s * 0.42, y * s * 0.42, s * 0.1, b)).join('')).join(''),
];
const tile = (s, n, [a, b] = [p.enamel, p.brass], ground = '#F7F3E8') =>
  box(-s / 2, -s / 2, s, s, ground, 8) +
  within(box(-s / 2 + 8, -s / 2 + 8, s - 16, s - 16, '#000'), motifs[n % motifs.length](s * 0.94, a, b)) +
  line(`M${-s / 2 + 6} ${s / 2 - 6}V${-s / 2 + 6}H${s / 2 - 6}`, p.paper, 6, 'opacity="0.8"');
const brush = (long, colour) =>
  box(-10, -long, 20, long, colour, 10) +
  box(-13, -20, 26, 60, p.stone, 4) +
  shape('M-13 40H13Q16 90 0 120Q-16 90-13 40z', p.enamel);
const paint = (r, colour) =>
  circle(0, 0, r, p.paper) +
  circle(0, 0, r * 0.84, dark(colour, 0.25)) +
  circle(0, 4, r * 0.79, colour) +
  line(`M${-r * 0.4} ${r * 0.1}Q0 ${-r * 0.5} ${r * 0.4} ${-r * 0.1}`, light(colour, 0.3), r * 0.12);

const painting = () =>
  boards('#C9A57C', { count: 6, seed: 3 }) +
  lifted(box(250, 520, 1010, 1010, '#F3EEE2', 10), 'mid') +
  lifted(
    times(9, (i) =>
      i === 4
        ? ''
        : at(
            430 + (i % 3) * 325,
            700 + Math.floor(i / 3) * 325,
            tile(300, [0, 1, 2, 3, 0, 4, 2, 1, 3][i], i % 2 ? [p.enamel, p.brass] : [fern, p.tomatoBright]),
          ),
    ),
    'low',
  ) +
  lifted(
    at(
      755,
      1025,
      box(-150, -150, 300, 300, '#F7F3E8', 8) +
        faded(
          0.5,
          circle(0, 0, 106, 'none', `stroke="${p.stone}" stroke-width="5"`) +
            line('M-150-150L150 150M150-150L-150 150', p.stone, 4),
        ) +
        around(3, 70, (x, y, a) => at(x, y, at(-60, 0, leaf(120, p.enamel)), a), -90) +
        circle(0, 0, 26, p.brass),
    ),
    'low',
  ) +
  lifted(at(1000, 820, brush(420, p.wood), 212), 'mid') +
  lifted(
    [p.enamel, p.brass, fern, p.tomatoBright].map((colour, i) => at(1410, 560 + i * 240, paint(104, colour))).join(''),
    'mid',
  ) +
  lifted(at(330, 270, cup(210, { china: glazes[0], drink: '#B06A35', art: false })), 'mid') +
  lifted(
    at(850, 270, plate(190, { rim: p.cream })) +
      at(
        850,
        270,
        [-64, 0, 64]
          .map((x, i) =>
            at(
              x,
              (i % 2) * 14,
              box(-28, -90, 56, 180, '#E8C17E', 10) +
                [-50, -10, 30].map((y) => circle(0, y + 10, 7, '#B98A4A')).join(''),
              8,
            ),
          )
          .join(''),
      ),
    'mid',
  ) +
  lifted(at(380, 1760, brush(420, p.tomato), 100) + at(420, 1850, brush(380, p.bottle), 94), 'low') +
  lifted(
    at(1240, 1770, circle(0, 0, 130, '#DCEAF0') + circle(0, 0, 108, '#8FB0D8') + circle(-20, -16, 50, '#A9C4E2')),
    'mid',
  );

const splashback = () =>
  box(0, 0, 1600, 1320, '#EFE7D6') +
  times(20, (i) =>
    at(
      160 + (i % 5) * 320,
      190 + Math.floor(i / 5) * 320,
      tile(308, [2, 0, 1, 4, 3][(i + Math.floor(i / 5) * 2) % 5], i % 2 ? [p.enamel, p.brass] : [fern, p.tomatoBright]),
    ),
  ) +
  box(0, 1320, 1600, 680, p.woodLight) +
  box(0, 1320, 1600, 44, light(p.woodLight, 0.3)) +
  boards(p.woodLight, { y: 1364, count: 3, seed: 7 }) +
  lifted(
    at(470, 1480, pot('vase', 380, glazes[0])) +
      at(470, 1040, sprig(6, 130, fern, 66), -6) +
      at(440, 1050, sprig(5, 110, light(fern, 0.14), 60), -26) +
      at(500, 1050, sprig(5, 110, fern, 60), 22),
    'mid',
  ) +
  lifted(
    at(920, 1540, pot('bowl', 270, p.enamel)) +
      [
        [820, 1390],
        [920, 1370],
        [1020, 1392],
      ]
        .map(([x, y], i) => circle(x, y, 76, [p.brass, p.tomatoBright, p.brass][i]))
        .join('') +
      at(920, 1540, pot('bowl', 270, p.enamel)),
    'mid',
  ) +
  lifted(at(1330, 1560, pot('mug', 230, p.brass)), 'mid');

export const fernwick = {
  fernwickWheel: { cover: candlelight, work: shelves, close: [350, 760, 900], details: [[60, 640, 940]] },
  fernwickTile: { cover: painting, work: splashback, close: [380, 620, 860] },
};
