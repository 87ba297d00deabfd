import {
  aCollab,
  anAwaitedCollab,
  anOffer,
  influencerId,
  monday,
  visitAt,
  afterTheVisit,
  brandActor,
  daysAfter,
  influencerActor,
  staffActor,
} from '../../../../test/support/collabs.js';
import { approved, aVideo, wholly } from '../../../../test/support/pieces.js';
import { contestBill, settleBill, typeBill } from '../domain/bill.js';
import { type Collab, request } from '../domain/collab.js';
import { approvePiece, submit } from '../domain/delivery.js';
import { claimUndelivered } from '../domain/late-content.js';
import { move } from '../domain/moves.js';
import { confirmTakedown, rightsNoticeAt, tellRightsEnd } from '../domain/rights-end.js';
import { theProduct } from '../../../shared/kernel/index.js';
import { hoursAfter } from '../domain/timings.js';
import type { FoodRiskAnswers, CollabRepository } from './repositories.js';

/** `prepare` stores this Collab, so that answers can reference it. */
export type FoodRiskAnswersWorld = Readonly<{ answers: FoodRiskAnswers; prepare(collab: Collab): Promise<void> }>;

const guests = [{ name: 'Tom', chosen: ['milk'], other: 'Kiwi' }];
const before = hoursAfter(visitAt, -1);

export function foodRiskAnswersContract(world: () => FoodRiskAnswersWorld): void {
  const prepared = async (collab = anAwaitedCollab()) => {
    await world().prepare(collab);
    return collab;
  };
  const told = async (collab: Collab, toldAt = monday) => {
    await world().answers.keep({ collabId: collab.id, guests, toldAt });
    return collab;
  };
  const another = (more: Partial<Collab> = {}): Collab => ({ ...anAwaitedCollab(), ...more });

  it('returns a visit’s answer, only the newest', async () => {
    const { id } = await told(await prepared());
    const { answers } = world();
    expect(await answers.of(id)).toEqual({ collabId: id, guests, toldAt: monday });
    await answers.keep({ collabId: id, guests: [], toldAt: before });
    expect(await answers.of(id)).toEqual({ collabId: id, guests: [], toldAt: before });
    expect(await answers.of((await prepared(another())).id)).toBeNull();
  });

  it('knows what an influencer told last, at whichever visit', async () => {
    const collab = await prepared();
    const { answers } = world();
    expect(await answers.last(collab.influencerId)).toBeNull();
    await told(collab, before);
    await told(await prepared(another()), monday);
    expect(await answers.last(collab.influencerId)).toMatchObject({ collabId: collab.id });
    expect(await answers.last(collab.brandId)).toBeNull();
  });

  it('gives out upcoming visits without an answer, each once', async () => {
    const [collab, said, approved] = [anAwaitedCollab(), another({ visitAt: before }), aCollab(3)];
    for (const each of [collab, said, approved, another({ outcome: 'cancelled' })]) await prepared(each);
    await told(said);
    const { answers } = world();
    const take = (now: Date, until: Date) => answers.takeUnasked(now, until, 1);
    expect(await take(monday, new Date(visitAt.getTime() - 1))).toEqual([]);
    expect(await take(visitAt, hoursAfter(visitAt, 48))).toEqual([]);
    expect(await take(monday, visitAt)).toEqual([collab.id]);
    expect(await take(monday, visitAt)).toEqual([]);
    expect(await answers.of(collab.id)).toBeNull();
  });

  it('deletes answers for past visits and ended Collabs, except each influencer’s last one', async () => {
    const [over, cancelled, ahead, last] = [another(), another({ outcome: 'cancelled' }), another({ visitAt: hoursAfter(visitAt, 1) }), another()];
    for (const [place, each] of [over, cancelled, ahead, last].entries()) await told(await prepared(each), hoursAfter(monday, place));
    const asked = await prepared(another());
    const { answers } = world();
    await answers.takeUnasked(monday, visitAt, 10);
    expect(await answers.forget(new Date(visitAt.getTime() - 1))).toBe(1);
    expect(await answers.forget(visitAt)).toBe(2);
    expect(await Promise.all([over, cancelled, ahead, last].map(({ id }) => answers.of(id)))).toEqual([null, null, expect.anything(), expect.anything()]);
    expect(await answers.takeUnasked(monday, visitAt, 10)).toContain(asked.id);
  }); // prettier-ignore
}

