import { palette as p } from '../palette.mjs';

/**
 * Scenes are drawn on a sheet of 1600 × 2000. The important part is between y 470 and 1530, so that a 3:2 crop keeps
 * it.
 */
export const [width, height] = [1600, 2000];

export const circle = (x, y, r, fill, more = '') => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${more}/>`;
export const oval = (x, y, rx, ry, fill, more = '') =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" ${more}/>`;
export const box = (x, y, w, h, fill, r = 0, more = '') =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}" ${more}/>`;
export const shape = (d, fill, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`;
export const line = (d, colour, thick, more = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${thick}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
export const faded = (opacity, ...content) => `<g opacity="${opacity}">${content.join('')}</g>`;

export const at = (x, y, content, turn = 0, size = 1) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">${content}</g>`;
/** The offset shadow of an object on the ground, low, mid or high above it. */
export const lifted = (content, height = 'mid') => `<g filter="url(#${height})">${content}</g>`;
const shadow = (name, across, down) =>
  `<filter id="${name}" filterUnits="userSpaceOnUse" x="-2000" y="-2000" width="6000" height="6000"><feOffset in="SourceAlpha" dx="${across}" dy="${down}"/><feComponentTransfer result="s"><feFuncR type="linear" slope="0" intercept="0.02"/><feFuncG type="linear" slope="0" intercept="0.1"/><feFuncB type="linear" slope="0" intercept="0.08"/><feFuncA type="linear" slope="0.32"/></feComponentTransfer><feMerge><feMergeNode in="s"/><feMergeNode in="SourceGraphic"/></feMerge></filter>`;
const shadows = shadow('low', 3, 9) + shadow('mid', 8, 20) + shadow('high', 14, 36);

/** The whole picture. A view zooms in on a part of the sheet: its left and top edge and its width. */
export function picture(pixels, content, [left, top, wide] = [0, 0, width]) {
  const ratio = height / width;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels * ratio}" viewBox="${left} ${top} ${wide} ${wide * ratio}"><defs>${shadows}</defs>${content}</svg>`;
}

let clips = 0;
/** Content clipped to a shape. */
export function within(outline, content) {
  const id = `c${++clips}`;
  return `<clipPath id="${id}">${outline}</clipPath><g clip-path="url(#${id})">${content}</g>`;
}

export const times = (count, draw) => Array.from({ length: count }, (_, number) => draw(number)).join('');

/** This many around a centre; each is passed its position and its angle in degrees. */
export const around = (count, radius, draw, from = 0) =>
  times(count, (number) => {
    const angle = from + (number * 360) / count;
    const turn = (angle * Math.PI) / 180;
    return draw(round(Math.cos(turn) * radius), round(Math.sin(turn) * radius), angle, number);
  });

/** A deterministic random generator. */
export function chance(seed) {
  let state = seed * 7919 + 17;
  return (least = 0, most = 1) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return least + (state / 2_147_483_648) * (most - least);
  };
}

export function scattered(seed, count, [left, top, right, bottom], draw) {
  const random = chance(seed);
  return times(count, (number) => draw(round(random(left, right)), round(random(top, bottom)), random, number));
}

/** A smooth closed curve through points. */
function smooth(points) {
  const n = points.length;
  const get = (i) => points[(i + n) % n];
  const curve = points.map((_, i) => {
    const [[ax, ay], [bx, by], [cx, cy], [dx, dy]] = [get(i - 1), get(i), get(i + 1), get(i + 2)];
    return `C${round(bx + (cx - ax) / 6)} ${round(by + (cy - ay) / 6)} ${round(cx - (dx - bx) / 6)} ${round(cy - (dy - by) / 6)} ${round(cx)} ${round(cy)}`;
  });
  return `M${round(points[0][0])} ${round(points[0][1])}${curve.join('')}z`;
}

/** An imperfect circle. */
export function lump(radius, seed, wobble = 0.08, flat = 1, corners = 11) {
  const random = chance(seed);
  return smooth(
    Array.from({ length: corners }, (_, i) => {
      const r = radius * (1 + random(-wobble, wobble));
      const turn = (i / corners) * 2 * Math.PI;
      return [Math.cos(turn) * r, Math.sin(turn) * r * flat];
    }),
  );
}

export const round = (number) => Math.round(number * 10) / 10;

/** A colour between two. */
export function mix(one, other, part) {
  const parts = [1, 3, 5].map((from) => {
    const [a, b] = [one, other].map((colour) => parseInt(colour.slice(from, from + 2), 16));
    return Math.round(a + (b - a) * part)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('')}`;
}
export const light = (colour, part = 0.3) => mix(colour, p.paper, part);
export const dark = (colour, part = 0.25) => mix(colour, p.ink, part);
