import { setTimeout as pause } from 'node:timers/promises';
import type { Logger, OnApplicationBootstrap, BeforeApplicationShutdown } from '@nestjs/common';
import type { Database } from '../db/index.js';
import type { DomainEvent } from '../kernel/index.js';
import type { NotifyListener } from '../realtime/notify-listener.js';
import { traced, untraced } from '../tracing/index.js';
import type { EventBus } from './event-bus.js';
import type { Outbox, StoredActor } from './outbox.js';

type OutboxRow = {
  id: string;
  name: string;
  occurred_at: Date;
  actor: StoredActor;
  aggregate_type: string;
  aggregate_id: string;
  payload: object;
  attempts: number;
  heard_by: string[];
};

const batch = 50;
const channel = 'outbox';
/** For what is announced to nobody: leases that run out, and notifications while we weren't listening. */
const lookEveryMs = 1_000;
const looksWhileListening = 5;
/** An unnoticeable delay that saves statements under constant writes. */
const gatherMs = 10;
const parkAfter = 10;
const longestBackOffS = 3_600;
const usualLeaseMs = 30_000;
/** How often a lease is renewed: it survives two failed renewals. */
const renewalsALease = 3;

function toEvent(row: OutboxRow): { event: DomainEvent; from: string | undefined } {
  const { traceparent: from, ...actor } = row.actor;
  const aggregate = { type: row.aggregate_type, id: row.aggregate_id };
  return {
    event: { id: row.id, name: row.name, occurredAt: row.occurred_at, actor, aggregate, payload: row.payload },
    from,
  };
}

/** Those in $2 have been delivered; the others are leased, so that no other process claims them until then. */
const claiming = `
  with finished as (
    update outbox set done_at = now(), leased_until = null where id = any($2::uuid[])),
  claimed as (
    update outbox set leased_until = now() + make_interval(secs => $1), attempts = attempts + 1
    where id in (
      select id from outbox
      where done_at is null and parked_at is null and next_attempt_at <= now() and (leased_until is null or leased_until < now())
        and id <> all($2::uuid[])
      order by seq limit $3 for update skip locked)
    returning *)
  select c.id, c.name, c.occurred_at, c.actor, c.aggregate_type, c.aggregate_id, c.payload, c.attempts,
    coalesce((select array_agg(d.subscriber) from outbox_deliveries d where d.event_id = c.id), '{}') as heard_by
  from claimed c order by c.seq`;

/**
 * Delivers the outbox at least once: claims events with SKIP LOCKED and a lease, which it renews as long as needed,
 * calls subscribers outside any transaction, records who has handled what, retries the others with back-off, and gives
 * an event up after ten attempts. A process that doesn't deliver tells those that do.
 */
