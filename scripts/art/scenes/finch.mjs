import { palette as p } from '../palette.mjs';
import { bean, berry, butter, citrus, croissant, egg, leaf, pancake, raspberry, slice } from '../parts/food.mjs';
import { boards, plain, stripes, terrazzo, tiles } from '../parts/grounds.mjs';
import { jar, plant, shelf, steam } from '../parts/room.mjs';
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
  oval,
  scattered,
  shape,
  times,
} from '../parts/svg.mjs';
import { cup, fork, knife, plate, ramekin, spoon } from '../parts/table.mjs';

const roast = '#5B3320';
const copper = '#C8703F';
const beans = (seed, count, area, r = 22) =>
  scattered(seed, count, area, (x, y, random) =>
    at(x, y, bean(r, random() < 0.5 ? roast : '#6E4129'), Math.round(random(0, 180))),
  );

const bird = (s, colour) =>
  shape(
    `M${-s} ${s * 0.1}C${-s * 0.6} ${-s * 0.1} ${-s * 0.5} ${-s * 0.7} ${s * 0.1} ${-s * 0.7}C${s * 0.4} ${-s * 0.7} ${s * 0.5} ${-s * 0.5} ${s * 0.52} ${-s * 0.42}L${s * 0.8} ${-s * 0.3}L${s * 0.5} ${-s * 0.24}C${s * 0.46} ${s * 0.3} ${s * 0.1} ${s * 0.5} ${-s * 0.3} ${s * 0.4}L${-s * 0.9} ${s * 0.66}z`,
    colour,
  ) + circle(s * 0.28, -s * 0.44, s * 0.07, p.cream);
/** A bag of the week's roast, lying down. */
const bag = (w) =>
  shape(`M${-w / 2} ${-w * 0.8}H${w / 2}L${w * 0.53} ${w * 0.72}Q0 ${w * 0.82} ${-w * 0.53} ${w * 0.72}z`, copper) +
  shape(
    `M${w * 0.18} ${-w * 0.8}H${w / 2}L${w * 0.53} ${w * 0.72}Q${w * 0.36} ${w * 0.76} ${w * 0.2} ${w * 0.77}z`,
    dark(copper, 0.16),
  ) +
  box(-w * 0.52, -w * 0.86, w * 1.04, w * 0.16, dark(copper, 0.3), 8) +
  box(-w * 0.3, -w * 0.3, w * 0.6, w * 0.66, p.cream, 12) +
  at(0, 0, bird(w * 0.2, copper)) +
  box(-w * 0.18, w * 0.18, w * 0.36, w * 0.035, roast, 6) +
  box(-w * 0.12, w * 0.25, w * 0.24, w * 0.025, copper, 6);

const brunch = () =>
  terrazzo('#F3EEE2', ['#D98F7B', '#8FB5A0', '#E9BF6A', '#B9B3A6'], 6) +
  lifted(at(560, 840, plate(430, { rim: '#DCE8E0', well: p.paper })), 'mid') +
  lifted(at(560, 860, pancake(250)) + at(545, 840, pancake(240)) + at(565, 822, pancake(230)), 'low') +
  at(
    565,
    822,
    shape(
      'M-150 20C-190-80-60-110 0-90S150-90 160 0S120 130 60 100C40 150 10 150 0 110C-60 130-140 90-150 20z',
      '#B5662B',
      'opacity="0.75"',
    ) + at(0, 0, butter(110), 16),
  ) +
  lifted(
    [
      [330, 690],
      [290, 900],
      [410, 1090],
      [790, 660],
      [830, 930],
    ]
      .map(([x, y], i) => at(x, y, i % 2 ? raspberry(44) : berry(42)))
      .join(''),
    'low',
  ) +
  at(810, 770, leaf(100), -30) +
  at(330, 990, leaf(90), 140) +
  lifted(at(1130, 1310, plate(400, { rim: p.paper, band: copper })), 'mid') +
  lifted(at(1110, 1310, slice(420, '#B98552'), 14), 'low') +
  at(
    1110,
    1330,
    at(
      0,
      0,
      shape('M-150-40C-150-130 140-130 150-30S120 130 0 130S-150 60-150-40z', '#A9C46C') +
        times(5, (i) => line(`M${-110 + i * 10} ${-60 + i * 40}q60 20 120 0t90 -6`, '#8CAA52', 12)),
      14,
    ),
  ) +
  lifted(at(1120, 1310, egg(140, 6)), 'low') +
  at(
    1120,
    1310,
    times(5, (i) => circle(-70 + i * 34, 70 - (i % 2) * 120, 6, p.tomato)),
  ) +
  lifted(at(1390, 1350, citrus(70)), 'low') +
  lifted(at(1240, 620, cup(230, { china: '#2F6A5C', drink: '#B07A4C' })), 'mid') +
  lifted(at(330, 1500, cup(230, { china: '#2F6A5C', drink: '#B07A4C', handle: 150 })), 'mid') +
  lifted(at(1290, 250, bag(300), 12), 'mid') +
  beans(4, 16, [860, 160, 1060, 420]) +
  lifted(at(120, 900, fork(copper), -6) + at(690, 1500, knife(copper), 12), 'low') +
  lifted(at(240, 260, ramekin(120, '#B5662B')), 'low');

