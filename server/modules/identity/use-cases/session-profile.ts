import type { Actor, Clock, ProfileRef, RealTime, Transaction } from '../../../shared/kernel/index.js';
import { checkMayAsStaff, identityErrors } from '../domain/identity.errors.js';
import { beginViewing, endViewing, renewSession, type Session } from '../domain/session.js';
import { actorIn, mayActAs, userEvent, viewerOf } from '../domain/user.js';
import type { ProfileCards } from '../ports/neighbours.js';
import type { UserRepository, SessionRepository } from '../ports/repositories.js';

/** A person switches to another of their profiles, in a new session that replaces the old one. */
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
    const [exists] = await this.cards.linked([target]);
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

/** The session that replaces the one that asked. */
type GoesOn = Readonly<{ session: Session; actor: Actor }>;

/** Staff look at the portal as someone's profile, in a new session that may read and nothing else. */
export class BeginViewing {
  constructor(
    private readonly users: UserRepository,
    private readonly sessions: SessionRepository,
    private readonly cards: ProfileCards,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly realTime: RealTime,
  ) {}

  /** @throws identity/read-only, identity/not-your-profile where there is no such profile */
  async execute(actor: Actor, sessionId: string, profile: ProfileRef): Promise<GoesOn> {
    checkMayAsStaff(actor, 'person.view-as');
    const [exists] = await this.cards.linked([profile]);
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
}

/** Staff come back from looking at the portal as someone's profile. */
export class EndViewing {
  constructor(
    private readonly users: UserRepository,
    private readonly sessions: SessionRepository,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly realTime: RealTime,
  ) {}

  /** Also once its time is over; a session that isn't viewing continues as it is. */
  async execute(actor: Actor, sessionId: string): Promise<GoesOn> {
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
