import { expect, test } from '@jest/globals';
import { creditSentence } from './CreditHistory';
import type { CreditLine } from './billing-api';

const line = (changes: Partial<CreditLine>): CreditLine => ({
  id: '01970000-0000-7000-8000-0000000000c1',
  at: '2027-03-01T12:00:00.000Z',
  kind: 'spent',
  source: 'free',
  collabId: null,
  free: 0,
  kept: 0,
  pricePence: 0,
  plan: 'starter',
  note: '',
  ...changes,
});

test.each<[Partial<CreditLine>, string]>([
  [{ kind: 'granted', free: 1 }, 'One Collab included with Starter for the new period'],
  [{ kind: 'granted', free: 3, plan: 'professional' }, '3 Collabs included with Professional for the new period'],
  [{ kind: 'lapsed', free: -2 }, '2 Collabs unused from the last period, expired'],
  [{ kind: 'reserved', free: -1 }, 'You requested a Collab: an included Collab is reserved'],
  [{ kind: 'spent', source: 'kept', kept: -1 }, 'A Collab was agreed, paid with a credit'],
  [{ kind: 'spent', source: 'invoice', pricePence: 7_500 }, 'A Collab was agreed, with £75 on your next invoice'],
  [{ kind: 'spent', source: 'free', free: -1 }, 'A Collab was agreed, included in your plan'],
  [{ kind: 'spent', source: 'checkout', pricePence: 9_900 }, 'A Collab was agreed, paid by card: £99'],
  [
    { kind: 'returned', free: 1 },
    'A Collab didn’t happen: its included Collab is yours again, until your plan’s month ends',
  ],
  [
    { kind: 'returned', source: 'invoice', pricePence: 7_500, kept: 1 },
    'A Collab didn’t happen: you have a credit for it',
  ],
  [{ kind: 'returned', source: 'invoice', pricePence: 7_500 }, 'A Collab didn’t happen: you pay nothing'],
  [{ kind: 'awaiting-payment', source: 'checkout', pricePence: 9_900 }, '£99 is due for a Collab'],
  [{ kind: 'paid', source: 'checkout', pricePence: 9_900 }, 'You paid £99 for a Collab'],
  [{ kind: 'refunded', source: 'checkout', pricePence: 9_900 }, 'We refunded £99'],
])('tells %o', (changes, sentence) => {
  expect(creditSentence(line(changes))).toBe(sentence);
});
