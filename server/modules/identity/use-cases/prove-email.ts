import type { Clock, RealTime } from '../../../shared/kernel/index.js';
import { proveEmail, type User } from '../domain/user.js';
import type { PersonalKeys } from '../ports/neighbours.js';
import type { SessionRepository } from '../ports/session.repository.js';
import type { SignInLinkRepository } from '../ports/sign-in-links.js';
import type { UserRepository } from '../ports/user.repository.js';

/** The person has shown that the e-mail address is theirs. The first time, whatever was set up before that ends. */
export class ProveEmail {
  constructor(
    private readonly users: UserRepository,
    private readonly links: SignInLinkRepository,
    private readonly sessions: SessionRepository,
    private readonly keys: PersonalKeys,
    private readonly clock: Clock,
    private readonly realTime: RealTime,
  ) {}

  /** In the caller's transaction. Answers the person as they are then. */
  async execute(user: User): Promise<User> {
    if (user.emailProvenAt) return user;
    const [proven, event] = proveEmail(user, this.clock.now());
    const saved = await this.users.save(proven, event);
    await this.sessions.endAllOf({ userId: user.id }, this.realTime.now());
    await this.keys.revokeAllOf(user.id, this.realTime.now());
    await this.links.withdrawAllOf(user.id);
    return saved;
  }
}
