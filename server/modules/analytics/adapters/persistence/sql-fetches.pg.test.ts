import { newId } from '../../../../shared/kernel/index.js';
import { testDatabase, type TestDatabase } from '../../../../../test/support/database.js';
import { measuredWorld } from '../../../../../test/support/measured-world.js';
import { fetchesContract, storiesContract } from '../../ports/repositories.contract.js';
import { SqlFetches } from './sql-reading.repository.js';

describe('posts to be asked about, in PostgreSQL', () => {
  const now = new Date('2027-04-15T12:00:00Z');
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase();
    await measuredWorld(database.db, now);
    await database.db.rows(
      `insert into influencers (id, name, handle, slug, claimed, source, followers, created_at, updated_at, version)
       select distinct influencer_id, 'Mia', '@mia' || row_number() over (order by influencer_id), 'mia-' || row_number() over (order by influencer_id), true, 'joined', 5000, now(), now(), 1
       from collabs group by influencer_id`,
    );
  });
  const newFetches = async () => {
    await database.db.rows('delete from piece_fetches');
    return new SqlFetches(database.db, database.outbox);
  };
  afterAll(() => database.close());

  fetchesContract(newFetches, now);

  describe('stories', () =>
    storiesContract(async () => {
      await database.db.rows("update deliverables set type = 'reel' where type = 'story'");
      for (const table of ['piece_fetches', 'piece_readings', 'outbox']) await database.db.rows(`delete from ${table}`);
      const pieces = await database.db.rows<{ id: string }>(
        'select id from deliverables where post_url is not null order by id',
      );
      return {
        fetches: new SqlFetches(database.db, database.outbox),
        async publish(hoursAgo, type = 'story') {
          const { id } = pieces.pop()!;
          const at = new Date(now.getTime() - hoursAgo * 3_600_000);
          await database.db.rows('update deliverables set type = $2, published_at = $3 where id = $1', [id, type, at]);
          return id;
        },
        async measure(pieceId) {
          await database.db.rows(
            `insert into piece_readings (id, piece_id, influencer_id, taken_at, basis, source, reach, entered_at)
             values ($1, $2, $1, $3, 'measured', 'platform', 10, $3)`,
            [newId(), pieceId, now],
          );
        },
        async eventNames() {
          const rows = await database.db.rows<{ name: string }>('select name from outbox');
          return rows.map(({ name }) => name);
        },
      };
    }, now));

  it('are all of the last 90 days, as SQL by hand has them', async () => {
    const byHand = await database.db.rows<{ id: string }>(
      `select id from deliverables where post_url like 'https://www.tiktok.com/%' and published_at > $1::timestamptz - interval '90 days'`,
      [now],
    );
    const due = await (await newFetches()).take('tiktok', now, 1_000);
    expect(due.map(({ piece }) => piece.id).toSorted()).toEqual(byHand.map(({ id }) => id).toSorted());
    expect(due.length).toBeGreaterThan(5);
  });
});
