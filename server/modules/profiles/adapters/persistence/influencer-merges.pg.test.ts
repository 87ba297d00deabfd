import { FixedClock } from '../../../../../test/support/core.js';
import { testDatabase, type TestDatabase } from '../../../../../test/support/database.js';
import { type Actor, newId, theProduct } from '../../../../shared/kernel/index.js';
import type { Platform } from '../../../../contract/lists/index.js';
import { joinInfluencer, newInfluencer, type NewInfluencer } from '../../domain/influencer.js';
import { influencerMergesContract } from '../../ports/influencer-merges.contract.js';
import { ListPlaces } from '../../ports/neighbours.js';
import { MergeInfluencers, UndoMerge } from '../../use-cases/merge-influencers.js';
import { SqlDeletedProfiles } from './sql-deleted-profiles.js';
import { Duplicates } from '../queries/duplicates.js';
import { SqlInfluencerMerges } from './sql-influencer-merges.js';
import { TypeOrmInfluencerRepository } from './typeorm-influencer.repository.js';
import { ProfileQueries } from '../queries/profile.queries.js';
import { influencerList } from '../staff-lists/influencer-list.js';

const now = new Date('2026-11-21T12:00:00Z');
const days = (count: number) => new Date(now.getTime() + count * 24 * 60 * 60 * 1_000);
const sam: Actor = { userId: newId(), role: 'admin', staffRole: 'operations' };

/** Nobody is on any list. */
class NoLists extends ListPlaces {
  placesOf = async () => ({ lists: [], links: [] });
  move = async () => {};
}

let pg: TestDatabase;
let clock: FixedClock;
beforeAll(async () => void (pg = await testDatabase()));
afterAll(() => pg.close());
beforeEach(async () => {
  clock = new FixedClock(now);
  await pg.empty('influencers', 'deleted_profiles', 'outbox');
});

const influencers = () => new TypeOrmInfluencerRepository(pg.db, pg.outbox);
const duplicates = () => new Duplicates(pg.db);
const asked = () =>
  [
    influencers(),
    new SqlDeletedProfiles(pg.db, pg.outbox),
    new SqlInfluencerMerges(pg.db, pg.outbox),
    new NoLists(),
    pg.db,
    clock,
  ] as const;
const merge = (actor: Actor, keptId: string, goneId: string) =>
  new MergeInfluencers(...asked()).execute(actor, keptId, goneId);
const undo = (actor: Actor, goneId: string) => new UndoMerge(...asked()).execute(actor, goneId);
const account = (platform: Platform, handle: string, followers: number) => ({
  ...{ platform, handle, followers, engagement: 2.5, country: 'GB', categories: [] },
});
const imported = async (details: NewInfluencer) =>
  (await influencers().save(newInfluencer(details, 'imported', now))).id;
const joined = async (details: NewInfluencer) =>
  (await influencers().save(...joinInfluencer(details, theProduct, now))).id;
const found = async () => {
  await duplicates().search(clock.now());
  const { total, pairs } = await duplicates().waiting(20);
  expect(total).toBe(pairs.length);
  return pairs.map(({ sides, reasons }) => [new Set(sides.map(({ handle }) => handle)), reasons]);
};
const refused = (code: string) => expect.objectContaining({ code: `profiles/${code}` });

/** Nia twice: she joined with her TikTok, and was imported with her Instagram and the fields she left empty. */
async function niaTwice() {
  const kept = await joined({ name: 'Nia Ames', handle: 'nia', accounts: [account('tiktok', 'nia.eats', 900)] });
  const gone = await imported({
    ...{ name: 'Nia  Ames', handle: 'nia_eats', city: 'london', bio: 'Plates', categories: ['restaurants'] },
    accounts: [account('instagram', 'nia_eats', 5_000), account('tiktok', 'niaeats2', 10)],
  });
  return { kept, gone };
}

