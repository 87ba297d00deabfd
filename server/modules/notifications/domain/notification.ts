import type { NoticeFacts, NotificationKind } from '../../../contract/rules/notification-kinds.js';
import { isTheProduct, type Actor, newId, type ProfileRef } from '../../../shared/kernel/index.js';
import { type Subject, type Told, told, type ToldEvent } from './told-events.js';

/** A notification in someone's bell, and perhaps an email. It contains no names: those are looked up for display. */
export type Notification = Readonly<{
  id: string;
  userId: string;
  /** An event; nobody is notified about it twice. */
  eventId: string;
  eventName: string;
  kind: NotificationKind;
  /** The profile of theirs that it concerns. */
  profileUid: string;
  /** The other side; null for our support. */
  otherUid: string | null;
  subjectType: Subject;
  subjectId: string;
  facts: NoticeFacts;
  createdAt: Date;
  /** Whether it shows in the bell. */
  inApp: boolean;
  readAt: Date | null;
  /** When an email about it is due; null if none is wanted, or it has been sent. */
  mailAt: Date | null;
}>;

const keptDays = 180;

/** Notifications are kept for half a year. */
export const keptSince = (now: Date): Date => new Date(now.getTime() - keptDays * 24 * 60 * 60 * 1_000);

/** The people an event concerns, before their names and settings are known. */
export type Notice = Readonly<{
  kind: NotificationKind;
  to: ProfileRef;
  otherUid: string | null;
  subjectType: Subject;
  subjectId: string;
  facts: NoticeFacts;
}>;

type Sides = Readonly<{ brandId: string | null; influencerId: string | null }>;

/**
 * Who is notified: the side that didn't act, or both for automatic events and our staff. An event that doesn't involve
 * either side, such as a visitor's chat, concerns no profile.
 */
export function noticesOf(
  eventName: ToldEvent,
  { brandId, influencerId }: Sides,
  actor: Actor,
  subject: Pick<Notice, 'subjectType' | 'subjectId' | 'facts'>,
): Notice[] {
  const { kind, only, by }: Told = told[eventName];
  if (by === 'staff' && (actor.role !== 'admin' || isTheProduct(actor))) return [];
  const { creditUntil: _, ...facts } = subject.facts; // only the brand is notified about a credit
  const approvedBy: NonNullable<NoticeFacts['approvedBy']> = isTheProduct(actor) ? 'time' : 'staff';
  const ofBrand = eventName === 'deliverable.approved' ? { ...subject.facts, approvedBy } : subject.facts;
  const sides = [
    { to: { type: 'brand', uid: brandId }, otherUid: influencerId, facts: ofBrand },
    { to: { type: 'influencer', uid: influencerId }, otherUid: brandId, facts },
  ] as const;
  return sides.flatMap(({ to: { type, uid }, ...side }) =>
    uid === null || actor.profile?.uid === uid || (only && type !== only)
      ? []
      : [{ ...subject, ...side, kind, to: { type, uid } }],
  );
}

/** One person's notification. */
export const notify = (
  { to, ...notice }: Notice,
  event: Readonly<{ id: string; name: string }>,
  userId: string,
  way: Pick<Notification, 'inApp' | 'mailAt'>,
  now: Date,
): Notification => ({
  id: newId(),
  userId,
  eventId: event.id,
  eventName: event.name,
  profileUid: to.uid,
  ...notice,
  createdAt: now,
  ...way,
  readAt: null,
});
