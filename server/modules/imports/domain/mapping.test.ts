import { holdsRate, isHeaderRow, platformOf, type ProposedMapping, proposeMapping, withOverrides } from './mapping.js';

const instagram = [
  'S.no', 'Instagram name', ' Name', 'Subscribers', 'Subscribers', 'Audience country', 'Authentic engagement\n',
  'Authentic engagement Values \n', 'Engagement average\r\n', 'Engagement average Values \n', 'Category_1', 'Category_2',
]; // prettier-ignore
const instagramRows = [
  ['1.00', 'cristiano', 'Cristiano Ronaldo', '477.9M', '477900000.00', 'India', '5M', '5000000.00', '6.2M', '6200000.00', 'Sports', ''],
  ['2.00', 'kyliejenner', 'Kylie 🤍', '368.1M', '368100000.00', 'United States', '3.5M', '3500000.00', '5.5M', '5500000.00', '', ''],
]; // prettier-ignore

describe('which column holds what', () => {
  it('reads headers with line breaks and chooses the plain number of two columns with one name', () => {
    expect(proposeMapping(instagram, instagramRows)).toEqual({
      handle: 1,
      name: 2,
      followers: 4,
      engagement: 9,
      country: 5,
      categories: [10, 11],
    });
  });

  it('tells a handle from a name by how the values look, where two headers could be either', () => {
    const headers = ['S.no', 'Tiktoker name', 'Tiktok name', 'Subscribers', 'Likes avg.'];
    const rows = [
      ['1', 'khaby.lame', 'Khabane lame', '149.2M', '2.3M'],
      ['2', 'onwardwanna', 'Wanna🥊', '7.5M', '2M'],
    ];
    expect(proposeMapping(headers, rows)).toMatchObject({ handle: 1, name: 2, followers: 3, engagement: 4 });
  });

  it('knows the columns by their values when there are no headers', () => {
    const [first, second] = instagramRows.map((row) => row.slice(0, 6));
    expect(isHeaderRow(first!)).toBe(false);
    expect(
      proposeMapping([], [first!, second!, ['3.00', 'leomessi', 'Leo Messi', '358M', '358600000.00', 'Spain']]),
    ).toMatchObject({
      handle: 1,
      name: 2,
      followers: 4,
      country: 5,
    });
  });

  it('does not take categories, which repeat and are often missing, for handles or names', () => {
    const rows = Array.from({ length: 30 }, (_, i) => [
      `Creator ${i}`,
      i % 3 ? `creator${i}` : `Creator ${i}`,
      `${i}M`,
      i % 4 ? '' : 'Humor',
    ]);
    expect(proposeMapping([], rows)).toMatchObject({ handle: 1, name: 0, followers: 2 });
  });

  it('knows a single column without a header among others that have one', () => {
    const headers = ['', 'Name', 'Followers'];
    expect(proposeMapping(headers, [['zoe.ng', 'Zoë Ng', '12K']])).toMatchObject({ handle: 0, name: 1, followers: 2 });
  });

  it('takes what the person says, by number or by header', () => {
    const proposed = proposeMapping(instagram, instagramRows);
    const said = { handle: '3', name: 'Instagram name', categories: '11+12' };
    expect(withOverrides(proposed, said, instagram)).toMatchObject({ handle: 2, name: 1, categories: [10, 11] });
  });

  it('refuses a column that the file does not have', () => {
    const code = (work: () => ProposedMapping) => {
      try {
        return work();
      } catch (error) {
        return (error as { code: string }).code;
      }
    };
    expect(code(() => withOverrides({ categories: [] }, { handle: '13' }, instagram))).toBe('profiles/no-such-column');
    expect(code(() => withOverrides({ categories: [] }, { handle: 'Nobody' }, instagram))).toBe(
      'profiles/no-such-column',
    );
  });

  it('takes no column where somebody says so', () => {
    const proposed = { handle: 1, name: 2, categories: [4] };
    const mapping = withOverrides(proposed, { name: '', categories: '' }, instagram);
    expect(mapping).toEqual({ handle: 1, name: undefined, categories: [] });
  });

  it('reads the platform from the headers when they name exactly one', () => {
    expect(platformOf(instagram)).toBe('instagram');
    expect(platformOf(['Tiktoker name', 'Name'])).toBe('tiktok');
    expect(platformOf(['Youtuber'])).toBe('youtube');
    expect(platformOf(['Handle', 'Name'])).toBeNull();
    expect(platformOf(['Instagram', 'TikTok'])).toBeNull();
  });

  it('tells a rate from a number of reactions by the header', () => {
    expect(holdsRate({ handle: 0, engagement: 1, categories: [] }, ['Handle', 'Engagement rate'])).toBe(true);
    expect(holdsRate({ handle: 0, engagement: 1, categories: [] }, ['Handle', 'Engagement average'])).toBe(false);
  });
});
