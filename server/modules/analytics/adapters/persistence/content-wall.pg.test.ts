import { testDatabase, type TestDatabase } from '../../../../../test/support/database.js';
import { kinds, newest } from '../../../../../test/support/measured-by-hand.js';
import { measuredWorld } from '../../../../../test/support/measured-world.js';
import { lastDays } from '../../domain/period.js';
import { SqlBrandNumbers } from './sql-brand-numbers.js';

const now = new Date('2027-04-15T12:00:00Z');
const period = lastDays(60, now);

let database: TestDatabase;
let brandId: string;

/** Pieces with files, some no longer licensed; all influencers except one still exist. */
beforeAll(async () => {
  database = await testDatabase();
  [brandId] = await measuredWorld(database.db, now);
  await database.db.rows(
    `insert into influencers (id, name, handle, slug, claimed, source, created_at, updated_at, version)
     select influencer_id, 'Name of ' || place, 'handle' || place, 'slug-' || place, true, 'joined', $1, $1, 1
     from (select influencer_id, row_number() over (order by influencer_id) as place from collabs group by 1) known where place > 1`,
    [now],
  );
  await database.db.rows(
    `insert into media (id, owner_uid, account_uid, uploaded_by, file_name, mime_type, kind, bytes, uploaded_bytes, storage_key, created_at)
     select d.id, c.influencer_id, c.brand_id, c.influencer_id, 'reel.mp4', 'video/mp4', 'video', 9, 9, d.id::text, $1
     from deliverables d join collabs c on c.id = d.collab_id`,
    [now],
  );
  await database.db.rows(
    `update deliverables set media_id = id, rights_until = case get_byte(uuid_send(id), 15) % 3
       when 0 then null when 1 then $1::timestamptz + interval '1 second' else $1::timestamptz end`,
    [now],
  );
});
afterAll(() => database.close());

/** Queries the tables directly, independently of the product's SQL. */
const byHand = () =>
  database.db.rows<Record<string, any>>(
    `select n.*, d.type, d.rights_until, i.name, i.handle,
       (select max(taken_at) from piece_readings r where r.piece_id = n.id
          and not exists (select from piece_readings y where y.corrects = r.id)) as taken_at
     from (${newest}) n
     join deliverables d on d.id = n.id
     left join influencers i on i.id = n.influencer_id
     order by case when n.reach is null then n.views else n.reach end desc nulls last, n.published_at desc, n.id`,
    [brandId, period.startsAt, period.endsBefore],
  );

const wallOf = async (shown: number) => {
  const numbers = new SqlBrandNumbers(database.db, { now: () => now });
  return numbers.wall((await numbers.breakdowns(brandId, period, shown)).largest);
};

const platformOf = (url: string | null) =>
  ['instagram', 'tiktok', 'youtu'].find((name) => url?.includes(name))?.replace('youtu', 'youtube') ?? null;

test('R434: the content wall equals what is asked by hand, piece by piece and in its order', async () => {
  const pieces = await byHand();
  const wall = await wallOf(1_000);
  expect(wall.map(({ bases: _, ...piece }) => piece)).toEqual(
    pieces.map((piece) => ({
      ...{ id: piece.id, collabId: piece.collab_id, title: piece.title, type: piece.type },
      ...{ postUrl: piece.post_url, platform: platformOf(piece.post_url), publishedAt: piece.published_at },
      influencer: { id: piece.influencer_id, name: piece.name ?? 'Former influencer', handle: piece.handle ?? '' },
      mediaId: piece.rights_until === null || piece.rights_until > now ? piece.id : null,
      numbers: piece.reading && Object.fromEntries(kinds.map((kind) => [kind, piece[kind] && Number(piece[kind])])),
      ...{ basis: piece.basis, takenAt: piece.taken_at },
    })),
  );
  const different = (value: (piece: (typeof wall)[number]) => unknown) => new Set(wall.map(value)).size;
  expect(wall.length).toBeGreaterThan(30);
  expect([different(({ platform }) => platform), different(({ basis }) => basis)]).toEqual([4, 3]);
  expect(wall.map(({ influencer }) => influencer.name)).toContain('Former influencer');
  expect(wall.map(({ mediaId }) => mediaId)).toContain(null);
});

test('R434: a wall of a few shows the first of them', async () => {
  const first = await wallOf(6);
  expect(first.map(({ id }) => id)).toEqual((await byHand()).slice(0, 6).map(({ id }) => id));
});
