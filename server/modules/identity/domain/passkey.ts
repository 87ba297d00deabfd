import { newId } from '../../../shared/kernel/index.js';

/** One credential of WebAuthn: a key pair on the person's device or in their password manager. We keep its public half. */
export type Passkey = Readonly<{
  id: string;
  userId: string;
  /** How the authenticator calls it, in base64url. */
  credentialId: string;
  /** As COSE, in base64url. */
  publicKey: string;
  /** How often the authenticator says it was used; 0 for ever if it doesn't count. */
  counter: number;
  /** How a browser reaches it, such as `internal` or `hybrid`. */
  transports: readonly string[];
  /** What the person calls it. */
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
}>;

/** What a registration proves. */
export type Credential = Pick<Passkey, 'credentialId' | 'publicKey' | 'counter' | 'transports'>;

/** What a challenge was made for; it counts for nothing else. */
export const challengePurposes = ['register', 'sign-in', 'prove'] as const;
export type ChallengePurpose = (typeof challengePurposes)[number];

/** `userId` is null for a sign-in: nobody knows yet who will answer. */
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

/** A counter that doesn't advance means a copy of the key. Many authenticators don't count, and always say 0. */
export const hasAdvanced = (before: number, after: number): boolean => after > before || (before === 0 && after === 0);
