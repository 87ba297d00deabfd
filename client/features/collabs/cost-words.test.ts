import { describe, expect, it } from '@jest/globals';
import { costOnButton, paidInWords } from './cost-words';

const left = { freeLeft: 0, keptLeft: 0 };

describe('what approving costs', () => {
  it.each([
    [{ source: 'free', pricePence: 0, freeLeft: 2, keptLeft: 0 } as const, 'uses 1 of 2 free Collabs'],
    [{ source: 'free', pricePence: 0, freeLeft: 1, keptLeft: 0 } as const, 'uses your last free Collab'],
    [{ source: 'kept', pricePence: 0, freeLeft: 0, keptLeft: 3 } as const, 'uses 1 of 3 credits'],
    [{ source: 'invoice', pricePence: 7_500, ...left } as const, 'extra Collab £75'],
    [{ source: 'checkout', pricePence: 9_900, ...left } as const, '£99 now'],
  ])('%j: %s', (cost, words) => expect(costOnButton(cost)).toBe(words));
});

describe('how a Collab was paid', () => {
  it.each([
    [{ source: 'free', pricePence: 0, state: 'spent' } as const, 'A free Collab of your plan'],
    [{ source: 'invoice', pricePence: 7_500, state: 'spent' } as const, '£75, by invoice'],
    [{ source: 'checkout', pricePence: 9_900, state: 'spent' } as const, '£99, paid by card'],
    [{ source: 'checkout', pricePence: 9_900, state: 'freed' } as const, 'Credit given back'],
    [{ source: 'checkout', pricePence: 9_900, state: 'awaiting-payment' } as const, null],
  ])('%j: %s', (taken, words) => expect(paidInWords(taken)).toBe(words));
});
