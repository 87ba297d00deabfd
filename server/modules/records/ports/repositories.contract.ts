import { aFact } from '../../../../test/support/facts.js';
import { newId } from '../../../shared/kernel/index.js';
import type { Fact } from '../domain/fact.js';
import { type GiftLine, idAfter } from '../domain/gift.js';
import { marksOf } from '../domain/marks.js';
import type { RecordBook, GiftLedger } from './repositories.js';

/** The contract of every RecordBook. */
export function recordBookContract(world: () => RecordBook): void {
  const sides = () => ({ collabId: newId(), brandId: newId(), influencerId: newId() });
  const stored = async (...facts: readonly Fact[]) => {
    const { collabId } = facts[0]!;
    await world().add([collabId], facts);
    await world().replaceMarks([collabId], marksOf(facts, null));
  };

  it('has the facts of a Collab in their order, each once however often it is reported', async () => {
    const ids = sides();
    const [asked, answer] = [
      aFact('collab.requested', 'influencer', 0, ids),
      aFact('collab.gift-corrected', 'staff', 5, { ...ids, pence: 15_000 }),
    ];
    await world().add([ids.collabId], [answer]);
    await world().add([ids.collabId], [asked, answer]);
    await world().add([newId()], [aFact('collab.requested', 'brand', 0, sides())]);
    expect(await world().factsOf([ids.collabId])).toEqual([asked, answer]);
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
    await world().replaceMarks([ids.collabId], []);
    expect(await world().marksOfCollab(ids.collabId)).toEqual([]);
  });

  it('counts each side separately; several answers to one other side are promises to one', async () => {
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

/** A Collab that a gift can belong to. */
export type AgreedCollab = Readonly<{
  id: string;
  brandId: string;
  influencerId: string;
  valuePence: number;
  title: string;
  brandName: string;
}>;

/** `prepare` creates the Collab that gifts belong to; `explain` adds an event's reason to its log. */
type GiftWorld = Readonly<{
  ledger: GiftLedger;
  prepare(collab: AgreedCollab): Promise<void>;
  explain(collabId: string, eventId: string, reason: string): Promise<void>;
}>;

const lineOf = ({ id: collabId, brandId, influencerId }: AgreedCollab, at: string, pence = 18_000): GiftLine => ({
  ...{ id: newId(), collabId, brandId, influencerId, kind: 'received', pence, basis: 'AGREED', reverses: null },
  ...{ receivedAt: new Date(at), recordedAt: new Date(at) },
});

const correctionOf = (line: GiftLine, pence: number): [GiftLine, GiftLine] => {
  const id = newId();
  const recordedAt = new Date('2026-12-09T12:00:00Z');
  return [
    { ...line, id, recordedAt, kind: 'reversed', pence: -line.pence, reverses: line.id },
    { ...line, id: idAfter(id), recordedAt, kind: 'corrected', pence, basis: 'MEASURED' },
  ];
};

/** The contract of every GiftLedger. */
export function giftLedgerContract(world: () => GiftWorld): void {
  const known = { title: 'Tasting menu for two', brandName: 'Ember & Rye' };
  const someone = async () => {
    const collab = { id: newId(), brandId: newId(), influencerId: newId(), valuePence: 18_000, ...known };
    await world().prepare(collab);
    return collab;
  };
  const [from, to] = [new Date('2026-04-05T23:00:00Z'), new Date('2027-04-05T23:00:00Z')];

  it('knows the agreed value, and that there is none where there is no Collab', async () => {
    expect(await world().ledger.valueOf((await someone()).id)).toBe(18_000);
    expect(await world().ledger.valueOf(newId())).toBeNull();
  });

  it('gives back lines from a moment on and before another, the oldest first, with what was given by whom', async () => {
    const { ledger } = world();
    const collab = await someone();
    const times = ['2027-04-05T23:00:00Z', '2027-04-05T22:59:59.999Z', '2026-04-05T23:00:00Z', '2026-04-05T22:59:59.999Z'];
    const lines = times.map((at) => lineOf(collab, at));
    await ledger.add(lines);
    expect(await ledger.between(collab.influencerId, from, to)).toEqual([
      { ...lines[2], ...known, reason: null },
      { ...lines[1], ...known, reason: null },
    ]);
    expect(await ledger.firstOf(collab.influencerId)).toEqual(lines[3]!.receivedAt);
    expect(await ledger.firstOf(newId())).toBeNull();
  }); // prettier-ignore

  it('stores a line once, and never changes it', async () => {
    const { ledger } = world();
    const collab = await someone();
    const line = lineOf(collab, '2026-12-01T12:00:00Z');
    await ledger.add([line]);
    await ledger.add([{ ...line, pence: 5 }]);
    expect(await ledger.between(collab.influencerId, from, to)).toMatchObject([{ id: line.id, pence: 18_000 }]);
    expect(await ledger.ofCollab(collab.id)).toEqual([line]);
  });

  it('has a correction after what it takes back, with the reason that staff gave', async () => {
    const { ledger, explain } = world();
    const collab = await someone();
    const line = lineOf(collab, '2026-12-01T12:00:00Z');
    const [back, right] = correctionOf(line, 15_000);
    await ledger.add([line, back, right]);
    await explain(collab.id, back.id, 'No wine was served.');
    const stated = await ledger.between(collab.influencerId, from, to);
    expect(stated.map(({ kind, pence, reason }) => [kind, pence, reason])).toEqual([
      ['received', 18_000, null],
      ['reversed', -18_000, 'No wine was served.'],
      ['corrected', 15_000, null],
    ]);
    expect(await ledger.ofCollab(collab.id)).toEqual([line, back, right]);
  });

  it('takes no line back twice: it fails instead of losing one', async () => {
    const { ledger } = world();
    const collab = await someone();
    const line = lineOf(collab, '2026-12-01T12:00:00Z');
    await ledger.add([line, ...correctionOf(line, 15_000)]);
    await expect(ledger.add([correctionOf(line, 12_000)[0]])).rejects.toThrow();
    expect(await ledger.ofCollab(collab.id)).toHaveLength(3);
  });
}
