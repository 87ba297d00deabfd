import { aCollab, brandActor, daysAfter, influencerActor, monday } from '../../../../test/support/collabs.js';
import type { Collab } from '../domain/collab.js';
import { move } from '../domain/moves.js';
import type { CollabRepository } from './collab.repository.js';

/** Makes the world in which this Collab may be stored (its offer, and so on) and gives the repository. */
export type World = { repository: CollabRepository; prepare(collab: Collab): Promise<void> };

export function collabRepositoryContract(world: () => World): void {
  const stored = async (collab = aCollab(1)) => {
    await world().prepare(collab);
    return world().repository.save(collab);
  };

  it('gives back what was stored, at its next version', async () => {
    const saved = await stored(aCollab(4));
    expect(saved.version).toBe(1);
    expect(await world().repository.get(saved.id)).toEqual(saved);
  });

  it('does not know what was never stored', async () => {
    await expect(world().repository.get(aCollab().id)).rejects.toMatchObject({ code: 'collabs/not-found' });
    await expect(world().repository.withDeliverable(aCollab().id)).rejects.toMatchObject({
      code: 'collabs/deliverable-not-found',
    });
  });

  it('finds the Collab of a piece', async () => {
    const saved = await stored();
    expect((await world().repository.withDeliverable(saved.deliverables[2]!.id)).id).toBe(saved.id);
  });

  it('two people approving at once leave one approval', async () => {
    const saved = await stored();
    const approvals = await Promise.allSettled(
      [1, 2].map(() => world().repository.save(...move(saved, 'approve', brandActor, monday))),
    );
    expect(approvals.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(approvals.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'collabs/stale' } });
  });

  it('keeps one open Collab for an offer and an influencer', async () => {
    const saved = await stored();
    const twin = { ...aCollab(1), offerId: saved.offerId };
    await expect(world().repository.save(twin)).rejects.toMatchObject({ code: 'collabs/already-requested' });
    await world().repository.save(...move(saved, 'withdraw', influencerActor, monday));
    await expect(world().repository.save(twin)).resolves.toMatchObject({ version: 1 });
  });

  it('finds the open Collabs of either side, and no ended ones', async () => {
    const saved = await stored(aCollab(3));
    const { brandId, influencerId } = saved;
    expect(await world().repository.openOf({ uid: brandId, type: 'brand' })).toEqual([saved]);
    expect(await world().repository.openOf({ uid: influencerId, type: 'influencer' })).toEqual([saved]);
    expect(await world().repository.openOf({ uid: influencerId, type: 'brand' })).toEqual([]);
    await world().repository.save(...move(saved, 'cancel', influencerActor, monday));
    expect(await world().repository.openOf({ uid: influencerId, type: 'influencer' })).toEqual([]);
  });

  it('finds what is due, to the millisecond', async () => {
    const saved = await stored();
    const due = daysAfter(monday, 7);
    expect(await world().repository.due(new Date(due.getTime() - 1), 10)).toEqual([]);
    expect((await world().repository.due(due, 10)).map(({ id }) => id)).toEqual([saved.id]);
  });
}
