import type { Dispute, DisputeEvent } from '../../domain/dispute.js';
import { DisputeRepository } from '../../ports/dispute.repository.js';

export class InMemoryDisputeRepository extends DisputeRepository {
  readonly events: DisputeEvent[] = [];
  private readonly disputes = new Map<string, Dispute>();

  async find(id: string): Promise<Dispute | null> {
    return this.disputes.get(id) ?? null;
  }

  async ofBrand(brandId: string): Promise<Dispute[]> {
    return [...this.disputes.values()].filter((one) => one.brandId === brandId);
  }

  async note(dispute: Dispute, event: DisputeEvent): Promise<void> {
    this.disputes.set(dispute.id, dispute);
    this.events.push(event);
  }
}
