import { DueDrafts } from '../../ports/due-drafts.js';
import type { InMemoryCollabRepository } from './in-memory-collab.repository.js';

export class InMemoryDueDrafts extends DueDrafts {
  constructor(private readonly collabs: InMemoryCollabRepository) {
    super();
  }

  async before(submittedBy: Date, limit: number): Promise<readonly string[]> {
    return this.collabs
      .all()
      .filter(({ outcome, stage }) => outcome === 'open' && (stage === 4 || stage === 5))
      .flatMap(({ deliverables }) => deliverables)
      .filter(({ status, approvedAt, submittedAt }) => status === 'draft' && !approvedAt && submittedAt! <= submittedBy)
      .sort((a, b) => a.submittedAt!.getTime() - b.submittedAt!.getTime())
      .slice(0, limit)
      .map(({ id }) => id);
  }
}
