/** Writes bits, and integers in H.264's Exp-Golomb code (ITU-T H.264, 9.1). */
class Bits {
  private bits = '';

  fixed(value: number, length: number): this {
    this.bits += value.toString(2).padStart(length, '0');
    return this;
  }

  coded(value: number): this {
    const digits = (value + 1).toString(2);
    this.bits += '0'.repeat(digits.length - 1) + digits;
    return this;
  }

  bytes(): Buffer {
    const ended = `${this.bits}1`;
    const whole = ended.padEnd(Math.ceil(ended.length / 8) * 8, '0');
    return Buffer.from(whole.match(/.{8}/g)!.map((byte) => parseInt(byte, 2)));
  }
}

/** A sequence parameter set (7.3.2.1): an AVC stream's own description of its pictures, whatever the container says. */
export function sequenceOf(width: number, height: number): Buffer {
  const [columns, rows] = [Math.ceil(width / 16), Math.ceil(height / 16)];
  const [right, bottom] = [(columns * 16 - width) / 2, (rows * 16 - height) / 2];
  const bits = new Bits()
    .fixed(66, 8) // baseline
    .fixed(0, 8)
    .fixed(40, 8) // level 4.0
    .coded(0)
    .coded(0)
    .coded(2)
    .coded(1)
    .fixed(0, 1)
    .coded(columns - 1)
    .coded(rows - 1)
    .fixed(1, 1) // whole frames
    .fixed(1, 1);
  if (right || bottom) bits.fixed(1, 1).coded(0).coded(right).coded(0).coded(bottom);
  else bits.fixed(0, 1);
  return Buffer.concat([Buffer.from([0x67]), bits.fixed(0, 1).bytes()]);
}

/** A minimal picture parameter set (7.3.2.2). */
export const pictureSet = Buffer.from([0x68, 0xce, 0x38, 0x80]);
