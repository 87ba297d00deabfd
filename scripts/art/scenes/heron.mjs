import { palette as p } from '../palette.mjs';
import { bird, hull, kettle, narrowboat, rose } from '../parts/boat.mjs';
import { berry, cherryTomato, citrus, leaf, loaf, slice, sprig } from '../parts/food.mjs';
import { boards, plain, ridge, ripples, sky, stars } from '../parts/grounds.mjs';
import { candle, glow, jar, lantern, moon, reeds, shelf, steam, wine } from '../parts/room.mjs';
import { around, at, box, circle, dark, faded, lifted, line, oval, shape, times, within } from '../parts/svg.mjs';
import { board, bowl, plate, tumbler } from '../parts/table.mjs';

const bank = (seed, y, colour) => ridge(seed, y, 150, y + 240, colour, 120);
const morning = () =>
  sky(['#F3D9C2', '#F5E2CE', '#F7EADA', '#F3EDE2'], 1180) +
  circle(1130, 470, 150, '#F4B77A') +
  bank(3, 760, '#CFDCD0') +
  bank(8, 880, '#B3CBBB') +
  faded(0.7, box(0, 860, 1600, 60, '#F7EADA', 30)) +
  bank(5, 1010, '#86AE95') +
  faded(0.6, box(-100, 960, 1100, 50, '#F7EADA', 25) + box(600, 1040, 1100, 44, '#F7EADA', 22)) +
  bank(11, 1130, '#4F8168') +
  box(0, 1180, 1600, 820, '#9CBFC2') +
  faded(0.35, box(0, 1180, 1600, 130, '#4F8168') + ridgeDown('#4F8168')) +
  steam(520, 800, 120, p.paper) +
  lifted(at(800, 1260, narrowboat()), 'low') +
  faded(
    0.35,
    `<g transform="translate(800 1300) scale(1 -.55)">${shape('M-790-70C-760-20-740 10-690 40H610Q660 0 680-70z', hull) + shape('M-640-60L-560-240H440L500-60z', p.bottle)}</g>`,
  ) +
  ripples(5, 40, [60, 1330, 1540, 1960], p.paper, 0.55) +
  faded(
    0.5,
    [
      [200, 1290, 700],
      [900, 1350, 800],
      [-60, 1440, 620],
    ]
      .map(([x, y, w]) => box(x, y, w, 36, p.paper, 18))
      .join(''),
  ) +
  reeds(170, 1960, 620, '#3E6B52') +
  reeds(1430, 1980, 520, '#3E6B52') +
  at(1290, 1830, bird(330)) +
  ripples(2, 6, [1180, 1830, 1440, 1850], p.paper, 0.7);
const ridgeDown = (colour) =>
  `<g transform="translate(0 2420) scale(1 -1)">${ridge(11, 1130, 150, 1250, colour, 120)}</g>`;

const galley = () =>
  plain('#E8D9BE') +
  boards('#E2CFA8', { count: 14, tall: 1320, seed: 4 }) +
  [360, 1240]
    .map(
      (x) =>
        circle(x, 560, 236, p.brassDeep) +
        circle(x, 560, 206, '#DCE9E4') +
        roundView(x) +
        around(8, 221, (dx, dy) => circle(x + dx, 560 + dy, 11, dark(p.brassDeep, 0.3))),
    )
    .join('') +
  lifted(
    at(
      800,
      700,
      box(-110, -420, 220, 420, p.bottle, 10) +
        box(-90, -400, 180, 380, p.cream, 6) +
        at(0, -300, rose(52)) +
        at(0, -130, rose(40)) +
        line('M0-250V-180', '#6FB06A', 10),
    ),
    'low',
  ) +
  shelf(970, 80, 1520) +
  lifted(
    [p.tomatoBright, p.brass, p.enamel, p.bottle]
      .map((colour, i) =>
        at(210 + i * 190, 970, shape('M-60-110H60Q52 0 0 0T-60-110z', colour) + line('M56-92q46 0 18 62', colour, 14)),
      )
      .join('') +
      at(1100, 970, jar(140, 190, '#E9BF6A')) +
      at(1280, 970, jar(120, 150, p.tomato)) +
      at(1430, 970, jar(130, 180, p.leaf)),
    'low',
  ) +
  box(0, 1330, 1600, 670, p.bottle) +
  box(0, 1310, 1600, 60, p.woodLight) +
  [60, 580, 1100]
    .map(
      (x) =>
        box(x, 1430, 440, 500, p.bottleDeep, 16) +
        box(x + 30, 1460, 380, 440, p.bottle, 10) +
        at(x + 220, 1680, rose(70)),
    )
    .join('') +
  lifted(
    at(500, 1320, kettle(260, p.tomato)) +
      at(1120, 1320, shape('M-250 0Q-240-70-200-70H200Q240-70 250 0z', p.woodLight) + at(0, -60, hamperBread())),
    'low',
  ) +
  steam(660, 1030, 90);
