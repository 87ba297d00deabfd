import type { Actor, Clock, RealTime, SecretTokens, Transaction, Visitor } from '../../../shared/kernel/index.js';
import { identityErrors } from '../domain/identity.errors.js';
import { challengeMinutes, type ChallengePurpose, newPasskey, type Passkey } from '../domain/passkey.js';
import type { Session } from '../domain/session.js';
import { canSignIn, userEvent } from '../domain/user.js';
import type {
  Ceremony,
  CredentialJson,
  PasskeyCeremonies,
  PasskeyChallenges,
  PasskeyRepository,
} from '../ports/passkeys.js';
import type { UserRepository } from '../ports/repositories.js';
import type { SignInLimits, SignInMails } from '../ports/sign-in-links.js';
import type { OpenSession } from './sessions.js';

/**
 * A service with what signing in, reauthenticating and registering have in common: a one-time challenge and its
 * response.
 */
export class PasskeyCheckService {
  constructor(
    private readonly passkeys: PasskeyRepository,
    private readonly challenges: PasskeyChallenges,
    private readonly ceremonies: PasskeyCeremonies,
    private readonly tokens: SecretTokens,
    private readonly realTime: RealTime,
  ) {}

  /** Stores the challenge, and returns what the browser needs. */
  async begin(
    { challenge, options }: Ceremony,
    purpose: ChallengePurpose,
    userId: string | null,
  ): Promise<CredentialJson> {
    const now = this.realTime.now();
    const expiresAt = new Date(now.getTime() + challengeMinutes * 60_000);
    await this.challenges.issue({ hash: this.tokens.hashOf(challenge), purpose, userId, expiresAt }, now);
    return options;
  }

  /** Consumes the challenge, whether the response is right or wrong. @throws identity/passkey-not-valid */
  async take(answer: CredentialJson, purpose: ChallengePurpose, userId: string | null) {
    const claims = this.ceremonies.claimsOf(answer);
    if (!claims) throw identityErrors.passkeyNotValid();
    const use = { hash: this.tokens.hashOf(claims.challenge), purpose, userId };
    if (!(await this.challenges.use(use, this.realTime.now()))) throw identityErrors.passkeyNotValid();
    return claims;
  }

  /**
   * The passkey that responded: one of this person's, or anyone's if `userId` is null. @throws
   * identity/passkey-not-valid
   */
  async check(answer: CredentialJson, purpose: ChallengePurpose, userId: string | null): Promise<Passkey> {
    const { credentialId, challenge } = await this.take(answer, purpose, userId);
    const passkey = await this.passkeys.findByCredential(credentialId);
    if (!passkey || (userId && passkey.userId !== userId)) throw identityErrors.passkeyNotValid();
    const counter = await this.ceremonies.verify(answer, challenge, passkey);
    if (counter === null || !(await this.passkeys.use(passkey.id, counter, this.realTime.now())))
      throw identityErrors.passkeyNotValid();
    return passkey;
  }
}

/** Sign-in by passkey alone: the browser offers those it has for this site, so people needn't type an address. */
export class SignInWithPasskey {
  constructor(
    private readonly users: UserRepository,
    private readonly ceremonies: PasskeyCeremonies,
    private readonly passkeyCheck: PasskeyCheckService,
    private readonly limits: SignInLimits,
    private readonly openSession: OpenSession,
  ) {}

  async begin(): Promise<CredentialJson> {
    return this.passkeyCheck.begin(await this.ceremonies.toSignIn([]), 'sign-in', null);
  }

  /** @throws identity/passkey-not-valid, identity/too-many-requests, identity/user-disabled (only after the right passkey) */
  async execute(visitor: Visitor, answer: CredentialJson): Promise<Session> {
    await this.limits.countPasskey(visitor.address);
    const { userId } = await this.passkeyCheck.check(answer, 'sign-in', null);
    await this.limits.forgivePasskey(visitor.address);
    const user = await this.users.get(userId);
    if (!canSignIn(user)) throw identityErrors.userDisabled();
    return this.openSession.execute(user, visitor, 'passkey');
  }
}

/** The service for people's own passkeys. */
export class PasskeyService {
  constructor(
    private readonly users: UserRepository,
    private readonly passkeys: PasskeyRepository,
    private readonly ceremonies: PasskeyCeremonies,
    private readonly passkeyCheck: PasskeyCheckService,
    private readonly mails: SignInMails,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly realTime: RealTime,
  ) {}

  /** Newest first. */
  list({ userId }: Actor): Promise<Passkey[]> {
    return this.passkeys.of(userId);
  }

  async begin({ userId }: Actor): Promise<CredentialJson> {
    const [user, known] = await Promise.all([this.users.get(userId), this.passkeys.of(userId)]);
    return this.passkeyCheck.begin(await this.ceremonies.toRegister(user, known), 'register', userId);
  }

  /** Notifies the person by email. @throws identity/passkey-not-valid, identity/too-many-passkeys */
  async add(actor: Actor, answer: CredentialJson, name: string): Promise<Passkey> {
    const { challenge } = await this.passkeyCheck.take(answer, 'register', actor.userId);
    const credential = await this.ceremonies.register(answer, challenge);
    if (!credential) throw identityErrors.passkeyNotValid();
    const user = await this.users.get(actor.userId);
    const passkey = newPasskey(user.id, credential, name, this.realTime.now());
    await this.transaction.inTransaction(async () => {
      await this.passkeys.add(passkey, userEvent('user.passkey-added', user, actor, this.clock.now()));
      await this.mails.sendPasskeyAdded(user, name);
    });
    return passkey;
  }

  /** @throws identity/no-such-passkey */
  rename({ userId }: Actor, id: string, name: string): Promise<Passkey> {
    return this.passkeys.rename(userId, id, name);
  }

  /** Notifies the person by email. @throws identity/no-such-passkey */
  async remove(actor: Actor, id: string): Promise<void> {
    const user = await this.users.get(actor.userId);
    const event = userEvent('user.passkey-removed', user, actor, this.clock.now());
    await this.transaction.inTransaction(async () => {
      const { name } = await this.passkeys.remove(user.id, id, event);
      await this.mails.sendPasskeyRemoved(user, name);
    });
  }
}
