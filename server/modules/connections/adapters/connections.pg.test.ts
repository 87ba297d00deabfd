import { measuredWorld } from '../../../../test/support/measured-world.js';
import { testDatabase, type TestDatabase } from '../../../../test/support/database.js';
import {
  accountReadingsContract,
  connectionJourneysContract,
  connectionRepositoryContract,
  dataDeletionsContract,
  endedGrantsContract,
  postWatchesContract,
} from '../ports/connections.contract.js';
import { newId } from '../../../shared/kernel/index.js';
import { accountSignsContract } from '../ports/account-signs.contract.js';
import { SqlAccountSigns } from './persistence/sql-account-signs.js';
import {
  SqlAccountReadings,
  SqlConnectionJourneys,
  SqlDataDeletions,
  SqlEndedGrants,
  SqlPostWatches,
} from './persistence/sql-account-readings.js';
import { TypeOrmConnectionRepository } from './persistence/typeorm-connection.repository.js';

let database: TestDatabase;
beforeAll(async () => void (database = await testDatabase()));
beforeEach(() =>
  database.empty(
    'connections',
    'connection_journeys',
    'account_readings',
    'ended_grants',
    'post_watches',
    'account_signs',
    'sign_contests',
    'outbox',
  ),
);
afterAll(() => database?.close());

const repository = () => new TypeOrmConnectionRepository(database.db, database.outbox);

describe('TypeOrmConnectionRepository', () =>
  connectionRepositoryContract(() => ({
    connections: repository(),
    eventNames: async () => {
      const rows = await database.db.rows<{ name: string }>('select name from outbox order by id');
      return rows.map(({ name }) => name);
    },
  })));

describe('SqlConnectionJourneys', () => connectionJourneysContract(() => new SqlConnectionJourneys(database.db)));

describe('SqlAccountReadings', () =>
  accountReadingsContract(() => ({
    readings: new SqlAccountReadings(database.db),
    prepare: async (connection) => void (await repository().save(connection)),
  })));

const addCreator = (id: string) =>
  database.db.rows(
    `insert into influencers (id, name, handle, slug, country, city, claimed, source, created_at, updated_at, version)
     values ($1::uuid, 'Maya', $1::uuid::text, $1::uuid::text, 'GB', 'leeds', true, 'joined', now(), now(), 1)`,
    [id],
  );

describe('SqlAccountSigns', () => {
  const signs = () => new SqlAccountSigns(database.db, database.outbox);

  accountSignsContract(() => ({
    signs: signs(),
    prepare: async (creators) => {
      for (const { connection, isHidden } of creators) {
        await addCreator(connection.influencerId);
        await repository().save(connection);
        if (isHidden)
          await database.db.rows('insert into unlisted_influencers (influencer_id, since) values ($1, now())', [
            connection.influencerId,
          ]);
      }
    },
  }));

  it('takes the newest numbers that a platform itself reported about delivered posts', async () => {
    await measuredWorld(database.db, new Date('2027-04-15T12:00:00Z'));
    await database.db.rows(
      "update piece_readings set source = 'platform' where basis = 'measured' or get_byte(uuid_send(id), 15) % 2 = 0",
    );
    const known = await database.db.rows<{ influencer: string; platform: 'instagram'; likes: number[] }>(
      `select influencer_id as influencer, split_part(post_url, '.', 2) as platform, array_agg(likes order by published_at desc) as likes
       from (select distinct on (d.id) c.influencer_id, d.post_url, d.published_at, r.likes::int from piece_readings r
         join deliverables d on d.id = r.piece_id join collabs c on c.id = d.collab_id
         where r.basis = 'measured' and r.corrected_at is null and d.post_url like 'https://www.%'
         order by d.id, r.taken_at desc, r.id desc) p
       group by 1, 2`,
    );
    expect(known.length).toBeGreaterThan(3);
    for (const { influencer, platform, likes } of known) {
      const { posts } = await signs().about(influencer, platform);
      expect(posts.map((post) => post.likes)).toEqual(likes.slice(0, 20));
    }
    await addCreator(known[0]!.influencer);
    expect(await signs().about(known[0]!.influencer, 'tiktok')).toMatchObject({ country: 'GB', city: 'leeds' });
    expect(await signs().about(newId(), 'tiktok')).toEqual({ posts: [], country: null, city: null });
  });

  it('compares through the index, however many creators there are', async () => {
    await database.db.rows(
      `insert into account_signs (influencer_id, platform, kind, value, followers, day)
       select gen_random_uuid(), p, k, random(), 9000, '2026-11-27'
       from generate_series(1, 3000), unnest(array['instagram', 'tiktok', 'youtube']) p,
         unnest(array['quiet-growth', 'engagement', 'audience-away', 'audience-outside', 'comments']) k`,
    );
    await database.db.rows('vacuum analyze account_signs');
    const plan = await database.db.rows<{ 'QUERY PLAN': string }>(
      `explain select value from account_signs o where o.platform = 'tiktok' and o.kind = 'comments' and o.day >= '2026-09-01'
       and o.influencer_id <> $1 and o.followers between 3000 and 27000 order by o.day desc limit 5000`,
      [newId()],
    );
    expect(plan.map((line) => line['QUERY PLAN']).join(' ')).toMatch(/Index.*Scan.*account_signs_others/);
  });
});

describe('SqlEndedGrants', () =>
  endedGrantsContract(() => ({ connections: repository(), grants: new SqlEndedGrants(database.db) })));

describe('SqlDataDeletions', () => dataDeletionsContract(() => new SqlDataDeletions(database.db)));

describe('SqlPostWatches', () => postWatchesContract(() => new SqlPostWatches(database.db)));