const roundView = (x) =>
  within(
    circle(x, 560, 206, '#000'),
    at(
      x,
      560,
      box(-210, -210, 420, 250, '#CFE3EE') +
        circle(70, -90, 44, p.brass) +
        oval(-90, 50, 170, 90, '#86AE95') +
        oval(120, 60, 150, 70, '#4F8168') +
        box(-210, 60, 420, 160, '#9CBFC2') +
        line('M-120 110h100M20 140h110', p.paper, 8),
    ),
  );
const hamperBread = () =>
  shape('M-180 0C-200-120-90-160 0-160S200-120 180 0z', '#A8683A') +
  [-80, 0, 80]
    .map((x) => shape(`M${x - 30}-40Q${x - 24}-110 ${x + 20}-130Q${x + 20}-70 ${x - 30}-40z`, p.cream))
    .join('');

const string = (y, sag, count, size) =>
  line(`M-20 ${y}Q800 ${y + sag * 2} 1620 ${y}`, p.ink, 8) +
  times(count, (i) => {
    const part = (i + 0.5) / count;
    const x = part * 1640 - 20;
    return at(
      x,
      y + sag * 4 * part * (1 - part) + size * 1.84,
      lantern(size, [p.brass, p.tomatoBright, p.brass, '#E59A86'][i % 4]),
    );
  });
const lockside = () =>
  ridge(4, 880, 140, 1300, '#22304F', 200) +
  shape('M0 900H520V1240H0z', '#2C3552') +
  shape('M120 1240V1080Q120 960 260 960T400 1080V1240z', '#1B2440') +
  times(5, (i) => box(0, 930 + i * 62, 520, 6, '#1B2440', 0, 'opacity="0.5"')) +
  shape('M1240 760H1420L1460 1240H1200z', '#2C3552') +
  shape('M1180 770L1330 640L1480 770z', '#1B2440') +
  box(1290, 880, 80, 110, p.brass, 40);

const supper = () =>
  sky(['#141C3A', '#1C2748', '#293559', '#3E456C', '#62527A'], 1180) +
  stars(9, 700) +
  moon(860, 800, 96) +
  lockside() +
  box(0, 1050, 1600, 950, '#1F3D5A') +
  faded(
    0.6,
    times(9, (i) => box(790 + (i % 3) * 30, 1064 + i * 34, 170 - (i % 4) * 26, 12, p.cream, 6)),
  ) +
  ripples(3, 30, [20, 1066, 1580, 1500], '#7FA6C4', 0.4) +
  faded(
    0.5,
    times(7, (i) => box(120 + i * 210, 1090 + (i % 3) * 40, 80, 12, p.brass, 6)),
  ) +
  string(330, 90, 6, 104) +
  at(0, -190, deckTable());

