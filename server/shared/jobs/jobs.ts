import { setTimeout as pause } from 'node:timers/promises';
import type { BeforeApplicationShutdown, Logger, OnApplicationBootstrap } from '@nestjs/common';
import {
  Logger as WorkerLogger,
  parseCronItems,
  run,
  type Runner,
  type Task,
  type Worker,
  type WorkerEvents,
  type WorkerPool,
} from 'graphile-worker';
import pg from 'pg';
import { type Database, stayingInTouch } from '../db/index.js';
import type { ErrorService } from '../monitoring/error-service.js';
import { traced, traceparent } from '../tracing/index.js';
import { EventEmitter } from 'node:events';

/** Idempotent: a job may run again after a crash. */
type JobHandler = (payload: unknown) => Promise<void>;

const concurrency = 4;
/** For jobs that nobody announces: a dead process's. New ones are announced, and what failed is looked for when it is due. */
const lookEveryMs = 10_000;
const maxAttempts = 25;
const beginAgainAfterMs = 1_000;
/** Moments after a job when its end is committed: usually by the first. The queue doesn’t say when. */
const endIsWrittenMs = [25, 250, 2_500] as const;

/** The queue's own, in migration 3 of graphile-worker. */
const backOffMs = (attempts: number): number => Math.exp(Math.min(attempts, 10)) * 1_000;

/**
 * The queue doesn't handle rejections of a completion that is written immediately: a database outage would crash the
 * process. It does handle those of a delayed one, by giving up its workers.
 */
const endsAreLookedAfter = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } };

/**
 * A job that runs past this waits out its own delay: else long jobs would soon occupy every worker, and nothing else
 * would run.
 */
const oneByOne = (queueName: string) => ({ backfillPeriod: 0, queueName });

/** The job queue on PostgreSQL, with its cron (https://worker.graphile.org). */
export class Jobs implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly tasks: Record<string, Task> = {};
  private readonly crons: { task: string; match: string; identifier: string }[] = [];
  private readonly workers: JobWorkers;
  private runner?: Runner;
  private pool?: WorkerPool;
  private beginning?: Promise<void>;
  private stopping = false;
  private ownPool?: pg.Pool;
  private heardBy?: (name: string, outcome: 'done' | 'failed', seconds: number) => void;

  constructor(
    private readonly db: Database,
    private readonly log: Logger,
    private readonly works = true,
    private readonly service?: ErrorService,
    /** The workers' own connections; by default they share the pool. */
    private readonly directUrl?: string,
  ) {
    this.workers = new JobWorkers(db, log);
  }

  /** `name` is `<module>.<what-it-does>`. */
  handle(name: string, handler: JobHandler): void {
    if (this.tasks[name]) throw new Error(`Two jobs are named ${name}`);
    this.tasks[name] = async (queued) => {
      const { traceparent: from, ...payload } = (queued ?? {}) as { traceparent?: string };
      const part = {
        name: `job ${name}`,
        kind: 'CONSUMER',
        attributes: { 'messaging.destination.name': name },
        from,
      } as const;
      await this.measured(
        name,
        traced(part, () => handler(payload)),
      );
    };
  }

  /** Notifies one listener of each job that has finished in this process. */
  onEnd(listener: NonNullable<typeof this.heardBy>): void {
    this.heardBy = listener;
  }

  /** Runs a job on a five-field cron pattern, once for all processes. */
  every(match: string, name: string, handler: JobHandler): void {
    this.handle(name, handler);
    this.crons.push({ task: name, match, identifier: name });
  }

  /**
   * Joins the open transaction: a job exists if the change does. `key` replaces a queued duplicate; jobs in one `queue`
   * never run concurrently.
   */
  async enqueue(name: string, payload: object, { key, queue }: { key?: string; queue?: string } = {}): Promise<void> {
    await this.db.rows(
      'select graphile_worker.add_job($1, $2::json, job_key => $3, max_attempts => $4, queue_name => $5)',
      [name, JSON.stringify({ ...payload, traceparent: traceparent() }), key ?? null, maxAttempts, queue ?? null],
      'jobs-enqueue',
    );
  }

  async onApplicationBootstrap(): Promise<void> {
    this.survivesLostConnections(this.db.pool);
    if (!this.works) return;
    const pool = this.workersPool();
    this.workers.events.on('pool:create', ({ workerPool }) => void (this.pool = workerPool));
    this.workers.events.on('pool:gracefulShutdown', () => {
      this.pool = undefined;
      this.beginning = this.beginAgain(pool);
    });
    this.workers.events.on('job:complete', ({ job }) => {
      if (job.job_queue_id) this.lookAfterEnd();
    });
    this.workers.events.on('job:error', ({ job }) => this.lookAfterEnd(backOffMs(job.attempts)));
    this.runner = await this.begin(pool);
    this.workers.start();
  }

  private begin(pool: pg.Pool): Promise<Runner> {
    const { log } = this;
    return run({
      pgPool: pool,
      concurrency,
      noHandleSignals: true,
      pollInterval: lookEveryMs,
      preset: endsAreLookedAfter,
      events: this.workers.events,
      taskList: this.tasks,
      parsedCronItems: parseCronItems(this.crons.map((item) => ({ ...item, options: oneByOne(item.task) }))),
      logger: new WorkerLogger(() => (level, message) => {
        const importance: string = level;
        if (importance === 'error') log.error(message);
        else if (importance === 'warning') log.warn(message);
      }),
    });
  }

  /**
   * A queue is released when its job's end is written, and a failed job is due after its back-off, without a
   * notification: both would wait until a worker polls.
   */
  private lookAfterEnd(backOff = 0): void {
    for (const ms of endIsWrittenMs) setTimeout(() => this.pool?.nudge(1), backOff + ms).unref();
  }

  /** Abandoned workers finish their current jobs; their runner's promise may never settle, so don't wait for it. */
  private async beginAgain(pool: pg.Pool): Promise<void> {
    if (this.stopping) return;
    this.log.warn('The job workers were given up: others will begin');
    const givenUp = this.runner;
    this.runner = undefined;
    while (!this.stopping && !this.runner) {
      await pause(beginAgainAfterMs);
      try {
        this.runner = await this.begin(pool);
      } catch (error) {
        this.log.warn(`The job workers could not begin again: ${String(error)}`);
      }
    }
    await givenUp?.stop().catch(() => undefined); // it may have stopped on its own
  }

  private async measured(name: string, work: Promise<void>): Promise<void> {
    const start = performance.now();
    let outcome: 'done' | 'failed' = 'failed';
    try {
      await work;
      outcome = 'done';
    } catch (error) {
      this.service?.tell(error, { job: name });
      throw error;
    } finally {
      this.heardBy?.(name, outcome, (performance.now() - start) / 1_000);
    }
  }

  /** Workers hold long-lived connections, unsuitable for a pooler. */
  private workersPool(): pg.Pool {
    if (!this.directUrl) return this.db.pool;
    const max = concurrency + 2;
    const options = { ...stayingInTouch, connectionString: this.directUrl, max };
    this.ownPool = new pg.Pool({ ...options, application_name: 'tastemaker-workers' });
    this.survivesLostConnections(this.ownPool);
    return this.ownPool;
  }

  /** An idle connection that breaks must not crash the process: the next use opens another. */
  private survivesLostConnections(pool: pg.Pool): void {
    const { log } = this;
    const lost = (error: Error) => log.warn(`A database connection was lost: ${error.message}`);
    pool.on('error', lost);
    pool.on('connect', (client) => client.on('error', lost));
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping = true;
    await this.beginning;
    await this.runner?.stop(); // may wait for a long job; it isn't dead
    this.workers.stop();
    await this.ownPool?.end();
    this.forgetHandlers();
  }

  /** The queue keeps the options of every runner in memory. */
  private forgetHandlers(): void {
    this.workers.events.removeAllListeners();
    for (const name of Object.keys(this.tasks)) delete this.tasks[name];
  }
}

