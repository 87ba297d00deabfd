import {
  aCollab,
  anAwaitedCollab,
  brandActor,
  guestActor,
  influencerActor,
  staffActor,
  strangerBrand,
  strangerInfluencer,
  visitAt,
} from '../../../../test/support/collabs.js';
import { londonDaysAfter } from '../../../contract/rules/london-time.js';
import { theProduct } from '../../../shared/kernel/index.js';
import {
  answerBillBy,
  billActionsFor,
  billOf,
  billStatusOf,
  confirmBill,
  contestBill,
  settleBill,
  typeBill,
  typeBillAt,
} from './bill.js';
import type { Collab } from './collab.js';
import { correctGift, override } from './corrections.js';
import { hoursAfter } from './timings.js';

const after = (hours: number) => hoursAfter(visitAt, hours);
const capped = aCollab(4, { coversPence: 12_000 });
const typed = (pence: number, collab = capped, at = after(3)) => typeBill(collab, pence, 'venue', brandActor, at);
const [billed] = typed(14_200);
const untilAnswered = after(3 + 48);
const justBefore = new Date(untilAnswered.getTime() - 1);
const [contested] = contestBill(billed, 'We had no wine.', 11_800, influencerActor, after(5));
const [confirmed] = confirmBill(billed, 14_200, influencerActor, after(5));
const [settled] = settleBill(contested, 11_800, staffActor, after(30), 'The till says so.');

describe('what of a bill the offer covers', () => {
  test.each([
    ['beyond the cap', 14_200, 12_000, [12_000, 2_200]],
    ['at the cap', 12_000, 12_000, [12_000, 0]],
    ['under the cap', 9_850, 12_000, [9_850, 0]],
    ['beyond the value, where no cap is agreed', 20_000, null, [18_000, 2_000]],
    ['beyond the value, where the cap was never asked for', 20_000, undefined, [18_000, 2_000]],
  ])('%s', (_, pence, coversPence, [covered, guest]) => {
    const [collab, event] = typed(pence, aCollab(4, { coversPence }));
    expect(billOf(collab)).toEqual({ pence, coveredPence: covered, guestPaysPence: guest });
    expect(event).toMatchObject({ name: 'collab.bill-typed', payload: { billPence: pence, giftPence: covered } });
  });
});

describe('who may do what about a bill', () => {
  const everybody = [brandActor, influencerActor, staffActor];
  const can = (collab: Collab, at = after(6)) => everybody.map((actor) => billActionsFor(collab, actor, at));

  test.each<[string, Collab, string[], string[], string[]]>([
    ['before the check-in, nobody anything', anAwaitedCollab(4), [], [], []],
    ['of a parcel neither', { ...aCollab(4), terms: { ...capped.terms, shipped: true } }, [], [], []],
    ['after it, the brand and staff type it', capped, ['type-bill'], [], ['type-bill']],
    ['once typed, it can be typed again, and answered', billed, ['type-bill'], ['confirm-bill', 'contest-bill'], ['type-bill']],
    ['confirmed, it stays', confirmed, [], [], []],
    ['contested, staff decide', contested, [], [], ['settle-bill']],
    ['decided, it stays', settled, [], [], []],
    ['whether or not the content is complete', { ...billed, stage: 6, outcome: 'completed' }, ['type-bill'], ['confirm-bill', 'contest-bill'], ['type-bill']],
  ])('%s', (_, collab, brand, influencer, staff) => {
    expect(can(collab)).toEqual([brand, influencer, staff]);
    for (const stranger of [strangerBrand, strangerInfluencer, guestActor, theProduct])
      expect(billActionsFor(collab, stranger, after(6))).toEqual([]);
  }); // prettier-ignore

  it('silence confirms it at 48 hours, and not a moment before', () => {
    expect(billStatusOf(billed.bill!, justBefore)).toBe('awaiting');
    expect(can(billed, justBefore)[1]).toEqual(['confirm-bill', 'contest-bill']);
    expect(billStatusOf(billed.bill!, untilAnswered)).toBe('confirmed');
    expect(can(billed, untilAnswered)).toEqual([[], [], []]);
    const late = { code: 'collabs/too-late', message: 'It’s too late to contest the bill.' };
    const contest = () => contestBill(billed, 'Too late.', null, influencerActor, untilAnswered);
    expect(contest).toThrow(expect.objectContaining(late));
  });
});

test.each([
  ['confirmed', confirmed, after(6), 'This bill has already been confirmed, so it can’t be changed.'],
  ['confirmed by silence', billed, untilAnswered, 'This bill has already been confirmed, so it can’t be changed.'],
  ['contested', contested, after(6), 'The influencer has contested this bill. Our team will check with both sides and decide.'],
  ['decided', settled, after(31), 'Our team has already decided on this bill.'],
])('a brand that enters a bill again learns that it is %s', (_, collab, at, message) => {
  expect(() => typed(15_000, collab, at)).toThrow(expect.objectContaining({ code: 'collabs/wrong-step', message }));
}); // prettier-ignore

