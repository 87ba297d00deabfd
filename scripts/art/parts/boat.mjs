import { palette as p } from '../palette.mjs';
import { leaf, sprig } from './food.mjs';
import { at, box, circle, dark, faded, light, line, oval, shape, times } from './svg.mjs';

export const hull = '#1E3B33';
export const rose = (s) =>
  circle(0, 0, s, p.tomato) +
  circle(0, 0, s * 0.66, p.tomatoBright) +
  circle(0, 0, s * 0.3, p.rose) +
  at(s * 0.8, s * 0.4, leaf(s * 0.9, '#6FB06A'), 20) +
  at(-s * 0.8, s * 0.4, leaf(s * 0.9, '#6FB06A'), 160);

/** A painted narrowboat from the side; the water is at y = 0. */
export const narrowboat = (lit = '#CFE3EE') =>
  box(-300, -360, 54, 130, p.ink, 4) +
  box(-308, -372, 70, 22, p.brass, 4) +
  box(-304, -300, 62, 16, p.brass) +
  shape('M-640-60L-560-240H440L500-60z', p.bottle) +
  box(-580, -262, 1050, 34, p.tomato, 8) +
  box(-596, -80, 1110, 14, p.brass) +
  [-470, -250, 60, 280]
    .map(
      (x) =>
        circle(x, -152, 52, p.brass) +
        circle(x, -152, 40, lit) +
        line(`M${x - 24} ${-132}l44-40`, p.paper, 8, 'opacity="0.7"'),
    )
    .join('') +
  box(-160, -214, 130, 124, p.tomato, 8) +
  box(-146, -200, 102, 96, p.cream, 4) +
  at(-95, -152, rose(24)) +
  box(146, -210, 60, 140, p.tomato, 4) +
  shape('M-790-70C-760-20-740 10-690 40H610Q660 0 680-70z', hull) +
  box(-770, -78, 1440, 20, p.tomato, 6) +
  faded(0.8, box(-640, -28, 1180, 10, p.brass, 5)) +
  at(-690, -16, circle(0, 0, 22, p.brass)) +
  line('M600-90V-190Q600-210 560-214H500', p.brass, 16) +
  line('M640-70V40', p.ink, 20) +
  at(
    330,
    -262,
    box(-60, -40, 120, 40, p.enamel, 6) +
      [-40, 0, 40]
        .map((x, i) => at(x, -42, sprig(2, 40, p.leaf, 26) + circle(0, -60, 20, [p.tomatoBright, p.brass, p.rose][i])))
        .join(''),
  );

export const bird = (s) =>
  line(`M${-s * 0.08} ${-s * 0.5}V0M${s * 0.06} ${-s * 0.5}V0`, '#6B5A4A', s * 0.035) +
  shape(
    `M${-s * 0.5} ${-s * 0.44}C${-s * 0.3} ${-s * 0.9} ${s * 0.2} ${-s * 0.86} ${s * 0.26} ${-s * 0.66}C${s * 0.2} ${-s * 0.4} ${-s * 0.2} ${-s * 0.36} ${-s * 0.5} ${-s * 0.44}z`,
    '#7E93A3',
  ) +
  line(
    `M${s * 0.16} ${-s * 0.7}C${s * 0.44} ${-s * 0.9} ${s * 0.02} ${-s * 1.1} ${s * 0.2} ${-s * 1.3}`,
    p.paper,
    s * 0.1,
  ) +
  circle(s * 0.22, -s * 1.3, s * 0.085, p.paper) +
  shape(`M${s * 0.26} ${-s * 1.36}L${s * 0.64} ${-s * 1.24}L${s * 0.26} ${-s * 1.24}z`, p.brassDeep) +
  line(`M${s * 0.24} ${-s * 1.36}Q${s * 0.06} ${-s * 1.4} ${-s * 0.1} ${-s * 1.28}`, p.ink, s * 0.04) +
  circle(s * 0.25, -s * 1.31, s * 0.018, p.ink) +
  shape(
    `M${-s * 0.5} ${-s * 0.44}C${-s * 0.3} ${-s * 0.8} 0 ${-s * 0.78} ${s * 0.1} ${-s * 0.62}C${-s * 0.1} ${-s * 0.46} ${-s * 0.3} ${-s * 0.42} ${-s * 0.5} ${-s * 0.44}z`,
    '#566977',
  );

export const kettle = (s, colour) =>
  line(
    `M${-s * 0.34} ${-s * 0.6}C${-s * 0.3} ${-s * 1.1} ${s * 0.3} ${-s * 1.1} ${s * 0.34} ${-s * 0.6}`,
    p.ink,
    s * 0.08,
  ) +
  shape(
    `M${s * 0.36} ${-s * 0.2}L${s * 0.76} ${-s * 0.66}L${s * 0.62} ${-s * 0.72}L${s * 0.3} ${-s * 0.5}z`,
    dark(colour, 0.2),
  ) +
  shape(
    `M${-s * 0.5} 0C${-s * 0.6} ${-s * 0.5} ${-s * 0.3} ${-s * 0.7} 0 ${-s * 0.7}S${s * 0.6} ${-s * 0.5} ${s * 0.5} 0z`,
    colour,
  ) +
  oval(0, -s * 0.68, s * 0.22, s * 0.06, dark(colour, 0.25)) +
  circle(0, -s * 0.76, s * 0.06, p.brass) +
  at(0, -s * 0.32, rose(s * 0.13)) +
  line(`M${-s * 0.4} ${-s * 0.16}q0 ${-s * 0.24} ${s * 0.14} ${-s * 0.36}`, light(colour, 0.5), s * 0.04);
