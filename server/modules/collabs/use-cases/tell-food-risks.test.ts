import {
  aCollab,
  anAwaitedCollab,
  anOffer,
  aSlot,
  brandActor,
  influencerActor,
  influencerId,
  monday,
  staffActor,
  strangerInfluencer,
  visitAt,
} from '../../../../test/support/collabs.js';
import { FixedClock, NoTransaction } from '../../../../test/support/core.js';
import { keptOffers } from '../../../../test/support/kept-offers.js';
import { InMemoryFoodRisks } from '../adapters/modules/in-memory-neighbours.js';
import { InMemoryFoodRiskAnswers, InMemoryCollabRepository } from '../adapters/persistence/in-memory-repositories.js';
import type { Collab } from '../domain/collab.js';
import type { ToldRisks } from '../domain/food-risks.js';
import { hoursAfter } from '../domain/timings.js';
import { ScheduleCollab } from './schedule-collab.js';
import { KeepFoodRisks, TellFoodRisks } from './tell-food-risks.js';
import { AskFoodRisks, ForgetFoodRisks } from './tend-food-risks.js';

const told: ToldRisks = {
  own: { chosen: ['fish'], other: null },
  guests: [{ name: 'Tom', chosen: ['milk'], other: null }],
};

async function world(collab: Collab = anAwaitedCollab(), now = monday) {
  const [collabs, foodRisks, clock] = [new InMemoryCollabRepository(), new InMemoryFoodRisks(), new FixedClock(now)];
  const [answers, transaction] = [new InMemoryFoodRiskAnswers(collabs), new NoTransaction()];
  const { offers, slots } = keptOffers();
  const keep = new KeepFoodRisks(foodRisks, answers, clock);
  await collabs.save(collab);
  return {
    ...{ collab, collabs, foodRisks, answers, clock, offers, slots },
    schedule: new ScheduleCollab(collabs, slots, keep, transaction, clock),
    tell: new TellFoodRisks(collabs, keep, transaction, clock),
    ask: new AskFoodRisks(collabs, answers, transaction, clock),
    forget: new ForgetFoodRisks(answers, clock),
    names: () => collabs.events.map(({ name }) => name),
  };
}

describe('telling what must not be served', () => {
  it('keeps their own in the profile, their guests’ with the visit, and lets the brand know without a word of it', async () => {
    const { collab, collabs, foodRisks, answers, tell } = await world();
    await tell.execute(influencerActor, collab.id, told);
    expect(foodRisks.byInfluencer.get(influencerId)).toEqual(told.own);
    expect(await answers.of(collab.id)).toMatchObject({ guests: told.guests, toldAt: monday });
    expect(collabs.events.map(({ name }) => name)).toEqual(['collab.food-risks-told']);
    expect(JSON.stringify(collabs.events)).not.toMatch(/fish|milk|Tom/);
  });

  it('is nobody else’s to do', async () => {
    const { collab, foodRisks, tell } = await world();
    for (const [actor, code] of [[strangerInfluencer, 'not-found'], [brandActor, 'not-your-move'], [staffActor, 'not-your-move']] as const)
      await expect(tell.execute(actor, collab.id, told)).rejects.toMatchObject({ code: `collabs/${code}` });
    expect(foodRisks.byInfluencer.size).toBe(0);
  }); // prettier-ignore

  it('goes with the choice of a time, and keeps the place where it is wrong', async () => {
    const approved = aCollab(3);
    const { collabs, answers, offers, slots, schedule, names } = await world(approved);
    const offer = await offers.save({ ...anOffer(), id: approved.offerId });
    const slot = aSlot(offer);
    await slots.add([slot]);
    const wrong = { ...told, own: { chosen: [], other: null } };
    await expect(schedule.execute(influencerActor, approved.id, slot.id, { foodRisks: wrong })).rejects.toMatchObject({
      code: 'collabs/wrong-food-risks',
    });
    expect(await collabs.get(approved.id)).toMatchObject({ stage: 3 });

    await schedule.execute(influencerActor, approved.id, slot.id, { foodRisks: told });
    expect(await answers.of(approved.id)).toMatchObject({ guests: told.guests });
    expect(names()).toEqual(['collab.scheduled']);
  });
});

describe('who has not said', () => {
  it('is asked two days before, to the second, and once', async () => {
    const { ask, clock, names } = await world();
    clock.set(new Date(hoursAfter(visitAt, -48).getTime() - 1_000));
    expect(await ask.execute()).toBe(0);
    clock.set(hoursAfter(visitAt, -48));
    expect(await ask.execute()).toBe(1);
    expect(await ask.execute()).toBe(0);
    expect(names()).toEqual(['collab.food-risks-asked']);
  });

  it('is not asked after an answer, nor when the visit has begun', async () => {
    const said = await world();
    await said.tell.execute(influencerActor, said.collab.id, told);
    said.clock.set(hoursAfter(visitAt, -1));
    expect(await said.ask.execute()).toBe(0);
    const begun = await world(anAwaitedCollab(), visitAt);
    expect(await begun.ask.execute()).toBe(0);
  });
});

describe('the answer for a visit', () => {
  it('is deleted when the visit is over, except the last one', async () => {
    const { collab, collabs, answers, clock, tell, forget } = await world();
    await tell.execute(influencerActor, collab.id, told);
    clock.set(hoursAfter(visitAt, 12));
    expect(await forget.execute()).toBe(0);
    const later = { ...anAwaitedCollab(), visitAt: hoursAfter(visitAt, 48) };
    await collabs.save(later);
    await tell.execute(influencerActor, later.id, told);
    expect(await forget.execute()).toBe(1);
    expect([await answers.of(collab.id), await answers.of(later.id)]).toEqual([null, expect.anything()]);
  });
});
