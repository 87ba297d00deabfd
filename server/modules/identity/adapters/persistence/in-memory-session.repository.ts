import { identityErrors } from '../../domain/identity.errors.js';
import { isLiving, type Session } from '../../domain/session.js';
import type { UserEvent } from '../../domain/user.js';
import { SessionRepository, type SessionsOf } from '../../ports/session.repository.js';

export class InMemorySessionRepository extends SessionRepository {
  readonly events: UserEvent[] = [];
  private readonly sessions = new Map<string, Session>();

  async get(id: string): Promise<Session> {
    const session = this.sessions.get(id);
    if (!session || session.endedAt) throw identityErrors.notSignedIn();
    return session;
  }

  async start(session: Session, ...events: UserEvent[]): Promise<void> {
    this.sessions.set(session.id, session);
    this.events.push(...events);
  }

  async end(id: string, now: Date, ...events: UserEvent[]): Promise<void> {
    this.sessions.set(id, { ...(await this.get(id)), endedAt: now });
    this.events.push(...events);
  }

  async endAllOf({ userId, except }: SessionsOf, now: Date, ...events: UserEvent[]): Promise<void> {
    for (const session of this.openOf(userId))
      if (session.id !== except) this.sessions.set(session.id, { ...session, endedAt: now });
    this.events.push(...events);
  }

  async prove(id: string, now: Date, ...events: UserEvent[]): Promise<void> {
    this.sessions.set(id, { ...(await this.get(id)), provenAt: now });
    this.events.push(...events);
  }

  async livingOf(userId: string, now: Date): Promise<Session[]> {
    return this.openOf(userId)
      .filter((session) => session.stage === 'full' && isLiving(session, now))
      .sort((a, b) => b.lastSeenAt.getTime() - a.lastSeenAt.getTime());
  }

  /** The sessions of one person that nobody has ended. */
  openOf(userId: string): Session[] {
    return [...this.sessions.values()].filter((session) => session.userId === userId && !session.endedAt);
  }
}
