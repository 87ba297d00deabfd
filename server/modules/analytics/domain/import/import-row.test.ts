import { momentIn, rowIn, rulesOf } from './import-row.js';
import { postIn } from './mapping.js';
import { proposeColumns } from './mapping.js';

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

  it.each([
    ...['', 'mia', 'https://example.com/p/Cxy', 'https://www.instagram.com/mia/'],
    ...[
      'https://www.instagram.com/share/p/BAbc12',
      'https://www.instagram.com/share/reel/BAbc12',
      'vm.tiktok.com/ZM8abc/',
    ],
  ])('is not %j', (text) => expect(postIn(text)).toBeNull());
});

describe('the columns of a table of numbers', () => {
  it('are found by the names that platforms give them; rates are none', () => {
    const headers = ['Post ID', 'Permalink', 'Date', 'Accounts reached', 'Video views', 'Reactions', 'Like rate', 'Comments', 'Sends', 'Saved'];
    expect(proposeColumns(headers, [])).toEqual({
      ...{ post: 1, takenAt: 2, reach: 3, views: 4, likes: 5, comments: 7, shares: 8, saves: 9 },
    });
  }); // prettier-ignore

  it('have no names where the first row is a post; its address is found by what it is', () => {
    expect(proposeColumns([], [['Dinner', 'https://youtu.be/abcdefghijk', '12']])).toMatchObject({
      post: 1,
      views: null,
    });
  });

  it.each([
    [
      'Meta Business Suite',
      'Post ID,Account ID,Account username,Account name,Description,Duration (sec),Publish time,Permalink,Post type,Data comment,Date,Views,Reach,Likes,Shares,Follows,Comments,Saves',
      { post: 7, takenAt: 10, views: 11, reach: 12, likes: 13, shares: 14, comments: 16, saves: 17 },
    ],
    [
      'Meta Business Suite in German',
      'Beitrags-ID,Konto-ID,Konto-Benutzername,Kontoname,Beschreibung,Dauer (Sek.),Veröffentlichungszeitpunkt,Permalink,Beitragstyp,Datenkommentar,Datum,Aufrufe,Reichweite,„Gefällt mir“-Angaben,Geteilte Inhalte,Follows,Kommentare,Gespeicherte Beiträge',
      { post: 7, takenAt: 10, views: 11, reach: 12, likes: 13, shares: 14, comments: 16, saves: 17 },
    ],
    [
      'TikTok Studio',
      'Video title,Video link,Post time,Total likes,Total comments,Total shares,Total views,Average watch time,Add to favorites,Reach',
      { post: 1, takenAt: null, likes: 3, comments: 4, shares: 5, views: 6, saves: 8, reach: 9 },
    ],
    [
      'YouTube Studio',
      'Content,Video title,Video publish time,Duration,Likes,Likes (vs. dislikes) (%),Dislikes,Comments added,Shares,Views,Watch time (hours),Subscribers,Impressions,Impressions click-through rate (%)',
      { post: 0, takenAt: null, likes: 4, comments: 7, shares: 8, views: 9, reach: null, saves: null },
    ],
  ])('are those of an export of %s', (_, headers, columns) =>
    expect(proposeColumns(headers.split(','), [])).toEqual(columns),
  );
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
  const headers = ['Post', 'Date', 'Reach', 'Likes'];
  const address = 'https://youtu.be/abcdefghijk';
  /** The first of several rows in a table. */
  const read = (cells: string[], ...others: string[][]) => {
    const rows = [cells, ...others].map((each, at) => ({ number: at + 2, cells: each }));
    return rowIn(rows[0]!, rulesOf(headers, rows, proposeColumns(headers, []), now));
  };

  it('says what a post had reached, as spreadsheets write it', () => {
    expect(read([address, '04/03/2027', '12.5K', '1,204'])).toMatchObject({
      row: 2,
      post: { platform: 'youtube', name: 'abcdefghijk' },
      numbers: { reach: 12_500, likes: 1_204, views: null },
    });
    expect(read([address, '', 'N/A', '7'])).toMatchObject({ takenAt: null, numbers: { reach: null, likes: 7 } });
  });

  it('reads a number as all rows of its column are written', () => {
    expect(read([address, '', '12.500', '1.234'])).toMatchObject({ numbers: { reach: 12_500, likes: 1_234 } });
    expect(read([address, '', '1.234K', '7'])).toBe('Reach can be read in two ways.');
    expect(read([address, '', '1.234K', '7'], [address, '', '12,5K', '7'])).toMatchObject({
      numbers: { reach: 1_234_000 },
    });
  });

  it('reads a day as all rows of its column are written', () => {
    expect(read([address, '01/02/2027', '12', ''])).toMatchObject({ takenAt: new Date('2027-02-01T23:59:59.999Z') });
    expect(read([address, '01/02/2027', '12', ''], [address, '01/23/2027', '12', ''])).toMatchObject({
      takenAt: new Date('2027-01-02T23:59:59.999Z'),
    });
  });

  it('of a platform’s export is of now where the numbers are of the whole time', () =>
    expect(read([address, 'Lifetime', '12', ''])).toMatchObject({ takenAt: null, numbers: { reach: 12 } }));

  it('names a video by its id alone in a column of YouTube Studio, and nowhere else', () => {
    const of = (header: string) => {
      const rows = [{ number: 2, cells: ['abcdefghijk', '12'] }];
      return rowIn(rows[0]!, rulesOf([header, 'Views'], rows, proposeColumns([header, 'Views'], []), now));
    };
    expect(of('Content')).toMatchObject({ post: { platform: 'youtube', name: 'abcdefghijk' } });
    expect(of('Permalink')).toMatch(/^The link isn’t to a post/);
  });

  it.each([
    [['', '', '12', 'x'], 'There’s no link to a post.'],
    [['Someone', '', '12'], 'The link isn’t to a post on Instagram, TikTok or YouTube.'],
    [
      ['https://www.instagram.com/share/reel/BAb1/', '', '12'],
      'The link isn’t to a post on Instagram, TikTok or YouTube.',
    ],
    [[address, '', 'many'], 'Reach must be a whole number.'],
    [[address, '', '3.2'], 'Reach must be a whole number.'],
    [[address, '', '3%'], 'Reach must be a whole number.'],
    [[address, '', '-5'], 'Reach must be a whole number.'],
    [[address, '04/03/2027', '', '#REF!'], 'The row has no number.'],
    [[address, '31/02/2027', '12'], expect.stringMatching(/^We can’t read the date/)],
  ])('%j cannot be taken', (cells, reason) => expect(read(cells)).toEqual(reason));

  it('is passed over where it is empty, or a sum', () => {
    expect(read(['', ' ', 'N/A'])).toBe('The row is empty.');
    expect(read(['Total', '', '12', '7'])).toBe('The row adds up the others.');
  });
});
