import { palette as p } from '../palette.mjs';
import { at, box, circle, dark, faded, light, line, mix, oval, shape, times, within } from './svg.mjs';
import { leaf } from './food.mjs';

// The contents of a room, seen straight on. Objects rest on y = 0, centred on x.

const tongue = (w, h, colour) =>
  shape(
    `M${-w * 0.5} ${-h * 0.24}C${-w * 0.5} ${-h * 0.52} ${-w * 0.02} ${-h * 0.62} ${w * 0.04} ${-h}C${w * 0.16} ${-h * 0.72} ${w * 0.5} ${-h * 0.56} ${w * 0.5} ${-h * 0.24}C${w * 0.5} ${h * 0.08} ${-w * 0.5} ${h * 0.08} ${-w * 0.5} ${-h * 0.24}z`,
    colour,
  );
export const flame = (w, h) =>
  tongue(w, h, p.tomatoBright) + tongue(w * 0.68, h * 0.72, p.brass) + tongue(w * 0.36, h * 0.42, p.cream);
export const glow = (x, y, r, colour = p.brass) =>
  circle(x, y, r, colour, 'opacity="0.1"') + circle(x, y, r * 0.66, colour, 'opacity="0.14"');

export const candle = (w, h, wax = p.cream) =>
  glow(0, -h - w, w * 4) +
  box(-w / 2, -h, w, h, wax, w * 0.12) +
  box(w * 0.12, -h, w * 0.38, h, dark(wax, 0.1), w * 0.12) +
  line(`M0 ${-h}v${-w * 0.3}`, p.ink, w * 0.08) +
  at(0, -h - w * 0.2, flame(w * 0.62, w * 1.5));
export const lantern = (w, colour = p.brass) =>
  line(`M0 ${-w * 1.9}v${w * 0.3}`, p.ink, 6) +
  glow(0, -w * 0.7, w * 1.6) +
  box(-w * 0.3, -w * 1.6, w * 0.6, w * 0.2, p.ink, 8) +
  shape(
    `M${-w * 0.36} ${-w * 1.42}h${w * 0.72}q${w * 0.5} ${w * 0.66} 0 ${w * 1.32}h${-w * 0.72}q${-w * 0.5} ${-w * 0.66} 0 ${-w * 1.32}z`,
    colour,
  ) +
  shape(
    `M${-w * 0.12} ${-w * 1.42}h${w * 0.24}q${w * 0.16} ${w * 0.66} 0 ${w * 1.32}h${-w * 0.24}q${-w * 0.16} ${-w * 0.66} 0 ${-w * 1.32}z`,
    light(colour, 0.55),
  ) +
  box(-w * 0.3, -w * 0.12, w * 0.6, w * 0.12, p.ink, 6);

/** A bottle with its label; kinds differ in their shoulders. */
export function bottle(w, h, glass, { label = p.cream, sign = '', cap = p.brass, sloping = false } = {}) {
  const [neck, shoulder] = [w * 0.17, sloping ? 0.42 : 0.56];
  const body = `M${-w / 2} ${-w * 0.08}V${-h * shoulder}C${-w / 2} ${-h * (shoulder + 0.16)} ${-neck} ${-h * (sloping ? 0.62 : 0.68)} ${-neck} ${-h * 0.76}V${-h * 0.97}H${neck}V${-h * 0.76}C${neck} ${-h * (sloping ? 0.62 : 0.68)} ${w / 2} ${-h * (shoulder + 0.16)} ${w / 2} ${-h * shoulder}V${-w * 0.08}Q${w / 2} 0 ${w * 0.42} 0H${-w * 0.42}Q${-w / 2} 0 ${-w / 2} ${-w * 0.08}z`;
  return (
    shape(body, glass) +
    within(
      shape(body, '#000'),
      box(w * 0.16, -h, w * 0.4, h, dark(glass, 0.28)) +
        box(-w * 0.4, -h * 0.6, w * 0.08, h * 0.5, light(glass, 0.35), w * 0.04),
    ) +
    box(-neck * 1.12, -h, neck * 2.24, h * 0.13, cap, 6) +
    (label
      ? box(-w * 0.42, -h * 0.44, w * 0.84, h * 0.3, label, 6) +
        box(-w * 0.3, -h * 0.22, w * 0.6, 6, dark(label, 0.3), 3) +
        at(0, -h * 0.33, sign)
      : '')
  );
}

