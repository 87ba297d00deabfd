import { FixedClock, NoTransaction } from '../../../../test/support/core.js';
import type { Platform } from '../../../contract/lists/index.js';
import { type Actor, newId, theProduct } from '../../../shared/kernel/index.js';
import { InMemoryDeletedProfiles } from '../adapters/persistence/in-memory-brands.js';
import {
  InMemoryInfluencerMerges,
  InMemoryInfluencerRepository,
} from '../adapters/persistence/in-memory-influencers.js';
import { joinInfluencer, newInfluencer, type NewInfluencer } from '../domain/influencer.js';
import { type ListedPlaces, ListPlaces } from '../ports/neighbours.js';
import { MergeInfluencers, UndoMerge } from './merge-influencers.js';

const now = new Date('2026-11-21T12:00:00Z');
const days = (count: number) => new Date(now.getTime() + count * 24 * 60 * 60 * 1_000);
const sam: Actor = { userId: newId(), role: 'admin', staffRole: 'operations' };
const refused = (code: string) => expect.objectContaining({ code: `profiles/${code}` });

/** Lists with the first but not the second. */
class Lists extends ListPlaces {
  places: ListedPlaces = { lists: [newId()], links: [newId()] };
  readonly moves: [string, string, ListedPlaces][] = [];
  placesOf = async () => this.places;
  move = async (from: string, to: string, { lists, links }: ListedPlaces) =>
    void this.moves.push([from, to, { lists, links }]);
}

function aWorld() {
  const influencers = new InMemoryInfluencerRepository();
  const merges = new InMemoryInfluencerMerges(influencers);
  const [lists, clock] = [new Lists(), new FixedClock(now)];
  const asked = [influencers, new InMemoryDeletedProfiles(), merges, lists, new NoTransaction(), clock] as const;
  const imported = async (details: NewInfluencer) =>
    (await influencers.save(newInfluencer(details, 'imported', now))).id;
  return {
    ...{ influencers, merges, lists, clock, imported },
    joined: async (details: NewInfluencer) => (await influencers.save(...joinInfluencer(details, theProduct, now))).id,
    merge: (actor: Actor, keptId: string, goneId: string) =>
      new MergeInfluencers(...asked).execute(actor, keptId, goneId),
    undo: (actor: Actor, goneId: string) => new UndoMerge(...asked).execute(actor, goneId),
  };
}

const account = (platform: Platform, handle: string, followers: number) => ({
  ...{ platform, handle, followers, engagement: 2.5, country: 'GB', categories: [] },
});

/** Nia twice: she joined with her TikTok, and was imported with her Instagram and the fields she left empty. */
async function niaTwice() {
  const world = aWorld();
  const kept = await world.joined({ name: 'Nia Ames', handle: 'nia', accounts: [account('tiktok', 'nia.eats', 900)] });
  const gone = await world.imported({
    ...{ name: 'Nia  Ames', handle: 'nia_eats', city: 'london', bio: 'Plates', categories: ['restaurants'] },
    accounts: [account('instagram', 'nia_eats', 5_000), account('tiktok', 'niaeats2', 10)],
  });
  return { ...world, kept, gone };
}

describe('a merge', () => {
  it('is for staff who work', async () => {
    const { kept, gone, merge, undo } = await niaTwice();
    const looks: Actor = { ...sam, staffRole: 'read-only' };
    await expect(merge(looks, kept, gone)).rejects.toEqual(refused('not-staff'));
    await merge(sam, kept, gone);
    await expect(undo(looks, gone)).rejects.toEqual(refused('not-staff'));
  });

  it('puts the kept profile where the other was on lists, and back', async () => {
    const { kept, gone, merge, undo, lists } = await niaTwice();
    await merge(sam, kept, gone);
    await undo(sam, gone);
    expect(lists.moves).toEqual([
      [gone, kept, lists.places],
      [kept, gone, lists.places],
    ]);
  });

  it('can be undone for 30 days: both are as they were, but for what was changed since', async () => {
    const { kept, gone, merge, undo, influencers, clock } = await niaTwice();
    const before = [await influencers.get(kept), await influencers.get(gone)] as const;
    await merge(sam, kept, gone);
    await influencers.save({ ...(await influencers.get(kept)), bio: 'New plates' });
    clock.set(new Date(days(30).getTime() - 1));
    await undo(sam, gone);

    const { version: _, updatedAt: __, ...same } = before[0];
    expect(await influencers.get(kept)).toMatchObject({ ...same, bio: 'New plates' });
    expect((await influencers.get(gone)).accounts).toEqual(expect.arrayContaining([...before[1].accounts]));
    await expect(undo(sam, gone)).rejects.toEqual(refused('not-merged'));
    await merge(sam, kept, gone);
    clock.set(days(60));
    await expect(undo(sam, gone)).rejects.toEqual(refused('too-late-to-restore'));
  });

  it('is refused where something would be lost', async () => {
    const { kept, gone, merge, imported, merges } = await niaTwice();
    await expect(merge(sam, gone, kept)).rejects.toEqual(refused('cannot-be-merged'));
    await expect(merge(sam, kept, kept)).rejects.toEqual(refused('merge-with-itself'));
    await expect(merge(sam, kept, newId())).rejects.toEqual(refused('influencer-not-found'));
    merges.collabsOf.set(gone, 1);
    await expect(merge(sam, kept, gone)).rejects.toEqual(refused('cannot-be-merged'));
    merges.collabsOf.clear();
    await merge(sam, kept, gone);
    await expect(merge(sam, kept, gone)).rejects.toEqual(refused('already-deleted'));
    const third = await imported({ name: 'Nia', handle: 'nia3' });
    await expect(merge(sam, gone, third)).rejects.toEqual(refused('already-deleted'));
  });

  it('says what to do where someone looks after both', async () => {
    const { merge, joined, imported } = aWorld();
    const one = await joined({ name: 'Nia Ames', handle: 'nia.one' });
    const other = await joined({ name: 'Nia Ames', handle: 'nia.other' });
    const message = expect.stringMatching(/^Both profiles are managed .* Check which one to keep/);
    const neither = expect.objectContaining({ code: 'profiles/cannot-be-merged', message });
    await expect(merge(sam, one, other)).rejects.toEqual(neither);
    await expect(merge(sam, other, one)).rejects.toEqual(neither);
    const free = await imported({ name: 'Nia Ames', handle: 'nia.free' });
    await expect(merge(sam, free, one)).rejects.toMatchObject({
      message: 'Someone manages this profile. Please keep it, and merge the other one into it.',
    });
  });
});
