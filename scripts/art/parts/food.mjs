import { palette as p } from '../palette.mjs';
import { around, at, box, circle, dark, light, line, lump, mix, oval, scattered, shape, times } from './svg.mjs';

export const leaf = (long, colour = p.leaf) =>
  shape(
    `M0 0C${long * 0.2} ${-long * 0.36} ${long * 0.7} ${-long * 0.34} ${long} 0C${long * 0.7} ${long * 0.34} ${long * 0.2} ${long * 0.36} 0 0z`,
    colour,
  ) +
  shape(`M0 0C${long * 0.2} ${long * 0.36} ${long * 0.7} ${long * 0.34} ${long} 0z`, dark(colour, 0.16)) +
  line(`M${long * 0.04} 0H${long * 0.86}`, light(colour, 0.3), long * 0.022);

/** A twig with leaves at both sides. It grows upwards from 0. */
export const sprig = (pairs, long = 70, colour = p.leaf, step = 56) =>
  line(`M0 0Q${long * 0.2} ${-pairs * step * 0.5} 0 ${-pairs * step}`, dark(colour, 0.2), 8) +
  times(pairs, (i) => {
    const size = 1 - (i / pairs) * 0.45;
    const y = -step * (i + 0.5);
    return at(4, y, leaf(long, colour), -38, size) + at(4, y, leaf(long, colour), 218, size);
  }) +
  at(0, -pairs * step, leaf(long * 0.8, colour), -90);

const wedges = (count, r, colour) =>
  around(count, 0, (_x, _y, angle) =>
    at(
      0,
      0,
      shape(`M${r * 0.16} 0L${r * 0.84} ${-r * 0.38}A${r * 0.92} ${r * 0.92} 0 0 1 ${r * 0.84} ${r * 0.38}z`, colour),
      angle,
    ),
  );

const lemon = '#F3C73C';
export const citrus = (r, colour = lemon) =>
  circle(0, 0, r, colour) +
  circle(0, 0, r * 0.88, light(colour, 0.72)) +
  at(0, 0, wedges(8, r * 0.86, light(colour, 0.16)), 11, 0.92);
export const lemonWedge = (r) =>
  shape(`M${-r} 0A${r} ${r} 0 0 0 ${r} 0z`, lemon) +
  shape(`M${-r * 0.86} 0A${r * 0.86} ${r * 0.86} 0 0 0 ${r * 0.86} 0z`, light(lemon, 0.7)) +
  line(`M0 0v${r * 0.78}M0 0l${-r * 0.55} ${r * 0.5}M0 0l${r * 0.55} ${r * 0.5}`, lemon, r * 0.08);
export const tomato = (r) =>
  circle(0, 0, r, p.tomato) + circle(0, 0, r * 0.87, p.tomatoBright) + wedges(5, r * 0.82, light(p.tomatoBright, 0.34));
export const cherryTomato = (r) =>
  circle(0, 0, r, p.tomato) +
  circle(-r * 0.1, -r * 0.1, r * 0.82, p.tomatoBright) +
  oval(-r * 0.34, -r * 0.36, r * 0.2, r * 0.12, light(p.tomatoBright, 0.6));

export const egg = (r, seed = 4) =>
  shape(lump(r, seed, 0.14), p.paper) +
  circle(r * 0.06, r * 0.02, r * 0.44, p.brassDeep) +
  circle(r * 0.06, -r * 0.02, r * 0.41, p.brass) +
  oval(-r * 0.1, -r * 0.17, r * 0.12, r * 0.07, p.cream);

const crust = '#A8683A';
/** A round loaf from above, scored and floured. */
export const loaf = (r) =>
  circle(0, 0, r, dark(crust, 0.3)) +
  circle(-r * 0.02, -r * 0.03, r * 0.93, crust) +
  circle(-r * 0.05, -r * 0.06, r * 0.74, light(crust, 0.16)) +
  [-0.42, 0, 0.42]
    .map((part) =>
      shape(
        `M${-r * 0.66} ${r * part}Q0 ${r * (part - 0.34)} ${r * 0.66} ${r * part}Q0 ${r * (part - 0.14)} ${-r * 0.66} ${r * part}z`,
        p.cream,
      ),
    )
    .join('') +
  scattered(9, 26, [-r * 0.55, -r * 0.6, r * 0.55, r * 0.55], (x, y, random) =>
    circle(x, y, Math.round(random(2, 6)), p.cream, 'opacity="0.7"'),
  );
