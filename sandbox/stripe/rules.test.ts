import { hasCheckDigit, isExpired, judge, readCard, testCards } from './cards.js';
import { nested } from './params.js';
import { periodAt, remaining } from './time/periods.js';

const now = new Date('2027-01-31T12:00:00Z');
const good = { expMonth: 12, expYear: 2030 };

describe('a test card', () => {
  test.each(Object.keys(testCards))('%s has its check digit', (number) => expect(hasCheckDigit(number)).toBe(true));

  test('is read with spaces, and with a year of two digits or four', () => {
    for (const expiry of ['12/30', '12 / 2030', '1230'])
      expect(readCard({ number: '4242 4242 4242 4242', expiry, cvc: '123' }, now)).toMatchObject(good);
  });

  test('is good until the last second of its month', () => {
    const card = { expMonth: 1, expYear: 2027 };
    expect(isExpired(card, new Date('2027-01-31T23:59:59Z'))).toBe(false);
    expect(isExpired(card, new Date('2027-02-01T00:00:00Z'))).toBe(true);
  });

  test('that asks its bank is charged later without asking', () => {
    expect(judge('asks', good, now, { present: true, confirmed: false })).toBe('asks');
    expect(judge('asks', good, now, { present: true, confirmed: true })).toBe('paid');
    expect(judge('asks', good, now, { present: false, confirmed: false })).toBe('paid');
  });

  test('that fails later is charged while the person is there', () => {
    expect(judge('fails-later', good, now, { present: true, confirmed: false })).toBe('paid');
    const later = judge('fails-later', good, now, { present: false, confirmed: false });
    expect(later).toMatchObject({ code: 'card_declined' });
  });
});

describe('a form', () => {
  test('is read with what is nested in it', () => {
    const read = nested({
      'items[0][price]': 'p',
      'items[1][price]': 'q',
      'expand[]': ['a', 'b'],
      'metadata[a b]': '1',
      mode: 'x',
    });
    expect(JSON.parse(JSON.stringify(read))).toEqual({
      items: { 0: { price: 'p' }, 1: { price: 'q' } },
      expand: { 0: 'a', 1: 'b' },
      metadata: { 'a b': '1' },
      mode: 'x',
    });
  });

  test('reaches nothing but itself', () => {
    nested({ '__proto__[polluted]': 'yes', 'constructor[prototype][polluted]': 'yes' });
    expect(({} as { polluted?: string }).polluted).toBeUndefined();
  });
});

describe('a period', () => {
  const monthly = { interval: 'month', count: 1 } as const;
  const anchor = Date.UTC(2028, 0, 31, 10) / 1_000;
  const day = (seconds: number) => new Date(seconds * 1_000).toISOString().slice(0, 10);

  test('ends on the last day of a shorter month and comes back to its own day', () => {
    const february = periodAt(anchor, monthly, anchor + 5);
    const march = periodAt(anchor, monthly, february.end);
    expect([february.end, march.end].map(day)).toEqual(['2028-02-29', '2028-03-31']);
  });

  test('leaves half of its price in its middle, and all or nothing at its ends', () => {
    const period = { start: 0, end: 30 };
    expect([0, 15, 30].map((moment) => remaining(9_900, period, moment))).toEqual([9_900, 4_950, 0]);
  });
});
