import {
  anOffer,
  aSlot,
  afterTheVisit,
  brandActor,
  daysAfter,
  influencerActor,
  influencerId,
  monday,
  staffActor,
  strangerBrand,
  strangerInfluencer,
  visitAt,
} from '../../../../test/support/collabs.js';
import { keptOffers } from '../../../../test/support/kept-offers.js';
import { FixedClock, NoTransaction } from '../../../../test/support/core.js';
import { aVideo, wholly } from '../../../../test/support/pieces.js';
import { InMemoryCredits, InMemoryDeletions, InMemoryFoodRisks } from '../adapters/modules/in-memory-neighbours.js';
import { InMemoryFoodRiskAnswers, InMemoryCollabRepository } from '../adapters/persistence/in-memory-repositories.js';
import { DeliverableFiles } from '../ports/neighbours.js';
import { DeliverPiece } from './deliver-piece.js';
import { EndCollab } from './end-collab.js';
import { WorkDueCollabs } from './work-due-collabs.js';
import { MoveCollab } from './move-collab.js';
import { RequestCollab } from './request-collab.js';
import { ScheduleCollab } from './schedule-collab.js';
import { KeepFoodRisks } from './tell-food-risks.js';
import { StepCollab } from './step-collab.js';

const mediaId = '00000000-0000-7000-8000-0000000000aa';
const foreignMediaId = '00000000-0000-7000-8000-0000000000bb';

/** Only the influencer's own uploads are known. */
class OneFile extends DeliverableFiles {
  async ownedBy(uid: string, id: string) {
    return uid === influencerId && id === mediaId ? aVideo : null;
  }
}

function aWorld() {
  const clock = new FixedClock(monday);
  const collabs = new InMemoryCollabRepository();
  const { offers, slots } = keptOffers();
  const transaction = new NoTransaction();
  const credits = new InMemoryCredits();
  const deletions = new InMemoryDeletions();
  const end = new EndCollab(collabs, slots, credits, transaction, clock);
  const keepFoodRisks = new KeepFoodRisks(new InMemoryFoodRisks(), new InMemoryFoodRiskAnswers(collabs), clock);
  return {
    clock,
    collabs,
    offers,
    slots,
    request: new RequestCollab(offers, collabs, deletions, end, transaction, clock),
    move: new MoveCollab(collabs, credits, deletions, end, transaction, clock),
    schedule: new ScheduleCollab(collabs, slots, keepFoodRisks, transaction, clock),
    step: new StepCollab(collabs, clock),
    deliver: new DeliverPiece(collabs, new OneFile(), transaction, clock),
    expire: new WorkDueCollabs(collabs, end, clock),
  };
}

/** A live offer with one place at one time, and a request for it. */
async function aRequestedWorld() {
  const world = aWorld();
  const offer = await world.offers.save(anOffer({ asks: [{ type: 'reel', contentType: 'video', count: 1 }] }));
  const slot = aSlot(offer, 1);
  await world.slots.add([slot]);
  const { collab } = await world.request.execute(influencerActor, offer.id, influencerId, 'Hello');
  return { ...world, offer, collab, slotId: slot.id, pieceId: collab.deliverables[0]!.id };
}

describe('from a request to a completed Collab', () => {
  it('goes through all its stages', async () => {
    const { clock, collab, pieceId, slotId, slots, move, schedule, step, deliver } = await aRequestedWorld();
    const stages = [collab.stage];
    stages.push((await move.execute(brandActor, collab.id, 'approve')).stage);
    stages.push((await schedule.execute(influencerActor, collab.id, slotId)).stage);
    expect((await slots.get(slotId)).taken).toBe(1);
    clock.set(afterTheVisit);
    await step.execute(brandActor, collab.id, { action: 'check-in' });
    stages.push((await deliver.execute(influencerActor, pieceId, { ...wholly, action: 'submit' })).stage);
    await deliver.execute(brandActor, pieceId, { action: 'approve' });
    const url = 'https://www.tiktok.com/@amara/video/7301234567890';
    const done = await deliver.execute(influencerActor, pieceId, { action: 'publish', url });
    expect([...stages, done.stage]).toEqual([1, 3, 4, 5, 6]);
    expect(done.outcome).toBe('completed');
  });

  it('a cancelled Collab gives its place back', async () => {
    const { collab, slotId, slots, move, schedule } = await aRequestedWorld();
    await move.execute(staffActor, collab.id, 'approve', { reason: 'Asked by phone' });
    await schedule.execute(influencerActor, collab.id, slotId);
    const cancelled = await move.execute(influencerActor, collab.id, 'cancel', { reason: 'I am ill.' });
    expect(cancelled).toMatchObject({ stage: 4, outcome: 'cancelled', reason: 'I am ill.' });
    expect((await slots.get(slotId)).taken).toBe(0);
  });

  it('the last place is not given twice', async () => {
    const { offer, slotId, request, move, schedule, collab } = await aRequestedWorld();
    const rival = strangerInfluencer.profile!.uid;
    const { collab: second } = await request.execute(strangerInfluencer, offer.id, rival, '');
    for (const { id } of [collab, second]) await move.execute(brandActor, id, 'approve');
    await schedule.execute(influencerActor, collab.id, slotId);
    await expect(schedule.execute(strangerInfluencer, second.id, slotId)).rejects.toMatchObject({
      code: 'collabs/slot-full',
    });
  });
});

