import { doorHours } from '../../../contract/rules/door-times.js';
import { hoursAfter, londonDaysAfter } from '../../../contract/rules/london-time.js';

/** Every time limit in the life of a Collab. Days keep London's time of day, hours are elapsed time. */
export const limits = {
  answerDays: 7,
  remindDays: 14,
  bookDays: 21,
  confirmHours: 24,
  /** So long before a visit an influencer who has not said what they cannot eat is asked. */
  askFoodRisksHours: 48,
  freeChangeHours: 48,
  doorOpensHours: doorHours.before,
  /** As long as the door is open, the brand can say that nobody came. */
  claimHours: doorHours.after,
  answerClaimHours: 48,
  /** From the beginning of a visit until it is certainly over. */
  visitHours: 12,
} as const;

export const daysAfter = londonDaysAfter;

export { hoursAfter };

/** Until when a visit can be cancelled or moved freely: the very moment still counts. */
export const freeChangeUntil = (visitAt: Date): Date => hoursAfter(visitAt, -limits.freeChangeHours);
