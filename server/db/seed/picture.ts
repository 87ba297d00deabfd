import { crc32, deflateSync } from 'node:zlib';
import type { SeededRandom } from './seeded-random.js';

const width = 1080;
const height = 1350;

/** Wall, table, plate, rim and three colours of food, as red, green, blue. */
const palettes = [
  ['e9dcc9', '8a5a3c', 'fbf7f0', 'e3d8c8', '7d2e2a', '4f6b3a', 'd99a3d'],
  ['cfdad6', '35524a', 'f7f5ef', 'd8ddd6', 'c4553b', '8fa35a', 'f0c96b'],
  ['f1e3dc', '5b3a4a', 'fffaf5', 'eadfd8', '3f5d6b', 'b9705a', 'e8b54d'],
  ['dfe3ea', '2f3e57', 'f9f9f6', 'd5dae1', 'a8413f', '6c8f5e', 'e6c07a'],
] as const;

/** A picture of a laid table, flat and calm: a real PNG (https://www.w3.org/TR/png-3/) of 1080 × 1350 pixels. */
export function tablePicture(random: SeededRandom): Uint8Array {
  const pixels = new Uint8Array(width * height);
  const horizon = random.between(380, 520);
  pixels.fill(1, horizon * width);
  const centre = { x: random.between(480, 600), y: random.between(760, 860) };
  const radius = random.between(300, 360);
  disc(pixels, centre.x, centre.y, radius, 2);
  disc(pixels, centre.x, centre.y, radius * 0.82, 3);
  disc(pixels, centre.x, centre.y, radius * 0.78, 2);
  for (let piece = random.between(7, 14); piece > 0; piece--) {
    const turn = random.next() * 2 * Math.PI;
    const away = random.next() * radius * 0.5;
    const x = centre.x + Math.cos(turn) * away;
    const y = centre.y + Math.sin(turn) * away;
    disc(pixels, x, y, random.between(22, 74), random.between(4, 6));
  }
  disc(pixels, random.between(150, 260), random.between(560, 620), 92, 2);
  disc(pixels, random.between(860, 940), random.between(600, 660), 70, 6);
  return png(pixels, random.oneOf(palettes));
}

function disc(pixels: Uint8Array, x: number, y: number, radius: number, colour: number): void {
  const top = Math.max(0, Math.ceil(y - radius));
  const bottom = Math.min(height - 1, Math.floor(y + radius));
  for (let row = top; row <= bottom; row++) {
    const half = Math.sqrt(Math.max(0, radius ** 2 - (row - y) ** 2));
    const from = Math.max(0, Math.round(x - half));
    const to = Math.min(width, Math.round(x + half));
    if (from < to) pixels.fill(colour, row * width + from, row * width + to);
  }
}

function png(pixels: Uint8Array, palette: readonly string[]): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8); // eight bits that point into the palette
  const rows = Buffer.alloc((width + 1) * height);
  for (let row = 0; row < height; row++)
    rows.set(pixels.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.join(''), 'hex')),
    chunk('IDAT', deflateSync(rows, { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, content: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, checksum]);
}
