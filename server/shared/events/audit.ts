import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '../db/index.js';
import type { DomainEvent } from '../kernel/index.js';
import { canonicalJson } from './canonical-json.js';

const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');

type Link = Readonly<{ seq: number; hash: string }>;

/** One row of the log with its text beside it, as the outbox writes it. */
export type AuditRow = AuditFacts & Readonly<{ previousHash: string; hash: string; salt: string; payload: object }>;

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

  /** The rows that these events add to their chains. Holds the chains until the transaction ends. */
  async rowsFor(events: readonly DomainEvent[]): Promise<AuditRow[]> {
    const ends = new Map<string, Link>();
    const rows: AuditRow[] = [];
    for (const event of events) {
      const { type, id } = event.aggregate;
      const key = `${type}:${id}`;
      const row = linkTo(ends.get(key) ?? (await this.lastOf(type, id)), event);
      ends.set(key, row);
      rows.push(row);
    }
    return rows;
  }

  /** Writers of one aggregate queue up on a lock inside audit_last() until they commit, so that a chain never forks. */
  private async lastOf(type: string, id: string): Promise<Link> {
    const [last] = await this.db.rows<Link>('select seq, hash from audit_last($1, $2)', [type, id], 'audit-last');
    return last ?? { seq: 0, hash: '' };
  }
}

function linkTo(last: Link, event: DomainEvent): AuditRow {
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
  return { ...facts, previousHash: last.hash, hash: auditHash(last.hash, facts), salt, payload: event.payload };
}
