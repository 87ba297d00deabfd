import type { Database } from '../../db/index.js';

/** What was answered under a key. `body` is JSON; null when the answer may be shown only once. */
export type KeptAnswer = Readonly<{ status: number; body: string | null }>;

/**
 * First: do it. Kept: say the same again. Under way: another request with this key has not ended. Unanswered: nor will it,
 * since no request takes a minute; its process has died, or it failed half-way. Other: it was another request.
 */
export type Standing =
  | Readonly<{ is: 'first' | 'under-way' | 'unanswered' | 'other' }>
  | Readonly<{ is: 'kept'; answer: KeptAnswer }>;

type Row = Readonly<{ fingerprint: string; status: number | null; body: string | null; overdue: boolean }>;

/** Requests that carry an `Idempotency-Key`, and what they were answered: kept for a day of real time. */
export class IdempotencyKeys {
  constructor(private readonly db: Database) {}

  /** Of any number of equal requests at once exactly one is the first. */
  async claim(owner: string, key: string, fingerprint: string): Promise<Standing> {
    const first = await this.db.rows(
      `insert into idempotency_keys (owner, key, fingerprint) values ($1, $2, $3) on conflict do nothing returning key`,
      [owner, key, fingerprint],
      'idempotency-claim',
    );
    if (first.length > 0) return { is: 'first' };
    const [row] = await this.db.rows<Row>(
      `select fingerprint, status, body, begun_at < now() - interval '1 minute' as overdue
       from idempotency_keys where owner = $1 and key = $2`,
      [owner, key],
      'idempotency-read',
    );
    if (!row) return { is: 'under-way' }; // the first was refused at this moment: it may be sent again
    if (row.fingerprint !== fingerprint) return { is: 'other' };
    if (row.status === null) return { is: row.overdue ? 'unanswered' : 'under-way' };
    return { is: 'kept', answer: { status: row.status, body: row.body } };
  }

  async keep(owner: string, key: string, { status, body }: KeptAnswer): Promise<void> {
    await this.db.rows(
      'update idempotency_keys set status = $3, body = $4 where owner = $1 and key = $2',
      [owner, key, status, body],
      'idempotency-keep',
    );
  }

  /** It was refused, so that nothing was done: the same key may try again. */
  async release(owner: string, key: string): Promise<void> {
    await this.db.rows(
      'delete from idempotency_keys where owner = $1 and key = $2',
      [owner, key],
      'idempotency-release',
    );
  }

  /** How many were older than a day. */
  async forget(): Promise<number> {
    return this.db.affected(`delete from idempotency_keys where begun_at < now() - interval '1 day'`);
  }
}
