import {
  type Actor,
  type Clock,
  DomainError,
  type ProfileRef,
  type RealTime,
  type Visitor,
} from '../../../shared/kernel/index.js';
import { identityErrors } from '../domain/identity.errors.js';
import { isEnrolled, stageAfterFirstStep } from '../domain/second-factor.js';
import { type Session, startSession } from '../domain/session.js';
import { actorIn, profileAtSignIn, type SignInWay, type User, userEvent } from '../domain/user.js';
import type { SessionRepository } from '../ports/repositories.js';
import type { SecondFactorRepository } from '../ports/secrets.js';
import type { SecondFactorPolicy } from '../ports/sign-in-links.js';

/**
 * Completes every sign-in: a new session replaces this browser's previous one, acting for the profile if there is no
 * choice. People with an authenticator app get a session without access until they enter a code; so do staff who must
 * have an app and have none.
 */
export class OpenSession {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly factors: SecondFactorRepository,
    private readonly policy: SecondFactorPolicy,
    private readonly clock: Clock,
    private readonly realTime: RealTime,
  ) {}

  /** The caller has checked that the person may sign in, and may act for this profile if one is given. */
  async execute(
    user: User,
    { userAgent, sessionId }: Visitor,
    by: SignInWay,
    profile: ProfileRef | null = profileAtSignIn(user),
  ): Promise<Session> {
    const enrolled = isEnrolled(await this.factors.find(user.id));
    const stage = stageAfterFirstStep(user, enrolled, this.policy.compulsory, by);
    const session = startSession(user, profile, userAgent, this.realTime.now(), stage);
    const payload = { sessionId: session.id, by };
    const name = stage === 'full' ? 'user.signed-in' : 'user.second-step-asked';
    const signedIn = userEvent(name, user, actorIn(user, profile), this.clock.now(), payload);
    await this.sessions.start(session, signedIn);
    if (sessionId) await this.endBefore(sessionId);
    return session;
  }

  /** It may have ended already, for example with all the person's other ones. */
  private async endBefore(sessionId: string): Promise<void> {
    try {
      await this.sessions.end(sessionId, this.realTime.now());
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
    }
  }
}

/** Who acts, and in which of their sessions. */
export type SignedInAs = Readonly<{ actor: Actor; sessionId: string }>;

/** The service for a person's own sessions: where they are signed in, and signing out there remotely. */
export class OwnSessionsService {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly clock: Clock,
    private readonly realTime: RealTime,
  ) {}

  /** Most recently used first. */
  list({ userId }: Pick<Actor, 'userId'>): Promise<Session[]> {
    return this.sessions.livingOf(userId, this.realTime.now());
  }

  /** @throws identity/no-such-session, also for another person's */
  async end(actor: Actor, id: string): Promise<void> {
    const own = await this.list(actor);
    if (!own.some((session) => session.id === id)) throw identityErrors.noSuchSession();
    const signedOut = userEvent('user.signed-out', { id: actor.userId }, actor, this.clock.now(), { sessionId: id });
    await this.sessions.end(id, this.realTime.now(), signedOut);
  }

  /** Everywhere except here. */
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