export const wine = (h, drink) =>
  faded(
    0.5,
    shape(
      `M${-h * 0.2} ${-h}C${-h * 0.3} ${-h * 0.5} ${-h * 0.1} ${-h * 0.42} 0 ${-h * 0.42}S${h * 0.3} ${-h * 0.5} ${h * 0.2} ${-h}z`,
      p.paper,
    ),
  ) +
  shape(
    `M${-h * 0.236} ${-h * 0.74}C${-h * 0.23} ${-h * 0.5} ${-h * 0.1} ${-h * 0.44} 0 ${-h * 0.44}S${h * 0.23} ${-h * 0.5} ${h * 0.236} ${-h * 0.74}z`,
    drink,
  ) +
  oval(0, -h * 0.74, h * 0.236, h * 0.03, light(drink, 0.3)) +
  box(-h * 0.018, -h * 0.43, h * 0.036, h * 0.41, p.porcelain) +
  oval(0, -h * 0.015, h * 0.17, h * 0.025, p.porcelain) +
  line(`M${-h * 0.15} ${-h * 0.9}q${-h * 0.05} ${h * 0.16} 0 ${h * 0.26}`, p.paper, h * 0.022, 'opacity="0.8"');
export const flute = (h, drink = p.brass) =>
  faded(
    0.45,
    shape(
      `M${-h * 0.11} ${-h}C${-h * 0.13} ${-h * 0.5} ${-h * 0.06} ${-h * 0.36} 0 ${-h * 0.34}S${h * 0.13} ${-h * 0.5} ${h * 0.11} ${-h}z`,
      p.paper,
    ),
  ) +
  shape(
    `M${-h * 0.112} ${-h * 0.86}C${-h * 0.11} ${-h * 0.5} ${-h * 0.05} ${-h * 0.38} 0 ${-h * 0.36}S${h * 0.11} ${-h * 0.5} ${h * 0.112} ${-h * 0.86}z`,
    drink,
  ) +
  [
    [-0.03, 0.6],
    [0.03, 0.7],
    [0, 0.5],
    [-0.04, 0.78],
  ]
    .map(([x, y]) => circle(h * x, -h * y, h * 0.012, p.cream))
    .join('') +
  box(-h * 0.014, -h * 0.36, h * 0.028, h * 0.34, p.porcelain) +
  oval(0, -h * 0.012, h * 0.12, h * 0.02, p.porcelain);

export const moon = (x, y, r) =>
  circle(x, y, r * 1.5, p.cream, 'opacity="0.14"') +
  circle(x, y, r, p.cream) +
  circle(x + r * 0.3, y + r * 0.2, r * 0.16, dark(p.cream, 0.08)) +
  circle(x - r * 0.3, y - r * 0.24, r * 0.1, dark(p.cream, 0.08));

/** A window with panes; the view outside uses the picture's own coordinates. */
export function windowOn(
  x,
  y,
  w,
  h,
  outside,
  { frame = p.paper, columns = 2, rows = 2, arched = false, bar = 16 } = {},
) {
  const outline = (inset) => {
    const [l, t, r, b] = [x + inset, y + inset, x + w - inset, y + h - inset];
    const radius = (r - l) / 2;
    return arched
      ? `M${l} ${b}V${t + radius}A${radius} ${radius} 0 0 1 ${r} ${t + radius}V${b}z`
      : `M${l} ${t}H${r}V${b}H${l}z`;
  };
  return (
    shape(outline(-bar), frame) +
    within(shape(outline(bar), '#000'), outside) +
    within(
      shape(outline(bar), '#000'),
      times(columns - 1, (i) => box(x + (w / columns) * (i + 1) - bar / 2, y, bar, h, frame)) +
        times(rows - 1, (i) => box(x, y + (h / rows) * (i + 1) - bar / 2, w, bar, frame)),
    )
  );
}

/** A pot with something green in it. */
export const plant = (size, pot = p.tomatoBright, green = p.leaf, leaves = 9) =>
  times(leaves, (i) => {
    const turn = -160 + (140 / (leaves - 1)) * i;
    return at(0, -size * 0.5, leaf(size * (0.7 + (i % 2) * 0.3), i % 2 ? green : light(green, 0.14)), turn);
  }) +
  shape(`M${-size * 0.34} ${-size * 0.54}H${size * 0.34}L${size * 0.25} 0H${-size * 0.25}z`, pot) +
  box(-size * 0.38, -size * 0.62, size * 0.76, size * 0.14, light(pot, 0.14), 8);

