import { londonDaysAfter } from '../../../contract/rules/london-time.js';

const hourMs = 60 * 60 * 1_000;

/** Every time limit in the life of a Collab. Days keep London's time of day, hours are elapsed time. */
export const limits = {
  answerDays: 7,
  remindDays: 14,
  bookDays: 21,
  confirmHours: 24,
  freeChangeHours: 48,
  doorOpensHours: 2,
  claimHours: 48,
  answerClaimHours: 48,
  heldPlaceHours: 24,
  /** From the beginning of a visit until it is certainly over. */
  visitHours: 12,
} as const;

export const daysAfter = londonDaysAfter;

export const hoursAfter = (moment: Date, hours: number): Date => new Date(moment.getTime() + hours * hourMs);

/** How long a place is kept for whoever waited for it. */
export const heldUntil = (now: Date): Date => hoursAfter(now, limits.heldPlaceHours);

/** Until when a visit can be cancelled or moved freely: the very moment still counts. */
export const freeChangeUntil = (visitAt: Date): Date => hoursAfter(visitAt, -limits.freeChangeHours);
