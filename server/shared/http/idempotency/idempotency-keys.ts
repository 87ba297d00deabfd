import type { Database } from '../../db/index.js';

/** The response stored under a key. `body` is JSON; null when the response may be shown only once. */
export type KeptAnswer = Readonly<{ status: number; body: string | null }>;

/**
 * First: process it. Kept: repeat the response. Under way: another request with this key is being processed.
 * Unanswered: it never finished, since no request takes a minute: its process crashed, or it failed half-way. Other:
 * the key was used for a different request.
 */
export type Standing =
  | Readonly<{ is: 'first' | 'under-way' | 'unanswered' | 'other' }>
  | Readonly<{ is: 'kept'; answer: KeptAnswer }>;

type Row = Readonly<{ fingerprint: string; status: number | null; body: string | null; overdue: boolean }>;

/** Requests with an `Idempotency-Key`, and their responses: kept for a day of real time. */
export class IdempotencyKeys {
  constructor(private readonly db: Database) {}

  /** Of concurrent equal requests exactly one is the first. */
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
    if (!row) return { is: 'under-way' }; // the first has just been refused: this one may be processed
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

  /** The request was refused without side effects: the key can be used again. */
  async release(owner: string, key: string): Promise<void> {
    await this.db.rows(
      'delete from idempotency_keys where owner = $1 and key = $2',
      [owner, key],
      'idempotency-release',
    );
  }

  /** Deletes those older than a day. Returns how many. */
  async forget(): Promise<number> {
    return this.db.affected(`delete from idempotency_keys where begun_at < now() - interval '1 day'`);
  }
}
