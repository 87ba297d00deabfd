import type { Fact } from '../../domain/fact.js';
import { CollabLog } from '../../ports/collab-log.js';

export class InMemoryCollabLog extends CollabLog {
  constructor(private readonly facts: readonly Fact[]) {
    super();
  }

  async collabsAfter(id: string | null, limit: number): Promise<string[]> {
    const ids = [...new Set(this.facts.map(({ collabId }) => collabId))].toSorted();
    return ids.filter((each) => id === null || each > id).slice(0, limit);
  }

  async factsOf(collabId: string): Promise<Fact[]> {
    return this.facts.filter((fact) => fact.collabId === collabId);
  }
}
