import type { Clock, ProfileRef, RealTime, Visitor } from '../../../shared/kernel/index.js';
import { isEnrolled, stageAfterFirstStep } from '../domain/second-factor.js';
import { type Session, startSession } from '../domain/session.js';
import { actorIn, profileAtSignIn, type SignInWay, type User, userEvent } from '../domain/user.js';
import type { SecondFactorPolicy } from '../ports/policies.js';
import type { SecondFactorRepository } from '../ports/second-factor.repository.js';
import type { SessionRepository } from '../ports/session.repository.js';

/**
 * Every sign-in ends here: a session in this browser, as the profile that needs no choosing. Staff with an authenticator
 * app get one that opens nothing until its code has come; so do those who must have an app and have none.
 */
export class OpenSession {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly factors: SecondFactorRepository,
    private readonly policy: SecondFactorPolicy,
    private readonly clock: Clock,
    private readonly realTime: RealTime,
  ) {}

  /** Whether the person may sign in, and as this profile where one is given, the caller has decided. */
  async execute(
    user: User,
    { userAgent }: Visitor,
    by: SignInWay,
    profile: ProfileRef | null = profileAtSignIn(user),
  ): Promise<Session> {
    const enrolled = user.staffRole !== null && isEnrolled(await this.factors.find(user.id));
    const stage = stageAfterFirstStep(user, enrolled, this.policy.compulsory);
    const session = startSession(user, profile, userAgent, this.realTime.now(), stage);
    const payload = { sessionId: session.id, by };
    const name = stage === 'full' ? 'user.signed-in' : 'user.second-step-asked';
    const signedIn = userEvent(name, user, actorIn(user, profile), this.clock.now(), payload);
    await this.sessions.start(session, signedIn);
    return session;
  }
}
