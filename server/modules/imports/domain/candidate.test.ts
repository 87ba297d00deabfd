import { unknownStyle } from '../../../contract/rules/tables/number-column.js';
import { type Candidate, candidateOf, printOf, type ReadingRules } from './candidate.js';
import { countryCodeOf } from './country.js';
import type { ColumnMapping } from './mapping.js';

const mapping: ColumnMapping = {
  ...{ handle: 0, name: 1, followers: 2, engagement: 3, country: 4, categories: [5, 6] },
  ...{ city: 7, email: 8, platform: 9, asOf: 10 },
};
const rules: ReadingRules = {
  ...{
    width: 11,
    platform: 'instagram',
    followers: unknownStyle,
    asOf: '2022-09-30',
    today: '2026-11-21',
    isMonthFirst: false,
  },
  engagement: { ...unknownStyle, unit: 'reactions' },
};
const under = (more: Partial<ReadingRules>, ...cells: string[]) =>
  candidateOf({ number: 7, cells }, mapping, { ...rules, ...more });
const read = (...cells: string[]) => under({}, ...cells);
const withUnit = (unit: 'percent' | 'fraction' | 'reactions', ...cells: string[]) =>
  under({ engagement: { ...unknownStyle, unit } }, ...cells);

describe('someone from a row', () => {
  it('reads a whole row; reactions become a percentage of the followers', () => {
    const cells = ['@zoe.ng', ' Zoë  Ng ', '23M', '460K', 'Türkiye', 'Food', 'Food', 'Leeds', 'Zoe@Ng.test'];
    expect(read(...cells, 'TikTok', '2022-11-30')).toEqual({
      row: 7,
      platform: 'tiktok',
      handle: 'zoe.ng',
      name: 'Zoë Ng',
      followers: 23_000_000,
      engagement: 2,
      country: 'TR',
      city: 'leeds',
      email: 'zoe@ng.test',
      categories: ['Food'],
      asOf: '2022-11-30',
    });
  });

  it('leaves unknown what a row does not say', () => {
    const unknown = { name: null, followers: null, engagement: null, country: null, city: null, email: null };
    expect(read('zoe', '#NAME?', 'N/A', '#VALOR!', 'Atlantis', '', '', 'Atlantis', 'by DM')).toEqual({
      ...{ row: 7, platform: 'instagram', handle: 'zoe', ...unknown, categories: [], asOf: '2022-09-30' },
    });
  });

  it('takes engagement as per cent, as a fraction or as reactions', () => {
    expect(read('zoe', '', '1000', '3.25%')).toMatchObject({ engagement: 3.25 });
    expect(withUnit('percent', 'zoe', '', '1000', '4.5')).toMatchObject({ engagement: 4.5 });
    expect(withUnit('fraction', 'zoe', '', '', '0.0325')).toMatchObject({ engagement: 3.25 });
    expect(withUnit('percent', 'zoe', '', '', '13.13')).toMatchObject({ engagement: 13.13 });
  });

  it('takes a list in one cell for its categories, what we know by its name here', () => {
    const of = (cell: string) => (read('zoe', '', '', '', '', cell) as Candidate).categories;
    expect(of('Music, Cinema & Actors/actresses')).toEqual(['Music', 'Cinema & Actors/actresses']);
    expect(of("['Music', 'Restaurants']")).toEqual(['Music', 'restaurants']);
    expect(of('Bars & Pubs; Knitting')).toEqual(['bars-and-pubs', 'Knitting']);
  });

  it('counts the row’s own word for its platform, then its address, then what holds for the table', () => {
    const of = (handle: string, said = '') => read(handle, '', '', '', '', '', '', '', '', said);
    expect(of('zoe')).toMatchObject({ platform: 'instagram' });
    expect(of('zoe', 'YouTube')).toMatchObject({ platform: 'youtube' });
    expect(of('https://www.tiktok.com/@zoe')).toMatchObject({ platform: 'tiktok', handle: 'zoe' });
    expect(of('https://www.tiktok.com/@zoe', 'YouTube')).toBe('platform-contradiction');
    expect(of('zoe', 'Twitch')).toBe('platform-unknown');
    expect(under({ platform: null }, 'zoe')).toBe('platform-needed');
  });

  it.each([
    [['', ' ', 'N/A'], 'empty'],
    [['Total', '', '12', '3.5'], 'total'],
    [['', 'Zoë', '12'], 'no-handle'],
    [['#NAME?', 'Zoë', '12'], 'no-handle'],
    [['Kylie 🤍', 'Kylie', '12'], 'not-instagram'],
    [['z'.repeat(31)], 'not-instagram'],
    [['https://www.instagram.com/reel/Cxy12/'], 'post-address'],
    [['https://www.instagram.com/share/Cxy12/'], 'share-link'],
    [['zoe', 'Z'.repeat(201)], 'name-too-long'],
    [['zoe', 'Zoë', 'many'], 'followers-unreadable'],
    [['zoe', 'Zoë', '12.5'], 'followers-unreadable'],
    [['zoe', 'Zoë', '99T'], 'followers-unreadable'],
    [['zoe', 'Zoë', '1.234M'], 'followers-unclear'],
    [['zoe', 'Zoë', '12', '1.234'], 'engagement-unclear'],
    [['zoe', '', '', '', '', '', '', '', '', '', 'soon'], 'day-unreadable'],
    [['zoe', '', '', '', '', '', '', '', '', '', '2027-01-01'], 'day-to-come'],
    [['zoe', 'Ng', '12', '', '', '', '', '', '', '', '', 'shifted'], 'too-many-cells'],
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
    ['États-Unis', 'US'],
    ['estados unidos', 'US'],
    ['Deutschland', 'DE'],
    ['Россия', 'RU'],
    ['日本', 'JP'],
    ['대한민국', 'KR'],
    ['المملكة العربية السعودية', 'SA'],
    ['European Union', null],
    ['Narnia', null],
    ['?', null],
  ])('%s is %s', (text, code) => expect(countryCodeOf(text)).toBe(code));
});
