import type { Database } from '../db/index.js';

const batch = 1_000;
const thirtyDaysMs = 30 * 24 * 60 * 60 * 1_000;

/** Jobs that were given up wait thirty days for somebody to mend the cause; then what they tell of a person goes too. Answers how many. */
export const forgetGivenUp = async (db: Database, now: Date): Promise<number> => {
  const forgotten = await db.rows(
    `select from graphile_worker.complete_jobs(array(
       select id from graphile_worker.jobs
       where attempts >= max_attempts and locked_at is null and run_at < $1 order by run_at limit ${batch}))`,
    [new Date(now.getTime() - thirtyDaysMs)],
  );
  return forgotten.length;
};
