import { londonMonthsAfter } from '../../../../contract/rules/london-time.js';
import { aCollab, afterTheVisit, brandId, daysAfter, strangerBrand } from '../../../../../test/support/collabs.js';
import { testDatabase, type TestDatabase } from '../../../../../test/support/database.js';
import { storedCollabs } from '../../../../../test/support/stored-collabs.js';
import { approved, undelivered, wholly } from '../../../../../test/support/pieces.js';
import { newId } from '../../../../shared/kernel/index.js';
import { deliveredTwinsContract } from '../../ports/delivered-twins.contract.js';
import { SqlContentLibrary, SqlDeliveredTwins } from './sql-content-library.js';

let database: TestDatabase;
beforeAll(async () => void (database = await testDatabase()));
afterAll(() => database?.close());

async function store(collab: ReturnType<typeof aCollab>): Promise<void> {
  const { collabs, prepare } = storedCollabs(database);
  await prepare(collab);
  await collabs.save(collab);
}

describe('the content of a brand', () => {
  const dayOf = (days: number) => daysAfter(afterTheVisit, days);

  it('holds the approved pieces of a brand, approved last first, page after page', async () => {
    const first = approved(aCollab(4), 0, dayOf(1));
    const both = approved(approved(aCollab(4), 1, dayOf(2)), 0, dayOf(3));
    await store(first);
    await store(both);
    const mine = new Set([...first.deliverables, ...both.deliverables].map(({ id }) => id));
    const library = new SqlContentLibrary(database.db);

    const all = await library.list(brandId, {}, { limit: 50 });
    const ids = all.map(({ id }) => id).filter((id) => mine.has(id));
    expect(ids).toEqual([both.deliverables[0]!.id, both.deliverables[1]!.id, first.deliverables[0]!.id]);
    expect(all[0]).toMatchObject({
      collabId: both.id,
      title: both.terms.title,
      influencerId: both.influencerId,
      type: 'reel',
      mediaId: wholly.mediaId,
      approvedAt: dayOf(3),
      rightsUntil: londonMonthsAfter(dayOf(3), 12),
    });
    const after = await library.list(brandId, {}, { limit: 50, after: ids[0] });
    expect(after.map(({ id }) => id).filter((id) => mine.has(id))).toEqual(ids.slice(1));
    expect(await library.list(brandId, {}, { limit: 1 })).toHaveLength(1);
    expect(await library.list(strangerBrand.profile!.uid, {}, { limit: 50 })).toEqual([]);
  });

  it('narrows by type, by words and by rights', async () => {
    const quiet = approved(aCollab(4, { title: 'Quiet supper' }), 0, dayOf(4));
    const loud = approved(aCollab(4, { title: 'Loud lunch' }), 1, dayOf(5), 'Ad: 100% oysters');
    await store(quiet);
    await store(loud);
    const library = new SqlContentLibrary(database.db);
    const [reel, story] = [quiet.deliverables[0]!.id, loud.deliverables[1]!.id];
    const found = async (filter: Parameters<SqlContentLibrary['list']>[1]) =>
      (await library.list(brandId, filter, { limit: 50 }))
        .map(({ id }) => id)
        .filter((id) => [reel, story].includes(id));

    expect(await found({ type: 'reel' })).toEqual([reel]);
    expect(await found({ type: 'story' })).toEqual([story]);
    expect(await found({ text: 'QUIET' })).toEqual([reel]);
    expect(await found({ text: '100% oy' })).toEqual([story]);
    expect(await found({ text: '1_0' })).toEqual([]);
    expect(await found({ text: 'löud ÖYSTERS' })).toEqual([story]);
    const end = londonMonthsAfter(dayOf(4), 12);
    expect(await found({ rights: { running: true, at: new Date(end.getTime() - 1) } })).toEqual([story, reel]);
    expect(await found({ rights: { running: true, at: end } })).toEqual([story]);
    expect(await found({ rights: { running: false, at: end } })).toEqual([reel]);
  });

  it('finds named pieces for their brand alone, in the order asked for', async () => {
    const collab = approved(approved(aCollab(4), 0, dayOf(6)), 1, dayOf(7));
    await store(collab);
    const [reel, story, open] = collab.deliverables.map(({ id }) => id) as [string, string, string];
    const library = new SqlContentLibrary(database.db);
    const ids = async (brand: string) => (await library.find(brand, [reel, open, story])).map(({ id }) => id);
    expect(await ids(brandId)).toEqual([reel, story]);
    expect(await ids(strangerBrand.profile!.uid)).toEqual([]);
  });

  it('does not hold what the brand has given back', async () => {
    const late = approved(aCollab(4), 0, dayOf(1));
    const claimed = (keepsContent: boolean) => {
      const collab = undelivered({ ...late, id: newId(), slotId: null }, keepsContent);
      const deliverables = collab.deliverables.map((piece) => ({ ...piece, id: newId() }));
      return { ...collab, offerId: newId(), deliverables };
    };
    const [kept, givenBack] = [claimed(true), claimed(false)];
    for (const collab of [kept, givenBack]) await store(collab);
    const ids = new Set(
      (await new SqlContentLibrary(database.db).list(brandId, {}, { limit: 50 })).map(({ id }) => id),
    );
    expect([kept, givenBack].map(({ deliverables }) => ids.has(deliverables[0]!.id))).toEqual([true, false]);
  });
});

describe('SqlDeliveredTwins', () =>
  deliveredTwinsContract(() => ({
    twins: new SqlDeliveredTwins(database.db, database.outbox),
    deliver: async ({ id, brandId: uid, mediaId }) => {
      const collab = approved(aCollab(4), 0, afterTheVisit);
      const [first, ...others] = collab.deliverables;
      await store({ ...collab, brandId: uid, deliverables: [{ ...first!, id, mediaId }, ...others] });
    },
    found: (pieceId) =>
      database.db.rows(
        'select id, array[piece_id, other_id]::text[] as ids, difference from delivered_twins where $1 in (piece_id, other_id)',
        [pieceId],
      ),
    told: async (name) => (await database.db.rows('select from outbox where name = $1', [name])).length,
  })));
