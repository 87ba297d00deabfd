import { palette as p } from './palette.mjs';

/** A wall or sky, what is painted on it, its shade, and two accents. */
const tones = [
  { wall: p.bottleSoft, main: p.bottle, shade: '#A9CDBC', one: p.brass, two: p.tomatoBright },
  { wall: p.cream, main: p.brassDeep, shade: '#F1DDA8', one: p.bottle, two: p.tomatoBright },
  { wall: p.tomatoSoft, main: p.tomatoBright, shade: '#F7C6B8', one: p.bottle, two: p.brass },
  { wall: p.enamelSoft, main: '#5B78D6', shade: '#C3D0F8', one: p.brass, two: p.bottle },
  { wall: p.rose, main: p.plum, shade: '#E2BEDA', one: p.bottle, two: p.brass },
  { wall: p.bottle, main: p.bottleSoft, shade: '#1F6E57', one: p.brass, two: p.tomatoBright },
];

const rect = (x, y, width, height, fill, more = '') =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${more}/>`;
const disc = (x, y, r, fill, more = '') => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${more}/>`;
const path = (d, fill, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`;
const line = (d, stroke, width, more = '') =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" ${more}/>`;
const each = (count, draw) => Array.from({ length: count }, (_, place) => draw(place)).join('');

const leaf = (x, y, turn, size, fill) =>
  path(
    'M0 0C40-50 150-50 200 0 150 50 40 50 0 0Z',
    fill,
    `transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"`,
  );

const plant = (x, y, t, pot) =>
  each(7, (place) => leaf(x, y, -150 + place * 20, 0.95 + (place % 2) * 0.3, place % 2 ? p.leaf : p.bottle)) +
  path(`M${x - 70} ${y - 14}h140l-18 150h-104Z`, pot) +
  rect(x - 80, y - 30, 160, 40, t.shade, 'rx="8"');

const lamp = (x, length, t) =>
  line(`M${x} 0V${length}`, p.ink, 8) +
  path(
    `M${x - 105} ${length + 110}C${x - 90} ${length + 20} ${x - 50} ${length} ${x} ${length}S${x + 90} ${length + 20} ${x + 105} ${length + 110}Z`,
    t.one,
  ) +
  path(`M${x - 40} ${length + 110}a40 34 0 0 0 80 0Z`, p.cream);

const bottle = (x, base, height, fill) =>
  path(
    `M${x - 16} ${base - height}h32v${height * 0.3}c26 12 30 30 30 50v${height * 0.7 - 50}h-92v${50 - height * 0.7}c0-20 4-38 30-50Z`,
    fill,
  );

/** Possible backgrounds for a person. Each returns SVG for a picture of 1200 × 1500. */
export const settings = {
  restaurant: (t) =>
    rect(0, 0, 1200, 1500, t.wall) +
    each(8, (row) =>
      each(9, (column) =>
        rect(column * 150 - (row % 2) * 75 - 70, 560 + row * 120, 138, 108, t.shade, 'rx="10" opacity=".55"'),
      ),
    ) +
    rect(0, 520, 1200, 26, t.main) +
    lamp(210, 190, t) +
    lamp(990, 260, t),
  cafe: (t) =>
    rect(0, 0, 1200, 1500, t.wall) +
    rect(120, 240, 960, 900, p.porcelain, 'rx="18"') +
    rect(160, 280, 425, 820, '#DCEBF0') +
    rect(615, 280, 425, 820, '#DCEBF0') +
    path('M160 940 300 780l130 120 155-180v380H160Z', t.shade) +
    path('M615 900 760 760l140 110 140-90v320H615Z', t.shade) +
    each(8, (place) => path(`M${120 + place * 120} 200h120v110a60 60 0 0 1-120 0Z`, place % 2 ? p.paper : t.main)) +
    rect(90, 170, 1020, 60, t.main, 'rx="12"') +
    plant(1050, 1180, t, t.two),
  bar: (t) =>
    rect(0, 0, 1200, 1500, t.wall) +
    each(3, (row) => {
      const base = 330 + row * 330;
      const colours = [t.one, p.bottle, t.two, p.cream, p.plum, t.main];
      return (
        each(11, (place) =>
          bottle(70 + place * 106, base, 160 + ((place * 7 + row * 3) % 4) * 22, colours[(place + row * 2) % 6]),
        ) +
        rect(0, base, 1200, 26, p.wood) +
        rect(0, base + 26, 1200, 12, p.ink, 'opacity=".18"')
      );
    }),
  hotel: (t) =>
    rect(0, 0, 1200, 1500, t.wall) +
    each(10, (place) => rect(place * 130, 0, 56, 1500, t.shade, 'opacity=".5"')) +
    rect(370, 110, 460, 330, p.paper, 'rx="10"') +
    rect(398, 138, 404, 274, '#CFE3EA') +
    disc(690, 220, 44, t.one) +
    path('M398 412V330l120-80 100 90 90-60 94 70v62Z', t.main) +
    path('M40 1500V920a120 120 0 0 1 120-120h880a120 120 0 0 1 120 120v580Z', t.main) +
    each(4, (place) => disc(240 + place * 240, 960, 16, t.wall, 'opacity=".55"')) +
    each(5, (place) => disc(120 + place * 240, 1140, 16, t.wall, 'opacity=".55"')),
  sea: (t) =>
    rect(0, 0, 1200, 1500, t.wall) +
    disc(880, 400, 170, t.one) +
    path('M0 660h1200v840H0Z', '#2F7F8C') +
    each(7, (row) =>
      line(
        `M${-200 + (row % 2) * 90} ${740 + row * 62}q60-36 120 0t120 0${' 120 0'.repeat(10)}`,
        '#8FC4C9',
        12,
        'opacity=".7"',
      ),
    ) +
    path('M0 1180c260-80 520-40 720 0s360 20 480-20v340H0Z', '#EBD5A3') +
    path('M150 560l90-190 24 190ZM252 560V330l120 230Z', p.paper) +
    path('M110 590h300c-20 60-60 80-150 80s-130-20-150-80Z', t.two),
  hills: (t) =>
    rect(0, 0, 1200, 1500, t.wall) +
    disc(270, 330, 130, t.one) +
    path('M0 820 330 420l240 290 210-250 420 420v620H0Z', t.shade) +
    path('M330 420l84 102-60 34-40-30-64 40Z', p.paper) +
    path('M780 460l98 98-70 30-44-34-66 26Z', p.paper) +
    path('M0 1000c260-160 560-120 760-20s320 60 440-10v530H0Z', p.leaf) +
    path('M0 1180c300-120 700-60 1200 20v300H0Z', p.bottle),
  garden: (t) =>
    rect(0, 0, 1200, 1500, t.wall) +
    path('M180 1500V620a420 420 0 0 1 840 0v880Z', t.shade) +
    each(9, (place) =>
      leaf(40 + (place % 3) * 26, 1320 - place * 140, -50 + (place % 4) * 26, 1.5, place % 2 ? p.leaf : p.bottle),
    ) +
    each(9, (place) =>
      leaf(1160 - (place % 3) * 26, 1320 - place * 140, 230 - (place % 4) * 26, 1.5, place % 2 ? p.bottle : p.leaf),
    ) +
    each(6, (place) => disc(150 + ((place * 397) % 900), 120 + ((place * 211) % 300), 26, place % 2 ? t.two : t.one)),
  spa: (t) =>
    rect(0, 0, 1200, 1500, t.wall) +
    disc(600, 560, 470, t.shade) +
    disc(600, 560, 400, '#CFE3EA') +
    path('M218 680a400 400 0 0 0 764 0c-120-50-250 40-382 0s-260-50-382 0Z', '#5E9FA6') +
    line('M130 430c-60-80 60-130 0-220M1070 430c-60-80 60-130 0-220', p.paper, 22, 'opacity=".8"') +
    plant(130, 1130, t, t.main) +
    plant(1075, 1130, t, t.main),
  mirror: (t) =>
    rect(0, 0, 1200, 1500, t.wall) +
    rect(150, 90, 900, 1180, t.main, 'rx="60"') +
    rect(200, 140, 800, 1080, '#F7F2EE', 'rx="36"') +
    path('M260 1160 760 200h120L380 1160Z', p.paper, 'opacity=".8"') +
    each(6, (place) => disc(175, 240 + place * 170, 24, p.cream) + disc(1025, 240 + place * 170, 24, p.cream)),
  rail: (t) =>
    rect(0, 0, 1200, 1500, t.wall) +
    rect(-20, 240, 1240, 18, p.ink, 'rx="9"') +
    each(7, (place) => {
      const x = 20 + place * 195;
      const fill = [t.main, t.one, p.paper, t.two, p.ink, p.enamel, p.plum][place];
      return (
        line(`M${x} 252v-18a16 16 0 1 1 16 16`, p.stone, 7) +
        path(`M${x - 70} 330 ${x} 266l70 64 40 ${320 + (place % 3) * 90}h-220Z`, fill)
      );
    }) +
    rect(0, 1120, 1200, 380, t.shade),
  gym: (t) =>
    rect(0, 0, 1200, 1500, t.wall) +
    path('M0 0h520L380 1500H0Z', t.shade) +
    path('M820 0h380v1500H960Z', t.main, 'opacity=".35"') +
    each(16, (place) => {
      const [x, y] = [70 + ((place * 337) % 1060), 110 + ((place * 271) % 1020)];
      return path(
        'M-44-10C-40-46 6-56 36-34S60 30 24 44-48 26-44-10Z',
        [t.one, t.two, p.enamel, p.bottle][place % 4],
        `transform="translate(${x} ${y}) rotate(${place * 47}) scale(${1 + (place % 3) * 0.25})"`,
      );
    }),
  shelf: (t) =>
    rect(0, 0, 1200, 1500, t.wall) +
    each(4, (row) => {
      const base = 300 + row * 300;
      const books = each(14, (place) => {
        if ((place * 5 + row * 3) % 7 === 0) return '';
        const height = 150 + ((place * 13 + row * 29) % 70);
        return rect(
          20 + place * 84,
          base - height,
          62,
          height,
          [t.main, t.one, p.cream, t.two, p.plum, p.ink, p.leaf][(place * 3 + row) % 7],
          'rx="5"',
        );
      });
      return books + rect(0, base, 1200, 24, p.woodLight);
    }),
  city: (t) =>
    rect(0, 0, 1200, 1500, t.wall) +
    disc(930, 300, 110, t.one) +
    each(6, (place) => {
      const [x, top] = [place * 210 - 30, 420 + ((place * 173) % 320)];
      return (
        rect(x, top, 190, 1100, place % 2 ? t.shade : t.main, 'opacity=".85"') +
        each(5, (row) =>
          each(3, (column) => rect(x + 26 + column * 52, top + 50 + row * 100, 30, 50, p.cream, 'opacity=".85"')),
        )
      );
    }),
  bunting: (t) =>
    rect(0, 0, 1200, 1500, t.wall) +
    disc(220, 930, 250, t.shade) +
    disc(1010, 860, 290, t.shade) +
    path('M0 1000c300-90 800-90 1200 0v500H0Z', p.leaf) +
    [150, 330]
      .map(
        (top, row) =>
          line(`M-20 ${top - 60}Q600 ${top + 150} 1220 ${top - 60}`, p.ink, 6) +
          each(9, (place) => {
            const x = 60 + place * 135;
            const y = top - 60 + 105 * (1 - ((x - 600) / 620) ** 2);
            return path(`M${x - 50} ${y}h100l-50 110Z`, [t.one, t.two, p.enamel, p.bottle, p.plum][(place + row) % 5]);
          }),
      )
      .join(''),
};

/** The SVG of a setting in one of the tones. */
export const settingOf = (name, tone) => settings[name](tones[tone % tones.length]);
