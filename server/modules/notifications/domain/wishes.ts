import { londonTimeAt, momentOf } from '../../../contract/rules/london-time.js';
import type { Digest, NotificationChannel, NotificationKind } from '../../../contract/rules/notification-kinds.js';

/** A setting that someone has changed; the default is on. */
export type Choice = Readonly<{ kind: NotificationKind; channel: NotificationChannel; enabled: boolean }>;

/** One person's notification settings. */
export type Wishes = Readonly<{
  choices: readonly Choice[];
  /** London time, `HH:MM`; may run past midnight. Emails and push notifications wait until the end. */
  quiet: Readonly<{ from: string; until: string }> | null;
  digest: Digest;
}>;

export const defaultWishes: Wishes = { choices: [], quiet: null, digest: 'off' };

export const wants = ({ choices }: Wishes, kind: NotificationKind, channel: NotificationChannel): boolean =>
  choices.find((choice) => choice.kind === kind && choice.channel === channel)?.enabled ?? true;

/** A message read in the portal within this time triggers no email, and within `push` no push notification. */
const messageWaitsMinutes = { mail: 5, push: 1 } as const;
const digestAt = '08:00';
const mondayNumber = 1;
const dayMs = 24 * 60 * 60 * 1_000;

const isTime = (time: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(time);

/** Whether these hours are valid. */
export const isQuiet = ({ from, until }: NonNullable<Wishes['quiet']>): boolean =>
  isTime(from) && isTime(until) && from !== until;

/** When an email about it can be sent; null if none is wanted. */
export function mailMoment(wishes: Wishes, kind: NotificationKind, now: Date): Date | null {
  if (!wants(wishes, kind, 'mail')) return null;
  if (wishes.digest !== 'off') return nextDigest(wishes.digest, now);
  return afterQuiet(wishes.quiet, earliestFor(kind, 'mail', now));
}

/** When it can be pushed to the person's devices; null if they don't want it in the portal either. */
export const pushMoment = (wishes: Wishes, kind: NotificationKind, now: Date): Date | null =>
  wants(wishes, kind, 'app') ? afterQuiet(wishes.quiet, earliestFor(kind, 'push', now)) : null;

const earliestFor = (kind: NotificationKind, way: keyof typeof messageWaitsMinutes, now: Date): Date =>
  kind === 'message' ? new Date(now.getTime() + messageWaitsMinutes[way] * 60_000) : now;

function afterQuiet(quiet: Wishes['quiet'], moment: Date): Date {
  if (!quiet) return moment;
  const { date, time } = londonTimeAt(moment);
  const { from, until } = quiet;
  const inside = from < until ? time >= from && time < until : time >= from || time < until;
  if (!inside) return moment;
  return momentOn(time < until ? date : dayAfter(date), until, moment);
}

function nextDigest(digest: 'daily' | 'weekly', now: Date): Date {
  for (let date = londonTimeAt(now).date; ; date = dayAfter(date)) {
    const moment = momentOn(date, digestAt, now);
    const rightDay = digest === 'daily' || new Date(`${date}T12:00:00Z`).getUTCDay() === mondayNumber;
    if (moment > now && rightDay) return moment;
  }
}

const dayAfter = (date: string): string => new Date(Date.parse(`${date}T12:00:00Z`) + dayMs).toISOString().slice(0, 10);

const momentOn = (date: string, time: string, otherwise: Date): Date => momentOf({ date, time }) ?? otherwise;
