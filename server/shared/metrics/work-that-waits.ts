import type { Database } from '../db/index.js';

/** What waits in the queue and in the outbox of all processes; a lag is how long ago the oldest of it should have begun, in seconds. */
export type WorkThatWaits = Readonly<{
  jobs: number;
  jobsGivenUp: number;
  jobsLag: number;
  events: number;
  eventsGivenUp: number;
  eventsLag: number;
}>;

const lagOf = (column: string, condition: string) =>
  `coalesce(greatest(extract(epoch from now() - min(${column}) filter (where ${condition})), 0), 0)::float8`;

/** One statement, for whoever watches from outside and for staff. */
export async function workThatWaits(db: Database): Promise<WorkThatWaits> {
  const [row] = await db.rows<WorkThatWaits>(
    `select jobs.*, events.*, parked.* from
       (select count(*) filter (where attempts < max_attempts)::int as "jobs",
          count(*) filter (where attempts >= max_attempts)::int as "jobsGivenUp",
          ${lagOf('run_at', 'attempts < max_attempts and locked_at is null')} as "jobsLag"
        from graphile_worker.jobs) jobs,
       (select count(*)::int as "events", ${lagOf('next_attempt_at', 'true')} as "eventsLag"
        from outbox where done_at is null and parked_at is null) events,
       (select count(*)::int as "eventsGivenUp" from outbox where parked_at is not null and done_at is null) parked`,
    [],
    'work-that-waits',
  );
  return row!;
}
