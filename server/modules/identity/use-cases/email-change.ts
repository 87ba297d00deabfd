import {
  type Actor,
  type Clock,
  emailToKeep,
  type RealTime,
  type SecretTokens,
  type Transaction,
  type Visitor,
} from '../../../shared/kernel/index.js';
import { identityErrors } from '../domain/identity.errors.js';
import { askEmailChange, type EmailChange } from '../domain/sign-in-link.js';
import { changeEmail, restoreEmail } from '../domain/user.js';
import type { SessionRepository, UserRepository } from '../ports/repositories.js';
import type { EmailChanges, SignInLimits, SignInLinkRepository, SignInMails } from '../ports/sign-in-links.js';
import type { SignedInAs } from './sessions.js';
import type { ResetAccess } from './sign-in-links.js';

export type EmailState = Readonly<{ email: string; waiting: EmailChange | null }>;

/** A service to move an account to another email address: people prove the old one first, then the new one. */
export class EmailChangeService {
  constructor(
    private readonly users: UserRepository,
    private readonly changes: EmailChanges,
    private readonly sessions: SessionRepository,
    private readonly links: SignInLinkRepository,
    private readonly tokens: SecretTokens,
    private readonly mails: SignInMails,
    private readonly limits: SignInLimits,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly realTime: RealTime,
  ) {}

  async state({ userId }: Actor): Promise<EmailState> {
    const [{ email }, waiting] = await Promise.all([
      this.users.get(userId),
      this.changes.waitingOf(userId, this.clock.now()),
    ]);
    return { email, waiting };
  }

  /**
   * Emails a link to the new address, whether or not it has an account: only its recipient can find out.
   * @throws identity/invalid-email, identity/same-email, identity/too-many-requests
   */
  async ask({ userId }: Actor, { address }: Visitor, typedEmail: string): Promise<void> {
    const email = emailToKeep(typedEmail);
    const user = await this.users.get(userId);
    if (user.email === email) throw identityErrors.sameEmail();
    await this.limits.countLink(email, address);
    const { token, hash } = this.tokens.make();
    await this.transaction.inTransaction(async () => {
      await this.changes.ask(askEmailChange(user, email, hash, this.clock.now()));
      await this.mails.sendEmailChange(user, email, token);
    });
  }

  async cancel({ userId }: Actor): Promise<void> {
    await this.changes.cancel(userId);
  }

  /**
   * Opens the link to the new address as the person who asked for it: a stranger at a mistyped address must not get the
   * account. Other sessions end, and we email the old address. @throws identity/link-not-valid, identity/email-taken
   */
  async confirm({ actor, sessionId }: SignedInAs, token: string): Promise<void> {
    const { userId } = actor;
    const use = { tokenHash: this.tokens.hashOf(token), userId };
    const undo = this.tokens.make();
    await this.transaction.inTransaction(async () => {
      const change = await this.changes.confirm(use, undo.hash, this.clock.now());
      if (!change) throw identityErrors.linkNotValid();
      const [changed, event] = changeEmail(await this.users.get(userId), change.newEmail, actor, this.clock.now());
      const saved = await this.users.save(changed, event);
      await this.sessions.endAllOf({ userId, except: sessionId }, this.realTime.now());
      await this.links.withdrawAllOf(userId);
      await this.mails.sendEmailChanged(saved, change.oldEmail, undo.token);
    });
  }
}

/**
 * Opens the link to the old address, for someone who didn't want the change: the account is theirs again. Someone else
 * may have set up more, so all other ways to sign in end.
 */
export class UndoEmailChange {
  constructor(
    private readonly users: UserRepository,
    private readonly changes: EmailChanges,
    private readonly resetAccess: ResetAccess,
    private readonly tokens: SecretTokens,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @throws identity/link-not-valid, identity/email-taken */
  async execute(token: string): Promise<void> {
    await this.transaction.inTransaction(async () => {
      const change = await this.changes.undo(this.tokens.hashOf(token), this.clock.now());
      if (!change) throw identityErrors.linkNotValid();
      const [restored, event] = restoreEmail(await this.users.get(change.userId), change.oldEmail, this.clock.now());
      await this.users.save(restored, event);
      await this.resetAccess.execute(restored);
    });
  }
}
