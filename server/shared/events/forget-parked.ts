import type { Database } from '../db/index.js';

const batch = 1_000;
const thirtyDaysMs = 30 * 24 * 60 * 60 * 1_000;

/** Events that were given up wait thirty days for somebody to mend the cause; then what they tell of a person goes too. Answers how many. */
export const forgetParked = (db: Database, now: Date): Promise<number> =>
  db.affected(
    `delete from outbox where id in (
       select id from outbox where done_at is null and parked_at < $1 order by parked_at limit ${batch} for update skip locked)`,
    [new Date(now.getTime() - thirtyDaysMs)],
  );
