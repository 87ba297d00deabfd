import type { Challenge, ChallengeUse, Credential, Passkey } from '../domain/passkey.js';
import type { User, UserEvent } from '../domain/user.js';

/** Stores passkeys. The promises of this file are executable: see passkeys.contract.ts. */
export abstract class PasskeyRepository {
  /** Newest first. */
  abstract of(userId: string): Promise<Passkey[]>;

  abstract findByCredential(credentialId: string): Promise<Passkey | null>;

  /** @throws identity/passkey-not-valid when the credential is known, identity/too-many-passkeys */
  abstract add(passkey: Passkey, ...events: UserEvent[]): Promise<void>;

  /** @throws identity/no-such-passkey, also for another person's */
  abstract rename(userId: string, id: string, name: string): Promise<Passkey>;

  /** Returns the deleted passkey. @throws identity/no-such-passkey, also for another person's */
  abstract remove(userId: string, id: string, ...events: UserEvent[]): Promise<Passkey>;

  abstract removeAllOf(userId: string): Promise<void>;

  /**
   * Records a use. False when the counter hasn't advanced; of concurrent uses with the same counter, exactly one is
   * recorded.
   */
  abstract use(id: string, counter: number, now: Date): Promise<boolean>;
}

/** Stores challenges that haven't been answered yet. */
export abstract class PasskeyChallenges {
  abstract issue(challenge: Challenge, now: Date): Promise<void>;

  /** Consumes it, for its purpose and person only. Of concurrent calls, exactly one gets true. */
  abstract use(use: ChallengeUse, now: Date): Promise<boolean>;
}

/** JSON as WebAuthn defines it. Only the browser and the ceremony read it. */
export type CredentialJson = Readonly<Record<string, unknown>>;

/** What the browser needs to start; `challenge` is also part of `options`. */
export type Ceremony = Readonly<{ challenge: string; options: CredentialJson }>;

/** What a response claims, before it is verified. */
export type AnswerClaims = Readonly<{ credentialId: string; challenge: string }>;

/** The two WebAuthn ceremonies. User verification, by finger, face or PIN, is always required. */
export abstract class PasskeyCeremonies {
  /** Options for registering a discoverable passkey on a device that has none of these yet. */
  abstract toRegister(user: Pick<User, 'id' | 'email' | 'name'>, known: readonly Passkey[]): Promise<Ceremony>;

  /** Options for signing in with one of these passkeys; without any, the person chooses. */
  abstract toSignIn(known: readonly Passkey[]): Promise<Ceremony>;

  /** Null for malformed input. */
  abstract claimsOf(answer: CredentialJson): AnswerClaims | null;

  /** Null when the response isn't to this challenge, comes from another site, or the user wasn't verified. */
  abstract register(answer: CredentialJson, challenge: string): Promise<Credential | null>;

  /** Returns the new counter; null as above, or when the signature or the counter is wrong. */
  abstract verify(answer: CredentialJson, challenge: string, passkey: Passkey): Promise<number | null>;
}
