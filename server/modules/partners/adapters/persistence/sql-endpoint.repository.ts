import type { Database } from '../../../../shared/db/index.js';
import type { Outbox } from '../../../../shared/events/index.js';
import type { ProfileRef } from '../../../../shared/kernel/index.js';
import type { Endpoint, EndpointEvent } from '../../domain/endpoint.js';
import { EndpointRepository } from '../../ports/webhooks.js';

const columns = `id, profile_uid as "profileUid", profile_type as "profileType", url, events, sealed_secret as "sealedSecret",
  previous_secret as "previousSecret", previous_until as "previousUntil", state, failing_since as "failingSince",
  created_at as "createdAt"`;

export class SqlEndpointRepository extends EndpointRepository {
  constructor(
    private readonly db: Database,
    private readonly outbox: Outbox,
  ) {
    super();
  }

  of({ uid }: ProfileRef): Promise<readonly Endpoint[]> {
    return this.db.rows<Endpoint>(
      `select ${columns} from webhook_endpoints where profile_uid = $1 order by created_at, id`,
      [uid],
    );
  }

  async hold(profile: ProfileRef): Promise<readonly Endpoint[]> {
    await this.db.rows(`select pg_advisory_xact_lock(hashtextextended('webhook_endpoints ' || $1, 0))`, [profile.uid]);
    return this.of(profile);
  }

  async find(id: string): Promise<Endpoint | null> {
    const [row] = await this.db.rows<Endpoint>(`select ${columns} from webhook_endpoints where id = $1`, [id]);
    return row ?? null;
  }

  listening(profileUids: readonly string[]): Promise<readonly Endpoint[]> {
    return this.db.rows<Endpoint>(
      `select ${columns} from webhook_endpoints
       where profile_uid = any($1::uuid[]) and state = 'on' order by created_at, id`,
      [profileUids],
      'partners-listening',
    );
  }

  save(endpoint: Endpoint, ...events: EndpointEvent[]): Promise<void> {
    const { id, profileUid, profileType, url, events: heard, sealedSecret, previousSecret, previousUntil } = endpoint;
    return this.db.inTransaction(async () => {
      await this.db.affected(
        `insert into webhook_endpoints (id, profile_uid, profile_type, url, events, sealed_secret, previous_secret, previous_until,
           state, failing_since, created_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
         on conflict (id) do update set url = excluded.url, events = excluded.events, sealed_secret = excluded.sealed_secret,
           previous_secret = excluded.previous_secret, previous_until = excluded.previous_until, state = excluded.state,
           failing_since = excluded.failing_since`,
        [
          ...[id, profileUid, profileType, url, heard, sealedSecret, previousSecret, previousUntil],
          ...[endpoint.state, endpoint.failingSince, endpoint.createdAt],
        ],
      );
      await this.outbox.append(events);
    });
  }

  async tell(...events: EndpointEvent[]): Promise<void> {
    await this.outbox.append(events);
  }

  remove({ id }: Endpoint, ...events: EndpointEvent[]): Promise<void> {
    return this.db.inTransaction(async () => {
      await this.db.affected('delete from webhook_endpoints where id = $1', [id]);
      await this.outbox.append(events);
    });
  }

  async noteArrival(id: string): Promise<void> {
    await this.db.affected(
      'update webhook_endpoints set failing_since = null where id = $1 and failing_since is not null',
      [id],
    );
  }

  async noteFailure({ id, url }: Endpoint, now: Date): Promise<Date | null> {
    const [row] = await this.db.rows<{ since: Date }>(
      'update webhook_endpoints set failing_since = coalesce(failing_since, $2) where id = $1 and url = $3 returning failing_since as since',
      [id, now, url],
    );
    return row?.since ?? null;
  }
}
