import { describe, expect, it, test } from '@jest/globals';
import { aBilling } from '../../test/billing';
import {
  billedTo,
  costOnButton,
  meterTitle,
  missingPayment,
  nextSentence,
  previewSentence,
  renewalSentence,
} from './billing-words';

test('says that VAT comes on top of a price, and is in what is due', () => {
  const next = { source: 'checkout', pricePence: 9_900, freeLeft: 0, keptLeft: 0 } as const;
  expect(costOnButton(next, 'excluded')).toBe('£99 + VAT now');
  expect(costOnButton(next, 'included')).toBe('£99 now');
  expect(renewalSentence(aBilling('starter'), 'excluded')).toBe('Renews on 1 April 2027 for £99 + VAT.');
  expect(nextSentence(aBilling(), 'excluded')).toBe('Your next Collab costs £99 + VAT, paid when you approve it.');
  expect(previewSentence({ plan: 'starter', duePence: 11_880, startsAt: null, renewsAt: null }, 'excluded')).toBe(
    '£118.80 today with VAT, then £99 + VAT a month.',
  );
});

const billed = {
  ...{ name: 'Casa Olmo Ltd', address: '1 High Street, Leeds', country: 'GB', vatNumber: 'GB726129090' },
  ...{ registeredName: null, checkReference: null, checkedAt: '2027-03-01T12:00:00.000Z' },
};

test.each([
  ['verified', 'GB726129090, registered (checked 1 March 2027)'],
  ['not-found', 'GB726129090, not registered (checked 1 March 2027)'],
  ['unreachable', 'GB726129090, not checked yet, because the VAT register isn’t answering'],
  ['unchecked', 'GB726129090, not checked'],
] as const)('a VAT number that is %s: %s', (vatCheck, words) => {
  expect(billedTo({ ...billed, vatCheck })).toEqual([
    ['Billed to', 'Casa Olmo Ltd, 1 High Street, Leeds'],
    ['VAT number', words],
  ]);
});

test('without a number, or before the first checkout, nothing is said of it', () => {
  expect(billedTo(null)).toEqual([]);
  expect(billedTo({ ...billed, vatNumber: null, vatCheck: null })).toHaveLength(1);
});

test('says what the plan does next', () => {
  expect(renewalSentence(aBilling('starter'))).toBe('Renews on 1 April 2027 for £99.');
  expect(renewalSentence(aBilling('premium', { nextPlan: 'starter' }))).toBe('Changes to Starter on 1 April 2027.');
  expect(renewalSentence(aBilling('premium', { cancelsAt: '2027-04-01T12:00:00.000Z', nextPlan: 'starter' }))).toBe(
    'Ends on 1 April 2027, as you asked. After that you’ll be on Basic.',
  );
  expect(renewalSentence(aBilling())).toBe('On Basic, you only pay when you approve a Collab.');
  expect(renewalSentence(aBilling('basic', { status: 'ended' }))).toMatch(/^Your last plan has ended/);
  expect(renewalSentence(aBilling('basic', { status: 'past-due' }))).toMatch(/^Your plan is paused/);
});

test('counts the Collabs that are used', () => {
  expect(meterTitle(aBilling('professional', { freeLeft: 1 }))).toBe('2 of 3 included Collabs used');
  expect(meterTitle(aBilling('starter'))).toBe('0 of 1 included Collab used');
  expect(meterTitle(aBilling())).toBe('No Collabs included');
  const unpaid = aBilling('professional', { freeGranted: 0, freeLeft: 0 });
  expect(meterTitle(unpaid)).toBe('No included Collabs until this period is paid for');
});

test('says what the next Collab takes', () => {
  const next = (source: 'free' | 'kept' | 'invoice' | 'checkout', pricePence: number, keptLeft = 0) =>
    nextSentence(aBilling('starter', { next: { source, pricePence }, keptLeft }));
  expect(next('free', 0)).toBe('Your next Collab is included. Use it by 1 April 2027, as it doesn’t carry over.');
  expect(next('free', 0, 2)).toBe(
    'Your next Collab is included. Use it by 1 April 2027, as it doesn’t carry over. You also have 2 credits for later.',
  );
  expect(next('kept', 0, 1)).toBe('Your next Collab uses your credit from a Collab that didn’t happen.');
  expect(next('kept', 0, 2)).toBe('Your next Collab uses 1 of your 2 credits from Collabs that didn’t happen.');
  expect(next('invoice', 7_500)).toBe('Your next Collab costs £75, on your next invoice.');
  expect(next('checkout', 9_900)).toBe('Your next Collab costs £99, paid when you approve it.');
});

test('R232: a failed payment names the day until which the plan continues', () => {
  expect(missingPayment(aBilling('starter'))).toBeNull();
  expect(missingPayment(aBilling('starter', { graceEndsAt: '2027-03-08T12:00:00.000Z' }))).toContain('8 March 2027');
});

const left = { freeLeft: 0, keptLeft: 0 };

describe('what a button says that a Collab costs', () => {
  it.each([
    [{ source: 'free', pricePence: 0, freeLeft: 2, keptLeft: 0 } as const, 'uses 1 of 2 included Collabs'],
    [{ source: 'free', pricePence: 0, freeLeft: 1, keptLeft: 0 } as const, 'uses your last included Collab'],
    [{ source: 'kept', pricePence: 0, freeLeft: 0, keptLeft: 3 } as const, 'uses 1 of 3 credits'],
    [{ source: 'invoice', pricePence: 7_500, ...left } as const, '£75 on your next invoice'],
    [{ source: 'checkout', pricePence: 9_900, ...left } as const, '£99 now'],
  ])('%j: %s', (cost, words) => expect(costOnButton(cost)).toBe(words));
});

test.each([
  [{ plan: 'starter', duePence: 9_900, startsAt: null, renewsAt: null }, '£99 today, then £99 a month.'],
  [
    { plan: 'premium', duePence: 11_342, startsAt: null, renewsAt: '2027-04-01T12:00:00.000Z' },
    '£113.42 today for the rest of this month, then £499 a month from 1 April 2027.',
  ],
  [
    { plan: 'starter', duePence: 0, startsAt: '2027-04-01T12:00:00.000Z', renewsAt: '2027-04-01T12:00:00.000Z' },
    'Nothing to pay today. £99 a month from 1 April 2027.',
  ],
] as const)('%j: %s', (preview, words) => expect(previewSentence(preview)).toBe(words));
