import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '../db/index.js';
import type { DomainEvent } from '../kernel/index.js';
import type { AuditKey } from './audit-key.js';
import { ChainEnds, chainOf, type Link, nothing } from './chain-ends.js';

/** JSON with sorted keys and no spaces, so that the same facts always give the same hash (RFC 8785 for our plain values). */
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

/** One row of the log with its text beside it, as the outbox writes it. */
export type AuditRow = AuditFacts &
  Readonly<{
    previousHash: string;
    hash: string;
    /** Of the hash, by the server's key; null where there is none. */
    signature: string | null;
    keyId: string | null;
    salt: string;
    payload: object;
  }>;

/** One row of the log as stored; salt and payload are null if its text was erased. */
export type StoredAuditRow = Omit<AuditRow, 'salt' | 'payload'> &
  Readonly<{ salt: string | null; payload: object | null }>;

/** One row of the log as people read it; its text is null where it was erased. */
type Happened = Pick<StoredAuditRow, 'eventId' | 'name' | 'actorId' | 'actorRole' | 'occurredAt' | 'payload'>;

/** What one row's hash covers: its place, the row before it, and the facts without their text. */
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
 * Who did what to which aggregate: one hash chain each, written in the transaction of the change itself. The chain holds ids and
 * salted hashes; the texts are in audit_details, where they can be erased without breaking it.
 */
export class AuditTrail {
  private readonly ends = new ChainEnds();

  constructor(
    private readonly db: Database,
    private readonly key?: AuditKey,
  ) {}

  /** Every row of one chain, in its order. */
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

  /** What has happened to one thing, newest first, over all its chains; `before` is where the page before ended. */
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

  /** The rows that these events add to their chains. Holds the chains until the transaction ends. */
  async rowsFor(events: readonly DomainEvent[]): Promise<AuditRow[]> {
    const ends = new Map<string, Link>();
    for (const { aggregate } of events)
      if (!ends.has(chainOf(aggregate))) ends.set(chainOf(aggregate), await this.lastOf(aggregate.type, aggregate.id));
    return linked(events, ends, this.key);
  }

  /** The rows that these events of one aggregate add to its chain, if it ends as it is said to. */
  rowsAfter(end: Link, events: readonly DomainEvent[]): AuditRow[] {
    return linked(events, new Map([[chainOf(events[0]!.aggregate), end]]), this.key);
  }

  /** The rows that begin the chains of aggregates which begin with these events. */
  firstRowsFor(events: readonly DomainEvent[]): AuditRow[] {
    return linked(events, new Map(), this.key);
  }

  /** Where the chain seems to end; locks nothing. Callers have to check when they write that it is still so. */
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

  /** These rows are stored for good. */
  wrote(rows: readonly AuditRow[]): void {
    for (const { aggregateType: type, aggregateId: id, seq, hash } of rows)
      this.ends.note(chainOf({ type, id }), { seq, hash });
  }

  /** Where the chain ended a moment ago; null where there is none yet. */
  saw(aggregate: DomainEvent['aggregate'], end: Link | null): void {
    this.ends.note(chainOf(aggregate), end ?? nothing);
  }

  /** The chain did not end as this process thought. */
  mistook(aggregate: DomainEvent['aggregate']): void {
    this.ends.forget(chainOf(aggregate));
  }

  /** Writers of one aggregate queue up on a lock inside audit_last() until they commit, so that a chain never forks. */
  private async lastOf(type: string, id: string): Promise<Link> {
    const [last] = await this.db.rows<Link>('select seq, hash from audit_last($1, $2)', [type, id], 'audit-last');
    return last ?? nothing;
  }
}

/** Each event's row, linked to the one before it in its chain; `ends` says where the chains end now. */
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
