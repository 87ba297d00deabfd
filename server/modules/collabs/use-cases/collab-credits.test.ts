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
import { keptOffers } from '../../../../test/support/kept-offers.js';
import { FixedClock, NoTransaction } from '../../../../test/support/core.js';
import { InMemoryCredits, InMemoryDeletions, InMemoryFoodRisks } from '../adapters/modules/in-memory-neighbours.js';
import { InMemoryFoodRiskAnswers, InMemoryCollabRepository } from '../adapters/persistence/in-memory-repositories.js';
import { CompleteApproval, MoveCollab } from './move-collab.js';
import { EndCollab, EndCollabsOf, EndWithDeleted } from './end-collab.js';
import { WorkDueCollabs } from './work-due-collabs.js';
import { GetCollabCost } from './get-collab-cost.js';
import { InviteInfluencer } from './invite-influencer.js';
import { RequestCollab } from './request-collab.js';
import { ScheduleCollab } from './schedule-collab.js';
import { KeepFoodRisks } from './tell-food-risks.js';

/** A request to a brand on this plan, with this many free Collabs left. */
async function aWorld(plan: 'starter' | 'basic' = 'starter', freeLeft = 1) {
  const clock = new FixedClock(monday);
  const [credits, deletions, transaction] = [new InMemoryCredits(), new InMemoryDeletions(), new NoTransaction()];
  const collabs = new InMemoryCollabRepository(deletions.deleted);
  const { offers, slots } = keptOffers();
  credits.accounts.set(brandId, { plan, freeLeft, keptLeft: 0 });
  const end = new EndCollab(collabs, slots, credits, transaction, clock);
  const keepFoodRisks = new KeepFoodRisks(new InMemoryFoodRisks(), new InMemoryFoodRiskAnswers(collabs), clock);
  const request = new RequestCollab(offers, collabs, deletions, end, transaction, clock);
  const offer = await offers.save(anOffer());
  const slot = aSlot(offer, 1);
  await slots.add([slot]);
  const { collab: requested } = await request.execute(influencerActor, offer.id, influencerId, '');
  const { id } = requested;
  const endCollabsOf = new EndCollabsOf(collabs, end, transaction, clock);
  return {
    ...{ clock, collabs, offers, credits, deletions, request, offer, slot, id },
    move: new MoveCollab(collabs, credits, deletions, end, transaction, clock),
    schedule: new ScheduleCollab(collabs, slots, keepFoodRisks, transaction, clock),
    invite: new InviteInfluencer(offers, collabs, credits, deletions, transaction, clock),
    complete: new CompleteApproval(collabs, credits, transaction, clock),
    cost: new GetCollabCost(collabs, credits, clock),
    expire: new WorkDueCollabs(collabs, end, clock),
    endWithDeleted: new EndWithDeleted(deletions, endCollabsOf),
    names: () => collabs.events.map(({ name }) => name),
  };
}

describe('what approving takes', () => {
  it('R253: is a free one, and the page can say so before', async () => {
    const { move, cost, id } = await aWorld();
    expect(await cost.execute(brandActor, id)).toMatchObject({
      approval: { source: 'free', pricePence: 0, freeLeft: 1 },
      taken: null,
    });
    expect(await move.execute(brandActor, id, 'approve', { agreedPence: 0 })).toMatchObject({ stage: 3 });
    expect(await cost.execute(brandActor, id)).toMatchObject({
      approval: null,
      taken: { source: 'free', state: 'spent' },
    });
  });

  it('R239, R255: is an extra at the price of the plan once there is no free one', async () => {
    const { move, cost, id } = await aWorld('starter', 0);
    await move.execute(brandActor, id, 'approve', { agreedPence: 7_500 });
    expect((await cost.execute(brandActor, id)).taken).toEqual({
      source: 'invoice',
      pricePence: 7_500,
      state: 'spent',
      usableUntil: null,
    });
  });

  it('does nothing if it would cost more than the person saw', async () => {
    const { move, collabs, credits, id } = await aWorld('starter', 0);
    credits.vat = 'excluded';
    const attempt = move.execute(brandActor, id, 'approve', { agreedPence: 0 });
    await expect(attempt).rejects.toMatchObject({
      code: 'collabs/costs-more',
      message: expect.stringContaining('costs £75 + VAT now'),
      details: { pricePence: 7_500 },
    });
    expect((await collabs.get(id)).stage).toBe(1);
  });

  it('is not for the influencer to know, nor for another brand', async () => {
    const { cost, id } = await aWorld();
    for (const actor of [influencerActor, strangerBrand])
      await expect(cost.execute(actor, id)).rejects.toMatchObject({ code: 'collabs/not-found' });
  });
});

