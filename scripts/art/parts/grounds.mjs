import { palette as p } from '../palette.mjs';
import {
  box,
  chance,
  circle,
  dark,
  faded,
  height,
  light,
  line,
  lump,
  mix,
  round,
  scattered,
  shape,
  times,
  width,
} from './svg.mjs';

export const plain = (colour) => box(0, 0, width, height, colour);

/** The check of the sign-in table's cloth. */
export const gingham = (colour, stripe = p.paper, step = 160, strength = 0.1) =>
  plain(colour) +
  times(width / step + 1, (i) =>
    box(i * step - step * 0.18, 0, step * 0.36, height, stripe, 0, `opacity="${strength}"`),
  ) +
  times(height / step + 1, (i) =>
    box(0, i * step - step * 0.18, width, step * 0.36, stripe, 0, `opacity="${strength}"`),
  );

export const stripes = (colour, stripe, step = 120, strength = 0.5) =>
  plain(colour) +
  times(Math.ceil(width / step), (i) => box(i * step, 0, step * 0.4, height, stripe, 0, `opacity="${strength}"`));

/** Boards side by side, with a little grain. */
export function boards(colour, { y = 0, tall = height - y, count = 5, across = true, seed = 1 } = {}) {
  const random = chance(seed);
  const size = (across ? tall : width) / count;
  return times(count, (i) => {
    const tone = mix(colour, i % 2 ? p.ink : p.paper, random(0.02, 0.1));
    const start = round(i * size);
    const board = across ? box(0, y + start, width, size + 1, tone) : box(start, y, size + 1, tall, tone);
    const seam = across
      ? box(0, round(y + start + size - 5), width, 5, dark(colour, 0.35))
      : box(round(start + size - 5), y, 5, tall, dark(colour, 0.35));
    const grain = times(3, () => {
      const along = random(0, (across ? width : tall) * 0.7);
      const aside = start + random(0.2, 0.8) * size;
      const long = random(140, 420);
      return across
        ? box(round(along), round(y + aside), round(long), 5, dark(colour, 0.3), 3, 'opacity="0.35"')
        : box(round(aside), round(y + along), 5, round(long), dark(colour, 0.3), 3, 'opacity="0.35"');
    });
    return board + grain + seam;
  });
}

/** Glazed tiles like bricks in a wall, each a little different. */
export function tiles(
  colour,
  { tile = [200, 92], gap = 8, bond = 0.5, seed = 3, bottom = height, grout = dark(colour, 0.25) } = {},
) {
  const random = chance(seed);
  const [across, down] = tile;
  return (
    box(0, 0, width, bottom, grout) +
    times(Math.ceil(bottom / down), (row) =>
      times(Math.ceil(width / across) + 1, (column) => {
        const x = round((column - (row % 2) * bond) * across + gap / 2);
        const tone = random() < 0.5 ? light(colour, random(0, 0.09)) : dark(colour, random(0, 0.1));
        return box(x, row * down + gap / 2, across - gap, down - gap, tone, 5);
      }),
    )
  );
}

export function terrazzo(colour, chips, seed = 5) {
  const random = chance(seed);
  return (
    plain(colour) +
    scattered(seed, 150, [0, 0, width, height], (x, y) => {
      const chip = chips[Math.floor(random(0, chips.length))];
      return `<g transform="translate(${x} ${y})">${shape(lump(random(9, 34), Math.floor(random(1, 900)), 0.34, random(0.5, 1), 6), chip)}</g>`;
    })
  );
}

/** Chequered floor or cloth. */
export const chequers = (one, other, step = 200) =>
  plain(one) +
  times(Math.ceil(height / step), (row) =>
    times(Math.ceil(width / step), (column) =>
      (row + column) % 2 ? box(column * step, row * step, step, step, other) : '',
    ),
  );

/** Big stone slabs. */
export const slabs = (colour, step = 400, seed = 8) => tiles(colour, { tile: [step, step], gap: 10, bond: 0.5, seed });

/** Evening or morning in flat bands, from above down to y. */
export const sky = (colours, bottom) =>
  times(colours.length, (i) => {
    const top = round((bottom / colours.length) * i);
    return box(0, top, width, bottom - top, colours[i]);
  });

export const stars = (seed, bottom, colour = p.cream) =>
  scattered(seed, 46, [40, 30, width - 40, bottom], (x, y, random) =>
    circle(x, y, round(random(2, 6)), colour, 'opacity="0.8"'),
  );

/** Light on water: short horizontal lines. */
export const ripples = (seed, count, area, colour, opacity = 0.4) =>
  faded(
    opacity,
    scattered(seed, count, area, (x, y, random) => {
      const long = round(random(50, 200));
      return line(`M${x - long / 2} ${y}h${long}`, colour, round(random(6, 12)));
    }),
  );

/** A row of hills or tree tops, soft above and straight below. */
export function ridge(seed, y, rise, bottom, colour, step = 150) {
  const random = chance(seed);
  const points = Array.from({ length: Math.ceil(width / step) + 3 }, (_, i) => [
    (i - 1) * step,
    round(y - random(0, rise)),
  ]);
  const curve = points
    .slice(1)
    .map(([x, top], i) => {
      const [from, before] = points[i];
      return `C${from + step / 2} ${before} ${x - step / 2} ${top} ${x} ${top}`;
    })
    .join('');
  return shape(`M${points[0].join(' ')}${curve}V${bottom}H${-step}z`, colour);
}
