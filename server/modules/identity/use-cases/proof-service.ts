import { freshProofMinutes } from '../../../contract/rules/constants.js';
import type { Actor, Clock, RealTime, SecretTokens, Transaction, Visitor } from '../../../shared/kernel/index.js';
import { identityErrors } from '../domain/identity.errors.js';
import { isEnrolled } from '../domain/second-factor.js';
import { isProven, provenUntil, type Session } from '../domain/session.js';
import { type ProofWay, proofWays, userEvent } from '../domain/user.js';
import type { CredentialJson, PasskeyCeremonies, PasskeyRepository } from '../ports/passkeys.js';
import type { UserRepository, SessionRepository } from '../ports/repositories.js';
import type { SecondFactorRepository, PasswordHasher } from '../ports/secrets.js';
import type { SignInLimits, ProofLinks, SignInMails } from '../ports/sign-in-links.js';
import type { PasskeyCheckService } from './passkeys.js';
import type { CheckCode } from './second-factor.js';
import type { SignedInAs } from './sessions.js';

export type ProofState = Readonly<{ fresh: boolean; freshUntil: Date; ways: readonly ProofWay[] }>;

/**
 * The service for reauthentication, which destructive actions require. Each proof makes the session's next token, which
 * the answer hands to the browser that asked: the methods return the session to set the cookie for.
 */
export class ProofService {
  constructor(
    private readonly users: UserRepository,
    private readonly sessions: SessionRepository,
    private readonly factors: SecondFactorRepository,
    private readonly passkeys: PasskeyRepository,
    private readonly ceremonies: PasskeyCeremonies,
    private readonly proofs: ProofLinks,
    private readonly hasher: PasswordHasher,
    private readonly tokens: SecretTokens,
    private readonly mails: SignInMails,
    private readonly limits: SignInLimits,
    private readonly checkCode: CheckCode,
    private readonly passkeyCheck: PasskeyCheckService,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly realTime: RealTime,
  ) {}

  /**
   * Until when the last reauthentication is valid, and how this person can repeat it, fastest first. A link that has been
   * confirmed in another browser takes effect now; `renewed` is the session if that has just happened.
   */
  async state({ actor, sessionId }: SignedInAs): Promise<ProofState & { renewed: Session | null }> {
    const renewed = await this.takeLink({ actor, sessionId });
    const [session, user, factor, passkeys] = await Promise.all([
      this.sessions.get(sessionId),
      this.users.get(actor.userId),
      this.factors.find(actor.userId),
      this.passkeys.of(actor.userId),
    ]);
    const has: Record<ProofWay, boolean> = {
      passkey: passkeys.length > 0,
      code: isEnrolled(factor),
      password: user.passwordHash !== null,
      link: true,
    };
    const ways = proofWays.filter((way) => has[way]);
    return { fresh: isProven(session, this.realTime.now()), freshUntil: provenUntil(session), ways, renewed };
  }

  /** @throws identity/wrong-current-password, identity/too-many-requests */
  async byPassword(who: SignedInAs, { address }: Visitor, password: string): Promise<Session> {
    const user = await this.users.get(who.actor.userId);
    await this.limits.countPassword(user.email, address);
    if (!(await this.hasher.matches(password, user.passwordHash))) throw identityErrors.wrongProofPassword();
    await this.limits.forgivePassword(user.email, address);
    return this.note(who, 'password');
  }

  /** @throws identity/wrong-code, identity/too-many-requests */
  async byCode(who: SignedInAs, typedCode: string): Promise<Session> {
    await this.checkCode.execute(who.actor.userId, typedCode);
    return this.note(who, 'code');
  }

  /** What the browser needs to ask for one of the person's passkeys. */
  async beginPasskey({ userId }: Actor): Promise<CredentialJson> {
    const ceremony = await this.ceremonies.toSignIn(await this.passkeys.of(userId));
    return this.passkeyCheck.begin(ceremony, 'prove', userId);
  }

  /** @throws identity/passkey-not-valid */
  async byPasskey(who: SignedInAs, answer: CredentialJson): Promise<Session> {
    await this.passkeyCheck.check(answer, 'prove', who.actor.userId);
    return this.note(who, 'passkey');
  }

  /** Emails a link that reauthenticates this session once confirmed. @throws identity/too-many-requests */
  async mailLink({ actor, sessionId }: SignedInAs, { address }: Visitor): Promise<void> {
    const user = await this.users.get(actor.userId);
    await this.limits.countLink(user.email, address);
    const { token, hash } = this.tokens.make();
    const expiresAt = new Date(this.realTime.now().getTime() + freshProofMinutes * 60_000);
    await this.transaction.inTransaction(async () => {
      await this.proofs.issue({ tokenHash: hash, sessionId, userId: user.id, expiresAt });
      await this.mails.sendProof(user, token);
    });
  }

  /**
   * The person who confirms has to be signed in as the same user, in any browser. Returns null in one that hasn't asked:
   * the one that has takes its new token when it next asks for its state.
   * @throws identity/link-not-valid, identity/not-signed-in if the session that asked has ended
   */
  byLink(who: SignedInAs, token: string): Promise<Session | null> {
    return this.transaction.inTransaction(async () => {
      const asked = await this.proofs.use(this.tokens.hashOf(token), who.actor.userId, this.realTime.now());
      if (!asked) throw identityErrors.linkNotValid();
      await this.sessions.get(asked);
      return asked === who.sessionId ? this.takeLink(who) : null;
    });
  }

  private takeLink(who: SignedInAs): Promise<Session | null> {
    return this.transaction.inTransaction(async () => {
      const provenAt = await this.proofs.collect(who.sessionId);
      return provenAt && isProven({ provenAt }, this.realTime.now()) ? this.note(who, 'link', provenAt) : null;
    });
  }

  private note({ actor, sessionId }: SignedInAs, by: ProofWay, at?: Date): Promise<Session> {
    const event = userEvent('user.proved-again', { id: actor.userId }, actor, this.clock.now(), { sessionId, by });
    const now = this.realTime.now();
    return this.sessions.prove(sessionId, { provenAt: at ?? now, now }, event);
  }
}
