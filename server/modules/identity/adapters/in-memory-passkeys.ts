import { identityErrors } from '../domain/identity.errors.js';
import {
  type Challenge,
  type ChallengeUse,
  type Credential,
  hasAdvanced,
  maxPasskeys,
  type Passkey,
} from '../domain/passkey.js';
import type { UserEvent } from '../domain/user.js';
import {
  type AnswerClaims,
  type Ceremony,
  PasskeyCeremonies,
  PasskeyChallenges,
  PasskeyRepository,
} from '../ports/passkeys.js';

export class InMemoryPasskeyRepository extends PasskeyRepository {
  readonly events: UserEvent[] = [];
  private passkeys: Passkey[] = [];

  async of(userId: string): Promise<Passkey[]> {
    return this.passkeys.filter((each) => each.userId === userId).reverse();
  }

  async findByCredential(credentialId: string): Promise<Passkey | null> {
    return this.passkeys.find((each) => each.credentialId === credentialId) ?? null;
  }

  async add(passkey: Passkey, ...events: UserEvent[]): Promise<void> {
    const own = this.passkeys.filter(({ userId }) => userId === passkey.userId);
    if (this.passkeys.some(({ credentialId }) => credentialId === passkey.credentialId))
      throw identityErrors.passkeyNotValid();
    if (own.length >= maxPasskeys) throw identityErrors.tooManyPasskeys(maxPasskeys);
    this.passkeys.push(passkey);
    this.events.push(...events);
  }

  async rename(userId: string, id: string, name: string): Promise<Passkey> {
    return this.replace({ ...this.own(userId, id), name });
  }

  async remove(userId: string, id: string, ...events: UserEvent[]): Promise<Passkey> {
    const removed = this.own(userId, id);
    this.passkeys = this.passkeys.filter((each) => each !== removed);
    this.events.push(...events);
    return removed;
  }

  async removeAllOf(userId: string): Promise<void> {
    this.passkeys = this.passkeys.filter((each) => each.userId !== userId);
  }

  async use(id: string, counter: number, now: Date): Promise<boolean> {
    const passkey = this.passkeys.find((each) => each.id === id);
    if (!passkey || !hasAdvanced(passkey.counter, counter)) return false;
    this.replace({ ...passkey, counter, lastUsedAt: now });
    return true;
  }

  private own(userId: string, id: string): Passkey {
    const own = this.passkeys.find((each) => each.id === id && each.userId === userId);
    if (!own) throw identityErrors.noSuchPasskey();
    return own;
  }

  private replace(next: Passkey): Passkey {
    this.passkeys = this.passkeys.map((each) => (each.id === next.id ? next : each));
    return next;
  }
}

export class InMemoryPasskeyChallenges extends PasskeyChallenges {
  private waiting: Challenge[] = [];

  async issue(challenge: Challenge): Promise<void> {
    this.waiting.push(challenge);
  }

  async use({ hash, purpose, userId }: ChallengeUse, now: Date): Promise<boolean> {
    const found = this.waiting.find((each) => each.hash === hash && each.purpose === purpose && each.userId === userId);
    this.waiting = this.waiting.filter((each) => each !== found);
    return found !== undefined && now < found.expiresAt;
  }
}

type Answer = { credentialId?: string; challenge?: string; site?: string; counter?: number; verified?: boolean };

/** Challenges are numbered; a response says in plain text what an authenticator would sign. */
export class InMemoryPasskeyCeremonies extends PasskeyCeremonies {
  private made = 0;

  async toRegister({ id }: { id: string }, known: readonly Passkey[]): Promise<Ceremony> {
    return this.ceremony({ userId: id, exclude: known.map(({ credentialId }) => credentialId) });
  }

  async toSignIn(known: readonly Passkey[]): Promise<Ceremony> {
    return this.ceremony({ allow: known.map(({ credentialId }) => credentialId) });
  }

  claimsOf({ credentialId, challenge }: Answer): AnswerClaims | null {
    return credentialId && challenge ? { credentialId, challenge } : null;
  }

  async register(answer: Answer, challenge: string): Promise<Credential | null> {
    const { credentialId, counter = 0 } = answer;
    if (!credentialId || !isGood(answer, challenge)) return null;
    return { credentialId, counter, publicKey: `key of ${credentialId}`, transports: ['internal'] };
  }

  async verify(answer: Answer, challenge: string, { credentialId, counter: before }: Passkey): Promise<number | null> {
    const { counter = 0 } = answer;
    const good = isGood(answer, challenge) && answer.credentialId === credentialId && hasAdvanced(before, counter);
    return good ? counter : null;
  }

  private ceremony(options: object): Ceremony {
    const challenge = `challenge-${++this.made}`;
    return { challenge, options: { ...options, challenge } };
  }
}

const isGood = (answer: Answer, challenge: string): boolean =>
  answer.challenge === challenge && (answer.site ?? 'here') === 'here' && (answer.verified ?? true);
