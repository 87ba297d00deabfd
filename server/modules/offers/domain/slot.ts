import { hoursAfter } from '../../../contract/rules/london-time.js';
import { openingDateAt, type OpeningHours } from '../../../contract/rules/opening-hours.js';
import { newId } from '../../../shared/kernel/index.js';
import { offerErrors } from './offer.errors.js';

/** A time at the venue that can be booked until it is full. */
export type Slot = Readonly<{ id: string; offerId: string; startsAt: Date; capacity: number; taken: number }>;

const heldPlaceHours = 24;

/** Until when a free place is held for someone on the waiting list. */
export const heldUntil = (now: Date): Date => hoursAfter(now, heldPlaceHours);

/** A time as a brand offers it. */
export type Opening = Readonly<{ startsAt: Date; capacity: number }>;

/**
 * @throws collabs/slot-closed when one of them is on a closed day: times after midnight belong to the evening before
 */
export function checkOpenings(
  openings: readonly Opening[],
  blackoutDates: readonly string[],
  hours: OpeningHours,
): void {
  const closed = openings
    .map(({ startsAt }) => openingDateAt(hours, startsAt))
    .filter((date) => blackoutDates.includes(date));
  if (closed.length > 0) throw offerErrors.slotClosed([...new Set(closed)]);
}

export const openSlot = (offerId: string, startsAt: Date, capacity: number): Slot => ({
  id: newId(),
  offerId,
  startsAt,
  capacity,
  taken: 0,
});
