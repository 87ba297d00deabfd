import { doorHours } from '../../../contract/rules/deadlines.js';
import { hoursAfter, londonDaysAfter, londonTimeAt, momentOf } from '../../../contract/rules/london-time.js';

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
  /** So long a brand has to answer a draft; then it is approved, or goes back. */
  draftAnswerDays: 7,
  /** When the creator is reminded of content, counted from the day on which it is due. */
  contentReminderDays: [-3, 0, 3],
  /** The most that can be asked for, once, and the most that a brand can give in all. */
  askDays: 14,
  giveDays: 30,
  /** How late content must be before the brand can claim that it never came. */
  claimContentDays: 7,
  answerContentClaimHours: 48,
  answerBillHours: 48,
  /** With content later than this its creator cannot request anything else. */
  blockRequestDays: 7,
  /** How late content may be before a Collab is closed without it, and how long before that both sides are warned. */
  closeDays: 45,
  closeNoticeDays: 7,
} as const;

const morning = '09:00';

/** When people are reminded of something on that day. */
export const morningOf = (day: Date): Date => momentOf({ date: londonTimeAt(day).date, time: morning })!;

export const daysAfter = londonDaysAfter;

export { hoursAfter };

/** Until when a visit can be cancelled or moved freely: the very moment still counts. */
export const freeChangeUntil = (visitAt: Date): Date => hoursAfter(visitAt, -limits.freeChangeHours);
