import type { Actor, Clock, ProfileRef, RealTime, Transaction } from '../../../shared/kernel/index.js';
import { checkMayAsStaff } from '../domain/check-staff.js';
import { identityErrors } from '../domain/identity.errors.js';
import { beginViewing, endViewing, type Session } from '../domain/session.js';
import { actorIn, userEvent, viewerOf } from '../domain/user.js';
import type { ProfileCards } from '../ports/neighbours.js';
import type { SessionRepository } from '../ports/session.repository.js';
import type { UserRepository } from '../ports/user.repository.js';
import { withCards } from './with-cards.js';

/** What goes on in the place of the session that asked. */
type GoesOn = Readonly<{ session: Session; actor: Actor }>;

/** Staff look at the portal as somebody's profile, in a new session that may read and nothing else, and come back. */
export class ViewAs {
  constructor(
    private readonly users: UserRepository,
    private readonly sessions: SessionRepository,
    private readonly cards: ProfileCards,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly realTime: RealTime,
  ) {}

  /** @throws identity/read-only, identity/not-your-profile where there is no such profile */
  async begin(actor: Actor, sessionId: string, profile: ProfileRef): Promise<GoesOn> {
    checkMayAsStaff(actor, 'person.view-as');
    const [exists] = await withCards(this.cards, [profile]);
    if (!exists) throw identityErrors.notYourProfile();
    const user = await this.users.get(actor.userId);
    return this.transaction.inTransaction(async () => {
      const now = this.realTime.now();
      const old = await this.sessions.get(sessionId);
      const session = beginViewing(old, profile, now);
      const payload = { profile, sessionId: session.id };
      await this.sessions.end(old.id, now);
      await this.sessions.start(session, userEvent('user.viewing-began', user, actor, this.clock.now(), payload));
      return { session, actor: viewerOf(user, profile) };
    });
  }

  /** Also once its time is over; a session that does not look as anybody goes on as it is. */
  async end(actor: Actor, sessionId: string): Promise<GoesOn> {
    const user = await this.users.get(actor.userId);
    return this.transaction.inTransaction(async () => {
      const now = this.realTime.now();
      const old = await this.sessions.get(sessionId);
      if (!old.viewingUntil || !old.profileUid || !old.profileType) return { session: old, actor };
      const staff = actorIn(user, null);
      const session = endViewing(old, now);
      const payload = { profile: { uid: old.profileUid, type: old.profileType }, sessionId: session.id };
      await this.sessions.end(old.id, now);
      await this.sessions.start(session, userEvent('user.viewing-ended', user, staff, this.clock.now(), payload));
      return { session, actor: staff };
    });
  }
}
