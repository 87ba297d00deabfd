import { FilteredLinkTargets } from './neighbours.js';

describe('targets of links', () => {
  const inside = ['https://127.0.0.1/', 'https://[::1]/', 'https://169.254.169.254/latest', 'https://10.0.0.7/'];

  it('are on the public internet, unless any address will do', async () => {
    const [filtered, any] = [true, false].map((httpsOnly) => new FilteredLinkTargets(httpsOnly, 'https://t.test')) as [
      FilteredLinkTargets,
      FilteredLinkTargets,
    ];
    for (const url of inside) expect([await filtered.refuses(url), await any.refuses(url)]).toEqual([true, false]);
    expect(await filtered.refuses('https://1.1.1.1/menu')).toBe(false);
  });
});
