import { describe, expect, it } from '@jest/globals';
import type { Facets } from './browser-api';
import { totalInWords } from './counts';

const counted: Facets = {
  total: 6_000,
  exact: true,
  estimated: ['city'],
  close: false,
  leftOut: 0,
  lists: { city: { leeds: 12_000 }, platform: { tiktok: 6_000 } },
};

describe('the counts of the browser', () => {
  it('R435: say of a total whether it is one', () => {
    expect(totalInWords(counted)).toBe('6,000 influencers');
    expect(totalInWords({ ...counted, exact: false, total: 12_000 })).toBe('About 12,000 influencers');
    expect(totalInWords({ ...counted, close: true, total: 1 })).toBe('No exact match. One name comes close.');
  });
});