/** The same from the side, on its board. */
export const loafAside = (w) =>
  shape(
    `M${-w / 2} 0C${-w * 0.62} ${-w * 0.36} ${-w * 0.3} ${-w * 0.5} 0 ${-w * 0.5}S${w * 0.62} ${-w * 0.36} ${w / 2} 0z`,
    dark(crust, 0.25),
  ) +
  shape(
    `M${-w * 0.45} ${-w * 0.03}C${-w * 0.55} ${-w * 0.33} ${-w * 0.27} ${-w * 0.46} 0 ${-w * 0.46}S${w * 0.55} ${-w * 0.33} ${w * 0.45} ${-w * 0.03}z`,
    crust,
  ) +
  [-0.24, 0, 0.24]
    .map((part) =>
      shape(
        `M${w * (part - 0.07)} ${-w * 0.14}Q${w * (part - 0.06)} ${-w * 0.34} ${w * (part + 0.06)} ${-w * 0.42}Q${w * (part + 0.05)} ${-w * 0.24} ${w * (part - 0.07)} ${-w * 0.14}z`,
        p.cream,
      ),
    )
    .join('');
export const slice = (w, crumb = '#E8C993') =>
  shape(
    `M${-w * 0.46} ${-w * 0.14}C${-w * 0.72} ${-w * 0.6} ${w * 0.72} ${-w * 0.6} ${w * 0.46} ${-w * 0.14}V${w * 0.4}Q${w * 0.46} ${w * 0.48} ${w * 0.38} ${w * 0.48}H${-w * 0.38}Q${-w * 0.46} ${w * 0.48} ${-w * 0.46} ${w * 0.4}z`,
    crust,
  ) +
  shape(
    `M${-w * 0.39} ${-w * 0.16}C${-w * 0.6} ${-w * 0.5} ${w * 0.6} ${-w * 0.5} ${w * 0.39} ${-w * 0.16}V${w * 0.36}Q${w * 0.39} ${w * 0.41} ${w * 0.33} ${w * 0.41}H${-w * 0.33}Q${-w * 0.39} ${w * 0.41} ${-w * 0.39} ${w * 0.36}z`,
    crumb,
  ) +
  scattered(3, 9, [-w * 0.3, -w * 0.26, w * 0.3, w * 0.34], (x, y, random) =>
    oval(x, y, Math.round(random(4, 9)), Math.round(random(3, 6)), dark(crumb, 0.14)),
  );

export const croissant = (r) =>
  [
    [-74, 0.46],
    [74, 0.46],
    [-46, 0.7],
    [46, 0.7],
    [-16, 0.92],
    [16, 0.92],
  ]
    .map(([angle, size], i) =>
      at(
        0,
        r * 0.42,
        at(0, -r * 0.78, oval(0, 0, r * 0.27 * size + r * 0.06, r * 0.42 * size, i % 2 ? '#D08C3E' : '#DC9C4A')),
        angle,
      ),
    )
    .join('') +
  at(0, r * 0.42, at(0, -r * 0.8, oval(0, 0, r * 0.2, r * 0.4, '#E8AE5C')), 0) +
  [-60, -32, 32, 60]
    .map((angle) =>
      at(0, r * 0.42, line(`M0 ${-r * 0.56}Q${r * 0.08} ${-r * 0.8} 0 ${-r * 1.02}`, '#B9742C', r * 0.035), angle),
    )
    .join('');

