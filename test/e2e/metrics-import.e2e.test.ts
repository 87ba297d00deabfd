import { Database } from '../../server/shared/db/index.js';
import { measuredWorld } from '../support/measured-world.js';
import { importing, type Reason, type TableAnswer } from '../support/table-import.js';

describe('R434: staff import numbers of posts', () => {
  const { product, send, bring } = importing<TableAnswer>('/api/v1/admin/piece-readings/import', { basis: 'measured' });
  let db: Database;
  let piece: string;

  beforeAll(async () => {
    db = product().app.get(Database);
    await measuredWorld(db, new Date());
    const posts = await db.rows<{ id: string }>(
      `select id from deliverables where post_url like '%tiktok%' and published_at < now() - interval '3 days' order by published_at`,
    );
    piece = posts[0]!.id;
    await db.rows('update deliverables set post_url = $2 where id = $1', [
      piece,
      'https://www.tiktok.com/@mia/video/7301234567890',
    ]);
  });
  beforeEach(() => db.rows('delete from piece_readings'));

  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  const stored = () =>
    db.rows(`select basis, source, reach::int, views::int, likes::int, entered_by is not null as "byStaff" from piece_readings where piece_id = $1 order by taken_at`, [piece]); // prettier-ignore
  const post = 'www.tiktok.com/@mia.old.name/video/7301234567890?lang=en';

  it('shows first what would be, and stores it when told; run again nothing changes', async () => {
    const table = `Permalink,Date,Accounts reached,Plays,Likes\n${post},${day(2)},"12,500",20K,310\n${post},${day(1)},13.1K,,320\n`;
    expect(await bring(table, { dryRun: true })).toMatchObject({
      headers: ['Permalink', 'Date', 'Accounts reached', 'Plays', 'Likes'],
      columns: { post: 0, takenAt: 1, reach: 2, views: 3, likes: 4, comments: null, shares: null, saves: null },
      ...{ rows: 2, created: 2, unchanged: 0, rejected: 0, rejectsCsv: null },
    });
    expect(await stored()).toEqual([]);
    expect(await bring(table)).toMatchObject({ created: 2 });
    const from = { basis: 'measured', source: 'import', byStaff: true };
    expect(await stored()).toEqual([
      { ...from, reach: 12_500, views: 20_000, likes: 310 },
      { ...from, reach: 13_100, views: null, likes: 320 },
    ]);
    expect(await bring(table)).toMatchObject({ created: 0, unchanged: 2, rejected: 0 });
    const [{ count }] = await db.rows<{ count: number }>(
      `select count(*)::int from audit_log where name = 'metrics.imported' and aggregate_id = $1`,
      [piece],
    ) as [{ count: number }]; // prettier-ignore
    expect(count).toBe(2);
  });

  it('takes what is good of a table as people make it, and says of each other row why not', async () => {
    const table = [
      '\ufeffPost link;As of;Reach;Likes;',
      `${post};${day(1)};1 200;12`,
      ';;;',
      `https://www.tiktok.com/@mia/video/999;${day(1)};5;1`,
      'Total;;9.999;',
      `${post};${day(2000)};5;1`,
      `${post};${day(-5)};5;1`,
      `${post};${day(1)};1300;12`,
      `${post};soon;1300;12`,
      `${post};${day(2)};10;12`,
      `"${post}";;#REF!;`,
    ].join('\r\n');
    const answer = await bring(table);
    expect(answer).toMatchObject({ rows: 10, created: 1, unchanged: 2, rejected: 7 });
    const listed = (reasons: Reason[]) => reasons.map(({ reason, rows: [row] }) => ({ row, reason }));
    expect(listed(answer.unchangedFor)).toEqual([
      { row: 3, reason: 'The row is empty.' },
      { row: 5, reason: 'The row adds up the others.' },
    ]);
    expect(listed(answer.rejectedFor)).toEqual([
      { row: 4, reason: 'No published piece has this post.' },
      { row: 6, reason: 'The numbers can’t be older than the post.' },
      { row: 7, reason: 'This moment is still to come.' },
      { row: 8, reason: 'Another row, or an earlier import, says something else of this post at the same moment.' },
      { row: 9, reason: expect.stringMatching(/^We can’t read the date/) },
      { row: 10, reason: 'There can’t be more likes than people reached.' },
      { row: 11, reason: 'The row has no number.' },
    ]);
    expect(answer.rejectsCsv).toContain('row,reason,Post link,As of,Reach,Likes');
    expect(await stored()).toMatchObject([{ reach: 1_200, likes: 12 }]);
  });

  it('takes other columns where staff say so, and numbers of now where there is no date', async () => {
    const table = `What,Where,Seen by\nDinner,${post},77\n`;
    expect((await send('What,Seen by\nDinner,77\n')).body).toMatchObject({ code: 'analytics/unreadable-table' });
    const [none] = (await bring(table)).rejectedFor;
    expect(none).toEqual({ reason: 'The row has no number.', count: 1, rows: [2] });
    const columns = { post: 1, views: 2 };
    expect(await bring(table, { columns, basis: 'estimated' })).toMatchObject({ created: 1 });
    expect(await stored()).toMatchObject([{ basis: 'estimated', views: 77 }]);
    expect(await bring(table, { columns, basis: 'estimated' })).toMatchObject({ created: 0, unchanged: 1 });
  });

  it('says in which row a quotation mark is never closed', async () => {
    const { status, body } = await send(`Post,Likes\n"${post},3\n`);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'analytics/unreadable-table', detail: expect.stringContaining('Row 2 opens') });
  });
});
