import { palette as p } from '../palette.mjs';
import { at, box, circle, dark, light, line, lump, oval, shape } from './svg.mjs';

export const [red, yellow, blue, green, pink] = [p.tomatoBright, p.brass, p.enamel, '#3E9A5B', '#D98AB6'];
const bolt = circle(0, 0, 11, p.ink, 'opacity="0.55"');
const holds = {
  jug: (r, c) =>
    shape(
      `M${-r} ${-r * 0.3}C${-r} ${-r} ${r} ${-r} ${r} ${-r * 0.3}C${r * 0.9} ${r * 0.9} ${-r * 0.9} ${r * 0.9} ${-r} ${-r * 0.3}z`,
      c,
    ) +
    shape(
      `M${-r * 0.72} ${-r * 0.36}Q0 ${-r * 0.9} ${r * 0.72} ${-r * 0.36}Q0 ${-r * 0.1} ${-r * 0.72} ${-r * 0.36}z`,
      dark(c, 0.28),
    ) +
    at(0, r * 0.2, bolt),
  sloper: (r, c) =>
    shape(lump(r, 31, 0.1), c) + at(-r * 0.12, -r * 0.14, shape(lump(r * 0.66, 31, 0.1), light(c, 0.2))) + bolt,
  crimp: (r, c) =>
    shape(
      `M${-r} ${r * 0.2}Q${-r * 0.8} ${-r * 0.4} 0 ${-r * 0.44}T${r} ${r * 0.2}Q0 ${r * 0.5} ${-r} ${r * 0.2}z`,
      c,
    ) +
    shape(
      `M${-r * 0.8} ${-r * 0.02}Q0 ${-r * 0.5} ${r * 0.8} ${-r * 0.02}Q0 ${-r * 0.2} ${-r * 0.8} ${-r * 0.02}z`,
      light(c, 0.32),
    ) +
    bolt,
  pinch: (r, c) =>
    shape(
      `M${-r * 0.4} ${-r}Q${r * 0.5} ${-r * 1.1} ${r * 0.44} ${-r * 0.3}T${r * 0.4} ${r}Q${-r * 0.5} ${r * 1.1} ${-r * 0.44} ${r * 0.3}T${-r * 0.4} ${-r}z`,
      c,
    ) +
    line(`M${-r * 0.1} ${-r * 0.7}Q${r * 0.1} 0 ${-r * 0.1} ${r * 0.6}`, light(c, 0.35), r * 0.12) +
    bolt,
};
export const hold = (kind, x, y, r, colour, turn = 0) => at(x, y, holds[kind](r, colour), turn);
/** A climbing shoe from the side. */
export const shoe = (s, colour) =>
  shape(
    `M${-s} 0C${-s * 1.06} ${-s * 0.3} ${-s * 0.6} ${-s * 0.34} ${-s * 0.3} ${-s * 0.5}C${-s * 0.1} ${-s * 0.66} 0 ${-s * 0.86} ${s * 0.1} ${-s * 0.9}H${s * 0.62}C${s * 0.72} ${-s * 0.6} ${s * 0.8} ${-s * 0.3} ${s * 0.74} 0z`,
    colour,
  ) +
  shape(
    `M${-s} ${-s * 0.02}C${-s * 0.6} ${-s * 0.2} ${-s * 0.2} ${s * 0.02} ${s * 0.2} ${-s * 0.06}S${s * 0.74} ${-s * 0.2} ${s * 0.76} 0Q${s * 0.3} ${s * 0.12} ${-s * 0.2} ${s * 0.1}T${-s} ${-s * 0.02}z`,
    p.ink,
  ) +
  [0, 1]
    .map((i) =>
      at(
        -s * 0.16 + i * s * 0.24,
        -s * 0.5 - i * s * 0.16,
        box(-s * 0.2, -s * 0.06, s * 0.44, s * 0.13, p.cream, s * 0.04),
        -36 + i * 12,
      ),
    )
    .join('') +
  line(`M${s * 0.62} ${-s * 0.84}q${s * 0.16} ${-s * 0.1} ${s * 0.02} ${-s * 0.2}`, dark(colour, 0.3), s * 0.06);
export const chalkBag = (s) =>
  shape(
    `M${-s * 0.56} ${-s * 0.8}H${s * 0.56}L${s * 0.5} ${-s * 0.06}Q0 ${s * 0.16} ${-s * 0.5} ${-s * 0.06}z`,
    p.bottle,
  ) +
  shape(
    `M${-s * 0.56} ${-s * 0.5}l${s * 0.28} ${s * 0.16}l${s * 0.28} ${-s * 0.16}l${s * 0.28} ${s * 0.16}l${s * 0.28} ${-s * 0.16}v${s * 0.2}l${-s * 0.28} ${s * 0.16}l${-s * 0.28} ${-s * 0.16}l${-s * 0.28} ${s * 0.16}l${-s * 0.28} ${-s * 0.16}z`,
    p.brass,
  ) +
  oval(0, -s * 0.8, s * 0.58, s * 0.18, p.bottleDeep) +
  oval(0, -s * 0.82, s * 0.46, s * 0.12, p.paper) +
  circle(-s * 0.1, -s * 0.92, s * 0.14, p.paper) +
  circle(s * 0.14, -s * 0.88, s * 0.12, p.porcelain);