const deckTable = () =>
  lifted(
    box(-20, 1390, 1640, 40, p.tomato) +
      times(9, (i) => box(60 + i * 190, 1430, 24, 200, p.bottle)) +
      box(-20, 1560, 1640, 60, p.bottle),
    'low',
  ) +
  lifted(
    shape('M-40 1620H1640V2200H-40z', p.paper) +
      faded(
        0.6,
        times(11, (i) => box(20 + i * 160, 1620, 60, 580, p.tomatoBright)) +
          box(0, 1690, 1600, 46, p.tomatoBright) +
          box(0, 1850, 1600, 46, p.tomatoBright) +
          box(0, 2010, 1600, 46, p.tomatoBright),
      ),
    'mid',
  ) +
  lifted(
    at(800, 1640, candle(76, 210)) +
      at(650, 1650, candle(60, 150)) +
      at(330, 1700, wine(420, p.tomato)) +
      at(1250, 1700, wine(420, '#EBDD8E')),
    'low',
  ) +
  lifted(
    `<g transform="translate(430 1830) scale(1 .5)">${plate(260, { band: p.enamel }) + around(5, 100, (x, y, a, i) => at(x, y, i % 2 ? cherryTomato(46) : citrus(54))) + at(0, 0, leaf(120), -30)}</g><g transform="translate(1120 1840) scale(1 .5)">${plate(260, { band: p.enamel }) + shape('M-150 20C-140-90 90-110 150 0S60 110-150 20z', '#E59A86') + at(40, 60, sprig(2, 60), 60)}</g>`,
    'mid',
  );

const onDeck = () =>
  boards('#6B4A38', { count: 8, seed: 6 }) +
  lifted(
    box(180, 250, 1240, 1500, p.enamel, 20) +
      faded(
        0.18,
        times(8, (i) => box(180 + i * 165, 250, 70, 1500, p.paper)) +
          times(9, (i) => box(180, 300 + i * 170, 1240, 70, p.paper)),
      ),
    'mid',
  ) +
  lifted(
    at(800, 760, board(760, 520, p.woodLight), 6) +
      at(640, 740, loaf(190)) +
      at(960, 700, slice(200), 20) +
      at(1040, 860, slice(190), -16),
    'mid',
  ) +
  lifted(
    [
      [440, 1260],
      [1170, 1260],
    ]
      .map(
        ([x, y], n) =>
          at(x, y, plate(270, { rim: p.cream })) +
          at(
            x,
            y,
            n
              ? around(6, 110, (dx, dy, a, i) => at(dx, dy, i % 2 ? cherryTomato(44) : leaf(90, p.leaf))) +
                  circle(0, 0, 70, p.paper)
              : shape('M-150 20C-140-90 90-110 150 0S60 110-150 20z', '#E59A86') +
                  at(30, 60, citrus(66)) +
                  at(-40, 70, sprig(2, 54), -70),
          ),
      )
      .join(''),
    'mid',
  ) +
  lifted(
    at(800, 1520, bowl(190, p.bottle, '#E9BF6A')) +
      at(
        800,
        1520,
        around(6, 84, (x, y, _a, i) => at(x, y, berry(40, i % 2 ? p.plum : p.enamel))),
      ) +
      at(340, 430, tumbler(130, p.tomato)) +
      at(1260, 430, tumbler(130, '#EBDD8E')) +
      at(1260, 1600, tumbler(130, '#EBDD8E')),
    'mid',
  ) +
  glow(800, 1080, 430) +
  lifted(
    at(
      800,
      1090,
      circle(0, 0, 96, p.brassDeep) + circle(0, 0, 74, p.cream) + circle(0, 0, 30, p.brass) + circle(0, 0, 13, p.paper),
    ),
    'mid',
  );

export const heron = {
  heronTrip: {
    cover: morning,
    work: galley,
    close: [640, 700, 840],
    details: [
      [60, 260, 960],
      [420, 940, 820],
      [660, 560, 900],
    ],
  },
  heronSupper: { cover: supper, work: onDeck, close: [560, 380, 980] },
};
