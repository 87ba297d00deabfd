import {
  anOffer,
  aSlot,
  brandActor,
  brandId,
  daysAfter,
  influencerActor,
  influencerId,
  monday,
  staffActor,
  strangerBrand,
  visitAt,
} from '../../../../test/support/collabs.js';
import { FixedClock, NoTransaction } from '../../../../test/support/core.js';
import { keptOffers } from '../../../../test/support/kept-offers.js';
import { aPicture, aVideo, wholly } from '../../../../test/support/pieces.js';
import type { FileFacts } from '../domain/golden-rules.js';
import { InMemoryCredits, InMemoryDeletions, InMemoryFoodRisks } from '../adapters/modules/in-memory-neighbours.js';
import { InMemoryFoodRiskAnswers, InMemoryCollabRepository } from '../adapters/persistence/in-memory-repositories.js';
import { DeliverableFiles } from '../ports/neighbours.js';
import { DeliverPiece } from './deliver-piece.js';
import { EndCollab } from './end-collab.js';
import { MoveCollab } from './move-collab.js';
import { RequestCollab } from './request-collab.js';
import { ScheduleCollab } from './schedule-collab.js';
import { StepCollab } from './step-collab.js';
import { KeepFoodRisks } from './tell-food-risks.js';
import { AnswerDrafts, TellRightsEnd, WorkDueCollabs } from './work-due-collabs.js';

class OneFile extends DeliverableFiles {
  ownedBy = async () => aVideo;
}

/** Files of one profile. */
class TheirFiles extends DeliverableFiles {
  constructor(
    private readonly uid: string,
    private readonly files: readonly [string, FileFacts][],
  ) {
    super();
  }

  ownedBy = async (uid: string, mediaId: string) =>
    (uid === this.uid && this.files.find(([id]) => id === mediaId)?.[1]) || null;
}

const dueAt = daysAfter(visitAt, 14);
const url = 'https://www.instagram.com/reel/Cabc123';

/** A Collab with one reel, after the visit. */
async function aWorld() {
  const clock = new FixedClock(monday);
  const collabs = new InMemoryCollabRepository();
  const { offers, slots } = keptOffers();
  const [credits, deletions, transaction] = [new InMemoryCredits(), new InMemoryDeletions(), new NoTransaction()];
  credits.accounts.set(brandId, { plan: 'starter', freeLeft: 1, keptLeft: 0 });
  const end = new EndCollab(collabs, slots, credits, transaction, clock);
  const request = new RequestCollab(offers, collabs, deletions, end, transaction, clock);
  const move = new MoveCollab(collabs, credits, deletions, end, transaction, clock);
  const steps = new StepCollab(collabs, clock);
  const offer = await offers.save(anOffer({ asks: [{ type: 'reel', contentType: 'video', count: 1 }] }));
  const slot = aSlot(offer, 1);
  await slots.add([slot]);
  const { collab: requested } = await request.execute(influencerActor, offer.id, influencerId, '');
  const { id, deliverables } = requested;
  await move.execute(brandActor, id, 'approve');
  const keepFoodRisks = new KeepFoodRisks(new InMemoryFoodRisks(), new InMemoryFoodRiskAnswers(collabs), clock);
  await new ScheduleCollab(collabs, slots, keepFoodRisks, transaction, clock).execute(influencerActor, id, slot.id);
  clock.set(visitAt);
  await steps.execute(brandActor, id, { action: 'check-in' });
  collabs.events.length = 0;
  return {
    ...{ clock, collabs, credits, offers, request, move, steps, transaction, id, pieceId: deliverables[0]!.id },
    deliver: new DeliverPiece(collabs, new OneFile(), transaction, clock),
    work: new WorkDueCollabs(collabs, end, clock),
    answer: new AnswerDrafts(collabs, clock),
    tellRightsEnd: new TellRightsEnd(collabs, deletions, clock),
    deletions,
    names: () => collabs.events.map(({ name }) => name),
    creditIs: async () => (await credits.takenBy(id))?.state,
  };
}

/** Advances the clock by this many days, hour by hour, and runs what is due. */
async function live({ clock, work }: Awaited<ReturnType<typeof aWorld>>, until: Date): Promise<void> {
  for (let at = clock.now(); at < until; at = new Date(at.getTime() + 3_600_000)) {
    clock.set(at);
    await work.execute();
  }
  clock.set(until);
  await work.execute();
}