it('an end that gives the credit back says until when it can be used', async () => {
  const { move, credits, collabs, id } = await aWorld();
  await move.execute(brandActor, id, 'approve');
  await move.execute(influencerActor, id, 'cancel');
  const { name, payload } = collabs.events.at(-1)!;
  expect([name, payload.facts]).toEqual(['collab.cancelled', { creditUntil: credits.periodEndsAt.toISOString() }]);
});

describe('a brand on Basic', () => {
  const paymentNeeded = { code: 'collabs/payment-needed', kind: 'payment-required', details: { pricePence: 9_900 } };

  it('pays first: the request stays as it was, and is approved automatically once the payment arrives, once', async () => {
    const { move, complete, credits, collabs, names, cost, id } = await aWorld('basic', 0);
    const before = await collabs.get(id);
    await expect(move.execute(brandActor, id, 'approve')).rejects.toMatchObject(paymentNeeded);
    expect(await collabs.get(id)).toMatchObject({ stage: 1, outcome: 'open', updatedAt: before.updatedAt });
    await complete.execute(id);
    expect((await collabs.get(id)).stage).toBe(1); // nothing has been paid yet
    expect((await cost.execute(brandActor, id)).taken).toMatchObject({ state: 'awaiting-payment' });

    credits.pay(id);
    for (let time = 0; time < 3; time++) await complete.execute(id);
    expect(await collabs.get(id)).toMatchObject({ stage: 3, outcome: 'open' });
    expect(names().filter((name) => name === 'collab.approved')).toHaveLength(1);
    expect((await cost.execute(brandActor, id)).taken).toEqual({
      source: 'checkout',
      pricePence: 9_900,
      state: 'spent',
      usableUntil: null,
    });
  });

  it('can still decline what it has not paid for, and a payment that comes too late approves nothing', async () => {
    const { move, complete, credits, collabs, id } = await aWorld('basic', 0);
    await expect(move.execute(brandActor, id, 'approve')).rejects.toMatchObject(paymentNeeded);
    await move.execute(brandActor, id, 'decline');
    expect(credits.returned).toEqual([id]);
    await complete.execute(id);
    expect(await collabs.get(id)).toMatchObject({ stage: 1, outcome: 'declined', approvalAskedBy: null });
  });

  it('isn’t asked to pay by staff: no payment is pending then', async () => {
    const { move, names, id } = await aWorld('basic', 0);
    await expect(move.execute(staffActor, id, 'approve', { reason: 'Asked by phone' })).rejects.toMatchObject(
      paymentNeeded,
    );
    expect(names()).not.toContain('collab.approval-asked');
  });
});

describe('an influencer who already has a Collab for the offer', () => {
  const ask = async ({ request, offer }: Awaited<ReturnType<typeof aWorld>>) =>
    (await request.execute(influencerActor, offer.id, influencerId, 'Hello')).collab;
  const refused = (detail: RegExp, collabId: string) => ({
    code: 'collabs/already-requested',
    message: expect.stringMatching(detail),
    details: { collabId },
  });

  it('is not stopped by what the brand has asked and never paid for: that request ends, and nobody hears of it', async () => {
    const world = await aWorld('basic', 0);
    const { move, invite, collabs, credits, complete, offer, id } = world;
    await move.execute(influencerActor, id, 'withdraw');
    const unsent = await invite.execute(brandActor, { offerId: offer.id, influencerId, note: '' });

    expect(await ask(world)).toMatchObject({ requestedBy: 'influencer', stage: 1, outcome: 'open', note: 'Hello' });
    expect(await collabs.get(unsent.id)).toMatchObject({ stage: 1, outcome: 'withdrawn' });
    expect(collabs.events.slice(-2)).toMatchObject([
      { name: 'collab.request-replaced', aggregate: { id: unsent.id }, payload: { unsent: true } },
      { name: 'collab.requested' },
    ]);
    expect(credits.returned).toContain(unsent.id);
    await complete.execute(unsent.id);
    expect((await collabs.get(unsent.id)).outcome).toBe('withdrawn');
  });

  it('sees that they wait for the answer, whatever the brand still has to pay, and can ask again after a withdrawal', async () => {
    const world = await aWorld('basic', 0);
    const { move, id } = world;
    await expect(move.execute(brandActor, id, 'approve')).rejects.toMatchObject({ kind: 'payment-required' });
    await expect(ask(world)).rejects.toMatchObject(refused(/^You’ve already requested .* withdraw your request/, id));
    await move.execute(influencerActor, id, 'withdraw');
    expect(await ask(world)).toMatchObject({ stage: 1, outcome: 'open' });
  });

  it('sees that the brand has invited them, or that they have a Collab', async () => {
    const world = await aWorld('starter', 2);
    const { move, invite, offer, id } = world;
    await move.execute(influencerActor, id, 'withdraw');
    const asked = await invite.execute(brandActor, { offerId: offer.id, influencerId, note: '' });
    await expect(ask(world)).rejects.toMatchObject(refused(/^The brand has already invited you/, asked.id));
    await move.execute(influencerActor, asked.id, 'approve');
    await expect(ask(world)).rejects.toMatchObject(refused(/^You already have a Collab/, asked.id));
  });
});

