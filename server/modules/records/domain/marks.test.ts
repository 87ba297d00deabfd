import fc from 'fast-check';
import { aFact } from '../../../../test/support/facts.js';
import { surelyKept } from '../../../contract/rules/reliability.js';
import { newId } from '../../../shared/kernel/index.js';
import { InMemoryRecordBook } from '../adapters/in-memory-records.js';
import type { Fact, Side } from './fact.js';
import { contentMarksOf, marksOf } from './marks.js';
import { reliabilityOf } from './reliability.js';

const inShort = (facts: readonly Fact[]) =>
  marksOf(facts, null).map(({ side, kind, kept, minutes }) => [
    side,
    kind,
    kept,
    ...(minutes === null ? [] : [minutes]),
  ]);
const bothCame = [
  ['brand', 'visit', true],
  ['influencer', 'visit', true],
];

describe('R437: what a Collab says of its sides', () => {
  const asked = aFact('collab.requested', 'influencer', 0);

  test.each([
    ['a second before 48 hours', 48 - 1 / 3_600, true],
    ['at 48 hours', 48, true],
    ['a second after them', 48 + 1 / 3_600, false],
  ])('an answer %s', (_, hours, kept) => {
    const marks = marksOf([asked, aFact('collab.approved', 'brand', hours)], null);
    expect(marks).toMatchObject([{ side: 'brand', kind: 'answer', kept, minutes: 2_880 }]);
  });

  test.each([
    ['it was never answered', [asked, aFact('collab.expired', 'product', 168)], [['brand', 'answer', false]]],
    ['withdrawn before the brand had to answer', [asked, aFact('collab.withdrawn', 'influencer', 5)], []],
    ['withdrawn after two days of silence', [asked, aFact('collab.withdrawn', 'influencer', 60)], [['brand', 'answer', false]]],
    ['staff said yes in time', [asked, aFact('collab.approved', 'staff', 5)], []],
    ['the yes waited for its payment, which counts once', [asked, aFact('collab.approval-asked', 'brand', 2), aFact('collab.approved', 'brand', 60)], [['brand', 'answer', true, 120]]],
    ['the brand asked, the influencer answers', [aFact('collab.requested', 'brand', 0), aFact('collab.declined', 'influencer', 1)], [['influencer', 'answer', true, 60]]],
    ['cancelled in time', [aFact('collab.cancelled', 'influencer', 0)], []],
    ['cancelled late', [aFact('collab.cancelled', 'brand', 0, { late: true })], [['brand', 'late', false]]],
    ['moved late, and then kept', [aFact('collab.moved', 'influencer', 0, { late: true }), aFact('collab.checked-in', 'brand', 1)], [['influencer', 'late', false], ...bothCame]],
    ['asked late for another time, and then cancelled: once', [aFact('collab.time-asked', 'brand', 0, { late: true }), aFact('collab.cancelled', 'brand', 1)], [['brand', 'late', false]]],
    ['changed late by staff', [aFact('collab.time-asked', 'staff', 0, { late: true })], []],
    ['never came', [aFact('collab.no-show', 'product', 0)], [['influencer', 'visit', false]]],
    ['checked in, and then not after all', [aFact('collab.checked-in', 'product', 0), aFact('collab.overridden', 'staff', 1, { outcome: 'no_show' })], [['influencer', 'visit', false]]],
    ['put back to choose a time anew', [aFact('collab.checked-in', 'brand', 0), aFact('collab.overridden', 'staff', 1, { stage: 3 })], []],
    ['completed by staff after the visit', [aFact('collab.checked-in', 'brand', 0), aFact('collab.overridden', 'staff', 1, { stage: 6, outcome: 'completed' })], bothCame],
    ['a parcel that was never sent', [aFact('collab.address-given', 'influencer', 0), aFact('collab.cancelled', 'product', 1)], [['brand', 'visit', false]]],
    ['a parcel that nobody could send', [aFact('collab.cancelled', 'product', 1)], []],
    ['a round and a piece', [aFact('deliverable.sent-back', 'brand', 0), aFact('deliverable.approved', 'brand', 1)], [['brand', 'round', null], ['influencer', 'round', null], ['brand', 'piece', null], ['influencer', 'piece', null], ['brand', 'draft', true]]],
  ] as const)('%s', (_, facts, marks) => expect(inShort(facts)).toEqual(marks)); // prettier-ignore
});

