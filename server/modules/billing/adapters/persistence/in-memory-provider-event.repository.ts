import type { ProviderEvent } from '../../domain/provider-event.js';
import { ProviderEventRepository } from '../../ports/provider-event.repository.js';

export class InMemoryProviderEventRepository extends ProviderEventRepository {
  readonly events = new Map<string, ProviderEvent>();
  private readonly done = new Set<string>();
  private readonly later = new Set<string>();

  async add(event: ProviderEvent, _receivedAt: Date): Promise<boolean> {
    if (this.events.has(event.id)) return false;
    this.events.set(event.id, event);
    return true;
  }

  async waiting(id: string): Promise<ProviderEvent | null> {
    return this.done.has(id) ? null : (this.events.get(id) ?? null);
  }

  async due(limit: number): Promise<string[]> {
    return [...this.events.keys()].filter((id) => !this.done.has(id) && !this.later.has(id)).slice(0, limit);
  }

  async applied(id: string, _now: Date): Promise<void> {
    this.done.add(id);
  }

  async failed(id: string, _error: string): Promise<void> {
    this.later.add(id);
  }
}
