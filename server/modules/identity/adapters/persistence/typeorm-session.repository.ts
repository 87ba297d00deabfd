import { EntitySchema, IsNull, MoreThan } from 'typeorm';
import { oldestLiving, oldestReplacement, type Session } from '../../domain/session.js';
import type { Database } from '../../../../shared/db/index.js';
import type { Outbox } from '../../../../shared/events/index.js';
import type { SessionCache } from '../../../../shared/http/session-cache.js';
import { identityErrors } from '../../domain/identity.errors.js';
import type { UserEvent } from '../../domain/user.js';
import { type SessionProof, SessionRepository, type SessionsOf } from '../../ports/repositories.js';

export const SessionSchema = new EntitySchema<Session>({
  name: 'Session',
  tableName: 'sessions',
  columns: {
    id: { type: 'uuid', primary: true },
    userId: { type: 'uuid', name: 'user_id' },
    profileUid: { type: 'uuid', name: 'profile_uid', nullable: true },
    profileType: { type: 'text', name: 'profile_type', nullable: true },
    userAgent: { type: 'text', name: 'user_agent' },
    stage: { type: 'text' },
    provenAt: { type: 'timestamptz', name: 'proven_at' },
    createdAt: { type: 'timestamptz', name: 'created_at' },
    lastSeenAt: { type: 'timestamptz', name: 'last_seen_at' },
    viewingUntil: { type: 'timestamptz', name: 'viewing_until', nullable: true },
    tokenNumber: { type: 'integer', name: 'token_number' },
    tokenSince: { type: 'timestamptz', name: 'token_since', nullable: true },
    endedAt: { type: 'timestamptz', name: 'ended_at', nullable: true },
  },
});

export class TypeOrmSessionRepository extends SessionRepository {
  constructor(
    private readonly db: Database,
    private readonly outbox: Outbox,
    private readonly cache: SessionCache,
  ) {
    super();
  }

  async get(id: string): Promise<Session> {
    const session = await this.db.manager.findOneBy(SessionSchema, { id, endedAt: IsNull() });
    if (!session) throw identityErrors.notSignedIn();
    return session;
  }

  start(session: Session, ...events: UserEvent[]): Promise<void> {
    return this.db.inTransaction(async () => {
      await this.db.manager.insert(SessionSchema, session);
      await this.outbox.append(events);
    });
  }

  end(id: string, now: Date, ...events: UserEvent[]): Promise<void> {
    return this.db.inTransaction(async () => {
      const { affected } = await this.db.manager.update(SessionSchema, { id, endedAt: IsNull() }, { endedAt: now });
      if (affected === 0) throw identityErrors.notSignedIn();
      await this.outbox.append(events);
      await this.cache.ended([id]);
    });
  }

  endAllOf({ userId, except }: SessionsOf, now: Date, ...events: UserEvent[]): Promise<void> {
    return this.db.inTransaction(async () => {
      const ended = await this.db.rows<{ id: string }>(
        `update sessions set ended_at = $2
         where user_id = $1 and ended_at is null and id is distinct from $3 returning id`,
        [userId, now, except ?? null],
      );
      await this.outbox.append(events);
      await this.cache.ended(ended.map(({ id }) => id));
    });
  }

  prove(id: string, { provenAt, now }: SessionProof, ...events: UserEvent[]): Promise<Session> {
    return this.db.inTransaction(async () => {
      await this.db.affected(
        `update sessions set proven_at = $2,
           token_number = token_number + case when token_since > $4 then 0 else 1 end,
           token_since = case when token_since > $4 then token_since else $3 end
         where id = $1 and ended_at is null`,
        [id, provenAt, now, oldestReplacement(now)],
      );
      const session = await this.get(id);
      await this.outbox.append(events);
      await this.cache.ended([id]);
      return session;
    });
  }

  livingOf(userId: string, now: Date): Promise<Session[]> {
    const oldest = oldestLiving(now);
    return this.db.manager.find(SessionSchema, {
      where: {
        userId,
        stage: 'full',
        endedAt: IsNull(),
        lastSeenAt: MoreThan(oldest.lastSeenAt),
        createdAt: MoreThan(oldest.createdAt),
      },
      order: { lastSeenAt: 'desc', id: 'desc' },
    });
  }
}
