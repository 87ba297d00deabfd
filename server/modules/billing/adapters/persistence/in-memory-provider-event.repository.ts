import type { ProviderEvent } from '../../domain/provider-event.js';
import { ProviderEventRepository } from '../../ports/provider-event.repository.js';

export class InMemoryProviderEventRepository extends ProviderEventRepository {
  readonly events = new Map<string, ProviderEvent>();

  async add(event: ProviderEvent, _receivedAt: Date): Promise<boolean> {
    if (this.events.has(event.id)) return false;
    this.events.set(event.id, event);
    return true;
  }
}
