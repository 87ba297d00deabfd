import {
  brandActor,
  brandId,
  influencerActor,
  influencerId,
  staffActor,
  strangerBrand,
  strangerInfluencer,
} from '../../../../test/support/collabs.js';
import { FixedClock, NoTransaction } from '../../../../test/support/core.js';
import { aFact } from '../../../../test/support/facts.js';
import type { Actor } from '../../../shared/kernel/index.js';
import {
  InMemoryCollabLog,
  InMemoryGiftCorrections,
  InMemoryGiftLedger,
  InMemoryProfileNames,
  InMemoryRecordBook,
} from '../adapters/in-memory-records.js';
import type { Difference } from '../domain/difference.js';
import type { Fact, Side } from '../domain/fact.js';
import { giftLinesOf } from '../domain/gift.js';
import { CorrectGiftValue, SettleBill, ShowGift, StateGifts } from './gifts.js';
import { NoteFacts } from './note-facts.js';
import { ReadReliability } from './read-reliability.js';
import { CheckRecords, RebuildRecords } from './replay-log.js';

const facts = [
  aFact('collab.requested', 'influencer', 0),
  aFact('collab.approved', 'brand', 4),
  aFact('collab.checked-in', 'brand', 70),
];
const { collabId } = facts[0]!;
const visitAt = facts[2]!.at;

const correction = (_: string, pence: number, name: Fact['name'] = 'collab.gift-corrected') =>
  aFact(name, 'staff', 90, { pence });

/** `told` is the log's content. */
function world(now = visitAt, told: Fact[] = [...facts]) {
  const book = new InMemoryRecordBook();
  const ledger = new InMemoryGiftLedger();
  ledger.agreed.set(collabId, { valuePence: 18_000, title: 'Tasting menu for two', brandName: 'Ember & Rye' });
  const names = new InMemoryProfileNames({
    brand: { [brandId]: 'Ember & Rye', [strangerBrand.profile!.uid]: 'Rival' },
    influencer: { [influencerId]: 'Amara', [strangerInfluencer.profile!.uid]: 'Ben' },
  });
  const log = new InMemoryCollabLog(told);
  const note = new NoteFacts(log, book, ledger, new NoTransaction());
  const clock = new FixedClock(now);
  const corrections = new InMemoryGiftCorrections(told, correction);
  return {
    ...{ book, note, clock },
    ledger,
    rebuild: new RebuildRecords(log, note),
    check: async () => {
      const found: Difference[] = [];
      for await (const { differences } of new CheckRecords(log, book, ledger).execute()) found.push(...differences);
      return found;
    },
    read: new ReadReliability(book, names),
    state: new StateGifts(ledger, names, clock),
    show: new ShowGift(ledger),
    correct: new CorrectGiftValue(corrections, ledger, note, new NoTransaction()),
    settle: new SettleBill(corrections, note, new NoTransaction()),
  };
}

const idOf: Record<Side, string> = { brand: brandId, influencer: influencerId };
const notFound = { code: 'records/not-found' };

describe('R437: reliability', () => {
  it('is the same whether facts come one by one, twice, in any order, or from the log', async () => {
    const [told, rebuilt] = [world(), world()];
    for (const fact of [...facts.toReversed(), facts[1]!]) await told.note.execute([collabId], [fact]);
    expect(await rebuilt.rebuild.execute()).toBe(1);
    for (const side of ['brand', 'influencer'] as const)
      expect(await told.read.execute(staffActor, side, idOf[side])).toEqual(
        await rebuilt.read.execute(staffActor, side, idOf[side]),
      );
    const { kept, missed, score } = await told.read.execute(staffActor, 'brand', brandId);
    expect([kept, missed, score]).toEqual([2, 0, null]);
  });

  test.each<[string, Actor, Side, boolean]>([
    ['an influencer sees a brand’s', strangerInfluencer, 'brand', true],
    ['a brand sees an influencer’s', strangerBrand, 'influencer', true],
    ['a brand sees its own', brandActor, 'brand', true],
    ['an influencer sees their own', influencerActor, 'influencer', true],
    ['staff see a brand’s', staffActor, 'brand', true],
    ['a brand does not see another brand’s', strangerBrand, 'brand', false],
    ['an influencer does not see another influencer’s', strangerInfluencer, 'influencer', false],
  ])('%s', async (_, actor, side, may) => {
    const { read } = world();
    const answer = read.execute(actor, side, idOf[side]);
    const marks = read.marks(actor, side, idOf[side], 'visit', { after: null, limit: 5 });
    if (may) await Promise.all([answer, marks]);
    else await Promise.all([answer, marks].map((each) => expect(each).rejects.toMatchObject(notFound)));
  });

  it('of nobody is not found', async () => {
    await expect(world().read.execute(staffActor, 'brand', influencerId)).rejects.toMatchObject(notFound);
  });
});

