import {
  aCollab,
  anAwaitedCollab,
  brandActor,
  influencerActor,
  influencerId,
  monday,
  staffActor,
  strangerBrand,
  visitAt,
} from '../../../../test/support/collabs.js';
import { FixedClock } from '../../../../test/support/core.js';
import { InMemoryFoodRisks } from '../adapters/modules/in-memory-profiles.js';
import { InMemoryCollabRepository } from '../adapters/persistence/in-memory-collab.repository.js';
import type { Collab } from '../domain/collab.js';
import { hoursAfter } from '../domain/timings.js';
import { ShowFoodRisks } from './show-food-risks.js';

const fish = { chosen: ['fish'], other: 'Strawberries' };

async function seenOf(collab: Collab, actor = brandActor, now = monday) {
  const collabs = new InMemoryCollabRepository();
  await collabs.save(collab);
  const foodRisks = new InMemoryFoodRisks();
  foodRisks.byInfluencer.set(influencerId, fish);
  return new ShowFoodRisks(collabs, foodRisks, new FixedClock(now)).execute(actor, collab.id);
}

const closed = { open: false, until: null, risks: null };
const over = hoursAfter(visitAt, 12);

describe('what the influencer must not be served', () => {
  it('R321: is told to the brand from its approval until the visit is over, to the second', async () => {
    expect(await seenOf(aCollab(1))).toEqual(closed);
    expect(await seenOf(aCollab(3))).toEqual({ open: true, until: null, risks: fish });
    const scheduled = anAwaitedCollab(4);
    expect(await seenOf(scheduled)).toEqual({ open: true, until: over, risks: fish });
    const atTable = { ...scheduled, checkedInAt: visitAt };
    expect(await seenOf(atTable, brandActor, hoursAfter(visitAt, 1))).toMatchObject({ open: true });
    expect(await seenOf(atTable, brandActor, new Date(over.getTime() - 1_000))).toMatchObject({ open: true });
    expect(await seenOf(atTable, brandActor, over)).toEqual(closed);
  });

  it('R321: ends with the Collab, and with a parcel when it has come', async () => {
    expect(await seenOf({ ...anAwaitedCollab(4), outcome: 'cancelled' })).toEqual(closed);
    const parcel = aCollab(3, { shipped: true });
    expect(await seenOf(parcel)).toMatchObject({ open: true });
    expect(await seenOf({ ...parcel, checkedInAt: monday })).toEqual(closed);
  });

  it('R321: is nobody else’s business', async () => {
    for (const actor of [strangerBrand, influencerActor, staffActor])
      await expect(seenOf(aCollab(3), actor)).rejects.toMatchObject({ code: 'collabs/not-found' });
  });
});
