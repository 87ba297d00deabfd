import type { Database } from '../../../../shared/db/index.js';
import type { UsageEvent } from '../../domain/usage-event.js';
import { UsageEventRepository } from '../../ports/repositories.js';

type Batch = { events: UsageEvent[]; stored: Promise<void> };

/** How long a batch waits at most for concurrent events, like PostgreSQL's own `commit_delay`. */
const gatherMs = 2;

/** Stores, with the events, which hours have to be recounted. */
const insert = `
  with stored as (
    insert into user_events (id, name, context, user_id, profile_uid, profile_type, occurred_at)
    select id, name, context, "userId", "profileUid", "profileType", to_timestamp("occurredAt" / 1000.0)
    from json_to_recordset($1::json)
      as e(id uuid, name text, context jsonb, "userId" uuid, "profileUid" uuid, "profileType" text, "occurredAt" bigint)
    on conflict do nothing
    returning occurred_at)
  insert into user_event_changes (hour) select distinct date_trunc('hour', occurred_at, 'UTC') from stored`;

/**
 * Group commit: events that arrive during one statement are sent together in the next, and acknowledged once it is
 * committed. A single event doesn't wait. On separate connections: usage is independent of any surrounding transaction.
 */
export class SqlUsageEventRepository extends UsageEventRepository {
  private writing: Promise<void> = Promise.resolve();
  private next?: Batch;
  /** The previous batch's size: acknowledged senders are likely to send more. */
  private together = 0;
  private hearOfMore?: () => void;

  constructor(private readonly db: Database) {
    super();
  }

  async add(events: readonly UsageEvent[]): Promise<void> {
    if (events.length === 0) return;
    this.next ??= this.open();
    this.next.events.push(...events);
    this.hearOfMore?.();
    await this.next.stored;
  }

  async count(): Promise<number> {
    const [row] = await this.db.rows<{ count: number }>('select count(*)::int as count from user_events');
    return row?.count ?? 0;
  }

  /** A batch that is closed and sent as soon as the previous one has finished, successfully or not. */
  private open(): Batch {
    const batch: UsageEvent[] = [];
    const stored = this.writing.then(async () => {
      if (this.together > 1) await this.gather(batch);
      this.next = this.hearOfMore = undefined;
      this.together = batch.length;
      await this.db.pool.query({ name: 'usage-insert', text: insert, values: [asJson(batch)] });
    });
    this.writing = stored.catch(() => undefined);
    return { events: batch, stored };
  }

  /** Waits until there are as many as last time, which under load is sooner than the timeout. */
  private gather(batch: readonly UsageEvent[]): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, gatherMs);
      this.hearOfMore = () => {
        if (batch.length < this.together) return;
        clearTimeout(timer);
        done();
      };
      this.hearOfMore();
    });
  }
}

/** With timestamps as milliseconds: creating `Date` objects would take as long as everything else. */
const asJson = (events: readonly UsageEvent[]): string =>
  JSON.stringify(events.map((event) => ({ ...event, occurredAt: event.occurredAt.getTime() })));
