import type { UsageEvent } from '../domain/usage-event.js';

/** Where usage is kept. The promises below are executable: see usage-event.repository.contract.ts. */
export abstract class UsageEventRepository {
  /** Answers once all are durable. An event that is known by its id is left as it is. */
  abstract add(events: readonly UsageEvent[]): Promise<void>;

  abstract count(): Promise<number>;
}
