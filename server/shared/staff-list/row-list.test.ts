import { pageOfRows } from './row-list.js';

type Parcel = Readonly<{ id: string; city: string; grams: number; late: boolean; note: string | null }>;

const parcels: readonly Parcel[] = [
  { id: 'c', city: 'Leeds', grams: 900, late: false, note: null },
  { id: 'a', city: 'Bath', grams: 1_000, late: true, note: 'Fragile' },
  { id: 'b', city: 'Leeds', grams: 80, late: true, note: null },
];
const page = (query: Parameters<typeof pageOfRows>[2]) => {
  const { rows, ...rest } = pageOfRows<Parcel>({ members: ['id', 'city', 'grams', 'late', 'note'] }, parcels, query);
  return { ...rest, ids: rows.map(({ id }) => id).join('') };
};

describe('a list whose rows are at hand', () => {
  it('keeps its own order, page by page, unless another is requested', () => {
    expect(page({})).toEqual({ ids: 'cab', total: 3, offset: 0 });
    expect(page({ range: '[1,1]' })).toEqual({ ids: 'a', total: 3, offset: 1 });
    expect(page({ sort: '["grams","ASC"]' }).ids).toBe('bca');
    expect(page({ sort: '["city","DESC"]' }).ids).toBe('cba');
  });

  it('is narrowed by the values of its members, by ids, and by words anywhere in them, whatever their case and accents', () => {
    expect(page({ filter: '{"city":"Leeds","late":true}' })).toEqual({ ids: 'b', total: 1, offset: 0 });
    expect(page({ filter: '{"id":["a","b","z"]}' }).ids).toBe('ab');
    expect(page({ filter: '{"q":" FRÀG"}' }).ids).toBe('a');
    expect(page({ filter: '{"q":"leeds 900"}' }).ids).toBe('c');
  });

  it.each([
    ['an order', { sort: '["secret","ASC"]' }],
    ['a filter', { filter: '{"secret":"x"}' }],
  ])('refuses %s that it does not have', (_, query) => {
    expect(() => page(query)).toThrow(expect.objectContaining({ code: 'request/bad-list-query' }));
  });
});