const shell = '#5E6E74';
export const oyster = (r, seed = 1) =>
  shape(lump(r, seed + 40, 0.09, 0.78, 13), dark(shell, 0.25)) +
  shape(lump(r * 0.93, seed + 40, 0.09, 0.78, 13), light(shell, 0.22)) +
  at(r * 0.02, r * 0.01, shape(lump(r * 0.8, seed + 70, 0.07, 0.76, 11), '#F1EFE6')) +
  at(r * 0.02, r * 0.05, shape(lump(r * 0.56, seed + 12, 0.12, 0.74, 9), '#C9C6B4')) +
  at(-r * 0.02, 0, shape(lump(r * 0.46, seed + 12, 0.12, 0.7, 9), '#E0DCCB')) +
  oval(-r * 0.16, -r * 0.12, r * 0.14, r * 0.07, p.paper) +
  circle(r * 0.42, r * 0.22, r * 0.09, '#9BA7B4');
export const closedOyster = (r, seed = 1) =>
  shape(lump(r, seed + 40, 0.1, 0.8, 13), dark(shell, 0.35)) +
  [0.88, 0.7, 0.5, 0.3]
    .map((part, i) =>
      at(
        -r * 0.1 * (i + 1),
        0,
        shape(lump(r * part, seed + 50 + i, 0.1, 0.78, 13), i % 2 ? shell : light(shell, 0.25)),
      ),
    )
    .join('');

export const prawn = (r) =>
  line(
    `M${r * 0.5} ${-r * 0.6}C${-r * 0.5} ${-r * 0.95} ${-r * 0.95} ${r * 0.2} ${-r * 0.1} ${r * 0.52}`,
    '#F08A62',
    r * 0.44,
  ) +
  line(
    `M${r * 0.5} ${-r * 0.66}C${-r * 0.5} ${-r * 1.02} ${-r * 1.02} ${r * 0.2} ${-r * 0.14} ${r * 0.56}`,
    '#F7B08E',
    r * 0.14,
  ) +
  [
    [-0.02, -0.78, 20],
    [-0.38, -0.58, -14],
    [-0.56, -0.16, -70],
    [-0.42, 0.24, -120],
  ]
    .map(([x, y, turn]) =>
      at(r * x, r * y, line(`M0 ${-r * 0.17}Q${r * 0.06} 0 0 ${r * 0.17}`, p.tomatoBright, r * 0.05), turn),
    )
    .join('') +
  at(-r * 0.06, r * 0.54, leaf(r * 0.5, p.tomatoBright) + at(0, 0, leaf(r * 0.44, p.tomatoBright), 42), -6) +
  circle(r * 0.56, -r * 0.62, r * 0.06, p.ink) +
  line(`M${r * 0.66} ${-r * 0.6}Q${r * 1.1} ${-r * 0.7} ${r * 1.2} ${-r * 0.1}`, p.tomatoBright, r * 0.04);

