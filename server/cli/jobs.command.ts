import { Command, CommandRunner, Option } from 'nest-commander';
import { Database } from '../shared/db/index.js';

type Line = { name: string; waiting: number; late: number; failed: number; lastError: string | null };
type Events = { waiting: number; parked: number; lastError: string | null };

const longest = 100;

/** `jobs`: what waits in the queue and in the outbox, and what was given up; `--retry` lets that try again. */
@Command({ name: 'jobs', description: 'Shows what waits to be done, and what was given up.' })
export class JobsCommand extends CommandRunner {
  constructor(private readonly db: Database) {
    super();
  }

  /** Ends with exit code 1 while something is given up. */
  async run(_words: string[], { retry }: { retry?: boolean }): Promise<void> {
    if (retry) await this.retry();
    const lines = await this.jobs();
    const events = await this.events();
    for (const { name, waiting, late, failed, lastError } of lines)
      console.log(`${name.padEnd(34)} ${waiting} waiting, ${late} late, ${failed} given up${words(lastError)}`);
    console.log(
      `${'events'.padEnd(34)} ${events.waiting} waiting, ${events.parked} given up${words(events.lastError)}`,
    );
    if (events.parked > 0 || lines.some(({ failed }) => failed > 0)) process.exitCode = 1;
  }

  @Option({ flags: '--retry', description: 'lets what was given up try again, from now' })
  parseRetry(): boolean {
    return true;
  }

  /** Late is what should have begun more than a minute ago. */
  private jobs(): Promise<Line[]> {
    return this.db.rows<Line>(
      `select task_identifier as name, count(*) filter (where attempts < max_attempts)::int as waiting,
         count(*) filter (where attempts < max_attempts and locked_at is null and run_at < now() - interval '1 minute')::int as late,
         count(*) filter (where attempts >= max_attempts)::int as failed,
         (array_agg(last_error order by updated_at desc) filter (where last_error is not null))[1] as "lastError"
       from graphile_worker.jobs group by 1 order by 1`,
    );
  }

  private async events(): Promise<Events> {
    const [row] = await this.db.rows<Events>(
      `select count(*) filter (where parked_at is null)::int as waiting, count(*) filter (where parked_at is not null)::int as parked,
         (array_agg(last_error order by seq desc) filter (where last_error is not null))[1] as "lastError"
       from outbox where done_at is null`,
    );
    return row!;
  }

  private async retry(): Promise<void> {
    const jobs = await this.db.rows(
      `select from graphile_worker.reschedule_jobs(
         (select coalesce(array_agg(id), '{}') from graphile_worker.jobs where attempts >= max_attempts), now(), null, 0)`,
    );
    const events = await this.db.affected(
      'update outbox set parked_at = null, attempts = 0, next_attempt_at = now() where parked_at is not null and done_at is null',
    );
    console.log(`${jobs.length} jobs and ${events} events try again.`);
  }
}

const words = (error: string | null): string => (error ? `: ${error.split('\n')[0]!.slice(0, longest)}` : '');
