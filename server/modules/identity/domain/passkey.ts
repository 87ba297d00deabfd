import { newId } from '../../../shared/kernel/index.js';

/** A WebAuthn credential: a key pair on the person's device or in their password manager. We store its public half. */
export type Passkey = Readonly<{
  id: string;
  userId: string;
  /** The authenticator's id for it, in base64url. */
  credentialId: string;
  /** As COSE, in base64url. */
  publicKey: string;
  /** The authenticator's usage counter; always 0 if it doesn't count. */
  counter: number;
  /** How a browser reaches it, for example `internal` or `hybrid`. */
  transports: readonly string[];
  /** The person's own name for it. */
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
}>;

/** What a registration proves. */
export type Credential = Pick<Passkey, 'credentialId' | 'publicKey' | 'counter' | 'transports'>;

/** The purpose of a challenge; it isn't valid for any other. */
export const challengePurposes = ['register', 'sign-in', 'prove'] as const;
export type ChallengePurpose = (typeof challengePurposes)[number];

/** `userId` is null for a sign-in, because we don't know yet who will answer. */
export type Challenge = Readonly<{ hash: string; purpose: ChallengePurpose; userId: string | null; expiresAt: Date }>;

export type ChallengeUse = Omit<Challenge, 'expiresAt'>;

export const maxPasskeys = 20;

/** How many minutes people have to touch the sensor or find their phone. */
export const challengeMinutes = 5;

export const newPasskey = (userId: string, credential: Credential, name: string, now: Date): Passkey => ({
  ...credential,
  id: newId(),
  userId,
  name,
  createdAt: now,
  lastUsedAt: null,
});

/** A counter that doesn't advance means a cloned key. Many authenticators don't count, and always send 0. */
export const hasAdvanced = (before: number, after: number): boolean => after > before || (before === 0 && after === 0);
