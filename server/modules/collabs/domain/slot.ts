import { newId } from '../../../shared/kernel/index.js';

/** A time at the venue that can be booked, by as many as fit. */
export type Slot = Readonly<{ id: string; offerId: string; startsAt: Date; capacity: number; taken: number }>;

export const openSlot = (offerId: string, startsAt: Date, capacity: number): Slot => ({
  id: newId(),
  offerId,
  startsAt,
  capacity,
  taken: 0,
});
