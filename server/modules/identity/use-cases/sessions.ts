import type { Actor, Clock, RealTime } from '../../../shared/kernel/index.js';
import { identityErrors } from '../domain/identity.errors.js';
import type { Session } from '../domain/session.js';
import { userEvent } from '../domain/user.js';
import type { SessionRepository } from '../ports/session.repository.js';

/** Who acts, and in which of their sessions. */
export type SignedInAs = Readonly<{ actor: Actor; sessionId: string }>;

/** Where a person is signed in, and signing out there from here. */
export class OwnSessions {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly clock: Clock,
    private readonly realTime: RealTime,
  ) {}

  /** The most recently used first. */
  list(actor: Actor): Promise<Session[]> {
    return this.sessions.livingOf(actor.userId, this.realTime.now());
  }

  /** @throws identity/no-such-session, also for another person's */
  async end(actor: Actor, id: string): Promise<void> {
    const own = await this.list(actor);
    if (!own.some((session) => session.id === id)) throw identityErrors.noSuchSession();
    const signedOut = userEvent('user.signed-out', { id: actor.userId }, actor, this.clock.now(), { sessionId: id });
    await this.sessions.end(id, this.realTime.now(), signedOut);
  }

  /** Everywhere but here. */
  async endOthers({ actor, sessionId }: SignedInAs): Promise<void> {
    const user = { id: actor.userId };
    const event = userEvent('user.signed-out-elsewhere', user, actor, this.clock.now(), { sessionId });
    await this.sessions.endAllOf({ userId: user.id, except: sessionId }, this.realTime.now(), event);
  }
}

/** Ends one session, everywhere and at once. */
export class SignOut {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly clock: Clock,
    private readonly realTime: RealTime,
  ) {}

  /** @throws identity/not-signed-in */
  async execute(actor: Actor, sessionId: string): Promise<void> {
    const signedOut = userEvent('user.signed-out', { id: actor.userId }, actor, this.clock.now(), { sessionId });
    await this.sessions.end(sessionId, this.realTime.now(), signedOut);
  }
}

/** Signs a person out everywhere, at once. */
export class EndSessions {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly realTime: RealTime,
  ) {}

  async execute(userId: string): Promise<void> {
    await this.sessions.endAllOf({ userId }, this.realTime.now());
  }
}
