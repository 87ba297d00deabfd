import { palette as p } from './palette.mjs';
import { around, at, box, circle, dark, light, line, lump, oval, shape, times, within } from './parts/svg.mjs';
import { leaf } from './parts/food.mjs';

const side = 1200;
/** A mark on its own colour. It keeps clear of the corners, which round avatars cut off. */
const mark = (ground, ...parts) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}">${box(0, 0, side, side, ground)}${at(600, 600, parts.join(''))}</svg>`;

const grain = (w, h, colour) =>
  shape(`M0 0C${w} ${-h * 0.3} ${w} ${-h * 0.8} 0 ${-h}C${-w * 0.7} ${-h * 0.7} ${-w * 0.7} ${-h * 0.3} 0 0z`, colour);
/** A flame with an ear of rye in it. */
const ember = () =>
  mark(
    p.tomato,
    shape(
      'M-20-440C60-300 290-200 290 90C290 290 150 420 0 420S-290 290-290 90C-290-50-210-120-170-230C-120-200-100-160-94-110C-40-190-20-310-20-440z',
      p.cream,
    ),
    line('M0 360V-60', p.tomato, 24),
    times(5, (i) =>
      at(0, 280 - i * 76, at(10, 0, grain(46, 116, p.tomato), 42) + at(-10, 0, grain(46, 116, p.tomato), -42)),
    ),
    at(0, -60, grain(44, 130, p.tomato)),
  );

/** An oyster shell with its pearl: frills that grow from the hinge. */
const frill = (size, seed, colour) =>
  at(0, 400, `<g transform="scale(${size})">${at(0, -400, shape(lump(420, seed, 0.07, 1.04, 15), colour))}</g>`);
const tidewrack = () =>
  mark(
    '#1E4A5A',
    at(
      0,
      0,
      frill(0.98, 21, '#7FA3A8') +
        frill(0.86, 26, '#D6E2DF') +
        frill(0.74, 22, '#7FA3A8') +
        frill(0.63, 28, '#D6E2DF') +
        frill(0.5, 24, '#2F6474'),
      28,
    ),
    circle(-90, 170, 84, '#F7E3D6'),
    circle(-112, 146, 26, p.paper),
  );

const needles = (long, turn) =>
  [-1, 1]
    .map((way) =>
      at(
        0,
        0,
        shape(
          `M0 0Q${way * long * 0.5} ${-long * 0.24} ${way * long} ${-long * 0.5}Q${way * long * 0.44} 0 0 ${long * 0.2}z`,
          p.bottle,
        ),
        turn,
      ),
    )
    .join('');
const juniper = () =>
  mark(
    p.cream,
    at(
      0,
      0,
      line('M-30 420Q60 100 0-400', p.bottle, 28) +
        times(6, (i) => at(14 - Math.abs(i - 2) * 6, 260 - i * 116, needles(250 - i * 26, 0))) +
        at(2, -400, shape('M0-60L34 60H-34z', p.bottle)),
      12,
    ),
    [
      [-150, 130, 92],
      [150, 10, 86],
      [-90, -120, 70],
    ]
      .map(
        ([x, y, r]) =>
          circle(x, y, r, '#3A3F78') +
          circle(x - r * 0.1, y - r * 0.1, r * 0.82, '#4F56A0') +
          around(3, r * 0.2, (dx, dy, a) => at(x + dx, y + dy, line(`M0 0h${r * 0.2}`, p.cream, r * 0.09), a), -90),
      )
      .join(''),
  );

const waveLine = (y, colour, half = 400) =>
  line(`M${-half} ${y}q${half / 4} ${-half / 4} ${half / 2} 0t${half / 2} 0t${half / 2} 0t${half / 2} 0`, colour, 50);
const saltmarsh = () =>
  mark(
    '#2D6F7E',
    [-150, 0, 150]
      .map((x, i) => line(`M${x} ${i === 1 ? -20 : 0}c-90-90 90-170 0-${i === 1 ? 300 : 240}`, '#F3D9B8', 50))
      .join(''),
    waveLine(140, p.paper),
    waveLine(260, '#BFE0E3', 320),
    waveLine(380, '#8CC0C8', 220),
  );

