import decodeQR from 'qr/decode.js';

const scale = 4;

/** Decodes a QR code drawn as one path of squares, with a view box of this size. */
export function readQrCode(side: number, path: string): string {
  const width = side * scale;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)/g))
    for (let row = 0; row < scale; row++) {
      const from = ((Number(y) * scale + row) * width + Number(x) * scale) * 4;
      for (let dot = 0; dot < scale; dot++) data.fill(0, from + dot * 4, from + dot * 4 + 3);
    }
  return decodeQR({ width, height: width, data });
}