describe('content that never comes', () => {
  it('is reminded of three times, warned of, and closed after 45 days: the credit is not given back', async () => {
    const world = await aWorld();
    await live(world, daysAfter(dueAt, 44));
    expect(world.names()).toEqual([...Array(3).fill('collab.content-reminded'), 'collab.close-warned']);
    expect((await world.collabs.get(world.id)).outcome).toBe('open');
    await live(world, daysAfter(dueAt, 45));
    expect(await world.collabs.get(world.id)).toMatchObject({
      ...{ outcome: 'undelivered', stage: 4 },
      reason: 'The content still hadn’t arrived 45 days after it was due.',
    });
    expect(await world.creditIs()).toBe('spent');
  });

  it('that was stored long ago is warned of for seven days before it is closed', async () => {
    const world = await aWorld();
    const longAfter = daysAfter(dueAt, 100);
    world.clock.set(longAfter);
    await world.work.execute();
    await live(world, daysAfter(longAfter, 6));
    expect((await world.collabs.get(world.id)).outcome).toBe('open');
    await live(world, daysAfter(longAfter, 7));
    expect((await world.collabs.get(world.id)).outcome).toBe('undelivered');
  });

  it('ends the Collab when it is claimed and nobody answers: the credit comes back', async () => {
    const world = await aWorld();
    await live(world, daysAfter(dueAt, 7));
    await world.steps.execute(brandActor, world.id, { action: 'claim-undelivered', keepsContent: true });
    await live(world, daysAfter(dueAt, 9));
    expect((await world.collabs.get(world.id)).outcome).toBe('undelivered');
    expect(await world.creditIs()).toBe('freed');
  });

  it('is for staff to decide once it is contested, and they say why', async () => {
    const { clock, collabs, steps, move, work, creditIs, id } = await aWorld();
    clock.set(daysAfter(dueAt, 7));
    await steps.execute(brandActor, id, { action: 'claim-undelivered', keepsContent: true });
    await steps.execute(influencerActor, id, { action: 'contest-undelivered', reason: 'It is being cut.' });
    clock.set(daysAfter(dueAt, 30));
    await work.execute();
    expect((await collabs.get(id)).outcome).toBe('open');
    await expect(move.execute(staffActor, id, 'uphold-undelivered')).rejects.toMatchObject({ code: 'collabs/reason-needed' });
    await move.execute(staffActor, id, 'uphold-undelivered', { reason: 'There was nothing to see.' });
    expect(await collabs.get(id)).toMatchObject({ outcome: 'undelivered', reason: 'There was nothing to see.' });
    expect(await creditIs()).toBe('freed');
  }); // prettier-ignore

  it('is nobody else’s business', async () => {
    const { clock, steps, id } = await aWorld();
    clock.set(daysAfter(dueAt, 7));
    const claim = steps.execute(strangerBrand, id, { action: 'claim-undelivered', keepsContent: true });
    await expect(claim).rejects.toMatchObject({ code: 'collabs/not-found' });
  });
});

describe('a creator who owes content', () => {
  it('sees which Collab keeps them from requesting, until it is published', async () => {
    const { clock, offers, request, deliver, id, pieceId } = await aWorld();
    const other = await offers.save(anOffer());
    const ask = async () => (await request.execute(influencerActor, other.id, influencerId, '')).collab;
    clock.set(new Date(daysAfter(dueAt, 7).getTime() + 1));
    await expect(ask()).rejects.toMatchObject({ code: 'collabs/content-owed', details: { collabId: id } });
    await deliver.execute(influencerActor, pieceId, { ...wholly, action: 'submit' });
    await deliver.execute(brandActor, pieceId, { action: 'approve' });
    await expect(ask()).rejects.toMatchObject({ code: 'collabs/content-owed' });
    await deliver.execute(influencerActor, pieceId, { action: 'publish', url });
    expect(await ask()).toMatchObject({ stage: 1, outcome: 'open' });
  });
});

describe('drafts that nobody answers', () => {
  test.each([
    ['Ad: what a night', 'deliverable.approved'],
    ['What a night', 'deliverable.sent-back'],
  ])('%s: %s after seven days', async (caption, event) => {
    const { clock, deliver, answer, names, pieceId } = await aWorld();
    await deliver.execute(influencerActor, pieceId, { ...wholly, caption, action: 'submit' });
    clock.set(daysAfter(visitAt, 7));
    expect(await answer.execute()).toBe(1);
    expect(await answer.execute()).toBe(0);
    expect(names().at(-1)).toBe(event);
  });
});

describe('the end of rights', () => {
  const picture = '00000000-0000-7000-8000-0000000000cc';
  const owned: [string, FileFacts][] = [[picture, aPicture]];

  /** The brand has approved the reel, and may use it for a year. */
  async function approved() {
    const world = await aWorld();
    await world.deliver.execute(influencerActor, world.pieceId, { action: 'submit', ...wholly });
    const { deliverables } = await world.deliver.execute(brandActor, world.pieceId, { action: 'approve' });
    world.collabs.events.length = 0;
    return { ...world, until: deliverables[0]!.rightsUntil! };
  }

  it('brings three reminders, also after the Collab has ended, and one if we were away', async () => {
    const { clock, collabs, until, tellRightsEnd } = await approved();
    for (let at = daysAfter(until, -20); at < daysAfter(until, 5); at = daysAfter(at, 0.25)) {
      clock.set(at);
      await tellRightsEnd.execute();
    }
    expect(collabs.events.map(({ payload }) => payload.facts?.due)).toEqual(['soon', 'tomorrow', 'today']);

    const late = await approved();
    late.clock.set(daysAfter(late.until, 3));
    await late.tellRightsEnd.execute();
    await late.tellRightsEnd.execute();
    expect(late.collabs.events.map(({ payload }) => payload.facts?.due)).toEqual(['late']);
  });

  it('brings no reminder once a side has left', async () => {
    const { clock, collabs, deletions, until, tellRightsEnd } = await approved();
    deletions.deleted.add(influencerId);
    clock.set(until);
    expect(await tellRightsEnd.execute()).toBe(1);
    expect(await tellRightsEnd.execute()).toBe(0);
    expect(collabs.events).toEqual([]);
  });

  it('takes only the brand’s own pictures as evidence, and keeps their hashes', async () => {
    const { clock, collabs, transaction, until, pieceId } = await approved();
    clock.set(until);
    const deliver = new DeliverPiece(collabs, new TheirFiles(brandId, owned), transaction, clock);
    const confirm = (mediaId: string) =>
      deliver.execute(brandActor, pieceId, { action: 'confirm-takedown', url: null, mediaId });
    const report = { action: 'report-use', url: null, mediaId: picture, words: '' } as const;
    const refused = { code: 'collabs/trace-needed' };
    await expect(confirm(pieceId)).rejects.toMatchObject(refused);
    await expect(deliver.execute(influencerActor, pieceId, report)).rejects.toMatchObject(refused);
    const { deliverables } = await confirm(picture);
    expect(deliverables[0]!.proof.rightsEnd!.takenDown).toMatchObject({ mediaId: picture, sha256: aPicture.sha256 });
  });
});
