import type { Challenge, ChallengeUse, Credential, Passkey } from '../domain/passkey.js';
import type { User, UserEvent } from '../domain/user.js';

/** Where passkeys live. The promises of this file are executable: see passkeys.contract.ts. */
export abstract class PasskeyRepository {
  /** The newest first. */
  abstract of(userId: string): Promise<Passkey[]>;

  abstract findByCredential(credentialId: string): Promise<Passkey | null>;

  /** @throws identity/passkey-not-valid when the credential is known, identity/too-many-passkeys */
  abstract add(passkey: Passkey, ...events: UserEvent[]): Promise<void>;

  /** @throws identity/no-such-passkey, also for another person's */
  abstract rename(userId: string, id: string, name: string): Promise<Passkey>;

  /** Answers what it was. @throws identity/no-such-passkey, also for another person's */
  abstract remove(userId: string, id: string, ...events: UserEvent[]): Promise<Passkey>;

  abstract removeAllOf(userId: string): Promise<void>;

  /** Notes a use. False when the counter hasn't advanced; however many come with the same counter, one is noted. */
  abstract use(id: string, counter: number, now: Date): Promise<boolean>;
}

/** Challenges that wait for an answer. */
export abstract class PasskeyChallenges {
  abstract issue(challenge: Challenge, now: Date): Promise<void>;

  /** Uses it up, for its purpose and person only. However many ask at once, one gets true. */
  abstract use(use: ChallengeUse, now: Date): Promise<boolean>;
}

/** JSON as WebAuthn defines it. Only the browser and the ceremony read it. */
export type CredentialJson = Readonly<Record<string, unknown>>;

/** What the browser needs to begin; `challenge` is a part of `options`. */
export type Ceremony = Readonly<{ challenge: string; options: CredentialJson }>;

/** What an answer says of itself, before it is believed. */
export type AnswerClaims = Readonly<{ credentialId: string; challenge: string }>;

/** The two ceremonies of WebAuthn. Users are always verified, by a finger, a face or a PIN. */
export abstract class PasskeyCeremonies {
  /** Asks for a discoverable passkey on a device that has none of those yet. */
  abstract toRegister(user: Pick<User, 'id' | 'email' | 'name'>, known: readonly Passkey[]): Promise<Ceremony>;

  /** Asks for one of these passkeys; without any, for whichever the person chooses. */
  abstract toSignIn(known: readonly Passkey[]): Promise<Ceremony>;

  /** Null for what no browser sends. */
  abstract claimsOf(answer: CredentialJson): AnswerClaims | null;

  /** Null when the answer isn't to this challenge, comes from another site, or the user wasn't verified. */
  abstract register(answer: CredentialJson, challenge: string): Promise<Credential | null>;

  /** Answers the new counter; null as above, and when the signature or the counter is wrong. */
  abstract verify(answer: CredentialJson, challenge: string, passkey: Passkey): Promise<number | null>;
}
