import { momentIn, rowIn } from './import-row.js';
import { isHeader, proposeColumns } from './mapping.js';
import { postIn } from './post-name.js';

const now = new Date('2027-03-10T12:00:00Z');

describe('the address of a post in a table', () => {
  it.each([
    ['https://www.instagram.com/mia/reel/Cxy-12_ab/?igsh=x', 'instagram', 'Cxy-12_ab'],
    ['instagram.com/p/Cxy-12_ab', 'instagram', 'Cxy-12_ab'],
    ['http://instagram.com/reels/Cxy-12_ab', 'instagram', 'Cxy-12_ab'],
    ['https://www.tiktok.com/@mia/video/7301234567890', 'tiktok', '7301234567890'],
    ['https://youtu.be/abcdefghijk?t=3', 'youtube', 'abcdefghijk'],
    ['https://www.youtube.com/watch?app=m&v=abcdefghijk', 'youtube', 'abcdefghijk'],
  ])('%s', (address, platform, name) => expect(postIn(address)).toEqual({ platform, name }));

  it.each(['', 'mia', 'https://example.com/p/Cxy', 'https://www.instagram.com/mia/'])('is not %j', (text) =>
    expect(postIn(text)).toBeNull(),
  );
});

describe('the columns of a table of numbers', () => {
  it('are found by the names that platforms give them; rates are none', () => {
    const headers = ['Post ID', 'Permalink', 'Date', 'Accounts reached', 'Video views', 'Reactions', 'Like rate', 'Comments', 'Sends', 'Saved'];
    expect(proposeColumns(headers, [])).toEqual({
      ...{ post: 1, takenAt: 2, reach: 3, views: 4, likes: 5, comments: 7, shares: 8, saves: 9 },
    });
  }); // prettier-ignore

  it('have no names where the first row is a post; its address is found by what it is', () => {
    const row = ['Dinner', 'https://youtu.be/abcdefghijk', '12'];
    expect(isHeader(row)).toBe(false);
    expect(isHeader(['Title', 'Link', 'Views'])).toBe(true);
    expect(proposeColumns([], [row])).toMatchObject({ post: 1, views: null });
  });
});

describe('a date in a table', () => {
  it.each([
    ['2027-03-04', '2027-03-04T23:59:59.999Z'],
    ['04/03/2027', '2027-03-04T23:59:59.999Z'],
    ['4.3.2027 10:30', '2027-03-04T10:30:00.000Z'],
    ['2027-03-04T10:30:00+02:00', '2027-03-04T08:30:00.000Z'],
    ['2027-3-4 10:30Z', '2027-03-04T10:30:00.000Z'],
    ['2026-07-04 10:30', '2026-07-04T09:30:00.000Z'],
    ['2027-03-10', '2027-03-10T12:00:00.000Z'],
  ])('%s is %s', (text, moment) => expect(momentIn(text, now)?.toISOString()).toBe(moment));

  it.each([
    '04/25/2027',
    '30/02/2027',
    '2027-02-30',
    '2027-03-04T10:30+99:99',
    '2027-03-04T10:75Z',
    'yesterday',
    '44989',
  ])('%s is none', (text) => expect(momentIn(text, now)).toBeNull());
});

describe('a row', () => {
  const mapping = proposeColumns(['Post', 'Date', 'Reach', 'Likes'], []);
  const address = 'https://youtu.be/abcdefghijk';
  const read = (...cells: string[]) => rowIn(cells, 2, mapping, now);

  it('says what a post had reached, as spreadsheets write it', () => {
    expect(read(address, '04/03/2027', '12.5K', '1,204')).toMatchObject({
      row: 2,
      post: { platform: 'youtube', name: 'abcdefghijk' },
      numbers: { reach: 12_500, likes: 1_204, views: null },
    });
    expect(read(address, '', 'N/A', '7')).toMatchObject({ takenAt: null, numbers: { reach: null, likes: 7 } });
  });

  it.each([
    [['', '', '12'], 'There is no address of a post.'],
    [['Total', '', '12'], 'The address is not one of a post on Instagram, TikTok or YouTube.'],
    [[address, '', 'many'], 'Reach must be a whole number.'],
    [[address, '', '3.2'], 'Reach must be a whole number.'],
    [[address, '', '3%'], 'Reach must be a whole number.'],
    [[address, '', '-5'], 'Reach must be a whole number.'],
    [[address, '04/03/2027', '', '#REF!'], 'The row has no number.'],
    [[address, '31/02/2027', '12'], expect.stringMatching(/^The date cannot be read/)],
  ])('%j cannot be taken', (cells, reason) => expect(read(...cells)).toEqual(reason));

  it('is passed over where it is empty', () => expect(read('', ' ', 'N/A')).toBeNull());
});
