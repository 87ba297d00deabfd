import fc from 'fast-check';
import { bandsOf, differenceOf, looksOf, lookSize, nearBands, nearBits } from './picture-look.js';

const look = fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }).map((value) => value.toString(16).padStart(16, '0'));
const flipped = (of: string, places: readonly number[]): string =>
  places
    .reduce((value, place) => value ^ (1n << BigInt(place)), BigInt(`0x${of}`))
    .toString(16)
    .padStart(16, '0');
const places = fc.uniqueArray(fc.nat(63), { maxLength: 64 });

it('two looks differ in exactly the bits that were changed', () => {
  fc.assert(
    fc.property(look, places, (one, changed) => {
      expect(differenceOf([one], [flipped(one, changed)])).toBe(changed.length);
    }),
  );
});

it('the index finds every look that is near', () => {
  fc.assert(
    fc.property(look, fc.uniqueArray(fc.nat(63), { maxLength: nearBits }), (one, changed) => {
      const near = new Set(nearBands(one));
      expect(bandsOf(flipped(one, changed)).some((band) => near.has(band))).toBe(true);
    }),
  );
});

it('parts differ by their place', () => {
  fc.assert(
    fc.property(look, (one) => {
      expect(new Set(nearBands(one)).size).toBe(4 * 17);
      expect(bandsOf(one).map((band) => band >> 16)).toEqual([0, 1, 2, 3]);
    }),
  );
});

const pixels = fc.uint8Array({
  minLength: lookSize.width * lookSize.height,
  maxLength: lookSize.width * lookSize.height,
});

it('doesn’t depend on brightness', () => {
  fc.assert(
    fc.property(pixels, fc.nat(100), (grey, added) => {
      const darker = grey.map((value) => Math.floor(value / 2));
      expect(looksOf([darker.map((value) => value + added)])).toEqual(looksOf([darker]));
    }),
  );
});

it('an even picture has no look', () => {
  const even = new Uint8Array(lookSize.width * lookSize.height).fill(90);
  const ramp = even.map((_, at) => at % lookSize.width);
  expect(looksOf([even, ramp])).toEqual([]);
  expect(differenceOf([], ['00ff00ff00ff00ff'])).toBe(64);
});

it('a mirrored picture has the same looks, and a picture’s most similar ones count', () => {
  fc.assert(
    fc.property(pixels, pixels, (grey, other) => {
      const rows = Array.from({ length: lookSize.height }, (_, row) => grey.subarray(row * 9, row * 9 + 9));
      const mirrored = new Uint8Array(rows.flatMap((row) => [...row].toReversed()));
      const looks = looksOf([grey]);
      expect(looksOf([mirrored]).toSorted()).toEqual(looks.toSorted());
      fc.pre(looks.length > 0);
      expect(differenceOf(looks, looksOf([other, mirrored]))).toBe(0);
    }),
  );
});
