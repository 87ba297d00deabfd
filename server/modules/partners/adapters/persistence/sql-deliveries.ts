import type { Database } from '../../../../shared/db/index.js';
import { webhookTestEvent } from '../../../../contract/rules/webhook-events.js';
import type { Delivery } from '../../domain/delivery.js';
import { Deliveries } from '../../ports/webhooks.js';

const atATime = 200;

const columns = `d.id, d.endpoint_id as "endpointId", d.event_id as "eventId", d.event_name as "eventName", d.body, d.state,
  d.attempts, d.next_attempt_at as "nextAttemptAt", d.last_attempt_at as "lastAttemptAt", d.last_status as "lastStatus",
  d.last_error as "lastError", d.created_at as "createdAt"`;

export class SqlDeliveries extends Deliveries {
  constructor(private readonly db: Database) {
    super();
  }

  async add(deliveries: readonly Delivery[]): Promise<readonly Delivery[]> {
    const added: Delivery[] = [];
    for (const each of deliveries) {
      const stored = await this.db.affected(
        `insert into webhook_deliveries (id, endpoint_id, event_id, event_name, body, state, attempts, next_attempt_at, created_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (endpoint_id, event_id) do nothing`,
        [
          ...[each.id, each.endpointId, each.eventId, each.eventName, each.body],
          ...[each.state, each.attempts, each.nextAttemptAt, each.createdAt],
        ],
      );
      if (stored > 0) added.push(each);
    }
    return added;
  }

  async find(endpointId: string, id: string): Promise<Delivery | null> {
    const [row] = await this.db.rows<Delivery>(
      `select ${columns} from webhook_deliveries d where d.endpoint_id = $1 and d.id = $2`,
      [endpointId, id],
    );
    return row ?? null;
  }

  async begin(id: string, attempts: number, leasedUntil: Date): Promise<Delivery | null> {
    const [row] = await this.db.rows<Delivery>(
      `update webhook_deliveries d set attempts = d.attempts + 1, next_attempt_at = $3
       from webhook_endpoints e
       where d.id = $1 and d.attempts = $2 and d.state = 'waiting' and e.id = d.endpoint_id
         and (e.state = 'on' or d.event_name = '${webhookTestEvent}')
       returning ${columns}`,
      [id, attempts, leasedUntil],
      'partners-begin',
    );
    return row ?? null;
  }

  async save(delivery: Delivery): Promise<void> {
    const { id, state, attempts, nextAttemptAt, lastAttemptAt, lastStatus, lastError } = delivery;
    await this.db.affected(
      `update webhook_deliveries set state = $2, attempts = $3, next_attempt_at = $4, last_attempt_at = $5, last_status = $6,
         last_error = $7
       where id = $1`,
      [id, state, attempts, nextAttemptAt, lastAttemptAt, lastStatus, lastError],
    );
  }

  async settle(
    begun: Delivery,
    { state, nextAttemptAt, lastAttemptAt, lastStatus, lastError }: Delivery,
  ): Promise<boolean> {
    const settled = await this.db.affected(
      `update webhook_deliveries set state = $4, next_attempt_at = $5, last_attempt_at = $6, last_status = $7, last_error = $8
       where id = $1 and attempts = $2 and next_attempt_at = $3 and state = 'waiting'`,
      [
        ...[begun.id, begun.attempts, begun.nextAttemptAt],
        ...[state, nextAttemptAt, lastAttemptAt, lastStatus, lastError],
      ],
    );
    return settled === 1;
  }

  takeDue(now: Date, nextLook: Date): Promise<readonly Delivery[]> {
    return this.db.rows<Delivery>(
      `update webhook_deliveries d set next_attempt_at = $2
       where d.id in (
         select w.id from webhook_deliveries w join webhook_endpoints e on e.id = w.endpoint_id
         where w.state = 'waiting' and w.next_attempt_at <= $1 and (e.state = 'on' or w.event_name = '${webhookTestEvent}')
         order by w.next_attempt_at limit ${atATime} for update of w skip locked)
       returning ${columns}`,
      [now, nextLook],
    );
  }

  list(endpointId: string, { limit, after }: { limit: number; after?: string }): Promise<readonly Delivery[]> {
    return this.db.rows<Delivery>(
      `select ${columns} from webhook_deliveries d
       where d.endpoint_id = $1 and ($3::uuid is null or d.id < $3) order by d.id desc limit $2`,
      [endpointId, limit, after ?? null],
    );
  }

  forget(before: Date): Promise<number> {
    return this.db.affected(
      `delete from webhook_deliveries where id in (
         select id from webhook_deliveries where created_at < $1 order by created_at limit 1000)`,
      [before],
    );
  }
}
