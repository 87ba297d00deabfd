import { Canvas } from './canvas.js';
import type { SeededRandom } from './seeded-random.js';

/** Wall, table, plate, rim and three colours of food, as red, green, blue. */
const palettes = [
  ['e9dcc9', '8a5a3c', 'fbf7f0', 'e3d8c8', '7d2e2a', '4f6b3a', 'd99a3d'],
  ['cfdad6', '35524a', 'f7f5ef', 'd8ddd6', 'c4553b', '8fa35a', 'f0c96b'],
  ['f1e3dc', '5b3a4a', 'fffaf5', 'eadfd8', '3f5d6b', 'b9705a', 'e8b54d'],
  ['dfe3ea', '2f3e57', 'f9f9f6', 'd5dae1', 'a8413f', '6c8f5e', 'e6c07a'],
] as const;

/** A picture of a laid table, flat and calm, of 1080 × 1350 pixels. */
export function tablePicture(random: SeededRandom): Uint8Array {
  const canvas = new Canvas(1080, 1350);
  canvas.floor(random.between(380, 520), 1);
  const centre = { x: random.between(480, 600), y: random.between(760, 860) };
  const radius = random.between(300, 360);
  canvas.disc(centre.x, centre.y, radius, 2);
  canvas.disc(centre.x, centre.y, radius * 0.82, 3);
  canvas.disc(centre.x, centre.y, radius * 0.78, 2);
  for (let piece = random.between(7, 14); piece > 0; piece--) {
    const turn = random.next() * 2 * Math.PI;
    const away = random.next() * radius * 0.5;
    const x = centre.x + Math.cos(turn) * away;
    const y = centre.y + Math.sin(turn) * away;
    canvas.disc(x, y, random.between(22, 74), random.between(4, 6));
  }
  canvas.disc(random.between(150, 260), random.between(560, 620), 92, 2);
  canvas.disc(random.between(860, 940), random.between(600, 660), 70, 6);
  return canvas.png(random.oneOf(palettes));
}
