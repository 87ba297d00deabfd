import { aCollab, anAwaitedCollab, monday, visitAt } from '../../../../test/support/collabs.js';
import type { Collab } from '../domain/collab.js';
import { hoursAfter } from '../domain/timings.js';
import type { FoodRiskAnswers } from './food-risk-answers.js';

/** `prepare` stores this Collab, so that something can be told of it. */
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

  it('gives back what was told of a visit, the newest alone', async () => {
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

  it('gives out the visits that come soon and of which nothing was told, each once', async () => {
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

  it('forgets what was told of visits that are over and of Collabs that have ended, but for what was told last', async () => {
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