const roaster = () =>
  box(-330, -90, 660, 40, p.ink, 10) +
  box(-270, -60, 50, 60, p.ink) +
  box(220, -60, 50, 60, p.ink) +
  shape('M-60-620H260L150-430H50z', copper) +
  shape('M130-620H260L150-430H110z', dark(copper, 0.18)) +
  oval(100, -620, 160, 28, roast) +
  box(-250, -440, 500, 360, copper, 180) +
  box(20, -440, 230, 360, dark(copper, 0.16), 120) +
  circle(-70, -260, 150, dark(copper, 0.35)) +
  circle(-70, -260, 122, '#3A2519') +
  [
    [-110, -300],
    [-40, -310],
    [-120, -220],
    [-60, -250],
    [-20, -200],
    [-90, -170],
  ]
    .map(([x, y], i) => at(x, y, bean(26, i % 2 ? roast : '#7A4A2E'), i * 47))
    .join('') +
  box(250, -470, 70, 390, p.ink, 12) +
  line('M285-470V-760H420', p.ink, 46) +
  circle(285, -330, 34, p.cream) +
  line('M285-330l16-14', p.tomato, 6);

const counter = () =>
  tiles('#2F6A5C', { tile: [150, 150], bond: 0, bottom: 1350, seed: 8 }) +
  shelf(500, 60, 980, p.woodLight) +
  lifted(
    [0, 1, 2, 3, 4]
      .map((i) => at(150 + i * 185, 500, i % 2 ? jar(130, 200, roast, p.woodLight) : at(0, -98, bag(140))))
      .join(''),
    'low',
  ) +
  shelf(840, 60, 640, p.woodLight) +
  lifted(
    [0, 1, 2]
      .map((i) =>
        at(
          160 + i * 190,
          840,
          at(
            0,
            -2,
            shape('M-70-110H70Q60 0 0 0T-70-110z', [p.paper, p.brass, p.tomatoBright][i]) +
              line('M66-90q50 0 20 60', [p.paper, p.brass, p.tomatoBright][i], 16),
          ),
        ),
      )
      .join(''),
    'low',
  ) +
  lifted(at(1060, 1350, roaster()), 'low') +
  box(0, 1350, 1600, 650, p.woodLight) +
  boards(p.woodLight, { y: 1350, count: 4, seed: 5 }) +
  lifted(
    at(
      330,
      1430,
      shape('M-150-210H150Q140 0 0 0T-150-210z', p.paper) +
        line('M140-170q100 0 50 110', p.paper, 30) +
        oval(0, -210, 150, 30, p.sunken) +
        oval(0, -208, 130, 22, '#B07A4C') +
        oval(0, 10, 230, 34, p.porcelain),
    ),
    'low',
  ) +
  steam(330, 1180, 110) +
  lifted(
    oval(900, 1640, 330, 90, p.paper) +
      `<g transform="translate(900 1600) scale(1 .62)">${at(-120, 0, croissant(170), -10)}${at(140, 20, croissant(150), 20)}</g>`,
    'low',
  ) +
  beans(7, 22, [200, 1700, 700, 1860], 24);

