import { freshProofMinutes } from '../../../contract/rules/constants.js';
import type { Actor, Clock, RealTime, SecretTokens, Transaction, Visitor } from '../../../shared/kernel/index.js';
import { identityErrors } from '../domain/identity.errors.js';
import { isEnrolled } from '../domain/second-factor.js';
import { isProven, provenUntil } from '../domain/session.js';
import { type ProofWay, proofWays, userEvent } from '../domain/user.js';
import type { CredentialJson, PasskeyCeremonies, PasskeyRepository } from '../ports/passkeys.js';
import type { UserRepository, SessionRepository } from '../ports/repositories.js';
import type { SecondFactorRepository, PasswordHasher } from '../ports/secrets.js';
import type { SignInLimits, ProofLinks, SignInMails } from '../ports/sign-in-links.js';
import type { PasskeyCheckService } from './passkeys.js';
import type { CheckCode } from './second-factor.js';
import type { SignedInAs } from './sessions.js';

export type ProofState = Readonly<{ fresh: boolean; freshUntil: Date; ways: readonly ProofWay[] }>;

/** The service for reauthentication, which destructive actions require. */
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

  /** Until when the last reauthentication is valid, and how this person can repeat it, fastest first. */
  async state({ actor, sessionId }: SignedInAs): Promise<ProofState> {
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
    return { fresh: isProven(session, this.realTime.now()), freshUntil: provenUntil(session), ways };
  }

  /** @throws identity/wrong-current-password, identity/too-many-requests */
  async byPassword(who: SignedInAs, { address }: Visitor, password: string): Promise<void> {
    const user = await this.users.get(who.actor.userId);
    await this.limits.countPassword(user.email, address);
    if (!(await this.hasher.matches(password, user.passwordHash))) throw identityErrors.wrongProofPassword();
    await this.limits.forgivePassword(user.email, address);
    await this.note(who.actor, who.sessionId, 'password');
  }

  /** @throws identity/wrong-code, identity/too-many-requests */
  async byCode(who: SignedInAs, typedCode: string): Promise<void> {
    await this.checkCode.execute(who.actor.userId, typedCode);
    await this.note(who.actor, who.sessionId, 'code');
  }

  /** What the browser needs to ask for one of the person's passkeys. */
  async beginPasskey({ userId }: Actor): Promise<CredentialJson> {
    const ceremony = await this.ceremonies.toSignIn(await this.passkeys.of(userId));
    return this.passkeyCheck.begin(ceremony, 'prove', userId);
  }

  /** @throws identity/passkey-not-valid */
  async byPasskey(who: SignedInAs, answer: CredentialJson): Promise<void> {
    await this.passkeyCheck.check(answer, 'prove', who.actor.userId);
    await this.note(who.actor, who.sessionId, 'passkey');
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

  /** The person who confirms has to be signed in as the same user, in any browser. @throws identity/link-not-valid */
  async byLink(actor: Actor, token: string): Promise<void> {
    await this.transaction.inTransaction(async () => {
      const sessionId = await this.proofs.use(this.tokens.hashOf(token), actor.userId, this.realTime.now());
      if (!sessionId) throw identityErrors.linkNotValid();
      await this.note(actor, sessionId, 'link');
    });
  }

  private async note(actor: Actor, sessionId: string, by: ProofWay): Promise<void> {
    const event = userEvent('user.proved-again', { id: actor.userId }, actor, this.clock.now(), { sessionId, by });
    await this.sessions.prove(sessionId, this.realTime.now(), event);
  }
}
