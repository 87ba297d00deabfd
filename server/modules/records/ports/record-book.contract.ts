import { aFact } from '../../../../test/support/facts.js';
import { newId } from '../../../shared/kernel/index.js';
import type { Fact } from '../domain/fact.js';
import { marksOf } from '../domain/marks.js';
import type { RecordBook } from './record-book.js';

/** What every RecordBook promises. */
export function recordBookContract(world: () => RecordBook): void {
  const sides = () => ({ collabId: newId(), brandId: newId(), influencerId: newId() });
  const stored = async (...facts: readonly Fact[]) => {
    const { collabId } = facts[0]!;
    await world().add(collabId, facts);
    await world().replaceMarks(collabId, marksOf(facts, null));
  };

  it('has the facts of a Collab in their order, each once however often it is told', async () => {
    const ids = sides();
    const [asked, answer] = [
      aFact('collab.requested', 'influencer', 0, ids),
      aFact('collab.gift-corrected', 'staff', 5, { ...ids, pence: 15_000 }),
    ];
    await world().add(ids.collabId, [answer]);
    await world().add(ids.collabId, [asked, answer]);
    await world().add(newId(), [aFact('collab.requested', 'brand', 0, sides())]);
    expect(await world().factsOf(ids.collabId)).toEqual([asked, answer]);
  });

  it('has what is said of one Collab, in place of what was said before', async () => {
    const ids = sides();
    const [asked, answer] = [
      aFact('collab.requested', 'influencer', 0, ids),
      aFact('collab.approved', 'brand', 5, ids),
    ];
    await stored(asked, answer);
    await stored(aFact('collab.checked-in', 'brand', 6, sides()));
    expect(await world().marksOfCollab(ids.collabId)).toEqual(marksOf([asked, answer], null));
    await world().replaceMarks(ids.collabId, []);
    expect(await world().marksOfCollab(ids.collabId)).toEqual([]);
  });

  it('counts each side by itself; several answers to one other side are promises to one', async () => {
    const [brandId, regular] = [newId(), newId()];
    for (const [influencerId, hours] of [[regular, 1], [regular, 4], [newId(), 8], [newId(), 90]] as const) {
      const ids = { collabId: newId(), brandId, influencerId };
      await stored(aFact('collab.requested', 'influencer', 0, ids), aFact('collab.declined', 'brand', hours, ids));
    }
    const ids = { collabId: newId(), brandId, influencerId: regular };
    const round = [aFact('deliverable.sent-back', 'brand', 7, ids), aFact('deliverable.approved', 'brand', 8, ids)];
    await stored(aFact('collab.moved', 'brand', 5, { ...ids, late: true }), aFact('collab.checked-in', 'brand', 6, ids), ...round);
    await stored(aFact('collab.no-show', 'product', 9, { ...ids, collabId: newId() }));
    const counted = { asked: 4, answeredPromptly: 3, promptTo: 2, medianMinutes: 360, late: 1 };
    const noContent = { contentOnTime: 0, contentLate: 0, contentMissing: 0, draftsUnanswered: 0 };
    const rest = { visitsKept: 1, visitsMissed: 0, rounds: 1, pieces: 1, ...noContent };
    expect(await world().tallyOf('brand', brandId)).toEqual({ ...counted, ...rest, draftsAnswered: 1 });
    const none = { asked: 0, answeredPromptly: 0, promptTo: 0, medianMinutes: null, late: 0 };
    expect(await world().tallyOf('influencer', regular)).toEqual({ ...none, ...rest, visitsMissed: 1, draftsAnswered: 0 });
    expect(await world().tallyOf('influencer', brandId)).toMatchObject(none);
  }); // prettier-ignore

  it('says what the newest facts say, in place of what was said before', async () => {
    const ids = sides();
    const visit = aFact('collab.checked-in', 'brand', 0, ids);
    await stored(visit);
    await stored(visit, aFact('collab.overridden', 'staff', 5, { ...ids, outcome: 'no_show' }));
    const { visitsKept, visitsMissed } = await world().tallyOf('influencer', ids.influencerId);
    expect([visitsKept, visitsMissed]).toEqual([0, 1]);
    expect((await world().tallyOf('brand', ids.brandId)).visitsKept).toBe(0);
  });

  it('lists the marks of one number page by page, the newest first', async () => {
    const brandId = newId();
    const visits = [3, 1, 2, 2].map((hours) => aFact('collab.checked-in', 'brand', hours, { ...sides(), brandId }));
    for (const visit of visits) await stored(visit);
    const page = (after: Fact | null) => world().marksOf('brand', brandId, 'visit', after, 2);
    const first = await page(null);
    const last = first.at(-1)!;
    const second = await world().marksOf('brand', brandId, 'visit', last, 2);
    expect([...first, ...second].map(({ at }) => at)).toEqual([visits[0]!, visits[2]!, visits[3]!, visits[1]!].map(({ at }) => at));
    expect(new Set([...first, ...second].map(({ eventId }) => eventId)).size).toBe(4);
    expect(first[0]).toEqual(marksOf([visits[0]!], null).find(({ side }) => side === 'brand'));
    expect(await world().marksOf('brand', brandId, 'late', null, 2)).toEqual([]);
  }); // prettier-ignore
}
