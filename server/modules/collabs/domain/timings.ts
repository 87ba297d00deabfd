import { doorHours } from '../../../contract/rules/deadlines.js';
import { hoursAfter, londonDaysAfter, londonTimeAt, momentOf } from '../../../contract/rules/london-time.js';

/** Every time limit of a Collab. Days keep London's time of day, hours are elapsed time. */
export const limits = {
  answerDays: 7,
  remindDays: 14,
  bookDays: 21,
  confirmHours: 24,
  /** How long before a visit we ask an influencer who hasn't told us their food risks. */
  askFoodRisksHours: 48,
  freeChangeHours: 48,
  doorOpensHours: doorHours.before,
  /** How long the brand can report a no-show: as long as check-in is open. */
  claimHours: doorHours.after,
  answerClaimHours: 48,
  /** How long after its start a visit is certainly over. */
  visitHours: 12,
  /** How long a brand has to review a draft before it is approved or sent back automatically. */
  draftAnswerDays: 7,
  /** When the creator is reminded of content, in days from the deadline. */
  contentReminderDays: [-3, 0, 3],
  /** The most a creator can ask for, once, and the most a brand can give in total. */
  askDays: 14,
  giveDays: 30,
  /** How late content must be before the brand can claim that it wasn't delivered. */
  claimContentDays: 7,
  answerContentClaimHours: 48,
  answerBillHours: 48,
  /** Beyond this delay, the creator can't request anything else. */
  blockRequestDays: 7,
  /** How late content may be before a Collab is closed without it, and how long before that both sides are warned. */
  closeDays: 45,
  closeNoticeDays: 7,
  /** When the brand is reminded that its rights to content end, in days from the end. */
  rightsNoticeDays: { soon: -14, tomorrow: -1, today: 0 },
} as const;

const morning = '09:00';

/** The time of day for reminders. */
export const morningOf = (day: Date): Date => momentOf({ date: londonTimeAt(day).date, time: morning })!;

export const daysAfter = londonDaysAfter;

export { hoursAfter };

/** Until when a visit can be cancelled or moved free of charge, inclusive. */
export const freeChangeUntil = (visitAt: Date): Date => hoursAfter(visitAt, -limits.freeChangeHours);
