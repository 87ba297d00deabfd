import type { Database } from '../../../../shared/db/index.js';
import type { Outbox } from '../../../../shared/events/index.js';
import type { RetryEvent, WorkRef } from '../../domain/retry.js';
import { type FailedWork, failedShown, type WorkLine, WorkQueue } from '../../ports/work-queue.js';

const minute = "interval '1 minute'";

const lines = `
  select 'job' as kind, task_identifier as name, count(*) filter (where attempts < max_attempts)::int as waiting,
    count(*) filter (where attempts < max_attempts and locked_at is null and run_at < now() - ${minute})::int as late,
    count(*) filter (where attempts >= max_attempts)::int as "givenUp"
  from graphile_worker.jobs group by task_identifier
  union all
  select 'event', name, count(*) filter (where parked_at is null)::int,
    count(*) filter (where parked_at is null and next_attempt_at < now() - ${minute})::int,
    count(*) filter (where parked_at is not null)::int
  from outbox where done_at is null group by name
  order by kind desc, name`;

/** An event's attempts are counted when it is claimed: only an error shows that one has failed. */
const failed = `
  select kind, id, name, attempts, since, "nextTryAt", error from (
    select 'job' as kind, id::text, task_identifier as name, attempts::int, created_at as since,
      case when attempts < max_attempts then run_at end as "nextTryAt", last_error as error, updated_at as at
    from graphile_worker.jobs where last_error is not null or attempts >= max_attempts
    union all
    select 'event', id::text, name, attempts, occurred_at, case when parked_at is null then next_attempt_at end, last_error,
      occurred_at
    from outbox where done_at is null and (last_error is not null or parked_at is not null)) works
  order by "nextTryAt" is not null, at desc, id limit ${failedShown}`;

/** Jobs locked by a worker are left alone. */
const retryJobs = (which: string) => `
  select from graphile_worker.reschedule_jobs(
    (select coalesce(array_agg(id), '{}') from graphile_worker.jobs where locked_at is null and ${which}), now(), null, 0)`;

const retryEvents = (which: string) => `
  update outbox set parked_at = null, attempts = 0, next_attempt_at = now() where done_at is null and ${which}`;

const aJob = /^\d{1,18}$/;

export class SqlWorkQueue extends WorkQueue {
  constructor(
    private readonly db: Database,
    private readonly outbox: Outbox,
  ) {
    super();
  }

  lines(): Promise<WorkLine[]> {
    return this.db.rows<WorkLine>(lines);
  }

  failed(): Promise<FailedWork[]> {
    return this.db.rows<FailedWork>(failed);
  }

  retry(work: WorkRef | null, event: RetryEvent): Promise<number> {
    return this.db.inTransaction(async () => {
      const count = work ? await this.retryOne(work) : await this.retryGivenUp();
      if (count > 0) await this.outbox.append([event]);
      return count;
    });
  }

  private async retryOne({ kind, id }: WorkRef): Promise<number> {
    if (kind === 'event')
      return this.db.affected(retryEvents('id::text = $1 and (parked_at is not null or last_error is not null)'), [id]);
    if (!aJob.test(id)) return 0;
    const which = 'id = $1::bigint and (attempts >= max_attempts or last_error is not null)';
    return (await this.db.rows(retryJobs(which), [id])).length;
  }

  private async retryGivenUp(): Promise<number> {
    const jobs = await this.db.rows(retryJobs('attempts >= max_attempts'));
    return jobs.length + (await this.db.affected(retryEvents('parked_at is not null')));
  }
}
