import { FixedClock } from '../../../test/support/core.js';
import { DueWork } from './due-work.js';
import { durationMs } from './clocks.js';

describe('an ISO 8601 duration', () => {
  test.each([
    ['P7D', 7 * 24 * 3_600_000],
    ['PT36H', 36 * 3_600_000],
    ['P1DT1H1M1S', 90_061_000],
    ['P2W', 14 * 24 * 3_600_000],
    ['-PT1M', -60_000],
  ])('%s is %i milliseconds', (text, ms) => expect(durationMs(text)).toBe(ms));

  test.each(['', 'P', 'PT', '7D', 'P1Y', 'P1.5D', 'PT1H30', 'soon'])('"%s" is none', (text) =>
    expect(durationMs(text)).toBeNull(),
  );
});

describe('work that is due', () => {
  it('is done until nothing is left, for every sweep', async () => {
    const left = { a: 3, b: 1 };
    const due = new DueWork(new FixedClock(new Date('2026-11-23T10:00:00Z')));
    due.add('x.a', async () => (left.a > 0 ? (left.a--, 1) : 0));
    due.add('x.b', async () => (left.b > 0 ? (left.b--, 1) : 0));
    expect(await due.run()).toBe(4);
    expect(left).toEqual({ a: 0, b: 0 });
    expect(await due.run()).toBe(0);
  });

  it('a sweep that never ends is a fault, not a hang', async () => {
    const due = new DueWork(new FixedClock(new Date()));
    due.add('x.endless', async () => 1);
    await expect(due.run()).rejects.toThrow('x.endless: found something due 1000 times in a row');
  });

  it('a failing sweep doesn’t block any other, and its error is reported', async () => {
    const done: string[] = [];
    const due = new DueWork(new FixedClock(new Date()));
    due.add('media.give-up-uploads', () => Promise.reject(new Error('The storage is away')));
    due.add('billing.remind-of-payments', async () => (done.push('reminded') === 1 ? 1 : 0));

    await expect(due.run()).rejects.toThrow('media.give-up-uploads: The storage is away');
    expect(done).toEqual(['reminded', 'reminded']);
  });
});
