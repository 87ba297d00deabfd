import { crc32, deflateSync } from 'node:zlib';

/** A picture of a few flat colours: each pixel is the number of one. */
export class Canvas {
  readonly pixels: Uint8Array;

  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    this.pixels = new Uint8Array(width * height);
  }

  /** From this row down. */
  floor(row: number, colour: number): void {
    this.pixels.fill(colour, row * this.width);
  }

  disc(x: number, y: number, radius: number, colour: number): void {
    this.oval(x, y, radius, radius, colour);
  }

  oval(x: number, y: number, across: number, down: number, colour: number): void {
    const top = Math.max(0, Math.ceil(y - down));
    const bottom = Math.min(this.height - 1, Math.floor(y + down));
    for (let row = top; row <= bottom; row++) {
      const half = across * Math.sqrt(Math.max(0, 1 - ((row - y) / down) ** 2));
      this.line(row, x - half, x + half, colour);
    }
  }

  box(left: number, top: number, right: number, bottom: number, colour: number): void {
    for (let row = Math.max(0, Math.round(top)); row <= Math.min(this.height - 1, bottom); row++)
      this.line(row, left, right, colour);
  }

  /** A real PNG (https://www.w3.org/TR/png-3/). The palette's colours are written as red, green and blue in hexadecimal. */
  png(palette: readonly string[]): Uint8Array {
    const { width, height, pixels } = this;
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

  private line(row: number, left: number, right: number, colour: number): void {
    const from = Math.max(0, Math.round(left));
    const to = Math.min(this.width, Math.round(right));
    if (from < to) this.pixels.fill(colour, row * this.width + from, row * this.width + to);
  }
}

function chunk(type: string, content: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, checksum]);
}
