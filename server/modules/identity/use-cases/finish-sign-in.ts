import type { Clock, RealTime, Transaction } from '../../../shared/kernel/index.js';
import { type Session, startSession } from '../domain/session.js';
import { actorIn, profileAtSignIn, userEvent } from '../domain/user.js';
import type { SessionRepository } from '../ports/session.repository.js';
import type { UserRepository } from '../ports/user.repository.js';
import type { CheckCode } from './check-code.js';

/** The second step of a sign-in: a full session, with an id of its own, takes the place of the one that was waiting. */
export class FinishSignIn {
  constructor(
    private readonly users: UserRepository,
    private readonly sessions: SessionRepository,
    private readonly checkCode: CheckCode,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly realTime: RealTime,
  ) {}

  /** `waitingId` is the session that lacks the code. @throws identity/wrong-code, identity/too-many-requests, identity/not-signed-in */
  async execute(waitingId: string, typedCode: string): Promise<Session> {
    const { userId } = await this.sessions.get(waitingId);
    await this.checkCode.execute(userId, typedCode);
    return this.replace(waitingId);
  }

  /** The step has been taken: the full session begins. @throws identity/not-signed-in when the waiting one has ended */
  async replace(waitingId: string): Promise<Session> {
    return this.transaction.inTransaction(async () => {
      const now = this.realTime.now();
      const waiting = await this.sessions.get(waitingId);
      const user = await this.users.get(waiting.userId);
      const profile = profileAtSignIn(user);
      const session = startSession(user, profile, waiting.userAgent, now);
      const payload = { sessionId: session.id, by: 'second-factor' as const };
      await this.sessions.end(waiting.id, now);
      await this.sessions.start(
        session,
        userEvent('user.signed-in', user, actorIn(user, profile), this.clock.now(), payload),
      );
      return session;
    });
  }
}
