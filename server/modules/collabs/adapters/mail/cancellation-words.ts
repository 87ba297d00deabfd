import type { Cancellation } from '../../domain/endings.js';
import type { CollabNews } from '../../ports/collab-letters.js';
import type { CollabRecord } from '../../ports/repositories.js';

type Side = 'brand' | 'influencer';

/** What a cancellation has cost, as one side reads it: whether it was late, what reliability shows, and whose credit came back. */
export function costOfCancelling(
  { cancellation, visitWasAt }: CollabNews,
  { brand, influencer }: CollabRecord,
  side: Side,
): string[] {
  if (!cancellation) return [];
  const other = side === 'brand' ? influencer.name : brand.name;
  return [
    ...lateness(cancellation, side, other, visitWasAt ? ' in time' : ''),
    creditWords(cancellation, side, brand.name),
  ];
}

/** Nothing where nobody cancelled it, but its time ran out. */
function lateness({ by, late }: Cancellation, side: Side, other: string, inTime: string): string[] {
  if (by === 'product') return [];
  if (by === 'staff') return ['Our staff cancelled it, so it counts as late for neither side.', nobodys];
  if (by === side)
    return late
      ? ['You cancelled late. Your reliability shows one more late change, which is a missed promise.']
      : [`You cancelled${inTime}, so your reliability doesn’t change.`];
  return late
    ? [`${other} cancelled late, which their reliability shows. Yours doesn’t change.`]
    : [`${other} cancelled${inTime}. ${nobodys}`];
}

const nobodys = 'Nobody’s reliability changes.';

function creditWords({ creditReturned }: Cancellation, side: Side, brand: string): string {
  if (side === 'brand') return creditReturned ? 'You get your credit back.' : 'You don’t get your credit back.';
  return creditReturned ? `${brand} gets its credit back.` : `${brand} doesn’t get its credit back.`;
}