export const tree = (size, fruit, pot = p.wood) =>
  box(-size * 0.05, -size * 1.3, size * 0.1, size, dark(p.wood, 0.2)) +
  circle(0, -size * 1.6, size * 0.56, p.leaf) +
  circle(-size * 0.16, -size * 1.72, size * 0.34, light(p.leaf, 0.13)) +
  [
    [-0.3, 1.5],
    [0.22, 1.8],
    [0.3, 1.42],
    [-0.06, 1.3],
    [-0.16, 1.86],
    [0.06, 1.6],
  ]
    .map(([x, y]) => circle(size * x, -size * y, size * 0.08, fruit))
    .join('') +
  shape(`M${-size * 0.32} ${-size * 0.5}H${size * 0.32}L${size * 0.26} 0H${-size * 0.26}z`, pot) +
  box(-size * 0.36, -size * 0.56, size * 0.72, size * 0.12, light(pot, 0.12), 6);

export const shelf = (y, from, to, colour = p.wood) =>
  box(from, y, to - from, 26, colour, 4) + box(from, y + 26, to - from, 14, p.ink, 0, 'opacity="0.18"');
export const jar = (w, h, filling, lid = p.brass) =>
  box(-w / 2, -h, w, h, light(filling, 0.72), w * 0.14) +
  box(-w / 2 + 8, -h * 0.74, w - 16, h * 0.74 - 8, filling, w * 0.1) +
  box(-w * 0.36, -h * 0.5, w * 0.72, h * 0.26, p.cream, 5) +
  box(-w * 0.24, -h * 0.4, w * 0.48, 6, dark(p.cream, 0.4), 3) +
  box(-w * 0.46, -h - w * 0.16, w * 0.92, w * 0.24, lid, 8);

/** A thrown pot of one of a few shapes, in two glazes. */
export function pot(kind, size, glaze, dip = p.cream) {
  const outlines = {
    vase: `M${-size * 0.16} 0C${-size * 0.5} ${-size * 0.3} ${-size * 0.46} ${-size * 0.8} ${-size * 0.14} ${-size}L${-size * 0.2} ${-size * 1.16}H${size * 0.2}L${size * 0.14} ${-size}C${size * 0.46} ${-size * 0.8} ${size * 0.5} ${-size * 0.3} ${size * 0.16} 0z`,
    bowl: `M${-size * 0.2} 0C${-size * 0.5} ${-size * 0.1} ${-size * 0.62} ${-size * 0.4} ${-size * 0.62} ${-size * 0.56}H${size * 0.62}C${size * 0.62} ${-size * 0.4} ${size * 0.5} ${-size * 0.1} ${size * 0.2} 0z`,
    mug: `M${-size * 0.34} 0C${-size * 0.42} ${-size * 0.3} ${-size * 0.4} ${-size * 0.6} ${-size * 0.36} ${-size * 0.84}H${size * 0.36}C${size * 0.4} ${-size * 0.6} ${size * 0.42} ${-size * 0.3} ${size * 0.34} 0z`,
  };
  const body = outlines[kind];
  const grip =
    kind === 'mug'
      ? line(
          `M${size * 0.34} ${-size * 0.66}C${size * 0.74} ${-size * 0.7} ${size * 0.74} ${-size * 0.2} ${size * 0.34} ${-size * 0.22}`,
          glaze,
          size * 0.1,
        )
      : '';
  return (
    grip +
    shape(body, glaze) +
    within(
      shape(body, '#000'),
      box(-size, -size * 1.3, size * 2, size * 0.9, dip) +
        box(size * 0.14, -size * 1.3, size, size * 1.4, p.ink, 0, 'opacity="0.12"') +
        line(
          `M${-size} ${-size * 0.4}q${size * 0.25} ${size * 0.08} ${size * 0.5} 0t${size * 0.5} 0t${size * 0.5} 0t${size * 0.5} 0`,
          dip,
          size * 0.08,
        ),
    )
  );
}

export const steam = (x, y, size, colour = p.paper) =>
  faded(
    0.45,
    [-1, 0, 1]
      .map((i) =>
        line(
          `M${x + i * size * 0.5} ${y}c${-size * 0.4} ${-size * 0.5} ${size * 0.4} ${-size * 0.9} 0 ${-size * (1.4 + (i === 0 ? 0.4 : 0))}`,
          colour,
          size * 0.13,
        ),
      )
      .join(''),
  );
export const reeds = (x, y, size, colour) =>
  [-30, -18, -8, 4, 14, 27]
    .map((turn, i) =>
      at(
        x + i * size * 0.06,
        y,
        line(`M0 0Q${size * 0.03} ${-size * 0.6} 0 ${-size * (0.8 + (i % 3) * 0.18)}`, colour, size * 0.028) +
          (i % 2
            ? box(
                -size * 0.03,
                -size * (0.98 + (i % 3) * 0.1),
                size * 0.06,
                size * 0.22,
                mix(colour, p.wood, 0.75),
                size * 0.03,
              )
            : ''),
        turn * 0.6,
      ),
    )
    .join('');