export class Relay implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private timer?: NodeJS.Timeout;
  private looks = 0;
  private running?: Promise<void>;
  private again = false;
  private telling = false;
  private tellAgain = false;
  private stopped = false;

  constructor(
    private readonly db: Database,
    private readonly outbox: Outbox,
    private readonly bus: EventBus,
    private readonly log: Logger,
    private readonly works = true,
    private readonly leaseMs = usualLeaseMs,
    private readonly listener?: NotifyListener,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.works) {
      this.outbox.onAppended(() => void untraced(() => this.tell()));
      return;
    }
    this.outbox.onAppended(() => this.wake());
    this.listener?.listen(channel, () => this.wake());
    this.timer = setInterval(() => this.look(), lookEveryMs);
    this.timer.unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearInterval(this.timer);
    await this.running;
  }

  private look(): void {
    this.looks = (this.looks + 1) % looksWhileListening;
    if (this.looks === 0 || !this.listener?.connected) this.wake();
  }

  /** Announces what was appended, once for all that is appended during it. If it fails, others find it on their own. */
  private async tell(): Promise<void> {
    if (this.telling) {
      this.tellAgain = true;
      return;
    }
    this.telling = true;
    do {
      this.tellAgain = false;
      await this.db.rows('select pg_notify($1, $2)', [channel, ''], 'relay-tell').catch(() => undefined);
    } while (this.tellAgain);
    this.telling = false;
  }

  /** Delivers everything that is pending; resolves when nothing deliverable is left. */
  async drain(): Promise<void> {
    this.wake();
    while (this.running) await this.running;
  }

  private wake(): void {
    if (this.stopped) return;
    if (this.running) {
      this.again = true;
      return;
    }
    this.running = untraced(() => this.deliverAll())
      .catch((error: unknown) => this.log.error(`The relay could not deliver: ${String(error)}`))
      .finally(() => {
        this.running = undefined;
        if (this.again) {
          this.again = false;
          this.wake();
        }
      });
  }

  /**
   * Acknowledges deliveries in the statement that claims more. The first event is delivered at once; those that arrive
   * during it, or within a moment of its start, are delivered in one batch.
   */
  private async deliverAll(): Promise<void> {
    for (let done: string[] = [], look = true; look || done.length > 0;) {
      const rows = await this.claim(done, this.stopped ? 0 : batch);
      const gathered = rows.length === 0 || rows.length === batch ? undefined : pause(gatherMs);
      done = rows.length > 0 ? await this.leasing(rows, () => this.deliverBatch(rows)) : [];
      look = rows.length === batch;
      await gathered;
    }
  }

  private claim(done: readonly string[], atMost: number): Promise<OutboxRow[]> {
    return this.db.rows<OutboxRow>(claiming, [this.leaseMs / 1_000, done, atMost], 'relay-claim');
  }

  /** Renews the lease during the work, so that no other process claims what a slow subscriber is still handling. */
  private async leasing<T>(rows: readonly OutboxRow[], work: () => Promise<T>): Promise<T> {
    const renewing = setInterval(() => void this.renew(rows.map(({ id }) => id)), this.leaseMs / renewalsALease);
    try {
      return await work();
    } finally {
      clearInterval(renewing);
    }
  }

  /** Those that failed since then have released their lease. */
  private async renew(ids: readonly string[]): Promise<void> {
    await this.db
      .rows(
        `update outbox set leased_until = now() + make_interval(secs => $2)
         where id = any($1::uuid[]) and done_at is null and leased_until is not null`,
        [ids, this.leaseMs / 1_000],
      )
      .catch((error: unknown) => this.log.error(`The relay could not renew its lease: ${String(error)}`));
  }

  /** Aggregates in parallel, the events of one in order. Returns which events have been handled by everyone. */
  private async deliverBatch(rows: readonly OutboxRow[]): Promise<string[]> {
    const chains = new Map<string, OutboxRow[]>();
    for (const row of rows) {
      const aggregate = `${row.aggregate_type}:${row.aggregate_id}`;
      chains.set(aggregate, [...(chains.get(aggregate) ?? []), row]);
    }
    const done: string[] = [];
    const inOrder = async (chain: readonly OutboxRow[]) => {
      for (const row of chain) if (await this.deliver(row)) done.push(row.id);
    };
    await Promise.all([...chains.values()].map(inOrder));
    return done;
  }

  /** Whether every subscriber has succeeded; only those that failed are retried later. */
  private async deliver(row: OutboxRow): Promise<boolean> {
    const { event, from } = toEvent(row);
    const heard: string[] = [];
    const errors: string[] = [];
    for (const subscriber of this.bus.subscribersOf(event.name)) {
      if (row.heard_by.includes(subscriber.id)) continue;
      try {
        const attributes = { 'messaging.destination.name': event.name };
        const part = { name: `event ${subscriber.id}`, kind: 'CONSUMER', attributes, from } as const;
        await traced(part, () => subscriber.handle(event));
        heard.push(subscriber.id);
      } catch (error) {
        errors.push(String(error));
        this.log.error(`${subscriber.id} could not take ${event.name} ${event.id}: ${String(error)}`);
      }
    }
    if (errors.length === 0) return true;
    await this.tryLater(row, heard, errors[0]!);
    return false;
  }

  private async tryLater({ id, attempts }: OutboxRow, heard: readonly string[], error: string): Promise<void> {
    await this.db.rows(
      `insert into outbox_deliveries (event_id, subscriber) select $1, unnest($2::text[]) on conflict do nothing`,
      [id, heard],
    );
    await this.db.rows(
      `update outbox set leased_until = null, last_error = $2,
         next_attempt_at = now() + make_interval(secs => least(${longestBackOffS}, power(2, attempts))),
         parked_at = case when attempts >= ${parkAfter} then now() end
       where id = $1`,
      [id, error.slice(0, 1_000)],
    );
    setTimeout(() => this.wake(), Math.min(longestBackOffS, 2 ** attempts) * 1_000).unref();
  }
}