const tasting = (shade) =>
  circle(0, 0, 190, p.paper) +
  circle(0, 0, 166, dark(shade, 0.3)) +
  circle(0, 4, 158, shade) +
  around(8, 140, (x, y, _a, i) => circle(x, y, 12 + (i % 3) * 5, light(shade, 0.26))) +
  shape('M-96-60Q-60-110 0-118', 'none', `stroke="${light(shade, 0.35)}" stroke-width="14" stroke-linecap="round"`);
const coffees = ['#4A2A1A', '#6B3F25', '#8A5430', '#A66B3B', '#5B3320', '#7A4A2E'];
const names = [p.tomatoBright, p.brass, '#8FB5A0', p.plum, p.enamel, copper];

const cupping = () =>
  plain('#26343A') +
  stripes('#26343A', '#2C3C43', 200, 1) +
  coffees
    .map(
      (coffee, i) =>
        lifted(at(430 + (i % 2) * 620, 530 + Math.floor(i / 2) * 470, tasting(coffee)), 'mid') +
        lifted(
          at(
            680 + (i % 2) * 620,
            650 + Math.floor(i / 2) * 470,
            box(-64, -50, 128, 100, p.cream, 8) +
              circle(-30, -14, 15, names[i]) +
              box(-6, -20, 56, 10, roast, 5) +
              box(-44, 14, 90, 8, p.stone, 4),
            -6,
          ),
          'low',
        ),
    )
    .join('') +
  lifted(at(740, 900, spoon(p.brass), 16) + at(750, 1420, spoon(p.brass), -12), 'low') +
  beans(3, 26, [90, 130, 1500, 320]) +
  beans(5, 22, [100, 1740, 1500, 1900]) +
  lifted(
    at(1440, 1700, plate(150, { rim: copper, well: light(copper, 0.3) })) + at(1440, 1700, croissant(96), 20),
    'mid',
  );

const pour = () =>
  plain('#E9BF6A') +
  tiles('#E9BF6A', { tile: [200, 200], bond: 0, bottom: 1400, grout: '#DDB05A' }) +
  box(0, 1400, 1600, 600, '#F3EEE2') +
  box(0, 1400, 1600, 40, p.paper) +
  lifted(
    box(460, 560, 680, 30, p.wood, 10) +
      box(480, 590, 30, 840, p.wood) +
      box(1090, 590, 30, 840, p.wood) +
      box(400, 1410, 800, 50, p.wood, 16),
    'low',
  ) +
  lifted(
    shape('M560 480H1040L880 760H720z', p.paper) +
      shape('M590 480H1010L964 560H636z', roast) +
      oval(800, 480, 240, 36, dark(p.paper, 0.08)) +
      oval(800, 482, 200, 24, roast) +
      box(720, 750, 160, 26, copper, 8),
    'low',
  ) +
  shape('M800 786c-20 36-24 48-24 58a24 24 0 0 0 48 0c0-10-4-22-24-58z', '#7A4A2E') +
  lifted(
    faded(0.75, shape('M640 960H960L900 1060C1020 1140 1020 1410 960 1410H640C580 1410 580 1140 700 1060z', p.paper)) +
      shape('M606 1220H994C1004 1320 990 1396 950 1396H650C610 1396 596 1320 606 1220z', '#6B3F25') +
      oval(800, 1220, 194, 22, '#8A5430') +
      line('M670 1110q-50 70-50 170', p.paper, 14, 'opacity="0.8"'),
    'low',
  ) +
  steam(800, 420, 110) +
  lifted(at(1370, 1480, at(0, -160, bag(230))) + at(230, 1500, plant(330, copper, '#3F7A4C', 8)), 'low') +
  beans(9, 34, [260, 1640, 1340, 1860], 28);

export const finch = {
  finchBrunch: { cover: brunch, work: counter, close: [120, 420, 900] },
  finchCupping: { cover: cupping, work: pour, close: [120, 760, 860] },
};