describe('what others meet', () => {
  it('a foreign Collab does not exist', async () => {
    const { collab, slotId, pieceId, move, schedule, deliver } = await aRequestedWorld();
    for (const stranger of [strangerBrand, strangerInfluencer]) {
      await expect(move.execute(stranger, collab.id, 'approve')).rejects.toMatchObject({ kind: 'not-found' });
      await expect(schedule.execute(stranger, collab.id, slotId)).rejects.toMatchObject({ kind: 'not-found' });
      await expect(deliver.execute(stranger, pieceId, { action: 'approve' })).rejects.toMatchObject({
        kind: 'not-found',
      });
    }
  });

  it('a file of someone else cannot be submitted', async () => {
    const { clock, collab, slotId, pieceId, move, schedule, step, deliver } = await aRequestedWorld();
    await move.execute(brandActor, collab.id, 'approve');
    await schedule.execute(influencerActor, collab.id, slotId);
    clock.set(afterTheVisit);
    await step.execute(brandActor, collab.id, { action: 'check-in' });
    const attempt = deliver.execute(influencerActor, pieceId, {
      ...wholly,
      action: 'submit',
      mediaId: foreignMediaId,
    });
    await expect(attempt).rejects.toMatchObject({ code: 'collabs/media-needed' });
  });
});

describe('an offer that is changed after a request', () => {
  it.each(['paused', 'ended'] as const)(
    '%s: no new requests; what was asked is answered and booked as before',
    async (state) => {
      const { collab, collabs, offers, offer, slotId, request, move, schedule } = await aRequestedWorld();
      await offers.save({ ...offer, state });
      const again = request.execute(strangerInfluencer, offer.id, strangerInfluencer.profile!.uid, '');
      await expect(again).rejects.toMatchObject({ code: 'collabs/offer-not-live' });
      await move.execute(brandActor, collab.id, 'approve');
      await schedule.execute(influencerActor, collab.id, slotId);
      expect(await collabs.get(collab.id)).toMatchObject({ stage: 4, outcome: 'open', visitAt });
    },
  );

  it('what was agreed stays as it was', async () => {
    const { collab, collabs, offers, offer } = await aRequestedWorld();
    await offers.save({ ...offer, title: 'Supper', photoPath: '/another.jpg' });
    expect((await collabs.get(collab.id)).terms).toMatchObject({ title: offer.title, photoPath: null });
  });
});

describe('R356: requests that nobody answers', () => {
  it('end after seven days, and each is counted once', async () => {
    const { clock, collab, collabs, expire } = await aRequestedWorld();
    clock.set(new Date(daysAfter(monday, 7).getTime() - 1_000));
    expect(await expire.execute()).toBe(0);
    clock.set(daysAfter(monday, 7));
    expect(await expire.execute()).toBe(1);
    expect(await expire.execute()).toBe(0);
    expect((await collabs.get(collab.id)).outcome).toBe('expired');
  });
});

it('a Collab that cannot be worked keeps no other that is due waiting', async () => {
  const { clock, collab, collabs, expire, offers, request } = await aRequestedWorld();
  const offer = await offers.save(anOffer());
  const { collab: other } = await request.execute(influencerActor, offer.id, influencerId, 'Hello again');
  const save = collabs.save.bind(collabs);
  collabs.save = async (each, ...events) => {
    if (each.id === collab.id) throw new Error('This Collab cannot be stored.');
    return save(each, ...events);
  };
  clock.set(daysAfter(monday, 60));

  await expect(expire.execute()).rejects.toThrow('This Collab cannot be stored.');

  expect(await collabs.get(other.id)).toMatchObject({ outcome: 'expired' });
});