/** A quill for the middle column of a house. */
const quillon = () =>
  mark(
    p.bottleDeep,
    shape('M-430-130L0-430L430-130z', p.brass),
    box(-400, 330, 800, 60, p.brass),
    [-1, 1].map((way) => box(way * 300 - 50, -90, 100, 380, p.brass)).join(''),
    at(
      0,
      0,
      shape('M0-330C150-200 150 60 20 210L-20 210C-150 60-150-200 0-330z', p.cream) +
        line('M0-250V290', p.bottleDeep, 16) +
        [
          [-1, -40],
          [1, 60],
          [-1, 110],
        ]
          .map(([way, y]) => line(`M0 ${y + 30}L${way * 120} ${y - 40}`, p.bottleDeep, 16))
          .join('') +
        line('M0 210V300', p.cream, 24),
    ),
  );

const finch = () =>
  mark(
    '#F6E6D2',
    shape(
      'M-420 330L-60-40C-40-250 90-360 220-340C300-330 340-290 352-236L450-190L350-150C350 90 190 260-40 260C-130 260-180 240-220 220z',
      '#C8703F',
    ),
    shape('M-300 250C-250 30-60-60 130 20C90 190-70 300-300 250z', '#8E4527'),
    circle(240, -236, 32, '#F6E6D2'),
    circle(246, -236, 16, p.ink),
    shape('M352-236L450-190L350-150z', p.brassDeep),
    line('M-10 260V370M80 246V370M-60 372H140', '#8E4527', 26),
  );

/** The north star, bolted to the wall like a hold. */
const star = (long, wide, colour) =>
  around(
    4,
    0,
    (_x, _y, angle) =>
      at(
        0,
        0,
        shape(`M0 0L${wide} ${-wide}L${long} 0z`, colour) +
          shape(`M0 0L${wide} ${wide}L${long} 0z`, dark(colour, 0.16)),
        angle,
      ),
    -90,
  );
const northlight = () =>
  mark(
    '#22314A',
    shape(lump(430, 31, 0.09), p.tomatoBright),
    at(-20, -24, shape(lump(350, 31, 0.09), light(p.tomatoBright, 0.16))),
    at(0, 0, star(190, 50, p.cream), 45),
    star(330, 70, p.cream),
    circle(0, 0, 34, '#22314A'),
  );

const frond = (long) =>
  line(`M0 0Q${long * 0.08} ${-long * 0.5} 0 ${-long}`, '#DDEBD2', 18) +
  times(7, (i) =>
    [-1, 1]
      .map((way) =>
        at(
          long * 0.035,
          -long * (0.2 + i * 0.115),
          `<g transform="scale(${way} 1)">${at(0, 0, shape(`M0 0Q${60 - i * 3} ${-46 + i * 2} ${150 - i * 17} 0Q${60 - i * 3} ${34 - i * 2} 0 0z`, '#DDEBD2'), -30)}</g>`,
        ),
      )
      .join(''),
  ) +
  at(0, -long, shape('M-20 10Q0-70 20 10z', '#DDEBD2'));
const fernwick = () =>
  mark(
    '#2F5E4E',
    at(-30, 90, frond(400), -42) + at(30, 90, frond(400), 42) + at(0, 90, frond(520)),
    shape('M-240 90H240C250 260 190 380 110 420H-110C-190 380-250 260-240 90z', '#C9704E'),
    box(-260, 64, 520, 64, '#DC8A68', 20),
    line('M-226 230q56 40 113 0t113 0t113 0t113 0', '#F6E6D2', 22),
  );

const petal = (w, h, colour) =>
  shape(`M0 0C${-w} ${-h * 0.3} ${-w * 0.8} ${-h * 0.8} 0 ${-h}C${w * 0.8} ${-h * 0.8} ${w} ${-h * 0.3} 0 0z`, colour);
const saffron = () =>
  mark(
    '#EFA52E',
    at(
      0,
      300,
      at(0, 0, petal(190, 600, '#5B2A66'), -42) +
        at(0, 0, petal(190, 600, '#5B2A66'), 42) +
        at(0, 0, petal(190, 640, '#7A3E86'), -20) +
        at(0, 0, petal(190, 640, '#7A3E86'), 20),
    ),
    [-20, 0, 20]
      .map((turn) =>
        at(0, 240, line('M0-60Q14-300 0-560', p.tomato, 34) + circle(0, -566, 32, p.tomatoBright), turn * 0.8),
      )
      .join(''),
    at(0, 300, petal(170, 430, '#9A5FA8')),
    line('M0 290V430', '#3F6B3A', 44),
  );