describe('R437: reliability cannot be gained by tricks', () => {
  /** A Collab's history that the rules allow. */
  type Life = 'kept' | 'missed' | 'cancelled' | 'late' | 'unanswered' | 'withdrawn' | 'moved late';
  const lives: readonly Life[] = ['kept', 'missed', 'cancelled', 'late', 'unanswered', 'withdrawn', 'moved late'];
  const others = fc.integer({ min: 0, max: 3 });
  const someLives = fc.array(fc.record({ life: fc.constantFrom(...lives), other: others }), { maxLength: 30 });

  const step = (collabId: string, side: Side, own: string, other: string) => {
    const sides = side === 'brand' ? { brandId: own, influencerId: other } : { brandId: other, influencerId: own };
    return (name: Fact['name'], by: Fact['by'], hours: number, late = false) =>
      aFact(name, by, hours, { ...sides, collabId, late });
  };

  /** The side under test is asked by the other, and answers within the hour. */
  function factsOf(life: Life, side: Side, own: string, other: string): Fact[] {
    const then = step(newId(), side, own, other);
    const asker = side === 'brand' ? 'influencer' : 'brand';
    const asked = then('collab.requested', asker, 0);
    if (life === 'unanswered') return [asked, then('collab.expired', 'product', 168)];
    if (life === 'withdrawn') return [asked, then('collab.withdrawn', asker, 1)];
    const agreed = [asked, then('collab.approved', side, 1)];
    if (life === 'kept') return [...agreed, then('collab.checked-in', 'brand', 50)];
    if (life === 'missed') return [...agreed, then('collab.no-show', 'product', 50)];
    if (life === 'moved late') return [...agreed, then('collab.moved', side, 9, true), then('collab.checked-in', 'brand', 50)];
    return [...agreed, then('collab.cancelled', side, 9, life === 'late')];
  } // prettier-ignore

  const own = newId();
  const partners = [newId(), newId(), newId(), newId()];
  async function judged(side: Side, lived: readonly { life: Life; other: number }[]) {
    const book = new InMemoryRecordBook();
    for (const { life, other } of lived) {
      const facts = factsOf(life, side, own, partners[other]!);
      await book.replaceMarks([facts[0]!.collabId], marksOf(facts, null));
    }
    const { kept, missed } = reliabilityOf(side, await book.tallyOf(side, own));
    return surelyKept(kept, missed);
  }
  const rule = (said: (side: Side, before: readonly { life: Life; other: number }[], other: number) => Promise<void>) =>
    fc.assert(fc.asyncProperty(fc.constantFrom<Side>('brand', 'influencer'), someLives, others, said), {
      numRuns: 200,
    });

  it('a kept promise never lowers it', () =>
    rule(async (side, before, other) => {
      const after = await judged(side, [...before, { life: 'kept', other }]);
      expect(after).toBeGreaterThanOrEqual(await judged(side, before));
    }));

  it('a no-show never raises the influencer’s', () =>
    rule(async (_, before, other) => {
      const asked = await judged('influencer', [...before, { life: 'cancelled', other }]);
      expect(await judged('influencer', [...before, { life: 'missed', other }])).toBeLessThanOrEqual(asked);
    }));

  it('a cancellation in time is neutral: it is as if only the answer had been given', () =>
    rule(async (side, before, other) => {
      const again = [...before, { life: 'cancelled', other } as const];
      expect(await judged(side, [...again, { life: 'cancelled', other }])).toBe(await judged(side, again));
    }));

  it('to cancel and book again gains nothing', () =>
    rule(async (side, before, other) => {
      const straight = await judged(side, [...before, { life: 'kept', other }]);
      for (const life of ['cancelled', 'late', 'moved late', 'withdrawn'] as const) {
        const round = [...before, { life, other }, { life: 'kept', other }] as const;
        const gained = await judged(side, round.slice(0, -1).concat(life === 'moved late' ? [] : round.slice(-1)));
        expect(gained).toBeLessThanOrEqual(straight);
      }
    }));

  const noContent = { contentOnTime: 0, contentLate: 0, contentMissing: 0, draftsAnswered: 0, draftsUnanswered: 0 };

  it('fewer than three promises are no judgement: that side is new', () => {
    const tally = { asked: 2, answeredPromptly: 2, promptTo: 2, medianMinutes: 5, visitsKept: 0, visitsMissed: 0, late: 0, rounds: 9, pieces: 9, ...noContent };
    expect(reliabilityOf('brand', tally).score).toBeNull();
    expect(reliabilityOf('brand', { ...tally, late: 1 }).score).not.toBeNull();
  }); // prettier-ignore
});

