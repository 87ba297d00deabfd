import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '../db/index.js';
import type { DomainEvent } from '../kernel/index.js';
import type { AuditKey } from './audit-key.js';
import { ChainEnds, chainOf, type Link, nothing } from './chain-ends.js';

/**
 * JSON with sorted keys and no spaces, so that equal facts always have equal hashes (RFC 8785 for our plain values).
 */
export function canonicalJson(value: unknown): string {
  if (value instanceof Date) return JSON.stringify(value.toISOString());
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value ?? null);
  const entries = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, field]) => `${JSON.stringify(key)}:${canonicalJson(field)}`).join(',')}}`;
}

const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');

/** One row of the log with its details, as the outbox writes it. */
export type AuditRow = AuditFacts &
  Readonly<{
    previousHash: string;
    hash: string;
    /** The signature of the hash by the server's key; null without a key. */
    signature: string | null;
    keyId: string | null;
    salt: string;
    payload: object;
  }>;

/** One row of the log as stored; salt and payload are null if its details were erased. */
export type StoredAuditRow = Omit<AuditRow, 'salt' | 'payload'> &
  Readonly<{ salt: string | null; payload: object | null }>;

/** One row of the log for display; its details are null if they were erased. */
type Happened = Pick<StoredAuditRow, 'eventId' | 'name' | 'actorId' | 'actorRole' | 'occurredAt' | 'payload'>;

/** What a row's hash covers: its position, the previous row, and the facts without their details. */
export type AuditFacts = Readonly<{
  aggregateType: string;
  aggregateId: string;
  seq: number;
  eventId: string;
  name: string;
  actorId: string;
  actorRole: string;
  occurredAt: string;
  payloadHash: string;
}>;

export const auditHash = (previousHash: string, facts: AuditFacts): string =>
  sha256(`${previousHash}\n${canonicalJson(facts)}`);

export const payloadHash = (salt: string, payload: object): string => sha256(`${salt}\n${canonicalJson(payload)}`);

/**
 * Who did what to which aggregate: one hash chain each, written in the same transaction as the change. The chain holds
 * ids and salted hashes; the details are in audit_details, where they can be erased without breaking it.
 */
export class AuditTrail {
  private readonly ends = new ChainEnds();

  constructor(
    private readonly db: Database,
    private readonly key?: AuditKey,
  ) {}

  /** Every row of one chain, in order. */
  chain(type: string, id: string): Promise<StoredAuditRow[]> {
    return this.db.rows<StoredAuditRow>(
      `select l.aggregate_type as "aggregateType", l.aggregate_id as "aggregateId", l.seq, l.event_id as "eventId", l.name,
         l.actor_id as "actorId", l.actor_role as "actorRole",
         to_char(l.occurred_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "occurredAt",
         l.payload_hash as "payloadHash", l.previous_hash as "previousHash", l.hash, l.signature, l.key_id as "keyId",
         d.salt, d.payload
       from audit_log l left join audit_details d on d.event_id = l.event_id
       where l.aggregate_type = $1 and l.aggregate_id = $2 order by l.seq`,
      [type, id],
    );
  }

  /** The history of one subject, newest first, over all its chains; `before` is the previous page's cursor. */
  latest(
    types: readonly string[],
    id: string,
    before: Readonly<{ at: string; id: string }> | null,
    limit: number,
  ): Promise<Happened[]> {
    return this.db.rows<Happened>(
      `select l.event_id as "eventId", l.name, l.actor_id as "actorId", l.actor_role as "actorRole",
         to_char(l.occurred_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "occurredAt", d.payload
       from audit_log l left join audit_details d on d.event_id = l.event_id
       where l.aggregate_type = any($1) and l.aggregate_id = $2
         and ($3::timestamptz is null or (l.occurred_at, l.event_id) < ($3, $4::uuid))
       order by l.occurred_at desc, l.event_id desc limit $5`,
      [types, id, before?.at ?? null, before?.id ?? null, limit],
    );
  }

  /** The rows that these events add to their chains. Locks the chains until the transaction ends. */
  async rowsFor(events: readonly DomainEvent[]): Promise<AuditRow[]> {
    const ends = new Map<string, Link>();
    for (const { aggregate } of events)
      if (!ends.has(chainOf(aggregate))) ends.set(chainOf(aggregate), await this.lastOf(aggregate.type, aggregate.id));
    return linked(events, ends, this.key);
  }

  /** The rows that these events of one aggregate add to its chain, if its head is as given. */
  rowsAfter(end: Link, events: readonly DomainEvent[]): AuditRow[] {
    return linked(events, new Map([[chainOf(events[0]!.aggregate), end]]), this.key);
  }

  /** The first rows in the chains of new aggregates. */
  firstRowsFor(events: readonly DomainEvent[]): AuditRow[] {
    return linked(events, new Map(), this.key);
  }

  /** The cached head of the chain, without a lock. Callers must check it when they write. */
  async endOf({ type, id }: DomainEvent['aggregate']): Promise<Link> {
    const known = this.ends.of(chainOf({ type, id }));
    if (known) return known;
    const [end = nothing] = await this.db.quickRead<Link>(
      'select seq, hash from audit_log where aggregate_type = $1 and aggregate_id = $2 order by seq desc limit 1',
      [type, id],
      'audit-end',
    );
    return end;
  }

  /** These rows have been committed. */
  wrote(rows: readonly AuditRow[]): void {
    for (const { aggregateType: type, aggregateId: id, seq, hash } of rows)
      this.ends.note(chainOf({ type, id }), { seq, hash });
  }

  /** The last known head of the chain; null if it has none yet. */
  saw(aggregate: DomainEvent['aggregate'], end: Link | null): void {
    this.ends.note(chainOf(aggregate), end ?? nothing);
  }

  /** The chain's head wasn't what this process had cached. */
  mistook(aggregate: DomainEvent['aggregate']): void {
    this.ends.forget(chainOf(aggregate));
  }

  /** A lock inside audit_last() serialises writers of one aggregate until they commit, so that a chain never forks. */
  private async lastOf(type: string, id: string): Promise<Link> {
    const [last] = await this.db.rows<Link>('select seq, hash from audit_last($1, $2)', [type, id], 'audit-last');
    return last ?? nothing;
  }
}

/** Each event's row, linked to the previous one in its chain; `ends` holds the new heads. */
function linked(events: readonly DomainEvent[], ends: Map<string, Link>, key?: AuditKey): AuditRow[] {
  return events.map((event) => {
    const chain = chainOf(event.aggregate);
    const row = linkTo(ends.get(chain) ?? nothing, event, key);
    ends.set(chain, row);
    return row;
  });
}

function linkTo(last: Link, event: DomainEvent, key?: AuditKey): AuditRow {
  const salt = randomBytes(16).toString('hex');
  const facts: AuditFacts = {
    aggregateType: event.aggregate.type,
    aggregateId: event.aggregate.id,
    seq: last.seq + 1,
    eventId: event.id,
    name: event.name,
    actorId: event.actor.userId,
    actorRole: event.actor.role,
    occurredAt: event.occurredAt.toISOString(),
    payloadHash: payloadHash(salt, event.payload),
  };
  const hash = auditHash(last.hash, facts);
  const signed = { signature: key?.sign(hash) ?? null, keyId: key?.id ?? null };
  return { ...facts, previousHash: last.hash, hash, ...signed, salt, payload: event.payload };
}
