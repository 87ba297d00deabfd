import type { Actor } from '../../shared/kernel/index.js';
import { usageEvent } from './domain/usage-event.js';
import type { UsageEventRepository } from './ports/repositories.js';
import type { RecordUsage } from './use-cases/record-usage.js';

/** Something that happened at a given time. */
export type PastUsage = Readonly<{
  actor: Actor;
  name: string;
  context: Readonly<Record<string, unknown>>;
  occurredAt: Date;
}>;

/** What other modules can report to analytics. */
export class AnalyticsApi {
  constructor(
    private readonly recordUsage: RecordUsage,
    private readonly usage: UsageEventRepository,
  ) {}

  /** Records an event now. Resolves once it is durable. */
  record(actor: Actor, name: string, context: Readonly<Record<string, unknown>>): Promise<void> {
    return this.recordUsage.execute(actor, name, context);
  }

  /** Records many past events, such as the demo world's ninety days. */
  recordAll(past: readonly PastUsage[]): Promise<void> {
    return this.usage.add(
      past.map(({ actor, name, context, occurredAt }) => usageEvent(name, context, actor, occurredAt)),
    );
  }
}