const [reel, story] = [newId(), newId()];
const due = 240;
const dueAt = aFact('collab.completed', 'influencer', due).at;

const handIn = (hours: number, pieceId = reel) => aFact('deliverable.submitted', 'influencer', hours, { pieceId });
const approve = (hours: number, by: Fact['by'] = 'brand', pieceId = reel) =>
  aFact('deliverable.approved', by, hours, { pieceId });
const sendBack = (hours: number, by: Fact['by'] = 'brand') =>
  aFact('deliverable.sent-back', by, hours, { pieceId: reel });
const post = (hours: number, pieceId = reel) => aFact('deliverable.published', 'influencer', hours, { pieceId });
const complete = (hours: number) => aFact('collab.completed', 'influencer', hours);
const removed = (hours: number) => aFact('deliverable.removed-early', 'product', hours, { pieceId: reel });
const undelivered = (by: Fact['by']) => aFact('collab.undelivered', by, 900, { outcome: 'undelivered' });
const overridden = (outcome: Fact['outcome']) => aFact('collab.overridden', 'staff', 950, { outcome });

const onTime = ['influencer', 'content', true];
const late = ['influencer', 'content', false];
const missing = ['influencer', 'undelivered', false];
const answered = ['brand', 'draft', true];
const unanswered = ['brand', 'draft', false];

describe('R437: what the content of a Collab says of both sides', () => {
  test.each<[string, readonly Fact[], unknown[]]>([
    ['nothing while it goes on, but for drafts that were answered', [handIn(1), approve(2), post(3)], [answered]],
    ['published on the very moment it was due', [handIn(1), approve(2), post(due + 1), complete(due + 1)], [onTime, answered]],
    ['a second later than that', [handIn(1), approve(2), post(due + 1 + 1 / 3_600), complete(due + 2)], [late, answered]],
    ['the hours that the brand took to answer do not count', [handIn(230), approve(239), post(249), complete(249)], [onTime, answered]],
    ['round after round', [handIn(200), sendBack(210), handIn(235), approve(240), post(255), complete(255)], [onTime, answered]],
    ['one piece of two too late', [handIn(1), approve(1), post(2), handIn(239, story), approve(239, 'brand', story), post(241, story), complete(241)], [late, answered]],
    ['where nothing is posted, the approval delivers', [handIn(239), approve(500), complete(500)], [onTime, answered]],
    ['never: one missed promise, no matter who closed it', [undelivered('product')], [missing]],
    ['never, although a piece of it was there', [handIn(1), approve(2), post(3), undelivered('staff')], [missing, answered]],
    ['staff ended it as undelivered', [overridden('undelivered')], [missing]],
    ['staff ended it as completed', [overridden('completed')], []],
    ['staff put back what was completed', [handIn(1), approve(2), post(3), complete(3), overridden('open')], [answered]],
    ['the brand took what there was for the whole', [handIn(1), approve(2), aFact('collab.accepted', 'brand', 400), complete(400)], [answered]],
    ['on time, but removed earlier than agreed', [handIn(1), approve(2), post(3), complete(3), removed(300)], [late, answered]],
    ['removed before the rest is published', [handIn(1), approve(2), post(3), removed(4), complete(5)], [late, answered]],
    ['a draft that the brand left to time, once', [handIn(1), approve(169, 'product'), handIn(170, story), sendBack(338, 'product')], [unanswered]],
    ['a draft that staff answered', [handIn(1), approve(2, 'staff')], []],
  ])('%s', (_, facts, marks) =>
    expect(contentMarksOf(facts, dueAt).map(({ side, kind, kept }) => [side, kind, kept])).toEqual(marks)); // prettier-ignore

  it('is nothing where no day was agreed', () => {
    expect(contentMarksOf([post(900), complete(900)], null)).toEqual([]);
  });
});
