import type { Actor, Clock, RealTime, Transaction, Visitor } from '../../../shared/kernel/index.js';
import { identityErrors } from '../domain/identity.errors.js';
import { checkNewPassword, setPassword } from '../domain/user.js';
import type { PasswordHasher } from '../ports/secrets.js';
import type { SessionRepository } from '../ports/session.repository.js';
import type { SignInLimits } from '../ports/sign-in-limits.js';
import type { UserRepository } from '../ports/user.repository.js';
import type { SignedInAs } from './sessions.js';

export type PasswordChange = Readonly<{ currentPassword?: string | null; password: string }>;

/** Somebody who is signed in sets their first password, or another. Their sessions elsewhere end. */
export class ChangePassword {
  constructor(
    private readonly users: UserRepository,
    private readonly sessions: SessionRepository,
    private readonly hasher: PasswordHasher,
    private readonly limits: SignInLimits,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly realTime: RealTime,
  ) {}

  /** Whether there is a password to give; who signs in by link only has none. */
  async hasPassword(actor: Actor): Promise<boolean> {
    return (await this.users.get(actor.userId)).passwordHash !== null;
  }

  /** Who has a password must give it. @throws identity/bad-new-password, identity/wrong-current-password, identity/too-many-requests */
  async execute(
    { actor, sessionId }: SignedInAs,
    { address }: Visitor,
    { currentPassword, password }: PasswordChange,
  ): Promise<void> {
    checkNewPassword(password);
    const user = await this.users.get(actor.userId);
    if (user.passwordHash) {
      await this.limits.countPassword(user.email, address);
      if (!(await this.hasher.matches(currentPassword ?? '', user.passwordHash)))
        throw identityErrors.wrongCurrentPassword();
      await this.limits.forgivePassword(user.email, address);
    }
    const [changed, event] = setPassword(user, await this.hasher.hash(password), actor, this.clock.now());
    await this.transaction.inTransaction(async () => {
      await this.users.save(changed, event);
      await this.sessions.endAllOf({ userId: user.id, except: sessionId }, this.realTime.now());
    });
  }
}