const nettleHalf = (way) =>
  `C${way * 60}-380 ${way * 110}-330 ${way * 130}-300L${way * 160}-330L${way * 196}-226L${way * 236}-246L${way * 256}-136L${way * 300}-146L${way * 292}-36L${way * 330}-30L${way * 292} 76L${way * 320} 100L${way * 250} 186L${way * 262} 220L${way * 150} 276Q${way * 90} 316 0 310z`;
const nettle = () =>
  mark(
    '#4B2C50',
    shape(`M0-430${nettleHalf(-1)}`, '#A9C99A'),
    shape(`M0-430${nettleHalf(1)}`, '#86AE78'),
    line('M0-330V430', '#4B2C50', 22),
    times(4, (i) =>
      line(
        `M0 ${240 - i * 140}L${-180 + i * 26} ${120 - i * 136}M0 ${240 - i * 140}L${180 - i * 26} ${120 - i * 136}`,
        '#4B2C50',
        14,
      ),
    ),
  );

const heron = () =>
  mark(
    '#DCE6EC',
    circle(70, -60, 340, '#F2B27A'),
    line('M-40 160V400M60 160V400', '#3E4F5C', 24),
    shape('M-330 210C-250-60-30-120 130-30C180 60 120 170-40 200C-160 220-250 216-330 210z', '#3E5A6E'),
    line('M110 0C260-90-10-190 90-330', p.paper, 74),
    circle(100, -334, 62, p.paper),
    shape('M130-386L400-300L140-290z', p.brassDeep),
    line('M120-384C40-420-40-400-120-350', p.ink, 26),
    circle(122, -340, 13, p.ink),
    shape('M-330 210C-250 20-80-50 70 30C20 120-140 190-330 210z', '#26404F'),
    line('M-400 410q50-50 100 0t100 0t100 0t100 0t100 0t100 0t100 0t100 0', p.enamel, 34),
  );

const blackberry = (r) =>
  [
    [0, -0.9],
    [-0.5, -0.6],
    [0.5, -0.6],
    [-0.8, -0.1],
    [0, -0.3],
    [0.8, -0.1],
    [-0.5, 0.35],
    [0.5, 0.35],
    [0, 0.2],
    [0, 0.8],
  ]
    .map(
      ([x, y], i) =>
        circle(x * r, y * r, r * 0.44, i % 2 ? '#5B2A5F' : '#7A3E7C') +
        circle(x * r - r * 0.12, y * r - r * 0.14, r * 0.1, '#C9A0CB'),
    )
    .join('');
/** A needle whose thread grows into a bramble. */
const bramble = () =>
  mark(
    '#E9B9A4',
    line('M-190 290C-420 150-300-60-60-60S330-220 120-380S-330-330-250-190', p.bottle, 26),
    at(-90, -60, leaf(170, p.bottle), 70) +
      at(150, -120, leaf(170, p.bottle), 20) +
      at(120, -380, leaf(170, p.bottle), -30) +
      at(-300, 90, leaf(150, p.bottle), 170) +
      at(-40, -420, leaf(140, p.bottle), 200),
    at(
      -240,
      -170,
      at(0, 40, blackberry(96)) + [-40, -90, -140].map((turn) => at(0, -50, leaf(76, p.leaf), turn)).join(''),
    ),
    at(
      0,
      0,
      shape('M-230 330Q-200 230-130 250L430 400L-120 420Q-230 420-230 330z', 'none') +
        within(
          box(-600, -600, 1200, 1200, '#000'),
          at(
            -190,
            300,
            shape('M-70 0C-70-34-20-40 20-34L560 0L20 34C-20 40-70 34-70 0z', p.paper) +
              oval(-16, 0, 34, 12, '#E9B9A4') +
              shape('M20 34L560 0H0z', '#D8DEDC'),
            10,
          ),
        ),
    ),
  );

/** The logos by the brand's key in server/db/seed/brands.ts. */
export const brands = () => ({
  ember: ember(), tidewrack: tidewrack(), juniper: juniper(), saltmarsh: saltmarsh(), quillon: quillon(), finch: finch(),
  northlight: northlight(), fernwick: fernwick(), saffron: saffron(), nettle: nettle(), heron: heron(), bramble: bramble(),
}); // prettier-ignore