describe('the search for duplicates', () => {
  it('finds the same handle on whichever platform, and the same name in one city, and says which', async () => {
    await niaTwice();
    await imported({ name: 'Bo Li', handle: 'bo.cooks', city: 'bath' });
    await imported({ name: 'Zoë Núñez', handle: 'zoe_n', city: 'bath' });
    await imported({ name: 'zoë núñez', handle: 'nunez', city: 'bath' });
    await imported({ name: 'Zoë Núñez', handle: 'elsewhere', city: 'london' });

    expect(await found()).toEqual(
      expect.arrayContaining([
        [new Set(['nia', 'nia_eats']), ['same-handle']],
        [new Set(['zoe_n', 'nunez']), ['same-name-and-city']],
      ]),
    );
    expect(await found()).toHaveLength(2);
  });

  it('takes a name that many have for no sign', async () => {
    for (const number of [1, 2, 3, 4, 5]) await imported({ name: 'Emma Jones', handle: `emma${number}`, city: 'bath' });
    expect(await found()).toEqual([]);
  });

  it('forgets a pair that is none any more, and keeps those apart that staff have told apart', async () => {
    const { kept, gone } = await niaTwice();
    expect(await found()).toHaveLength(1);
    await duplicates().dismiss([gone, kept], sam.userId, clock.now());
    expect(await found()).toEqual([]);
    await duplicates().dismiss([kept, gone], null, clock.now());
    expect(await found()).toHaveLength(1);

    const nia = await influencers().get(kept);
    await influencers().save({ ...nia, accounts: [{ ...nia.accounts[0]!, handle: 'nia.reads' }] });
    expect(await found()).toEqual([]);
    await expect(duplicates().dismiss([kept, newId()], sam.userId, clock.now())).rejects.toEqual(
      refused('no-such-pair'),
    );
  });
});

describe('merges', () =>
  influencerMergesContract(() => ({
    merges: new SqlInfluencerMerges(pg.db, pg.outbox),
    influencers: influencers(),
  })));

describe('a merge', () => {
  const handlesOf = async (id: string) => (await influencers().get(id)).accounts.map(({ handle }) => handle);

  it('gives the kept profile what it lacks, and hides the other one', async () => {
    const { kept, gone } = await niaTwice();
    await found();
    await merge(sam, kept, gone);

    expect(await influencers().get(kept)).toMatchObject({
      ...{ handle: 'nia', city: 'london', bio: 'Plates', categories: ['restaurants'], followers: 5_000 },
      accounts: [{ handle: 'nia_eats' }, { handle: 'nia.eats' }],
    });
    expect(await handlesOf(gone)).toEqual(['niaeats2']);
    expect((await pg.lists.page(influencerList, {})).rows.map(({ id }) => id)).toEqual([kept]);
    expect((await pg.lists.page(influencerList, { filter: '{"deleted":true}' })).rows).toEqual([]);
    expect(await duplicates().waiting(20)).toEqual({ total: 0, pairs: [] });
    expect(await duplicates().merges(days(-30), 10)).toMatchObject([
      { mergedId: gone, keptId: kept, handle: 'nia_eats', keptHandle: 'nia' },
    ]);
  });

  it('redirects the old handle to the kept profile, and no longer once it is undone', async () => {
    const { kept, gone } = await niaTwice();
    const kits = new ProfileQueries(pg.db);
    await expect(kits.mediaKit('nia_eats')).rejects.toEqual(refused('influencer-not-found'));
    await merge(sam, kept, gone);
    expect(await kits.mediaKit('NIA_eats')).toMatchObject({ id: kept, handle: 'nia' });
    await undo(sam, gone);
    await expect(kits.mediaKit('nia_eats')).rejects.toEqual(refused('influencer-not-found'));
  });

  it('can be undone: both are as they were, but for what was changed since', async () => {
    const { kept, gone } = await niaTwice();
    const before = [await influencers().get(kept), await influencers().get(gone)] as const;
    await merge(sam, kept, gone);
    const merged = await influencers().get(kept);
    await influencers().save({ ...merged, bio: 'New plates' });
    await undo(sam, gone);

    const after = [await influencers().get(kept), await influencers().get(gone)] as const;
    const { version: _, updatedAt: __, ...same } = before[0];
    expect(after[0]).toMatchObject({ ...same, bio: 'New plates' });
    expect(after[1]).toEqual(before[1]);
  });

  it('keeps the counts of followers of an account that moves', async () => {
    const { kept, gone } = await niaTwice();
    await pg.db.rows(
      `insert into follower_counts (influencer_id, platform, day, followers) values ($1, 'instagram', '2026-11-01', 4900)`,
      [gone],
    );
    await merge(sam, kept, gone);
    expect(await pg.db.rows('select influencer_id as id, followers::int from follower_counts')).toEqual([
      { id: kept, followers: 4_900 },
    ]);
  });

  it('happens one way only when two ask for both at once', async () => {
    for (let round = 0; round < 10; round++) {
      const [one, other] = [
        await imported({ name: 'A', handle: `a${round}` }),
        await imported({ name: 'B', handle: `b${round}` }),
      ];
      const settled = await Promise.allSettled([merge(sam, one, other), merge(sam, other, one)]);
      expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(settled.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []))).toEqual([
        refused('already-deleted'),
      ]);
    }
  });
});
