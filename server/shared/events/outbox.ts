import type { Database } from '../db/index.js';
import type { DomainEvent } from '../kernel/index.js';
import type { AuditTrail } from './audit.js';

/** Event, audit row and its text, in one statement. */
const append = `
  with told as (
    select * from jsonb_to_recordset($1::jsonb) as e (
      "eventId" uuid, name text, "occurredAt" timestamptz, actor jsonb, "aggregateType" text, "aggregateId" text, payload jsonb,
      seq int, "actorId" text, "actorRole" text, "payloadHash" text, "previousHash" text, hash text, salt text)),
  waiting as (
    insert into outbox (id, name, occurred_at, actor, aggregate_type, aggregate_id, payload)
    select "eventId", name, "occurredAt", actor, "aggregateType", "aggregateId", payload from told),
  texts as (
    insert into audit_details (event_id, salt, payload) select "eventId", salt, payload from told)
  insert into audit_log (
    aggregate_type, aggregate_id, seq, event_id, name, actor_id, actor_role, occurred_at, payload_hash, previous_hash, hash)
  select "aggregateType", "aggregateId", seq, "eventId", name, "actorId", "actorRole", "occurredAt", "payloadHash", "previousHash", hash
  from told`;

/** Where events wait until every subscriber has heard them. Written in the transaction of the change that they tell of. */
export class Outbox {
  private wake: () => void = () => undefined;

  constructor(
    private readonly db: Database,
    private readonly audit: AuditTrail,
  ) {}

  /** The relay of this process asks to be told at once; relays of other processes look for themselves. */
  onAppended(wake: () => void): void {
    this.wake = wake;
  }

  /** Must run inside the transaction of the change. */
  async append(events: readonly DomainEvent[]): Promise<void> {
    if (events.length === 0) return;
    const rows = (await this.audit.rowsFor(events)).map((row, index) => ({ ...row, actor: events[index]!.actor }));
    await this.db.rows(append, [JSON.stringify(rows)], 'outbox-append');
    this.db.afterCommit(this.wake);
  }
}
