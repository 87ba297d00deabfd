import type { Actor } from '../../../shared/kernel/index.js';
import { correct, enter, type Numbers, type PublishedPiece } from './reading.js';

const now = new Date('2027-01-20T12:00:00Z');
const publishedAt = new Date('2027-01-15T12:00:00Z');
const influencer: Actor = { userId: 'u1', role: 'influencer', profile: { type: 'influencer', uid: 'i1' } };
const staff: Actor = { userId: 's1', role: 'admin', staffRole: 'operations' };
const piece: PublishedPiece = {
  id: 'p1',
  collabId: 'c1',
  brandId: 'b1',
  influencerId: 'i1',
  type: 'reel',
  postUrl: 'https://www.instagram.com/reel/abc',
  publishedAt,
};
const numbers: Numbers = { reach: 1_000, views: 1_400, likes: 90, comments: 6, shares: 3, saves: 1 };
const entry = { takenAt: now, numbers, screenshotId: 'm1' };
const code = (slug: string) => expect.objectContaining({ code: `analytics/${slug}` });
const fields = (...names: string[]) =>
  expect.objectContaining({
    code: 'analytics/bad-numbers',
    details: { errors: Object.fromEntries(names.map((name) => [name, expect.any(String)])) },
  });

test('R434: what an influencer enters is declared, and tells of itself', () => {
  const [reading, event] = enter(piece, entry, influencer, now);
  expect(reading).toMatchObject({ pieceId: 'p1', basis: 'declared', numbers, screenshotId: 'm1', enteredBy: 'u1' });
  expect(event).toMatchObject({ name: 'metrics.entered', payload: { readingId: reading.id, basis: 'declared' } });
});

test.each([
  ['somebody else', piece, { ...influencer, profile: { type: 'influencer', uid: 'i2' } }, 'piece-not-found'],
  ['the brand', piece, { ...influencer, role: 'brand', profile: { type: 'brand', uid: 'b1' } }, 'piece-not-found'],
  ['before it is out', { ...piece, publishedAt: null }, influencer, 'not-published'],
  ['of a file that was handed over', { ...piece, postUrl: null }, influencer, 'not-published'],
] as const)('nothing is entered by or for %s', (_, of, actor, slug) => {
  expect(() => enter(of, entry, actor as Actor, now)).toThrow(code(slug));
});

const none: Numbers = { reach: null, views: null, likes: null, comments: null, shares: null, saves: null };
test.each([
  [none, ['reach']],
  [{ ...none, views: 1.5 }, ['views']],
  [{ ...none, views: -1, saves: 10 ** 11 }, ['views', 'saves']],
  [{ ...none, reach: 5, likes: 6 }, ['likes']],
])('what cannot be is refused by its field: %j', (wrong, names) => {
  expect(() => enter(piece, { ...entry, numbers: wrong }, influencer, now)).toThrow(fields(...names));
});

test.each([new Date(publishedAt.getTime() - 1), new Date(now.getTime() + 1)])('no numbers of %s', (takenAt) => {
  expect(() => enter(piece, { ...entry, takenAt }, influencer, now)).toThrow(fields('takenAt'));
});

describe('R434: a correction by staff', () => {
  const [reading] = enter(piece, entry, influencer, now);
  const correction = {
    basis: 'measured',
    numbers: { ...numbers, reach: 900 },
    reason: ' As the screenshot says ',
  } as const;

  test('takes the place of the reading, of the same moment, with its reason', () => {
    const [next, event] = correct(reading, piece, correction, staff, now);
    expect(next).toMatchObject({
      corrects: reading.id,
      takenAt: now,
      basis: 'measured',
      reason: 'As the screenshot says',
    });
    expect(next.numbers.reach).toBe(900);
    expect(event).toMatchObject({ name: 'metrics.corrected', payload: { reason: 'As the screenshot says' } });
  });

  test.each([
    ['the influencer', reading, correction, influencer, 'reading-not-found'],
    ['staff who only look', reading, correction, { ...staff, staffRole: 'read-only' }, 'reading-not-found'],
    ['without a reason', reading, { ...correction, reason: ' ' }, staff, 'reason-needed'],
    ['twice', { ...reading, correctedAt: now }, correction, staff, 'reading-corrected'],
    ['with nothing', reading, { ...correction, numbers: none }, staff, 'bad-numbers'],
  ] as const)('is not made by or for %s', (_, of, wanted, actor, slug) => {
    expect(() => correct(of, piece, wanted, actor as Actor, now)).toThrow(code(slug));
  });
});
