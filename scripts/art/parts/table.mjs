import { palette as p } from '../palette.mjs';
import { around, at, box, circle, dark, faded, light, line, oval, shape, times } from './svg.mjs';

// Objects on a table, seen from above, each around its own centre.

export const plate = (r, { rim = p.porcelain, well = p.paper, band = null } = {}) =>
  circle(0, 0, r, rim) +
  (band ? circle(0, 0, r * 0.93, band) + circle(0, 0, r * 0.86, rim) : '') +
  circle(0, 0, r * 0.72, dark(rim, 0.09)) +
  circle(0, 0, r * 0.7, well);

export const bowl = (r, glaze, filling) =>
  circle(0, 0, r, glaze) + circle(0, 0, r * 0.88, dark(glaze, 0.22)) + circle(0, 3, r * 0.84, filling);

/** A cup on its saucer; on milky coffee the barista has drawn a leaf. */
export const cup = (r, { china = p.paper, drink = p.wood, art = true, handle = 30 } = {}) =>
  circle(0, 0, r, china) +
  circle(0, 0, r * 0.78, dark(china, 0.08)) +
  at(0, 0, box(r * 0.5, -r * 0.1, r * 0.42, r * 0.2, china, r * 0.1), handle) +
  circle(0, 0, r * 0.62, china) +
  circle(0, 0, r * 0.53, dark(drink, 0.25)) +
  circle(0, r * 0.015, r * 0.5, drink) +
  (art ? at(0, 0, foam(r * 0.34), -30) : circle(-r * 0.16, -r * 0.18, r * 0.08, light(drink, 0.35)));

const foam = (r) =>
  shape(
    `M0 ${r}C${-r * 1.1} ${r * 0.1} ${-r * 0.9} ${-r} ${-r * 0.3} ${-r * 0.8}Q0 ${-r * 0.7} 0 ${-r * 0.4}Q0 ${-r * 0.7} ${r * 0.3} ${-r * 0.8}C${r * 0.9} ${-r} ${r * 1.1} ${r * 0.1} 0 ${r}z`,
    p.cream,
  ) + line(`M${-r * 0.4} ${-r * 0.25}Q0 ${r * 0.3} ${r * 0.4} ${-r * 0.25}`, p.woodLight, r * 0.14);

export const tumbler = (r, drink, ...inside) =>
  circle(0, 0, r, p.porcelain) +
  circle(0, 0, r * 0.93, dark(drink, 0.28)) +
  circle(0, 0, r * 0.8, drink) +
  inside.join('') +
  line(
    `M${-r * 0.84} ${-r * 0.2}A${r * 0.86} ${r * 0.86} 0 0 1 ${-r * 0.2} ${-r * 0.84}`,
    p.paper,
    r * 0.06,
    'opacity="0.7"',
  );

export const iceCube = (size) => box(-size / 2, -size / 2, size, size, p.paper, size * 0.2, 'opacity="0.5"');

export const fork = (colour = p.sunken) =>
  box(-9, 0, 18, 240, colour, 9) +
  shape('M-38-190h10v100h14v-100h10v100h8v-100h10v100h14v-100h10v122c0 44-24 70-38 70s-38-26-38-70z', colour);
export const knife = (colour = p.sunken) =>
  box(-11, 20, 22, 220, colour, 11) + shape('M-11 40V-170C-11-200 10-210 18-210C34-130 36-40 22 40z', colour);
export const spoon = (colour = p.sunken) =>
  box(-8, -70, 16, 300, colour, 8) + oval(0, -130, 42, 68, colour) + oval(-4, -134, 28, 50, dark(colour, 0.1));

/** A chopping board with a hole to hang it by. */
export const board = (w, h, colour = p.woodLight) =>
  box(-w / 2, -h / 2, w, h, colour, 40) +
  faded(
    0.25,
    times(4, (i) =>
      box(-w * 0.42 + i * 14, -h * 0.34 + (i * h) / 5, w * (0.5 + (i % 2) * 0.3), 6, dark(colour, 0.4), 3),
    ),
  ) +
  circle(w / 2 - 52, 0, 22, dark(colour, 0.5));

/** A folded cloth with a fringe of stripes at both ends. */
export const napkin = (w, h, colour, stripe) =>
  box(-w / 2, -h / 2, w, h, colour, 8) +
  [0.36, 0.41, 0.46]
    .map((part) => box(-w / 2, -h * part, w, 9, stripe) + box(-w / 2, h * part - 9, w, 9, stripe))
    .join('') +
  shape(`M${-w / 2} ${-h / 2}L${w / 2} ${h / 2}V${-h / 2}z`, p.ink, 'opacity="0.05"');

export const ramekin = (r, sauce, china = p.paper) =>
  around(14, r * 0.95, (x, y) => circle(x, y, r * 0.16, china)) +
  circle(0, 0, r * 0.97, china) +
  circle(0, 0, r * 0.76, dark(sauce, 0.2)) +
  circle(0, 4, r * 0.72, sauce) +
  circle(-r * 0.26, -r * 0.24, r * 0.1, light(sauce, 0.5));
