import { Canvas } from './canvas.js';
import type { SeededRandom } from './seeded-random.js';

const side = 320;
const middle = side / 2;

const walls = ['dfe7e1', 'f0ddd0', 'e5dfee', 'd9e6ee', 'f3e7c9', 'e9d9d9'] as const;
const clothes = ['0b5b45', '7d2e2a', '2f3e57', 'b9702e', '5b3a5e', '3f6b6b', 'c4553b'] as const;
const hairs = ['2a1c16', '4a2f20', '5f3417', 'b98a4a', '1b1b22', '8a3f24', '6b6660'] as const;
const skins = ['f2cfb4', 'e3b08c', 'c98d63', 'a06a45', '7a4b30', '5a3624'] as const;

/** Somebody from the front, as a paper cut: wall, hair, clothes, skin, and no face that could be anybody's. */
export function portrait(random: SeededRandom): Uint8Array {
  const canvas = new Canvas(side, side);
  const [hair, cloth, skin] = [1, 2, 3];
  const head = { y: random.between(126, 136), across: random.between(50, 56), down: random.between(62, 68) };
  const style = random.between(0, 3);
  if (style === 0) canvas.oval(middle, head.y + 26, 86, 108, hair);
  if (style === 1) canvas.disc(middle, head.y - 92, 34, hair);
  if (style === 2) canvas.disc(middle, head.y - 14, 88, hair);
  canvas.oval(middle, side + 22, 128, 112, cloth);
  canvas.box(middle - 24, head.y + 36, middle + 24, head.y + 104, skin);
  canvas.oval(middle, head.y + 104, 44, 26, skin);
  canvas.oval(middle, head.y - 8, head.across + 6, head.down + 2, hair);
  canvas.oval(middle, head.y + 8, head.across - 2, head.down - 8, skin);
  canvas.oval(middle + random.oneOf([-22, 22]), head.y - 52, 40, 26, hair);
  return canvas.png([random.oneOf(walls), random.oneOf(hairs), random.oneOf(clothes), random.oneOf(skins)]);
}

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
