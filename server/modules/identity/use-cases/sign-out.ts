import type { Actor, Clock, RealTime } from '../../../shared/kernel/index.js';
import { userEvent } from '../domain/user.js';
import type { SessionRepository } from '../ports/session.repository.js';

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
