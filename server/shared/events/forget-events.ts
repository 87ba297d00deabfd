import type { Database } from '../db/index.js';

const batch = 1_000;
const weekMs = 7 * 24 * 60 * 60 * 1_000;

/**
 * Events that everyone has heard are forgotten after a week: the audit log says what happened, and what an event tells
 * of a person must not outlive them here. Answers how many.
 */
export const forgetDelivered = (db: Database, now: Date): Promise<number> =>
  db.affected(
    `delete from outbox where id in (
       select id from outbox where done_at < $1 order by done_at limit ${batch} for update skip locked)`,
    [new Date(now.getTime() - weekMs)],
  );

const thirtyDaysMs = 30 * 24 * 60 * 60 * 1_000;

/** Events that were given up wait thirty days for someone to fix the cause; then what they tell of a person goes too. Answers how many. */
export const forgetParked = (db: Database, now: Date): Promise<number> =>
  db.affected(
    `delete from outbox where id in (
       select id from outbox where done_at is null and parked_at < $1 order by parked_at limit ${batch} for update skip locked)`,
    [new Date(now.getTime() - thirtyDaysMs)],
  );
