import {
  aCollab,
  brandActor,
  daysAfter,
  influencerActor,
  monday,
  staffActor,
} from '../../../../test/support/collabs.js';
import { contestBill, settleBill, typeBill } from './bill.js';
import type { Collab } from './collab.js';
import { evidenceOf } from './evidence.js';
import { claimUndelivered, contestUndelivered } from './late-content.js';
import { move } from './moves.js';

const completed: Collab = { ...aCollab(4), stage: 6, outcome: 'completed', completedByStaffAt: monday };

it('what proves what happened names the contact on the day to an influencer who was approved, and to no other', () => {
  const { terms } = aCollab(1, { contactOnTheDay: 'Ask for Maya' });
  const declined: Collab = { ...aCollab(1), terms, outcome: 'declined' };
  expect(evidenceOf(declined, influencerActor, monday).terms).not.toHaveProperty('contactOnTheDay');
  expect(evidenceOf(declined, brandActor, monday).terms).toMatchObject({ contactOnTheDay: 'Ask for Maya' });
  const approved = { ...completed, terms };
  expect(evidenceOf(approved, influencerActor, monday).terms).toMatchObject({ contactOnTheDay: 'Ask for Maya' });
});

it('holds the bill with the words of both, and that silence has confirmed one', () => {
  const [billed] = typeBill(aCollab(4), 14_200, 'venue', brandActor, monday);
  const [contested] = contestBill(billed, 'We had no wine.', 11_800, influencerActor, monday);
  const [settled] = settleBill(contested, 11_800, staffActor, monday, 'The till says so.');
  expect(evidenceOf({ ...completed, bill: settled.bill }, influencerActor, monday).bill).toMatchObject({
    ...{ pence: 14_200, status: 'settled', answer: 'We had no wine.', claimedPence: 11_800 },
    ...{ decision: 'The till says so.', agreedPence: 11_800 },
  });
  const [silent] = typeBill(aCollab(4), 14_200, 'venue', brandActor, daysAfter(monday, -2));
  expect(evidenceOf({ ...completed, bill: silent.bill }, brandActor, monday).bill).toMatchObject({
    status: 'confirmed',
  });
  expect(evidenceOf(completed, staffActor, monday).bill).toBeNull();
});

it('says why a Collab ended without its content: the claim, the answer and the decision', () => {
  const now = daysAfter(aCollab(4).contentDueAt!, 8);
  const [claimed] = claimUndelivered(aCollab(4), false, brandActor, now, 'Nothing came.');
  const [contested] = contestUndelivered(claimed, influencerActor, now, 'You never sent the menu.');
  const [ended] = move(contested, 'uphold-undelivered', staffActor, now, 'The menu was sent.');
  expect(evidenceOf(ended, influencerActor, now)).toMatchObject({
    collab: { outcome: 'undelivered', reason: 'The menu was sent.' },
    content: { undeliveredClaim: { words: 'Nothing came.', answer: 'You never sent the menu.', settled: 'upheld' } },
  });
});
