import { freshProofMinutes, sessionDays } from '../../../contract/rules/constants.js';
import { newId, type ProfileRef } from '../../../shared/kernel/index.js';
import type { User } from './user.js';

export type SessionStage = 'full' | 'second-factor' | 'enrolment';

/** One sign-in in one browser. It uses real time even if the product's clock has been moved. */
export type Session = Readonly<{
  id: string;
  userId: string;
  profileUid: string | null;
  profileType: ProfileRef['type'] | null;
  userAgent: string;
  /** What the sign-in still needs; only a `full` session gives access. */
  stage: SessionStage;
  /** When the person last reauthenticated in this session. */
  provenAt: Date;
  createdAt: Date;
  lastSeenAt: Date;
  endedAt: Date | null;
  /** Until when staff view the portal as this session's profile; null for everyone else. */
  viewingUntil: Date | null;
  /** Which of its tokens is the current one: each reauthentication makes the next. */
  tokenNumber: number;
  /** When the current one replaced the one before; null for the first. */
  tokenSince: Date | null;
}>;

const dayMs = 24 * 60 * 60 * 1_000;
const longestUserAgent = 400;

/** The oldest times of last use and sign-in that an active session may have. */
export const oldestLiving = (now: Date): { lastSeenAt: Date; createdAt: Date } => ({
  lastSeenAt: new Date(now.getTime() - sessionDays.idle * dayMs),
  createdAt: new Date(now.getTime() - sessionDays.absolute * dayMs),
});

/** Until when the person's last reauthentication is valid. */
export const provenUntil = ({ provenAt }: Pick<Session, 'provenAt'>): Date =>
  new Date(provenAt.getTime() + freshProofMinutes * 60_000);

export const isProven = (session: Pick<Session, 'provenAt'>, now: Date): boolean => now <= provenUntil(session);

/** How long a token continues to work once the next one is made, for requests of other tabs that are under way. */
const tokenGraceMs = 30_000;

/** Until when the token before the current one works. */
export const tokenEnd = (tokenSince: Date): Date => new Date(tokenSince.getTime() + tokenGraceMs);

/** The latest replacement of a token that no longer works; later ones still do. */
export const oldestReplacement = (now: Date): Date => new Date(now.getTime() - tokenGraceMs);

/** How many minutes a sign-in may wait for its second step. */
const pendingMinutes = 10;

/** The oldest start of a sign-in that may still be waiting for its second step. */
export const oldestPending = (now: Date): Date => new Date(now.getTime() - pendingMinutes * 60_000);

/** Not ended, and within both the idle and the absolute timeout. */
export const isLiving = ({ endedAt, lastSeenAt, createdAt }: Session, now: Date): boolean => {
  const oldest = oldestLiving(now);
  return endedAt === null && lastSeenAt > oldest.lastSeenAt && createdAt > oldest.createdAt;
};

export const startSession = (
  user: Pick<User, 'id'>,
  profile: ProfileRef | null,
  userAgent: string,
  now: Date,
  stage: SessionStage = 'full',
): Session => ({
  id: newId(),
  userId: user.id,
  profileUid: profile?.uid ?? null,
  profileType: profile?.type ?? null,
  userAgent: userAgent.slice(0, longestUserAgent),
  stage,
  provenAt: now,
  createdAt: now,
  lastSeenAt: now,
  endedAt: null,
  viewingUntil: null,
  tokenNumber: 0,
  tokenSince: null,
});

/** The session after choosing another profile: a new id with the same expiry. */
export const renewSession = (session: Session, profile: ProfileRef, now: Date): Session => ({
  ...session,
  id: newId(),
  profileUid: profile.uid,
  profileType: profile.type,
  lastSeenAt: now,
});

/** How long staff can view as someone before they have to ask again. */
const viewingMinutes = 30;

/** The session in which staff view the portal as someone. */
export const beginViewing = (session: Session, profile: ProfileRef, now: Date): Session => ({
  ...renewSession(session, profile, now),
  viewingUntil: new Date(now.getTime() + viewingMinutes * 60_000),
});

/** The session after viewing has ended: their own again. */
export const endViewing = (session: Session, now: Date): Session => ({
  ...session,
  id: newId(),
  profileUid: null,
  profileType: null,
  viewingUntil: null,
  lastSeenAt: now,
});

export const isViewing = ({ viewingUntil }: Pick<Session, 'viewingUntil'>, now: Date): boolean =>
  viewingUntil !== null && now < viewingUntil;
