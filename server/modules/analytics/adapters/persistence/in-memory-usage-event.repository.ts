import type { UsageEvent } from '../../domain/usage-event.js';
import { UsageEventRepository } from '../../ports/usage-event.repository.js';

export class InMemoryUsageEventRepository extends UsageEventRepository {
  private readonly byId = new Map<string, UsageEvent>();

  get events(): UsageEvent[] {
    return [...this.byId.values()];
  }

  async add(events: readonly UsageEvent[]): Promise<void> {
    for (const event of events) if (!this.byId.has(event.id)) this.byId.set(event.id, event);
  }

  async count(): Promise<number> {
    return this.byId.size;
  }
}