describe('R255: what an end gives back', () => {
  const scheduled = async () => {
    const world = await aWorld();
    await world.move.execute(brandActor, world.id, 'approve');
    await world.schedule.execute(influencerActor, world.id, world.slot.id);
    return world;
  };
  const hoursBefore = (hours: number) => new Date(visitAt.getTime() - hours * 3_600_000);

  it.each([
    ['the brand at exactly 48 hours', brandActor, 48, 1],
    ['the brand an hour later', brandActor, 47, 0],
    ['the influencer in the last hour', influencerActor, 1, 1],
  ])('cancelled by %s', async (_, actor, hours, back) => {
    const { move, clock, credits, id } = await scheduled();
    clock.set(hoursBefore(hours));
    await move.execute(actor, id, 'cancel');
    expect(credits.returned).toHaveLength(back);
    expect((await credits.next(brandId)).freeLeft).toBe(back);
  });

  it('a paid extra comes back as a kept credit', async () => {
    const { move, credits, id } = await aWorld('starter', 0);
    await move.execute(brandActor, id, 'approve');
    await move.execute(influencerActor, id, 'cancel');
    expect(await credits.next(brandId)).toMatchObject({ source: 'kept', keptLeft: 1 });
  });

  it('a request that expires closes what waits for its payment', async () => {
    const { move, expire, clock, credits, id } = await aWorld('basic', 0);
    await expect(move.execute(brandActor, id, 'approve')).rejects.toMatchObject({ kind: 'payment-required' });
    clock.set(daysAfter(monday, 7));
    expect(await expire.execute()).toBe(1);
    expect(credits.returned).toEqual([id]);
  });
});

describe('when a side has been deleted', () => {
  const brand = { uid: brandId, type: 'brand' } as const;
  const influencer = { uid: influencerId, type: 'influencer' } as const;

  it('nobody can ask, and nobody can take a step', async () => {
    for (const { uid } of [brand, influencer]) {
      const { move, request, deletions, offer, id } = await aWorld();
      deletions.deleted.add(uid);
      const asked = request.execute(influencerActor, offer.id, influencerId, '');
      await expect(asked).rejects.toMatchObject({ code: 'collabs/side-gone' });
      for (const action of ['approve', 'decline'] as const)
        await expect(move.execute(staffActor, id, action, { reason: 'Asked by phone' })).rejects.toMatchObject({
          code: 'collabs/side-gone',
        });
    }
  });

  it('its Collabs end, and credits go back; its offers wait for it to be brought back', async () => {
    const { move, endWithDeleted, deletions, collabs, offers, credits, offer, id } = await aWorld();
    await move.execute(brandActor, id, 'approve');
    deletions.deleted.add(brandId);
    for (let time = 0; time < 2; time++) await endWithDeleted.execute(staffActor, [brand, influencer]);
    expect(await collabs.get(id)).toMatchObject({ outcome: 'cancelled', stage: 3 });
    expect((await offers.get(offer.id)).state).toBe('live');
    expect(credits.returned).toEqual([id]);
  });

  it('and a brand restored since keeps its own', async () => {
    const { endWithDeleted, collabs, id } = await aWorld();
    await endWithDeleted.execute(staffActor, [brand, influencer]);
    expect((await collabs.get(id)).outcome).toBe('open');
  });
});