export const crab = (r) => {
  const limb = (sign) =>
    [-6, 20, 46, 70]
      .map((angle, i) =>
        at(
          sign * r * 0.6,
          r * 0.1,
          line(`M0 0Q${sign * r * 0.5} ${-r * 0.16} ${sign * r * (0.86 - i * 0.08)} ${r * 0.2}`, p.tomato, r * 0.12),
          sign * angle,
        ),
      )
      .join('') +
    line(
      `M${sign * r * 0.56} ${-r * 0.26}Q${sign * r * 1.02} ${-r * 0.44} ${sign * r * 0.84} ${-r * 0.8}`,
      p.tomato,
      r * 0.18,
    ) +
    at(
      sign * r * 0.76,
      -r * 0.96,
      shape(
        `M0 ${r * 0.26}C${-r * 0.34} ${r * 0.1} ${-r * 0.34} ${-r * 0.34} ${-r * 0.06} ${-r * 0.46}Q${-r * 0.1} ${-r * 0.2} ${r * 0.02} ${-r * 0.12}Q${r * 0.08} ${-r * 0.3} ${r * 0.2} ${-r * 0.4}C${r * 0.42} ${-r * 0.1} ${r * 0.3} ${r * 0.2} 0 ${r * 0.26}z`,
        p.tomatoBright,
      ),
      sign * -14,
    );
  return (
    limb(-1) +
    limb(1) +
    shape(
      `M${-r * 0.82} 0C${-r * 0.86} ${-r * 0.5} ${-r * 0.4} ${-r * 0.62} 0 ${-r * 0.62}S${r * 0.86} ${-r * 0.5} ${r * 0.82} 0C${r * 0.72} ${r * 0.42} ${r * 0.3} ${r * 0.56} 0 ${r * 0.56}S${-r * 0.72} ${r * 0.42} ${-r * 0.82} 0z`,
      p.tomato,
    ) +
    shape(
      `M${-r * 0.7} ${-r * 0.06}C${-r * 0.72} ${-r * 0.44} ${-r * 0.36} ${-r * 0.52} 0 ${-r * 0.52}S${r * 0.72} ${-r * 0.44} ${r * 0.7} ${-r * 0.06}C${r * 0.6} ${r * 0.28} ${r * 0.28} ${r * 0.4} 0 ${r * 0.4}S${-r * 0.6} ${r * 0.28} ${-r * 0.7} ${-r * 0.06}z`,
      p.tomatoBright,
    ) +
    [-1, 1]
      .map(
        (sign) =>
          circle(sign * r * 0.2, -r * 0.6, r * 0.09, p.ink) +
          line(
            `M${sign * r * 0.14} ${-r * 0.3}Q${sign * r * 0.2} ${r * 0.06} ${sign * r * 0.1} ${r * 0.26}`,
            p.tomato,
            r * 0.05,
          ),
      )
      .join('') +
    scattered(2, 9, [-r * 0.4, -r * 0.36, r * 0.4, 0], (x, y) => circle(x, y, r * 0.03, light(p.tomatoBright, 0.5)))
  );
};

export const berry = (r, colour = p.enamel) =>
  circle(0, 0, r, dark(colour, 0.25)) +
  circle(-r * 0.08, -r * 0.08, r * 0.84, colour) +
  around(5, r * 0.26, (x, y) => circle(x, y, r * 0.11, dark(colour, 0.5)));
export const raspberry = (r) =>
  around(8, r * 0.62, (x, y) => circle(x, y, r * 0.38, p.tomato)) +
  around(5, r * 0.28, (x, y) => circle(x, y, r * 0.32, p.tomatoBright)) +
  circle(0, 0, r * 0.16, p.tomato);
export const pancake = (r) =>
  circle(0, 0, r, '#C98A3F') + circle(0, -r * 0.02, r * 0.93, '#E9BB6C') + circle(0, -r * 0.03, r * 0.78, '#D39A4C');
export const butter = (size) =>
  box(-size / 2, -size / 2, size, size, p.brass, size * 0.16) +
  box(-size / 2, -size / 2, size * 0.86, size * 0.86, p.cream, size * 0.16);
export const naan = (r, seed = 3) =>
  shape(lump(r, seed, 0.1, 0.66, 9), '#C98F4E') +
  at(0, -r * 0.03, shape(lump(r * 0.92, seed, 0.1, 0.66, 9), '#EBCB93')) +
  scattered(seed, 11, [-r * 0.6, -r * 0.36, r * 0.6, r * 0.34], (x, y, random) =>
    oval(x, y, Math.round(random(8, r * 0.15)), Math.round(random(6, r * 0.09)), '#B87A3E'),
  );
export const bean = (r, colour = '#5B3320') =>
  oval(0, 0, r, r * 0.68, colour) +
  line(
    `M${-r * 0.8} ${r * 0.06}Q${-r * 0.2} ${-r * 0.34} ${r * 0.1} 0T${r * 0.82} ${-r * 0.06}`,
    mix(colour, p.cream, 0.45),
    r * 0.13,
  );
export const crumbs = (seed, count, area, colour) =>
  scattered(seed, count, area, (x, y, random) => circle(x, y, Math.round(random(3, 9)), colour));
