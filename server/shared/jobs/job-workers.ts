import { EventEmitter } from 'node:events';
import type { Logger } from '@nestjs/common';
import type { Worker, WorkerEvents } from 'graphile-worker';
import type { Database } from '../db/index.js';

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
