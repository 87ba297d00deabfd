import { expect, test } from '@jest/globals';
import type { CollabCost } from '../../api/collabs';
import { aCollab } from '../../test/collab';
import { costOfCancelling, spentForBrand } from './cost-words';

const freeChangeUntil = '2027-03-08T19:00:00.000Z';
const visit = aCollab({ stage: 4, visitAt: '2027-03-10T19:00:00.000Z', freeChangeUntil });
const unbooked = aCollab({ stage: 3 });
const [inTime, late] = [new Date(freeChangeUntil), new Date('2027-03-08T19:00:00.001Z')];

const cost = (returnsUntil: string | null, state: 'spent' | 'freed' = 'spent'): CollabCost => ({
  approval: null,
  taken: { source: 'free', pricePence: 0, state, usableUntil: '2027-04-01T09:00:00.000Z' },
  returnsUntil,
});
const paid = cost(freeChangeUntil);

const free = 'This isn’t late: the deadline is Mon\u00a08\u00a0Mar, 19:00.';
const counts = 'The deadline was Mon\u00a08\u00a0Mar, 19:00, so this counts as late.';
const forStaff = 'Staff can cancel at any time. It doesn’t count as late for either side.';
const back = 'You’ll get your credit back. Use it by 1 April 2027: it doesn’t carry over.';
const missed = 'Yours will show one more late change, which is a missed promise.';
const theirs = 'Harbour Lights gets its credit back.';

test.each([
  ['a brand in time', visit, 'brand', paid, inTime, { Notice: free, Credit: back, Reliability: 'Yours won’t change.' }],
  ['a brand, late', visit, 'brand', paid, late, { Notice: counts, Credit: 'You won’t get your credit back, because it’s late.', Reliability: missed }],
  ['a brand of which no credit was taken', visit, 'brand', cost(null, 'freed'), late, { Notice: counts, Reliability: missed }],
  ['an influencer in time', visit, 'influencer', undefined, inTime, { Notice: free, Credit: theirs, Reliability: 'Yours won’t change.' }],
  ['an influencer, late', visit, 'influencer', undefined, late, { Notice: counts, Credit: theirs, Reliability: missed }],
  ['staff, whenever it is', visit, 'staff', paid, late, { Notice: forStaff, Credit: theirs, Reliability: 'Nothing changes for either side.' }],
  ['a brand before a time was booked', unbooked, 'brand', cost(null), inTime, { Credit: back, Reliability: 'Yours won’t change.' }],
  ['a brand that gave up the booked time late', unbooked, 'brand', paid, late, { Credit: 'You won’t get your credit back, because you gave up the booked time late.', Reliability: 'Yours won’t change.' }],
] as const)('what cancelling costs %s', (_, collab, reader, taken, now, says) => {
  const facts = costOfCancelling(collab, reader, taken, now).map(({ label, value }) => [label, value]);
  expect(Object.fromEntries(facts)).toEqual(says);
}); // prettier-ignore

test.each([
  ['free', 'Uses 1 of 2 included Collabs of Ember & Rye.'],
  ['kept', 'Uses 1 of 3 credits of Ember & Rye.'],
  ['invoice', 'Adds £75 + VAT to the next invoice of Ember & Rye.'],
  ['checkout', 'Costs £75 + VAT, paid by card, so only Ember & Rye can approve it.'],
] as const)('what it takes from the brand if staff approve for it: %s', (source, says) => {
  expect(spentForBrand('Ember & Rye', { source, pricePence: 7_500, freeLeft: 2, keptLeft: 3 }, 'excluded')).toBe(says);
});
