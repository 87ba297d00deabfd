import type { Logger, OnApplicationBootstrap, BeforeApplicationShutdown } from '@nestjs/common';
import { Logger as WorkerLogger, parseCronItems, run, type Runner, type Task } from 'graphile-worker';
import type { Database } from '../db/index.js';

/** Idempotent: a job may run again after a crash. */
export type JobHandler = (payload: unknown) => Promise<void>;

const concurrency = 4;
const maxAttempts = 25;

/** The job queue on PostgreSQL, and its cron (https://worker.graphile.org). */
export class Jobs implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly tasks: Record<string, Task> = {};
  private readonly crons: { task: string; match: string; identifier: string }[] = [];
  private runner?: Runner;

  constructor(
    private readonly db: Database,
    private readonly log: Logger,
    private readonly works = true,
  ) {}

  /** `name` is `<module>.<what-it-does>`. */
  handle(name: string, handler: JobHandler): void {
    if (this.tasks[name]) throw new Error(`Two jobs are named ${name}`);
    this.tasks[name] = async (payload) => handler(payload);
  }

  /** Runs a job on a five-field cron pattern, once for all processes. */
  every(match: string, name: string, handler: JobHandler): void {
    this.handle(name, handler);
    this.crons.push({ task: name, match, identifier: name });
  }

  /**
   * Within the open transaction: a job is there when the change is there. With `key` a waiting twin is replaced; of one `queue`
   * no two run at the same time.
   */
  async enqueue(name: string, payload: object, { key, queue }: { key?: string; queue?: string } = {}): Promise<void> {
    await this.db.rows(
      'select graphile_worker.add_job($1, $2::json, job_key => $3, max_attempts => $4, queue_name => $5)',
      [name, JSON.stringify(payload), key ?? null, maxAttempts, queue ?? null],
      'jobs-enqueue',
    );
  }

  async onApplicationBootstrap(): Promise<void> {
    if (!this.works) return;
    this.survivesLostConnections();
    this.runner = await run({
      pgPool: this.db.pool,
      concurrency,
      noHandleSignals: true,
      pollInterval: 2_000,
      taskList: this.tasks,
      parsedCronItems: parseCronItems(this.crons.map((item) => ({ ...item, options: { backfillPeriod: 0 } }))),
      logger: new WorkerLogger(() => (level, message) => {
        const importance: string = level;
        if (importance === 'error') this.log.error(message);
        else if (importance === 'warning') this.log.warn(message);
      }),
    });
  }

  /** A connection that breaks while it is idle is no reason to end the process: the next use opens another. */
  private survivesLostConnections(): void {
    const lost = (error: Error) => this.log.warn(`A database connection was lost: ${error.message}`);
    this.db.pool.on('error', lost);
    this.db.pool.on('connect', (client) => client.on('error', lost));
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.runner?.stop();
  }
}
