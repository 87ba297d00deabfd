import { type Actor, newId } from '../../../shared/kernel/index.js';
import type { Platform } from '../../../contract/lists/index.js';
import { newInfluencer } from '../domain/influencer.js';
import { type InfluencerMerge, mergeInfluencers } from '../domain/merge.js';
import type { InfluencerMerges, InfluencerRepository, SafetyFlags } from './influencers.js';
import { liftFlag, setFlag } from '../domain/safety-flag.js';

const now = new Date('2026-11-21T12:00:00Z');
const sam: Actor = { userId: newId(), role: 'admin', staffRole: 'operations' };
const noBonds = { openClaims: 0, collabs: 0, merges: 0 };

export function influencerMergesContract(
  world: () => { merges: InfluencerMerges; influencers: InfluencerRepository },
): void {
  const stored = (handle: string, ...platforms: Platform[]) => {
    const accounts = platforms.map((platform) => ({
      ...{ platform, handle, followers: 10, engagement: 2.5, country: 'GB', categories: [] },
    }));
    return world().influencers.save(newInfluencer({ name: 'Nia', handle, accounts }, 'imported', now));
  };
  const platformsOf = async (id: string) =>
    new Set((await world().influencers.get(id)).accounts.map(({ platform }) => platform));
  const twoOfOne = async () => {
    const [one, other] = [newId().slice(-12), newId().slice(-12)];
    const [kept, gone] = [await stored(one, 'tiktok'), await stored(other, 'tiktok', 'instagram')];
    const places = { lists: [newId()], links: [newId()] };
    const sides = { kept, gone, bonds: noBonds, keptBonds: noBonds };
    return mergeInfluencers(sides, places, sam, now);
  };
  const added = async (): Promise<InfluencerMerge> => {
    const { merge, events } = await twoOfOne();
    await world().merges.add(merge, events[0]);
    return merge;
  };

  it('remembers what went into which, and what went along', async () => {
    const merge = await added();
    expect(await world().merges.find(merge.mergedId)).toEqual(merge);
    expect(await world().merges.find(merge.keptId)).toBeNull();
    expect(await platformsOf(merge.keptId)).toEqual(new Set(['tiktok', 'instagram']));
    expect(await platformsOf(merge.mergedId)).toEqual(new Set(['tiktok']));
  });

  it('moves accounts under nobody’s hands: the versions stay', async () => {
    const { keptId, mergedId } = await added();
    for (const id of [keptId, mergedId]) expect((await world().influencers.get(id)).version).toBe(1);
  });

  it('moves back what went along, and forgets', async () => {
    const merge = await added();
    await world().merges.remove(merge);
    expect(await world().merges.find(merge.mergedId)).toBeNull();
    expect(await platformsOf(merge.keptId)).toEqual(new Set(['tiktok']));
    expect(await platformsOf(merge.mergedId)).toEqual(new Set(['tiktok', 'instagram']));
  });

  it('counts what a profile has taken in', async () => {
    const { keptId, mergedId } = await added();
    expect(await world().merges.bondsOf(keptId)).toEqual({ ...noBonds, merges: 1 });
    expect(await world().merges.bondsOf(mergedId)).toEqual(noBonds);
  });
}

const staff: Actor = { userId: newId(), role: 'admin', staffRole: 'operations' };
const later = new Date('2026-11-22T12:00:00Z');

/** The contract of every store of safety flags; `anInfluencer` creates one. */
export function safetyFlagsContract(flags: () => SafetyFlags, anInfluencer: () => Promise<string>): void {
  it('keeps a flag until it is lifted, and what was lifted as well', async () => {
    const id = await anInfluencer();
    const [flag, flagged] = setFlag(id, 'alcohol', 'Drinks on every picture.', staff, now);
    await flags().add(flag, flagged);
    expect(await flags().of(id)).toEqual([flag]);
    await flags().lift(...liftFlag(flag, staff, later));
    const [again, event] = setFlag(id, 'alcohol', 'And once more.', staff, later);
    await flags().add(again, event);
    expect(await flags().of(id)).toEqual([again, { ...flag, liftedBy: staff.userId, liftedAt: later }]);
  });

  it('has one active per category, and lifts it once', async () => {
    const id = await anInfluencer();
    const [flag, flagged] = setFlag(id, 'crime', 'Shoplifting for views.', staff, now);
    await flags().add(flag, flagged);
    const second = flags().add(...setFlag(id, 'crime', 'The same.', staff, now));
    await expect(second).rejects.toMatchObject({ code: 'profiles/already-flagged' });
    await flags().lift(...liftFlag(flag, staff, later));
    await expect(flags().lift(...liftFlag(flag, staff, later))).rejects.toMatchObject({
      code: 'profiles/flag-not-found',
    });
  });

  it('flags nobody who is not there', async () => {
    const nobody = flags().add(...setFlag(newId(), 'drugs', 'Whoever.', staff, now));
    await expect(nobody).rejects.toMatchObject({ code: 'profiles/influencer-not-found' });
  });
}