describe('until when a bill can be typed', () => {
  const until = londonDaysAfter(visitAt, 14);
  const later = new Date(until.getTime() + 1);

  it('a brand can do so until 14 days after the visit, and at that very moment', () => {
    expect(billActionsFor(capped, brandActor, until)).toEqual(['type-bill']);
    expect(billActionsFor(capped, brandActor, later)).toEqual([]);
    const late = { code: 'collabs/too-late', message: 'It’s too late to enter the bill.' };
    expect(() => typed(14_200, capped, later)).toThrow(expect.objectContaining(late));
  });

  it('typing it again does not give a brand more time', () => {
    const [lastMinute] = typed(14_200, capped, until);
    expect(billActionsFor(lastMinute, brandActor, later)).toEqual([]);
    expect(billActionsFor(lastMinute, influencerActor, later)).toEqual(['confirm-bill', 'contest-bill']);
  });

  it('staff can do so later', () => {
    expect(billActionsFor(capped, staffActor, later)).toEqual(['type-bill']);
    const [{ bill }] = typeBill(capped, 14_200, 'staff', staffActor, later, 'The brand was ill.');
    expect(bill).toMatchObject({ pence: 14_200, typedBy: 'staff', status: 'awaiting' });
  });
});

describe('a bill', () => {
  it('that is typed again takes the place of the one before, and has 48 hours of its own', () => {
    const [again] = typeBill(billed, 12_500, 'brand', brandActor, after(40));
    expect(again.bill).toMatchObject({ pence: 12_500, typedBy: 'brand', typedAt: after(40).toISOString() });
    expect(billStatusOf(again.bill!, untilAnswered)).toBe('awaiting');
    expect(billStatusOf(again.bill!, after(88))).toBe('confirmed');
  });

  it('is confirmed as it was shown, and not as it has become since', () => {
    const [again] = typeBill(billed, 20_000, 'venue', brandActor, after(4));
    expect(() => confirmBill(again, 14_200, influencerActor, after(5))).toThrow(
      'The bill has been changed to £200. Please check it again.',
    );
  });

  it('is contested with words, and an amount where one is known', () => {
    expect(contested.bill).toMatchObject({ status: 'contested', answer: 'We had no wine.', claimedPence: 11_800 });
    const [, event] = contestBill(billed, ' We had no wine. ', null, influencerActor, after(5));
    expect(event).toMatchObject({ name: 'collab.bill-contested', payload: { reason: 'We had no wine.' } });
    expect(event.payload).not.toHaveProperty('billPence');
    expect(() => contestBill(billed, ' ', 1, influencerActor, after(5))).toThrow('Please give a reason.');
  });

  it('is upheld or corrected by staff, who say why', () => {
    expect(settled.bill).toMatchObject({ status: 'settled', agreedPence: 11_800, decision: 'The till says so.' });
    expect(billOf(settled)).toEqual({ pence: 11_800, coveredPence: 11_800, guestPaysPence: 0 });
    const [upheld, event] = settleBill(contested, 14_200, staffActor, after(30), 'The till says so.');
    expect(billOf(upheld)).toEqual(billOf(billed));
    expect(event).toMatchObject({ name: 'collab.bill-settled', payload: { billPence: 14_200, giftPence: 12_000 } });
    expect(() => settleBill(contested, 1, staffActor, after(30), ' ')).toThrow('Please give a reason.');
  });

  it('is decided before the gift can be corrected, and can be corrected afterwards', () => {
    const correct = (collab: Collab) => correctGift(collab, 10_000, staffActor, after(60), 'A second till.');
    expect(() => correct(contested)).toThrow(expect.objectContaining({ code: 'collabs/bill-contested' }));
    expect(correct(settled)[1].name).toBe('collab.gift-corrected');
  });

  it('goes with a visit that staff undo, and stays where they only put back the content', () => {
    const put = (to: Parameters<typeof override>[1]) => override(settled, to, staffActor, after(60), 'Another table.')[0];
    expect(put({ stage: 3 }).bill).toBeNull();
    expect(put({ outcome: 'no_show' }).bill).toBeNull();
    expect(put({ outcome: 'cancelled' }).bill).toEqual(settled.bill);
    expect(override({ ...settled, stage: 5 }, { stage: 4 }, staffActor, after(60), 'Anew.')[0].bill).toEqual(settled.bill);
  }); // prettier-ignore
});

describe('a bill that a door sends later than it was entered', () => {
  const sent = (collab: Collab, pence: number, at: Date) => typeBillAt(collab, pence, at, brandActor, after(6));

  it('counts as of then, and the creator has 48 hours from being asked', () => {
    const [{ bill }, event] = sent(capped, 14_200, after(4))!;
    expect(bill).toMatchObject({
      pence: 14_200,
      typedBy: 'venue',
      typedAt: after(4).toISOString(),
      status: 'awaiting',
    });
    expect(answerBillBy(bill!)).toEqual(after(6 + 48));
    expect(event.name).toBe('collab.bill-typed');
  });

  it('takes the place of an older one, by a door or the brand, and of no newer one', () => {
    const [byBrand] = typeBill(capped, 12_000, 'brand', brandActor, after(5));
    expect(() => sent(byBrand, 10_000, after(4))).toThrow(expect.objectContaining({ code: 'collabs/bill-newer' }));
    expect(sent(byBrand, 12_000, after(4))).toBeNull();
    expect(sent(byBrand, 10_000, after(5.5))![0].bill).toMatchObject({ pence: 10_000 });
  });

  it.each([
    ['confirmed', confirmed, 14_200],
    ['contested', contested, 14_200],
    ['settled', settled, 11_800],
  ])('is refused once another is %s', (_, collab, pence) => {
    expect(() => sent(collab, 9_000, after(5.5))).toThrow(expect.objectContaining({ code: 'collabs/bill-answered' }));
    expect(sent(collab, pence, after(5.5))).toBeNull();
  });
});
