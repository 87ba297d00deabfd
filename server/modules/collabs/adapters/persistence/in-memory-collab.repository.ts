import type { Collab, CollabEvent } from '../../domain/collab.js';
import { collabErrors } from '../../domain/collab.errors.js';
import { CollabRepository } from '../../ports/collab.repository.js';

export class InMemoryCollabRepository extends CollabRepository {
  readonly events: CollabEvent[] = [];
  private readonly collabs = new Map<string, Collab>();

  async get(id: string): Promise<Collab> {
    const collab = this.collabs.get(id);
    if (!collab) throw collabErrors.notFound(id);
    return collab;
  }

  async withDeliverable(deliverableId: string): Promise<Collab> {
    const collab = [...this.collabs.values()].find(({ deliverables }) =>
      deliverables.some(({ id }) => id === deliverableId),
    );
    if (!collab) throw collabErrors.deliverableNotFound(deliverableId);
    return collab;
  }

  async unanswered(now: Date, limit: number): Promise<Collab[]> {
    return [...this.collabs.values()]
      .filter(({ outcome, stage, respondBy }) => outcome === 'open' && stage === 1 && respondBy <= now)
      .sort((a, b) => a.respondBy.getTime() - b.respondBy.getTime())
      .slice(0, limit);
  }

  async save(collab: Collab, ...events: CollabEvent[]): Promise<Collab> {
    if ((this.collabs.get(collab.id)?.version ?? 0) !== collab.version) throw collabErrors.stale(collab.id);
    if (this.hasOpenTwin(collab)) throw collabErrors.alreadyRequested();
    const next = { ...collab, version: collab.version + 1 };
    this.collabs.set(next.id, next);
    this.events.push(...events);
    return next;
  }

  private hasOpenTwin({ id, offerId, influencerId, outcome }: Collab): boolean {
    return [...this.collabs.values()].some(
      (other) =>
        other.id !== id &&
        outcome === 'open' &&
        other.outcome === 'open' &&
        other.offerId === offerId &&
        other.influencerId === influencerId,
    );
  }
}
