import { identityErrors } from '../../domain/identity.errors.js';
import type { Session } from '../../domain/session.js';
import type { UserEvent } from '../../domain/user.js';
import { SessionRepository } from '../../ports/session.repository.js';

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

  async endAllOf(userId: string, now: Date): Promise<void> {
    for (const session of this.sessions.values()) {
      if (session.userId === userId && !session.endedAt) this.sessions.set(session.id, { ...session, endedAt: now });
    }
  }

  /** The living sessions of one person. */
  openOf(userId: string): Session[] {
    return [...this.sessions.values()].filter((session) => session.userId === userId && !session.endedAt);
  }
}
