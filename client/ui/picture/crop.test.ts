import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { moved } from '../order/use-drag-order';
import { cutOf, dragged, kept, middleOf, portrait, square } from './crop';

const size = fc.record({ width: fc.integer({ min: 1, max: 8_000 }), height: fc.integer({ min: 1, max: 8_000 }) });
const part = fc.double({ min: -2, max: 3, noNaN: true });
const crop = fc.record({
  ratio: fc.constantFrom(portrait, square),
  zoom: fc.double({ min: 0, max: 9, noNaN: true }),
  x: part,
  y: part,
});
const by = fc.record({ x: fc.integer({ min: -900, max: 900 }), y: fc.integer({ min: -900, max: 900 }) });

test('however it’s zoomed and dragged, the crop has the frame’s shape and stays inside the picture', () => {
  fc.assert(
    fc.property(size, crop, by, (picture, wanted, move) => {
      const { left, top, width, height } = cutOf(picture, dragged(picture, kept(picture, wanted), move, 320));
      expect(width / height).toBeCloseTo(wanted.ratio, 6);
      for (const edge of [left, top]) expect(edge).toBeGreaterThanOrEqual(-0.001);
      expect(left + width).toBeLessThanOrEqual(picture.width + 0.001);
      expect(top + height).toBeLessThanOrEqual(picture.height + 0.001);
    }),
  );
});

test('without a zoom the largest part in the middle shows', () => {
  const picture = { width: 1_000, height: 1_000 };
  expect(cutOf(picture, middleOf(portrait))).toEqual({ left: 100, top: 0, width: 800, height: 1_000 });
  expect(cutOf(picture, middleOf(square))).toEqual({ left: 0, top: 0, width: 1_000, height: 1_000 });
});

test('the picture follows the finger', () => {
  const picture = { width: 1_600, height: 1_000 };
  const middle = middleOf(portrait);
  expect(dragged(picture, middle, { x: 80, y: 0 }, 320).x).toBeLessThan(middle.x);
});

test('a moved item is at its new place, and the others keep their order', () => {
  expect(moved(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd']);
  expect(moved(['a', 'b', 'c', 'd'], 3, 0)).toEqual(['d', 'a', 'b', 'c']);
});
