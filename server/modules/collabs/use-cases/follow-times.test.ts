import {
  anAwaitedCollab,
  aSlot,
  brandActor,
  daysAfter,
  influencerActor,
  monday,
} from '../../../../test/support/collabs.js';
import { FixedClock, NoTransaction } from '../../../../test/support/core.js';
import { keptOffers } from '../../../../test/support/kept-offers.js';
import { InMemoryCredits } from '../adapters/modules/in-memory-neighbours.js';
import { InMemoryCollabRepository } from '../adapters/persistence/in-memory-repositories.js';
import { bookBy, timesRunOut } from '../domain/moves.js';
import { askNewTime, schedule } from '../domain/visit.js';
import { EndCollab } from './end-collab.js';
import { FollowTimes } from './follow-times.js';
import { WorkDueCollabs } from './work-due-collabs.js';

/** A Collab approved on Monday, and an offer with times this many days later. */
async function aWorld(days: readonly number[], approved = anAwaitedCollab(3)) {
  const clock = new FixedClock(monday);
  const collabs = new InMemoryCollabRepository();
  const { slots } = keptOffers();
  const slotIn = (each: number) => ({ ...aSlot({ id: approved.offerId } as never), startsAt: daysAfter(monday, each) });
  await slots.add(days.map(slotIn));
  await collabs.save(approved);
  const end = new EndCollab(collabs, slots, new InMemoryCredits(), new NoTransaction(), clock);
  const follow = new FollowTimes(collabs, slots, clock);
  const due = new WorkDueCollabs(collabs, end, clock);
  await follow.execute(approved.offerId);
  const read = () => collabs.get(approved.id);
  const workAfter = async (each: number) => {
    clock.set(daysAfter(monday, each));
    await due.execute();
    return read();
  };
  const told = () => collabs.events.map(({ name }) => name);
  const add = async (each: number) => {
    await slots.add([slotIn(each)]);
    await follow.execute(approved.offerId);
  };
  return { read, workAfter, told, add, follow, offerId: approved.offerId };
}

describe('a time has to be chosen before the offer’s last one', () => {
  it('and the brand is notified, once', async () => {
    const { read, told, follow, offerId } = await aWorld([2, 6]);
    expect(bookBy(await read())).toEqual(daysAfter(monday, 6));
    await follow.execute(offerId);
    expect(told()).toEqual(['collab.times-shortened']);
  });

  it('or in three weeks, where there are times for longer or none at all', async () => {
    for (const days of [[40], [], [-1]]) {
      const { read, told } = await aWorld(days);
      expect(bookBy(await read())).toEqual(daysAfter(monday, 21));
      expect(told()).toEqual([]);
    }
  });

  it('the influencer is reminded when two thirds of the time are over, and the Collab ends with the last time', async () => {
    const { workAfter, told } = await aWorld([6]);
    expect(await workAfter(3.9)).toMatchObject({ remindedAt: null });
    expect(await workAfter(4)).toMatchObject({ remindedAt: daysAfter(monday, 4) });
    expect(await workAfter(5.9)).toMatchObject({ outcome: 'open' });
    expect(await workAfter(6)).toMatchObject({
      outcome: 'cancelled',
      reason: 'No time was chosen before the last one.',
    });
    expect(told().at(-1)).toBe('collab.cancelled');
  });

  it('times that are added give the time back, and later ones than three weeks no more than that', async () => {
    const { read, add, told } = await aWorld([6]);
    await add(9);
    expect(timesRunOut(await read())).toEqual(daysAfter(monday, 9));
    await add(30);
    expect(bookBy(await read())).toEqual(daysAfter(monday, 21));
    expect(told()).toEqual(['collab.times-shortened']);
  });

  it('and of an earlier choice nothing is left', async () => {
    const approved = { ...anAwaitedCollab(3), timesEndAt: daysAfter(monday, 6) };
    const [booked] = schedule(approved, aSlot({ id: approved.offerId } as never), influencerActor, monday);
    expect(askNewTime(booked, brandActor, daysAfter(monday, 1))[0]).toMatchObject({ timesEndAt: null });
  });
});
