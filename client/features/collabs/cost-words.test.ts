import { describe, expect, it } from '@jest/globals';
import { paidInWords } from './cost-words';

describe('how a Collab was paid', () => {
  it.each([
    [
      { source: 'free', pricePence: 0, state: 'spent', usableUntil: '2027-04-01T09:00:00.000Z' } as const,
      'A Collab included in your plan',
    ],
    [
      { source: 'free', pricePence: 0, state: 'freed', usableUntil: '2027-04-01T09:00:00.000Z' } as const,
      'Credit given back: use it by 1 April 2027',
    ],
    [{ source: 'invoice', pricePence: 7_500, state: 'spent', usableUntil: null } as const, '£75, by invoice'],
    [{ source: 'checkout', pricePence: 9_900, state: 'spent', usableUntil: null } as const, '£99, paid by card'],
    [{ source: 'checkout', pricePence: 9_900, state: 'freed', usableUntil: null } as const, 'Credit given back'],
    [{ source: 'checkout', pricePence: 9_900, state: 'awaiting-payment', usableUntil: null } as const, null],
  ])('%j: %s', (taken, words) => expect(paidInWords(taken)).toBe(words));
});
