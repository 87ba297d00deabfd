import type { Actor } from '../../../shared/kernel/index.js';
import type { Collab, CollabEvent } from './collab.js';
import { collabErrors } from './collab.errors.js';
import { moved } from './moves.js';
import { daysAfter } from './timings.js';

/** Who carries it, and under which number; some carriers give none. */
export type Dispatch = Readonly<{ carrier: string; trackingNumber: string | null }>;

const shortestAddress = 10;

/** The influencer says where the parcel goes; until it is on its way that can be corrected. @throws collabs/address-needed */
export function giveAddress(collab: Collab, address: string, actor: Actor, now: Date): [Collab, CollabEvent] {
  const deliverTo = address.trim();
  if (deliverTo.length < shortestAddress) throw collabErrors.addressNeeded();
  return moved(collab, 'give-address', actor, now, { deliverTo });
}

/** The parcel is on its way. @throws collabs/carrier-needed */
export function dispatch(collab: Collab, parcel: Dispatch, actor: Actor, now: Date): [Collab, CollabEvent] {
  const carrier = parcel.carrier.trim();
  if (carrier === '') throw collabErrors.carrierNeeded();
  const trackingNumber = parcel.trackingNumber?.trim() || null;
  return moved(collab, 'dispatch', actor, now, { carrier, trackingNumber, dispatchedAt: now });
}

/** The parcel has arrived, which is what a check-in is for a visit: content is due so many days from now. */
export const receive = (collab: Collab, actor: Actor, now: Date): [Collab, CollabEvent] =>
  moved(collab, 'receive', actor, now, {
    checkedInAt: now,
    checkedInBy: actor.role === 'admin' ? 'staff' : 'influencer',
    contentDueAt: daysAfter(now, collab.terms.contentDueDays),
  });
