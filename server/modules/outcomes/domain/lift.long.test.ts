import { covered, coveredWhenPooled } from '../../../../test/support/lift-worlds.js';

describe('what two weeks brought', () => {
  it.each([0, 12])('is covered by the interval in 95 worlds of 100: %i more guests a day', (effect) => {
    const share = covered(1_000, effect);
    expect(share).toBeGreaterThan(0.935);
    expect(share).toBeLessThan(0.975);
  });

  it('is covered by the pooled interval of several Collabs as often', () => {
    const share = coveredWhenPooled(300, 12);
    expect(share).toBeGreaterThan(0.93);
    expect(share).toBeLessThan(0.98);
  });
});
