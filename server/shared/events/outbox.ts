import { type Database, type NewRows, insertsOf } from '../db/index.js';
import type { Actor, DomainEvent } from '../kernel/index.js';
import { traceparent } from '../tracing/index.js';
import type { AuditRow, AuditTrail } from './audit.js';

/** Event, audit row and its text, in one statement; before them whatever is written with them, as parts of WITH. */
const append = (before: readonly string[] = []) => `
  with ${before.map((part) => `${part},`).join('')} told as (
    select * from jsonb_to_recordset($1::jsonb) as e (
      "eventId" uuid, name text, "occurredAt" timestamptz, actor jsonb, "aggregateType" text, "aggregateId" text, payload jsonb,
      seq int, "actorId" text, "actorRole" text, "payloadHash" text, "previousHash" text, hash text, signature text, "keyId" text, salt text)),
  waiting as (
    insert into outbox (id, name, occurred_at, actor, aggregate_type, aggregate_id, payload)
    select "eventId", name, "occurredAt", actor, "aggregateType", "aggregateId", payload from told),
  texts as (
    insert into audit_details (event_id, salt, payload) select "eventId", salt, payload from told)
  insert into audit_log (
    aggregate_type, aggregate_id, seq, event_id, name, actor_id, actor_role, occurred_at, payload_hash, previous_hash, hash,
    signature, key_id)
  select "aggregateType", "aggregateId", seq, "eventId", name, "actorId", "actorRole", "occurredAt", "payloadHash", "previousHash", hash,
    signature, "keyId"
  from told`;

const appendOnly = append();

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
    await this.db.rows(appendOnly, [asJson(events, await this.audit.rowsFor(events))], 'outbox-append');
    this.db.afterCommit(this.wake);
  }

  /**
   * Stores the rows of an aggregate that begins, and the events that tell of it, in one statement: both or neither,
   * without the round trips of a transaction. Nobody else can be writing the chain of what does not exist yet.
   */
  async begin(inserts: readonly NewRows[], events: readonly DomainEvent[]): Promise<void> {
    const { parts, values } = insertsOf(inserts, 2);
    const name = `outbox-begin-${inserts.map(({ table }) => table).join('-')}`;
    await this.db.rows(append(parts), [asJson(events, this.audit.firstRowsFor(events)), ...values], name);
    this.db.afterCommit(this.wake);
  }
}

/** Who did it, and as a part of which trace; the chain of the log knows nothing of the latter. */
export type StoredActor = Actor & Readonly<{ traceparent?: string }>;

function asJson(events: readonly DomainEvent[], rows: readonly AuditRow[]): string {
  const trace = { traceparent: traceparent() };
  const actorOf = (index: number): StoredActor => ({ ...events[index]!.actor, ...trace });
  return JSON.stringify(rows.map((row, index) => ({ ...row, actor: actorOf(index) })));
}
