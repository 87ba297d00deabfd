import type { Clock } from '../../../shared/kernel/index.js';
import { type Session, startSession } from '../domain/session.js';
import { actorOf, profileAtSignIn, type SignInWay, type User, userEvent } from '../domain/user.js';
import type { Visitor } from '../domain/visitor.js';
import type { RealTime } from '../ports/real-time.js';
import type { SessionRepository } from '../ports/session.repository.js';

/** The last step of every sign-in: a session in this browser, as the profile that needs no choosing. */
export class OpenSession {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly clock: Clock,
    private readonly realTime: RealTime,
  ) {}

  /** Whether the person may sign in, the caller has decided. */
  async execute(user: User, { userAgent }: Visitor, by: SignInWay): Promise<Session> {
    const profile = profileAtSignIn(user);
    const session = startSession(user, profile, userAgent, this.realTime.now());
    const payload = { sessionId: session.id, by };
    const signedIn = userEvent('user.signed-in', user, actorOf(user, profile), this.clock.now(), payload);
    await this.sessions.start(session, signedIn);
    return session;
  }
}
