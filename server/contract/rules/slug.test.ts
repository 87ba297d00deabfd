import fc from 'fast-check';
import { slugCandidates, slugify } from './slug.js';

const anyText = fc.string({ unit: 'grapheme', maxLength: 120 });
const firstOf = (count: number, candidates: Generator<string>) =>
  Array.from({ length: count }, () => candidates.next().value as string);

describe('slugify', () => {
  test.each([
    ['R367: lowercases', 'The Ivy', 'the-ivy'],
    ['R368: whitespace of every kind becomes hyphens', 'The\tBig\n Table', 'the-big-table'],
    ['R369: drops all but a-z, 0-9 and hyphen', "Dishoom & Sons' 2!", 'dishoom-sons-2'],
    ['R370: collapses repeated hyphens', 'bar --- room', 'bar-room'],
    ['R371: trims hyphens at both ends', ' -- Bar -- ', 'bar'],
    ['R374: drops accented letters', 'Café', 'caf'],
    ['R369: leaves nothing of another script', '東京', ''],
  ])('%s', (_, text, slug) => expect(slugify(text)).toBe(slug));

  test('R372: is at most 50 characters long by default', () => {
    expect(slugify('a'.repeat(60))).toBe('a'.repeat(50));
    expect(slugify('abcdef', 3)).toBe('abc');
  });

  test('R373: trims the hyphen that the cut leaves at the end', () => {
    expect(slugify(`${'a'.repeat(49)} table`)).toBe('a'.repeat(49));
  });

  test('R367-R373: any text gives an empty or well-formed slug, which is its own slug', () => {
    fc.assert(
      fc.property(anyText, fc.integer({ min: 1, max: 60 }), (text, max) => {
        const slug = slugify(text, max);
        expect(slug).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
        expect(slug.length).toBeLessThanOrEqual(max);
        expect(slugify(slug, max)).toBe(slug);
      }),
    );
  });
});

describe('slugCandidates', () => {
  test('R375: numbers the second and later records of one name', () => {
    expect(firstOf(3, slugCandidates('The Ivy', 'k3x9'))).toEqual(['the-ivy', 'the-ivy-2', 'the-ivy-3']);
  });

  test('R375: uses the short id where the name leaves nothing', () => {
    expect(firstOf(2, slugCandidates('東京', 'k3x9'))).toEqual(['k3x9', 'k3x9-2']);
  });

  test('R375: all candidates differ, are well formed and stay within the limit', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const candidates = firstOf(12, slugCandidates(text, 'k3x9'));
        expect(new Set(candidates).size).toBe(12);
        for (const slug of candidates) {
          expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
          expect(slug.length).toBeLessThanOrEqual(50);
        }
      }),
    );
  });
});
