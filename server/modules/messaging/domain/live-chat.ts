import { londonTimeAt, momentOf } from '../../../contract/rules/london-time.js';

/** Someone on the home page without an account, identified by their token; only its hash is stored. */
export type LiveChatVisitor = Readonly<{
  id: string;
  tokenHash: string;
  /** Where to reply when they have left. */
  email: string | null;
  /** The page from which they wrote. */
  page: string;
  createdAt: Date;
}>;

/** From one time to another in London, Monday to Friday. */
type StaffHours = Readonly<{ from: string; to: string }>;

/** How long a staff reply can stay unread before it is emailed. */
export const mailAnswerAfterMinutes = 2;

/** Visitors' chats are deleted a year after their last message. */
export const forgetVisitorsAfterDays = 365;

const dayMs = 24 * 60 * 60 * 1_000;
const isWorkday = (date: string): boolean => ![0, 6].includes(new Date(`${date}T12:00:00Z`).getUTCDay());

/** Whether staff are online now. */
export function isStaffed({ from, to }: StaffHours, now: Date): boolean {
  const { date, time } = londonTimeAt(now);
  return isWorkday(date) && time >= from && time < to;
}

/** When staff are online again; null while they are. */
export function staffedAgainAt(hours: StaffHours, now: Date): Date | null {
  if (isStaffed(hours, now)) return null;
  for (let day = 0; day <= 7; day++) {
    const { date } = londonTimeAt(new Date(now.getTime() + day * dayMs));
    const opens = momentOf({ date, time: hours.from });
    if (opens && opens > now && isWorkday(date)) return opens;
  }
  return null;
}
