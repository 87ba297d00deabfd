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
import { InMemoryFoodRisks } from '../adapters/modules/in-memory-neighbours.js';
import { InMemoryFoodRiskAnswers, InMemoryCollabRepository } from '../adapters/persistence/in-memory-repositories.js';
import { hoursAfter } from '../domain/timings.js';
import { ShowFoodRisks, ShowOwnFoodRisks } from './show-food-risks.js';

const fish = { chosen: ['fish'], other: 'Strawberries' };
const guests = [{ name: 'Tom', chosen: ['none'], other: null }];

async function world(collab = anAwaitedCollab(), now = monday) {
  const [collabs, foodRisks] = [new InMemoryCollabRepository(), new InMemoryFoodRisks()];
  const answers = new InMemoryFoodRiskAnswers(collabs);
  await collabs.save(collab);
  foodRisks.byInfluencer.set(influencerId, fish);
  return {
    ...{ collab, collabs, foodRisks, answers },
    show: new ShowFoodRisks(collabs, foodRisks, answers, new FixedClock(now)),
    showOwn: new ShowOwnFoodRisks(collabs, foodRisks, answers),
  };
}

describe('what the brand sees of what must not be served', () => {
  it('R321: what the influencer has said, and their guests of this visit by name', async () => {
    const { collab, answers, show } = await world();
    const seen = { open: true, until: hoursAfter(visitAt, 12), own: fish };
    expect(await show.execute(brandActor, collab.id)).toEqual({ ...seen, guests: [] });
    await answers.keep({ collabId: collab.id, guests, toldAt: monday });
    expect(await show.execute(brandActor, collab.id)).toEqual({ ...seen, guests });
  });

  it('R321: nothing before the booking and after the visit', async () => {
    for (const [collab, now] of [[aCollab(3), monday], [aCollab(4), hoursAfter(visitAt, 12)]] as const) {
      const { answers, show } = await world(collab, now);
      await answers.keep({ collabId: collab.id, guests, toldAt: monday });
      expect(await show.execute(brandActor, collab.id)).toEqual({ open: false, until: null, own: null, guests: [] });
    }
  }); // prettier-ignore

  it('R321: is nobody else’s business', async () => {
    const { collab, show } = await world();
    for (const actor of [strangerBrand, influencerActor, staffActor])
      await expect(show.execute(actor, collab.id)).rejects.toMatchObject({ code: 'collabs/not-found' });
  });
});

describe('what the influencer sees of it', () => {
  it('what they told last, to be confirmed, until they have told it of this visit', async () => {
    const { collab, collabs, answers, showOwn } = await world();
    expect(await showOwn.execute(influencerActor, collab.id)).toEqual({ toldAt: null, own: fish, guests: [] });
    const earlier = aCollab(4);
    await collabs.save(earlier);
    await answers.keep({ collabId: earlier.id, guests: [...guests, ...guests], toldAt: monday });
    expect(await showOwn.execute(influencerActor, collab.id)).toEqual({ toldAt: null, own: fish, guests });
    await answers.keep({ collabId: collab.id, guests: [], toldAt: visitAt });
    expect(await showOwn.execute(influencerActor, collab.id)).toEqual({ toldAt: visitAt, own: fish, guests: [] });
  });

  it('and nobody else', async () => {
    const { collab, showOwn } = await world();
    for (const actor of [brandActor, strangerBrand, staffActor])
      await expect(showOwn.execute(actor, collab.id)).rejects.toMatchObject({ code: 'collabs/not-found' });
  });
});
