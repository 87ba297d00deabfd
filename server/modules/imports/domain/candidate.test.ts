import { type Candidate, candidateOf, printOf } from './candidate.js';
import { countryCodeOf } from './country.js';
import type { ColumnMapping } from './mapping.js';

const mapping: ColumnMapping = { handle: 0, name: 1, followers: 2, engagement: 3, country: 4, categories: [5, 6] };
const read = (...cells: string[]) => candidateOf({ number: 7, cells }, mapping, { width: 7, isRate: false });

describe('somebody from a row', () => {
  it('reads a whole row; reactions become a percentage of the followers', () => {
    expect(read('@zoe.ng', ' Zoë  Ng ', '23M', '460K', 'Türkiye', 'Food', 'Food')).toEqual({
      row: 7,
      handle: 'zoe.ng',
      name: 'Zoë Ng',
      followers: 23_000_000,
      engagement: 2,
      country: 'TR',
      categories: ['Food'],
    });
  });

  it('leaves unknown what a row does not say', () => {
    expect(read('zoe', '#NAME?', 'N/A', '#VALOR!', 'Atlantis')).toEqual({
      row: 7,
      handle: 'zoe',
      name: null,
      followers: null,
      engagement: null,
      country: null,
      categories: [],
    });
  });

  it('takes a percentage as it stands', () => {
    expect(read('zoe', '', '1000', '3.25%')).toMatchObject({ engagement: 3.25 });
    expect(
      candidateOf({ number: 1, cells: ['zoe', '', '1000', '4.5'] }, mapping, { width: 7, isRate: true }),
    ).toMatchObject({
      engagement: 4.5,
    });
  });

  it.each(['https://www.instagram.com/zoe.ng/', 'instagram.com/zoe.ng?hl=en', 'https://www.tiktok.com/@zoe.ng'])(
    'finds the handle in %s',
    (address) => expect(read(address)).toMatchObject({ handle: 'zoe.ng' }),
  );

  it.each([
    [['', ' ', 'N/A'], 'empty'],
    [['', 'Zoë', '12'], 'no-handle'],
    [['#NAME?', 'Zoë', '12'], 'no-handle'],
    [['z'.repeat(101)], 'handle-too-long'],
    [['zoe', 'Z'.repeat(201)], 'name-too-long'],
    [['zoe', 'Zoë', 'many'], 'followers-unreadable'],
    [['zoe', 'Zoë', '99T'], 'followers-unreadable'],
    [['zoe', 'Ng', '12', '', '', '', '', 'shifted'], 'too-many-cells'],
  ])('says why %j makes nobody: %s', (cells, reason) => expect(read(...cells)).toBe(reason));

  it('sees that two rows say the same, whatever their numbers and the case of the handle', () => {
    const one = read('zoe', 'Zoë', '23M') as Candidate;
    expect(printOf({ ...one, row: 8, handle: 'ZOE' })).toBe(printOf(one));
    expect(printOf({ ...one, followers: 24 })).not.toBe(printOf(one));
  });
});

describe('countries', () => {
  it.each([
    ['United States', 'US'],
    ['usa', 'US'],
    ['UK', 'GB'],
    ['gb', 'GB'],
    ['South Korea', 'KR'],
    ['Turkey', 'TR'],
    ['Germany', 'DE'],
    ['Serbia', 'RS'],
    ['European Union', null],
    ['Narnia', null],
  ])('%s is %s', (text, code) => expect(countryCodeOf(text)).toBe(code));
});
