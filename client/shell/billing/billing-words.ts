import { planFor } from '../../../server/contract/plans';
import { type VatCheck, type VatMode, withVat } from '../../../server/contract/vat';
import { formatPence } from '../../../server/contract/rules/money';
import type { components } from '../../api/schema';
import { longDay } from '../../ui/day';
import type { Billing } from './use-billing';

export type CollabPrice = Billing['next'] & Pick<Billing, 'freeLeft' | 'keptLeft'>;
export type PlanPreview = components['schemas']['PlanPreviewView'];
type MeteredBilling = Pick<Billing, 'plan' | 'freeGranted' | 'freeLeft'>;

const nameOf = (plan: Billing['nextPlan']): string => planFor(plan).name;

/** The plan's next change, in a sentence. */
export function renewalSentence(
  { plan, paying, cancelsAt, nextPlan, periodEndsAt, status }: Billing,
  vat?: VatMode,
): string {
  if (!paying) {
    if (status === 'past-due') return 'Your plan is paused because a payment failed. Pay now to restart it.';
    return status === 'ended'
      ? 'Your last plan has ended. You’re on Basic now.'
      : 'On Basic, you only pay when you approve a Collab.';
  }
  if (cancelsAt) return `Ends on ${longDay(cancelsAt)}, as you asked. After that you’ll be on Basic.`;
  if (nextPlan && periodEndsAt) return `Changes to ${nameOf(nextPlan)} on ${longDay(periodEndsAt)}.`;
  const price = withVat(planFor(plan).priceMonthly, vat);
  return periodEndsAt ? `Renews on ${longDay(periodEndsAt)} for ${price}.` : 'Renews every month.';
}

/** "2 of 3 included Collabs used", or why there are none. */
export function meterTitle({ plan, freeGranted, freeLeft }: MeteredBilling): string {
  if (freeGranted > 0)
    return `${freeGranted - freeLeft} of ${freeGranted} included ${freeGranted === 1 ? 'Collab' : 'Collabs'} used`;
  return planFor(plan).freeCollabs > 0 ? 'No included Collabs until this period is paid for' : 'No Collabs included';
}

/** "Visa ending in 4242", from the provider's "visa". */
export const cardInWords = ({ brand, last4 }: Pick<NonNullable<Billing['card']>, 'brand' | 'last4'>): string =>
  `${brand.charAt(0).toUpperCase()}${brand.slice(1)} ending in ${last4}`;

/** "1 credit", "2 credits". */
export const creditsInWords = (kept: number): string => `${kept} ${kept === 1 ? 'credit' : 'credits'}`;

/** What a Collab uses from the plan or costs, short enough for a button. */
export function costOnButton({ source, pricePence, freeLeft, keptLeft }: CollabPrice, vat?: VatMode): string {
  const price = withVat(formatPence(pricePence), vat);
  switch (source) {
    case 'free':
      return freeLeft === 1 ? 'uses your last included Collab' : `uses 1 of ${freeLeft} included Collabs`;
    case 'kept':
      return keptLeft === 1 ? 'uses your credit' : `uses 1 of ${keptLeft} credits`;
    case 'invoice':
      return `${price} on your next invoice`;
    case 'checkout':
      return `${price} now`;
  }
}

/** What switching to a plan costs now and later, in a sentence. The amount due now includes VAT. */
export function previewSentence({ plan, duePence, startsAt, renewsAt }: PlanPreview, vat?: VatMode): string {
  const priceMonthly = withVat(planFor(plan).priceMonthly, vat);
  const due = `${formatPence(duePence)} today${vat === 'excluded' ? ' with VAT' : ''}`;
  if (startsAt) return `Nothing to pay today. ${priceMonthly} a month from ${longDay(startsAt)}.`;
  return renewsAt
    ? `${due} for the rest of this month, then ${priceMonthly} a month from ${longDay(renewsAt)}.`
    : `${due}, then ${priceMonthly} a month.`;
}

/** What the next Collab costs, and what else is available. */
export function nextSentence(
  { next: { source, pricePence }, keptLeft, freeLeft, periodEndsAt }: Billing,
  vat?: VatMode,
): string {
  const price = withVat(formatPence(pricePence), vat);
  switch (source) {
    case 'free':
      return [
        'Your next Collab is included.',
        periodEndsAt &&
          `${usedUp(freeLeft)} by ${longDay(periodEndsAt)}, as ${freeLeft === 1 ? 'it doesn’t' : 'they don’t'} carry over.`,
        keptLeft > 0 && `You also have ${creditsInWords(keptLeft)} for later.`,
      ]
        .filter(Boolean)
        .join(' ');
    case 'kept':
      return keptLeft === 1
        ? 'Your next Collab uses your credit from a Collab that didn’t happen.'
        : `Your next Collab uses 1 of your ${keptLeft} credits from Collabs that didn’t happen.`;
    case 'invoice':
      return `Your next Collab costs ${price}, on your next invoice.`;
    default:
      return `Your next Collab costs ${price}, paid when you approve it.`;
  }
}

const usedUp = (left: number): string => (left === 1 ? 'Use it' : `Use all ${left}`);

/** A payment has failed, and until when the plan continues; null if there is nothing to say. */
export function missingPayment({ plan, graceEndsAt }: Billing): string | null {
  return graceEndsAt
    ? `Your last payment didn’t go through. ${nameOf(plan)} continues until ${longDay(graceEndsAt)}; please update your card before then.`
    : null;
}

const checks: Readonly<Record<VatCheck, string>> = {
  verified: 'registered',
  'not-found': 'not registered',
  unreachable: 'not checked yet, because the VAT register isn’t answering',
  malformed: 'not a VAT number',
  unchecked: 'not checked',
};

/** Invoice details, as labels and values; empty before the first checkout. */
export function billedTo(details: Billing['details']): [label: string, value: string][] {
  if (!details) return [];
  const { name, address, vatNumber, vatCheck, checkedAt } = details;
  const isAnswered = vatCheck === 'verified' || vatCheck === 'not-found';
  const when = checkedAt && isAnswered ? ` (checked ${longDay(checkedAt)})` : '';
  return [
    ['Billed to', [name, address].filter(Boolean).join(', ')],
    ...(vatNumber && vatCheck ? [['VAT number', `${vatNumber}, ${checks[vatCheck]}${when}`] as [string, string]] : []),
  ];
}

/** The same for staff, with the register's result for the number. */
export function registration(details: Billing['details']): [label: string, value: string][] {
  const { registeredName, checkReference } = details ?? {};
  return [
    ...billedTo(details),
    ...(registeredName ? [['Registered to', registeredName] as [string, string]] : []),
    ...(checkReference ? [['HMRC reference', checkReference] as [string, string]] : []),
  ];
}