describe('R437: the records beside a replay of the log', () => {
  it('are identical after the same events, in whatever order', async () => {
    const { note, check } = world();
    for (const fact of facts.toReversed()) await note.execute([collabId], [fact]);
    expect(await check()).toEqual([]);
  });

  it('name what is missing, what is unfounded and what is changed, and nothing is written', async () => {
    const told = facts.slice(0, 2);
    const { note, book, ledger, check } = world(visitAt, told);
    await note.execute([collabId]);
    const [stray, visit] = [aFact('collab.moved', 'influencer', 30, { late: true }), facts[2]!];
    told.push(visit);
    await book.add([collabId], [stray]);
    await book.replaceMarks(
      [collabId],
      (await book.marksOfCollab(collabId)).map((mark) => ({ ...mark, kept: false })),
    );
    await ledger.add([{ ...giftLinesOf([visit], 999)[0]! }]);
    const differences = [
      { of: 'facts', eventId: visit.eventId, how: 'missing' },
      { of: 'facts', eventId: stray.eventId, how: 'unfounded' },
      { of: 'marks', eventId: facts[1]!.eventId, how: 'changed' },
      { of: 'marks', eventId: visit.eventId, how: 'missing' },
      { of: 'marks', eventId: visit.eventId, how: 'missing' },
      { of: 'gifts', eventId: visit.eventId, how: 'changed' },
    ].map((difference) => ({ collabId, ...difference }));
    expect(await check()).toEqual(differences);
    expect(await check()).toEqual(differences);
  });
});

describe('R437: the value of a gift', () => {
  it('is corrected in the log and in the ledger at once, and a replay finds the same', async () => {
    const { correct, show, state, check } = world();
    await correct.execute(staffActor, collabId, 15_000, 'No wine was served.');
    await correct.execute(staffActor, collabId, 21_000, 'It was the larger menu.');
    expect(await show.execute(collabId)).toMatchObject({ agreedPence: 18_000, standing: { pence: 21_000 } });
    expect(await state.execute(influencerActor, influencerId)).toMatchObject({ totalPence: 21_000 });
    expect(await check()).toEqual([]);
  });

  it('is right however late and in whatever order corrections arrive', async () => {
    const [first, second] = [correction(collabId, 15_000), { ...correction(collabId, 21_000), at: new Date(visitAt.getTime() + 9e7) }];
    const { note, show, check } = world(visitAt, [...facts, first, second]);
    for (const fact of [second, facts[2]!, first]) await note.execute([collabId], [fact]);
    const { lines } = await show.execute(collabId);
    expect(lines.reduce((sum, { pence }) => sum + pence, 0)).toBe(21_000);
    expect(await check()).toEqual([]);
  }); // prettier-ignore

  it('is not corrected to what it is', async () => {
    const { correct, show } = world();
    await expect(correct.execute(staffActor, collabId, 18_000, 'A mistake.')).rejects.toMatchObject({
      code: 'records/same-value',
    });
    expect((await show.execute(collabId)).lines).toHaveLength(1);
  });

  it('follows a contested bill that staff decide, at once, and a replay finds the same', async () => {
    const bill = [aFact('collab.bill-typed', 'brand', 72, { pence: 12_000 }), aFact('collab.bill-contested', 'influencer', 80)];
    const { settle, show, state, note, check } = world(visitAt, [...facts, ...bill]);
    await note.execute([collabId]);
    expect(await show.execute(collabId)).toMatchObject({ standing: { pence: 18_000, basis: 'AGREED' } });
    await settle.execute(staffActor, collabId, 11_800, 'The till says so.');
    expect(await show.execute(collabId)).toMatchObject({ standing: { pence: 11_800, basis: 'MEASURED' } });
    expect(await state.execute(influencerActor, influencerId)).toMatchObject({ year: 2026, totalPence: 11_800 });
    expect(await check()).toEqual([]);
  }); // prettier-ignore

  it('of a Collab that does not exist is not found', () =>
    expect(world().show.execute(brandId)).rejects.toMatchObject({ code: 'records/collab-not-found' }));
});

describe('the statement of gifts', () => {
  it('holds what was received in the tax year that is asked for, and names the years there are', async () => {
    const { rebuild, state, clock } = world();
    await rebuild.execute();
    expect(await state.execute(influencerActor, influencerId)).toMatchObject({
      ...{ influencerName: 'Amara', year: 2026, totalPence: 18_000, years: [2026] },
      lines: [{ title: 'Tasting menu for two', brandName: 'Ember & Rye', receivedAt: visitAt }],
    });
    clock.set(new Date('2028-04-05T23:00:00Z'));
    expect(await state.execute(staffActor, influencerId)).toMatchObject({
      year: 2028,
      lines: [],
      years: [2028, 2027, 2026],
    });
    expect(await state.execute(influencerActor, influencerId, 2026)).toMatchObject({ totalPence: 18_000 });
  });

  test.each([
    ['another influencer', strangerInfluencer, influencerId],
    ['a brand', brandActor, influencerId],
    ['staff, of nobody', staffActor, brandId],
  ])('is not found by %s', async (_, actor, id) =>
    expect(world().state.execute(actor, id)).rejects.toMatchObject(notFound),
  );
});
