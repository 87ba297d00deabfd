/**
 * How a picture looks, as a difference hash: 64 bits that say where it gets brighter from left to right, in 16 hexadecimal
 * digits. It survives resizing and recompression. docs/how-to/recognise-content.md has what is found, and what isn't.
 */
export type PictureLook = string;

/** The grey picture that it is calculated from, row by row. */
export const lookSize = { width: 9, height: 8 } as const;

const bits = lookSize.height * (lookSize.width - 1);
const bandBits = 16;

/** Compression changes even areas by this much, of 255. */
const noise = 4;

/** At most as many bits differ between two copies of one picture. */
export const nearBits = 7;

/**
 * What a picture is recognised by: the looks of these parts of it, each also as in a mirror. None of a part that is too even
 * to tell from others.
 */
export const looksOf = (parts: readonly Uint8Array[]): PictureLook[] => [
  ...new Set(parts.flatMap((part) => [lookOf(part), lookOf(mirrored(part))]).filter((look) => look !== null)),
];

const mirrored = (grey: Uint8Array): Uint8Array =>
  grey.map((_, at) => grey[at - (at % lookSize.width) + lookSize.width - 1 - (at % lookSize.width)]!);

function lookOf(grey: Uint8Array): PictureLook | null {
  let look = 0n;
  for (let row = 0; row < lookSize.height; row += 1)
    for (let column = 1; column < lookSize.width; column += 1) {
      const at = row * lookSize.width + column;
      look = (look << 1n) | (grey[at]! - grey[at - 1]! > noise ? 1n : 0n);
    }
  const set = countBits(look);
  return set <= nearBits || set >= bits - nearBits ? null : look.toString(16).padStart(bits / 4, '0');
}

/** In how many bits the two pictures' most similar looks differ; all of them if one has none. */
export const differenceOf = (one: readonly PictureLook[], other: readonly PictureLook[]): number =>
  Math.min(bits, ...one.flatMap((each) => other.map((its) => countBits(BigInt(`0x${each}`) ^ BigInt(`0x${its}`)))));

/**
 * The look's four parts of 16 bits, each with its place, for an index. Of two looks that differ in up to 7 bits, at least one
 * part differs in up to 1: so one of `nearBands` of the one is among `bandsOf` the other.
 */
export const bandsOf = (look: PictureLook): number[] =>
  [0, 1, 2, 3].map((place) => (place << bandBits) | Number.parseInt(look.slice(place * 4, place * 4 + 4), 16));

/** Each part, and each of its variants that differ in one bit: 68 values. */
export const nearBands = (look: PictureLook): number[] =>
  bandsOf(look).flatMap((band) => [band, ...Array.from({ length: bandBits }, (_, bit) => band ^ (1 << bit))]);

function countBits(value: bigint): number {
  let count = 0;
  for (let left = value; left > 0n; left &= left - 1n) count += 1;
  return count;
}
