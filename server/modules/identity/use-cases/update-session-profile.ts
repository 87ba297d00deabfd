import type { Actor, Clock, ProfileRef, RealTime, Transaction } from '../../../shared/kernel/index.js';
import { identityErrors } from '../domain/identity.errors.js';
import { renewSession, type Session } from '../domain/session.js';
import { actorIn, mayActAs, userEvent } from '../domain/user.js';
import type { ProfileCards } from '../ports/neighbours.js';
import type { SessionRepository } from '../ports/session.repository.js';
import type { UserRepository } from '../ports/user.repository.js';
import { withCards } from './with-cards.js';

/** A person goes on as another of their profiles, in a new session that takes the place of the old one. */
export class UpdateSessionProfile {
  constructor(
    private readonly users: UserRepository,
    private readonly sessions: SessionRepository,
    private readonly cards: ProfileCards,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly realTime: RealTime,
  ) {}

  /** @throws identity/not-your-profile */
  async execute(actor: Actor, sessionId: string, target: ProfileRef): Promise<{ session: Session; actor: Actor }> {
    const user = await this.users.get(actor.userId);
    if (!mayActAs(user, target)) throw identityErrors.notYourProfile();
    const [exists] = await withCards(this.cards, [target]);
    if (!exists) throw identityErrors.notYourProfile();

    const next = actorIn(user, target);
    const session = await this.transaction.inTransaction(async () => {
      const now = this.realTime.now();
      const old = await this.sessions.get(sessionId);
      const renewed = renewSession(old, target, now);
      const payload = { profile: target, sessionId: renewed.id };
      await this.sessions.end(old.id, now);
      await this.sessions.start(renewed, userEvent('user.switched-profile', user, next, this.clock.now(), payload));
      return renewed;
    });
    return { session, actor: next };
  }
}
