import type { Database } from '../db/index.js';
import type { DomainEvent } from '../kernel/index.js';
import type { AuditTrail } from './audit.js';

/** Where events wait until every subscriber has heard them. Written in the transaction of the change that they tell of. */
export class Outbox {
  private wake: () => void = () => undefined;

  constructor(
    private readonly db: Database,
    private readonly audit: AuditTrail,
  ) {}

  /** The relay of this process asks to be told at once; relays of other processes look for themselves. */
  onAppended(wake: () => void): void {
    this.wake = wake;
  }

  /** Must run inside the transaction of the change. */
  async append(events: readonly DomainEvent[]): Promise<void> {
    if (events.length === 0) return;
    await this.audit.append(events);
    await this.db.rows(
      `insert into outbox (id, name, occurred_at, actor, aggregate_type, aggregate_id, payload)
       select (e->>'id')::uuid, e->>'name', (e->>'occurredAt')::timestamptz, e->'actor', e->'aggregate'->>'type', e->'aggregate'->>'id', e->'payload'
       from jsonb_array_elements($1::jsonb) e`,
      [JSON.stringify(events)],
      'outbox-append',
    );
    this.db.afterCommit(this.wake);
  }
}
