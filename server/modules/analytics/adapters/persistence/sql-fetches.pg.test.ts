import { testDatabase, type TestDatabase } from '../../../../../test/support/database.js';
import { measuredWorld } from '../../../../../test/support/measured-world.js';
import { fetchesContract } from '../../ports/repositories.contract.js';
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
    return new SqlFetches(database.db);
  };
  afterAll(() => database.close());

  fetchesContract(newFetches, now);

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
