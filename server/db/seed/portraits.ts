import { Canvas } from './canvas.js';
import type { SeededRandom } from './seeded-random.js';

const side = 320;
const middle = side / 2;

const marks = [
  ['0b5b45', 'f6f1e7', 'd9a441'],
  ['7d2e2a', 'fbf3e6', 'e8b54d'],
  ['2f3e57', 'f4f1ea', 'c4553b'],
  ['c9a227', '22352d', 'fbf7f0'],
  ['3f6b6b', 'fdf8ef', 'f0c96b'],
  ['5b3a4a', 'fbeee6', 'd99a3d'],
] as const;

/** A brand's mark: a plain shape on its own colour. */
export function brandMark(random: SeededRandom, number: number): Uint8Array {
  const canvas = new Canvas(side, side);
  const [light, accent] = [1, 2];
  const shapes = [
    () => {
      canvas.disc(middle, middle, 96, light);
      canvas.disc(middle, middle, 74, 0);
      canvas.disc(middle, middle, 40, accent);
    },
    () => {
      canvas.disc(middle, 182, 84, accent);
      canvas.box(0, 184, side, side, 0);
      for (const row of [196, 220, 244]) canvas.box(middle - 96, row, middle + 96, row + 9, light);
    },
    () => {
      canvas.oval(middle - 34, middle, 34, 92, light);
      canvas.oval(middle + 34, middle, 34, 92, accent);
      canvas.box(middle - 5, 60, middle + 5, 268, light);
    },
    () => {
      for (const place of [0, 1, 2]) canvas.oval(100 + place * 60, 172, 24, 84, place === 1 ? accent : light);
      canvas.box(70, 250, 250, 260, light);
    },
  ];
  shapes[number % shapes.length]!();
  return canvas.png(marks[(number + random.between(0, 1)) % marks.length]!);
}