/** Sets up what this Collab references (its offer and so on), and returns the repository. */
type World = { repository: CollabRepository; prepare(collab: Collab): Promise<void> };

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

  it('finds those of an offer for which a time is to be chosen', async () => {
    const [saved] = [await stored(aCollab(3)), await stored(aCollab(1)), await stored(aCollab(3))];
    expect((await world().repository.bookableOf(saved.offerId)).map(({ id }) => id)).toEqual([saved.id]);
    await world().repository.save(...move(saved, 'cancel', brandActor, monday));
    expect(await world().repository.bookableOf(saved.offerId)).toEqual([]);
  });

  it('begins a Collab with the names of both sides, once', async () => {
    const offer = anOffer();
    const asked = () => request(offer, influencerId, 'Hello', influencerActor, monday);
    const [collab, event] = asked();
    await world().prepare(collab);
    const begun = await world().repository.begin(collab, event);
    expect(begun).toMatchObject({ brand: { id: collab.brandId }, influencer: { id: influencerId }, wait: null });
    expect(await world().repository.get(collab.id)).toEqual(begun!.collab);
    await expect(world().repository.begin(...asked())).rejects.toMatchObject({ code: 'collabs/already-requested' });
  });

  it('begins none while content of the influencer is late', async () => {
    const late = await stored(visited());
    const asked = request(anOffer(), late.influencerId, '', influencerActor, daysAfter(late.contentDueAt!, 1));
    await world().prepare(asked[0]);
    expect(await world().repository.begin(...asked)).toBeNull();
    await expect(world().repository.get(asked[0].id)).rejects.toMatchObject({ code: 'collabs/not-found' });
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

  it('finds the open Collabs of an influencer whose content is late, the latest first', async () => {
    const [late, later, ended] = [visited(), { ...visited(), contentDueAt: daysAfter(afterTheVisit, 30) }, visited()];
    for (const collab of [later, late, { ...ended, outcome: 'undelivered' } as const]) await stored(collab);
    const lateOf = async (at: Date) =>
      (await world().repository.lateOf(late.influencerId, at)).map(({ id }) => id).filter((id) => [late, later, ended].some((each) => each.id === id)); // prettier-ignore
    expect(await lateOf(late.contentDueAt!)).toEqual([]);
    expect(await lateOf(daysAfter(late.contentDueAt!, 1))).toEqual([late.id]);
    expect(await lateOf(daysAfter(afterTheVisit, 31))).toEqual([late.id, later.id]);
    expect(await world().repository.lateOf(late.brandId, daysAfter(afterTheVisit, 31))).toEqual([]);
  });

  it('finds Collabs whose brand has to be reminded of the end of rights, open or ended, until it has been', async () => {
    const saved = await stored({ ...approved(visited(), 0, afterTheVisit), outcome: 'undelivered' });
    const { repository } = world();
    const at = rightsNoticeAt(saved)!;
    const found = async (now: Date) => (await repository.rightsEnding(now, 10)).map(({ id }) => id).filter((id) => id === saved.id);
    expect(await found(new Date(at.getTime() - 1))).toEqual([]);
    expect(await found(at)).toEqual([saved.id]);
    const told = await repository.save(...tellRightsEnd(saved, theProduct, at));
    expect(await found(at)).toEqual([]);
    const [confirmed] = confirmTakedown(told, told.deliverables[0]!.id, { url: 'https://ember.test/', mediaId: null, sha256: null }, brandActor, at);
    const down = await repository.save(confirmed);
    expect(await found(daysAfter(at, 30))).toEqual([]);
    expect(await repository.get(saved.id)).toEqual(down);
  }); // prettier-ignore

  it('keeps what was asked, given and claimed of late content', async () => {
    const claimed = claimUndelivered(visited(), false, brandActor, daysAfter(afterTheVisit, 30), 'Nothing came.')[0];
    const told = { ...claimed, daysGiven: 9, contentRemindedAt: monday, closeWarnedAt: monday, acceptedAt: monday };
    const saved = await stored({ ...told, daysAsked: { days: 9, reason: 'I am ill.', agreed: true } });
    expect(await world().repository.get(saved.id)).toEqual(saved);
  });

  it('keeps the bill with all that was said of it', async () => {
    const [billed] = typeBill(aCollab(4), 14_200, 'venue', brandActor, afterTheVisit);
    const [contested] = contestBill(billed, 'We had no wine.', 11_800, influencerActor, afterTheVisit);
    const saved = await stored(settleBill(contested, 11_800, staffActor, afterTheVisit, 'The till says so.')[0]);
    expect(await world().repository.get(saved.id)).toEqual(saved);
  });

  it('what is due can be stored as it is, at its next version', async () => {
    const saved = await stored(visited());
    expect(await world().repository.save(saved)).toEqual({ ...saved, version: 2 });
  });

  const handedIn = (collab: Collab, id: string, at: Date) =>
    submit(collab, id, { ...wholly, file: aVideo }, influencerActor, at)[0];
  const visited = () => ({ ...aCollab(4), checkedInAt: afterTheVisit });

  it('finds the drafts that nobody has answered, at the exact moment, oldest first', async () => {
    const later = daysAfter(afterTheVisit, 1);
    const collab = visited();
    const [reel, story] = collab.deliverables.map(({ id }) => id) as [string, string];
    await stored(handedIn(handedIn(collab, reel, afterTheVisit), story, later));
    const among = async (at: Date) =>
      (await world().repository.unanswered(at, 100)).filter((id) => id === reel || id === story);
    expect(await among(new Date(afterTheVisit.getTime() - 1))).toEqual([]);
    expect(await among(afterTheVisit)).toEqual([reel]);
    expect(await among(later)).toEqual([reel, story]);
  });

  it('finds no draft that has been answered, nor any of a Collab that has ended', async () => {
    const [answered, ended] = [visited(), visited()];
    const [one, other] = [answered.deliverables[0]!.id, ended.deliverables[0]!.id];
    await stored(approvePiece(handedIn(answered, one, afterTheVisit), one, brandActor, afterTheVisit)[0]);
    await stored({ ...handedIn(ended, other, afterTheVisit), outcome: 'cancelled' });
    const found = await world().repository.unanswered(daysAfter(afterTheVisit, 30), 100);
    expect(found.filter((id) => id === one || id === other)).toEqual([]);
  });
}