const batch = 1_000;
const thirtyDaysMs = 30 * 24 * 60 * 60 * 1_000;

/**
 * Deletes jobs that were given up after thirty days, which is the time to fix the cause; they may contain personal
 * data. Returns how many.
 */
export const forgetGivenUp = async (db: Database, now: Date): Promise<number> => {
  const forgotten = await db.rows(
    `select from graphile_worker.complete_jobs(array(
       select id from graphile_worker.jobs
       where attempts >= max_attempts and locked_at is null and run_at < $1 order by run_at limit ${batch}))`,
    [new Date(now.getTime() - thirtyDaysMs)],
  );
  return forgotten.length;
};

const tellsEveryMs = 15_000;
/** A worker without a heartbeat for this long is dead. */
const silence = "interval '1 minute'";

/**
 * A killed process leaves its jobs locked, for four hours if left to the queue. So workers send heartbeats, and the
 * jobs of silent ones are released. Real time: it is about processes, not the product.
 */
export class JobWorkers {
  readonly events: WorkerEvents = new EventEmitter();
  private readonly working = new Set<Worker>();
  private timer?: NodeJS.Timeout;
  private toldAt = 0;

  constructor(
    private readonly db: Database,
    private readonly log: Logger,
  ) {
    this.events.on('worker:create', ({ worker }) => this.working.add(worker));
    this.events.on('worker:stop', ({ worker }) => this.working.delete(worker));
  }

  start(): void {
    this.timer = setInterval(() => void this.lookAfter(), tellsEveryMs).unref();
    void this.lookAfter();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  /** Sends these workers' heartbeat; afterwards unlocks the jobs of dead ones. Returns how many were dead. */
  async lookAfter(): Promise<number> {
    try {
      const isHeardOf = Date.now() - this.toldAt < 2 * tellsEveryMs;
      await this.tell();
      // Not just after a start or a database outage, when live workers couldn't send heartbeats either.
      return isHeardOf ? await this.freeJobsOfTheDead() : 0;
    } catch (error) {
      this.log.warn(`The job workers could not say that they are alive: ${String(error)}`);
      return 0;
    }
  }

  /** Jobs and queues are locked under the name of the workers' pool, which lives as long as any of them. */
  private async tell(): Promise<void> {
    await this.db.rows(
      `insert into job_workers (id, seen_at) select unnest($1::text[]), now()
       on conflict (id) do update set seen_at = excluded.seen_at`,
      [[...new Set(Array.from(this.working, ({ workerPool }) => workerPool.id))]],
    );
    this.toldAt = Date.now();
  }

  private async freeJobsOfTheDead(): Promise<number> {
    await this.db.rows(`delete from job_workers where seen_at < now() - ${silence}`);
    const dead = await this.db.rows<{ id: string }>(
      `select distinct locked_by as id from graphile_worker.jobs j
       where locked_at < now() - ${silence} and not exists (select from job_workers w where w.id = j.locked_by)`,
    );
    if (dead.length === 0) return 0;
    await this.db.rows('select graphile_worker.force_unlock_workers($1::text[])', [dead.map(({ id }) => id)]);
    this.log.warn(`The jobs of ${dead.length} workers that have died are free again`);
    return dead.length;
  }
}
