import { describe, expect, it } from '@jest/globals';
import { paidInWords } from './cost-words';

describe('how a Collab was paid', () => {
  it.each([
    [{ source: 'free', pricePence: 0, state: 'spent' } as const, 'A free Collab of your plan'],
    [{ source: 'invoice', pricePence: 7_500, state: 'spent' } as const, '£75, by invoice'],
    [{ source: 'checkout', pricePence: 9_900, state: 'spent' } as const, '£99, paid by card'],
    [{ source: 'checkout', pricePence: 9_900, state: 'freed' } as const, 'Credit given back'],
    [{ source: 'checkout', pricePence: 9_900, state: 'awaiting-payment' } as const, null],
  ])('%j: %s', (taken, words) => expect(paidInWords(taken)).toBe(words));
});
