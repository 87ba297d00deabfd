import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '../db/index.js';
import type { DomainEvent } from '../kernel/index.js';
import { canonicalJson } from './canonical-json.js';

const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');

type Link = { seq: number; hash: string };

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
 * Who did what to which aggregate: one hash chain each, written in the transaction of the change itself.
 * The chain holds ids and salted hashes; the texts lie in audit_details, where they can be erased without breaking it.
 */
export class AuditTrail {
  constructor(private readonly db: Database) {}

  async append(events: readonly DomainEvent[]): Promise<void> {
    const ends = new Map<string, Link>();
    for (const event of events) {
      const { type, id } = event.aggregate;
      const key = `${type}:${id}`;
      ends.set(key, await this.appendOne(event, ends.get(key) ?? (await this.lastOf(type, id))));
    }
  }

  /** Writers of one aggregate queue up on a lock until they commit, so that a chain never forks. */
  private async lastOf(type: string, id: string): Promise<Link> {
    await this.db.rows('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`${type}:${id}`], 'audit-lock');
    const [last] = await this.db.rows<Link>(
      'select seq, hash from audit_log where aggregate_type = $1 and aggregate_id = $2 order by seq desc limit 1',
      [type, id],
      'audit-last',
    );
    return last ?? { seq: 0, hash: '' };
  }

  private async appendOne(event: DomainEvent, last: Link): Promise<Link> {
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
    await this.db.rows(
      `with told as (insert into audit_details (event_id, salt, payload) values ($4, $11, $12))
       insert into audit_log (aggregate_type, aggregate_id, seq, event_id, name, actor_id, actor_role, occurred_at, payload_hash, previous_hash, hash)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $13)`,
      [
        facts.aggregateType,
        facts.aggregateId,
        facts.seq,
        facts.eventId,
        facts.name,
        facts.actorId,
        facts.actorRole,
        facts.occurredAt,
        facts.payloadHash,
        last.hash,
        salt,
        JSON.stringify(event.payload),
        hash,
      ],
      'audit-append',
    );
    return { seq: facts.seq, hash };
  }
}
