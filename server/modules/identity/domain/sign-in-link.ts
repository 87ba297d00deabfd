import { newId } from '../../../shared/kernel/index.js';
import type { User } from './user.js';

export const linkPurposes = ['sign-in', 'invitation', 'password-reset'] as const;
export type LinkPurpose = (typeof linkPurposes)[number];

/** What people may have mailed to themselves. */
export type AskedPurpose = Exclude<LinkPurpose, 'invitation'>;

/** A mailed link that signs one person in, once. Only the hash of its token is kept. */
export type SignInLink = Readonly<{
  id: string;
  userId: string;
  /** The address that it was sent to, and that must be confirmed. */
  email: string;
  purpose: LinkPurpose;
  tokenHash: string;
  createdAt: Date;
  expiresAt: Date;
  usedAt: Date | null;
}>;

const minuteMs = 60_000;

/** How long each link works, in minutes. */
export const linkMinutes: Record<LinkPurpose, number> = {
  'sign-in': 15,
  invitation: 7 * 24 * 60,
  'password-reset': 15,
};

export const issueLink = (
  { id, email }: Pick<User, 'id' | 'email'>,
  purpose: LinkPurpose,
  tokenHash: string,
  now: Date,
): SignInLink => ({
  id: newId(),
  userId: id,
  email,
  purpose,
  tokenHash,
  createdAt: now,
  expiresAt: new Date(now.getTime() + linkMinutes[purpose] * minuteMs),
  usedAt: null,
});

/** What someone holds up to use a link. */
export type LinkUse = Readonly<{ tokenHash: string; email: string; for: readonly LinkPurpose[] }>;

/** Once, before its exact end, for what it was made for, and only with the address that it was sent to. */
export const isUsable = (link: SignInLink, use: LinkUse, now: Date): boolean =>
  link.tokenHash === use.tokenHash &&
  link.usedAt === null &&
  link.email === use.email &&
  use.for.includes(link.purpose) &&
  now < link.expiresAt;

/** Another address that a person wants to sign in with. It takes effect once mail to it has been answered. */
export type EmailChange = Readonly<{
  id: string;
  userId: string;
  oldEmail: string;
  newEmail: string;
  /** Of the link to the new address. */
  tokenHash: string;
  askedAt: Date;
  expiresAt: Date;
  confirmedAt: Date | null;
  /** Of the link to the old address, with which the change is undone; null until it has been confirmed. */
  undoHash: string | null;
  undoUntil: Date | null;
}>;

/** How long the link to the new address works, and for how long the old address can undo the change. */
export const emailChangeHours = 24;
export const emailUndoDays = 7;

export const askEmailChange = (
  { id: userId, email: oldEmail }: Pick<User, 'id' | 'email'>,
  newEmail: string,
  tokenHash: string,
  now: Date,
): EmailChange => ({
  id: newId(),
  userId,
  oldEmail,
  newEmail,
  tokenHash,
  askedAt: now,
  expiresAt: new Date(now.getTime() + emailChangeHours * 60 * minuteMs),
  confirmedAt: null,
  undoHash: null,
  undoUntil: null,
});

export const confirmEmailChange = (change: EmailChange, undoHash: string, now: Date): EmailChange => ({
  ...change,
  confirmedAt: now,
  undoHash,
  undoUntil: new Date(now.getTime() + emailUndoDays * 24 * 60 * minuteMs),
});
