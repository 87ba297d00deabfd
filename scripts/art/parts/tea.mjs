import { palette as p } from '../palette.mjs';
import { around, at, box, circle, dark, light, line, oval, shape } from './svg.mjs';

const tier = (y, r, things) =>
  oval(0, y + 14, r, r * 0.13, p.stone) +
  oval(0, y, r, r * 0.13, p.paper) +
  oval(0, y - 3, r * 0.86, r * 0.095, p.sunken) +
  things;
const sandwich = (x, y) =>
  at(
    x,
    y,
    shape('M-56 0L40-60L60 0z', '#EAD3A4') +
      shape('M-50-8L44-50L52-18z', p.leaf) +
      shape('M-56 0H60L58 18H-54z', '#E3C58E') +
      box(-52, -10, 108, 10, p.tomatoBright),
  );
const scone = (x, y) =>
  at(
    x,
    y,
    box(-56, -64, 112, 64, '#D9A45C', 22) + box(-58, -40, 116, 16, p.cream, 8) + box(-54, -26, 108, 10, p.tomato, 5),
  );
const fancy = (x, y, colour) =>
  at(
    x,
    y,
    shape('M-40 0L-50-40H50L40 0z', p.brassDeep) +
      shape('M-52-38Q-54-84 0-90T52-38z', colour) +
      circle(0, -92, 15, p.tomato) +
      line('M-34-54q16 12 34 0t34 0', p.paper, 7),
  );
export const stand = () =>
  box(-9, -900, 18, 880, p.brass, 9) +
  circle(0, -920, 34, 'none', `stroke="${p.brass}" stroke-width="16"`) +
  shape('M-120 0Q-100-40 0-44T120 0z', p.brassDeep) +
  tier(-110, 400, [-270, -130, 20, 150, 280].map((x, i) => sandwich(x, -118 + (i % 2) * 10)).join('')) +
  tier(-420, 310, [-190, -60, 70, 196].map((x) => scone(x, -424)).join('')) +
  tier(-700, 220, [p.rose, p.brass, '#BFD9B4'].map((colour, i) => fancy(-124 + i * 124, -704, colour)).join(''));
export const teapot = (s, colour) =>
  line(`M${s * 0.4} ${-s * 0.5}C${s * 0.86} ${-s * 0.66} ${s * 0.86} 0 ${s * 0.36} ${-s * 0.1}`, colour, s * 0.1) +
  shape(
    `M${-s * 0.36} ${-s * 0.14}C${-s * 0.7} ${-s * 0.2} ${-s * 0.6} ${-s * 0.52} ${-s * 0.86} ${-s * 0.6}L${-s * 0.72} ${-s * 0.66}C${-s * 0.5} ${-s * 0.6} ${-s * 0.5} ${-s * 0.5} ${-s * 0.34} ${-s * 0.5}z`,
    dark(colour, 0.14),
  ) +
  shape(
    `M${-s * 0.3} 0C${-s * 0.62} ${-s * 0.2} ${-s * 0.5} ${-s * 0.7} 0 ${-s * 0.7}S${s * 0.62} ${-s * 0.2} ${s * 0.3} 0z`,
    colour,
  ) +
  oval(0, -s * 0.68, s * 0.22, s * 0.06, dark(colour, 0.2)) +
  circle(0, -s * 0.76, s * 0.07, p.brass) +
  at(
    -s * 0.02,
    -s * 0.3,
    around(6, s * 0.1, (x, y) => circle(x, y, s * 0.07, p.paper)) + circle(0, 0, s * 0.06, p.brass),
  ) +
  line(`M${-s * 0.34} ${-s * 0.26}q0 ${-s * 0.2} ${s * 0.14} ${-s * 0.32}`, light(colour, 0.5), s * 0.04);
export const teacup = (s, colour) =>
  line(
    `M${s * 0.34} ${-s * 0.42}C${s * 0.66} ${-s * 0.46} ${s * 0.6} ${-s * 0.08} ${s * 0.26} ${-s * 0.12}`,
    colour,
    s * 0.08,
  ) +
  shape(`M${-s * 0.4} ${-s * 0.5}H${s * 0.4}Q${s * 0.36} 0 0 0T${-s * 0.4} ${-s * 0.5}z`, colour) +
  oval(0, -s * 0.5, s * 0.4, s * 0.08, dark(colour, 0.1)) +
  oval(0, -s * 0.49, s * 0.34, s * 0.055, '#B06A35') +
  oval(0, s * 0.02, s * 0.6, s * 0.08, light(colour, 0.4));
