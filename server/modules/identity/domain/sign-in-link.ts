import { newId } from '../../../shared/kernel/index.js';
import type { User } from './user.js';

export const linkPurposes = ['sign-in', 'invitation', 'password-reset'] as const;
export type LinkPurpose = (typeof linkPurposes)[number];

/** Links that people can request by email. */
export type AskedPurpose = Exclude<LinkPurpose, 'invitation'>;

/** An emailed link that signs one person in, once. Only the hash of its token is stored. */
export type SignInLink = Readonly<{
  id: string;
  userId: string;
  /** The address that it was sent to, which has to be entered to confirm. */
  email: string;
  purpose: LinkPurpose;
  tokenHash: string;
  createdAt: Date;
  expiresAt: Date;
  usedAt: Date | null;
}>;

const minuteMs = 60_000;

/** How many minutes each link is valid. */
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

/** What is presented to use a link. */
export type LinkUse = Readonly<{ tokenHash: string; email: string; for: readonly LinkPurpose[] }>;

/** Once, before its exact expiry, for its purpose, and only with the address that it was sent to. */
export const isUsable = (link: SignInLink, use: LinkUse, now: Date): boolean =>
  link.tokenHash === use.tokenHash &&
  link.usedAt === null &&
  link.email === use.email &&
  use.for.includes(link.purpose) &&
  now < link.expiresAt;

/** A person's requested new email address. It takes effect once they have confirmed it by email. */
export type EmailChange = Readonly<{
  id: string;
  userId: string;
  oldEmail: string;
  newEmail: string;
  /** Token of the link to the new address. */
  tokenHash: string;
  askedAt: Date;
  expiresAt: Date;
  confirmedAt: Date | null;
  /** Token of the link to the old address, which undoes the change; null until it has been confirmed. */
  undoHash: string | null;
  undoUntil: Date | null;
}>;

/** How long the link to the new address is valid, and for how long the old address can undo the change. */
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
