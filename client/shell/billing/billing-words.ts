import { planFor } from '../../../server/contract/plans';
import { formatPence } from '../../../server/contract/rules/money';
import { longDay } from '../../ui/day';
import type { Billing } from './use-billing';

const nameOf = (plan: Billing['nextPlan']): string => planFor(plan).name;

/** What the plan does next, in a sentence. */
export function renewalSentence({ plan, paying, cancelsAt, nextPlan, periodEndsAt, status }: Billing): string {
  if (!paying) {
    if (status === 'past-due')
      return 'Your plan rests because a payment is missing. It goes on as soon as you have paid.';
    return status === 'ended'
      ? 'Your last plan has ended. You pay only for the Collabs you approve.'
      : 'You pay nothing until you approve a Collab.';
  }
  if (cancelsAt) return `Ends on ${longDay(cancelsAt)}, as you asked. After that you are on Basic.`;
  if (nextPlan && periodEndsAt) return `Changes to ${nameOf(nextPlan)} on ${longDay(periodEndsAt)}.`;
  return periodEndsAt ? `Renews on ${longDay(periodEndsAt)} for ${planFor(plan).priceMonthly}.` : 'Renews every month.';
}

/** "2 of 3 Collabs used", or how it is without included ones. */
export const meterTitle = ({ freeGranted, freeLeft }: Billing): string =>
  freeGranted === 0
    ? 'No Collabs included'
    : `${freeGranted - freeLeft} of ${freeGranted} ${freeGranted === 1 ? 'Collab' : 'Collabs'} used`;

/** What the next Collab takes. */
export function nextSentence({ next: { source, pricePence }, keptLeft }: Billing): string {
  switch (source) {
    case 'free':
      return 'Your next Collab is included.';
    case 'kept':
      return keptLeft === 1
        ? 'Your next Collab takes the credit that you have kept.'
        : `Your next Collab takes one of the ${keptLeft} credits that you have kept.`;
    case 'invoice':
      return `Your next Collab costs ${formatPence(pricePence)}, on your next invoice.`;
    default:
      return `Your next Collab costs ${formatPence(pricePence)}, paid when you approve it.`;
  }
}

/** A payment has failed, and until when the plan goes on; null when all is well. */
export function missingPayment({ plan, graceEndsAt }: Billing): string | null {
  return graceEndsAt
    ? `Your last payment did not go through. ${nameOf(plan)} goes on until ${longDay(graceEndsAt)}; please put your card right before then.`
    : null;
}
