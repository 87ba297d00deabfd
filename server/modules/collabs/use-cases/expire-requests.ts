import { type Clock, DomainError, theProduct } from '../../../shared/kernel/index.js';
import { move } from '../domain/collab.js';
import type { CollabRepository } from '../ports/collab.repository.js';

const batch = 100;

/** Requests that nobody answered in time end. Answers how many did. */
export class ExpireRequests {
  constructor(
    private readonly collabs: CollabRepository,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<number> {
    const now = this.clock.now();
    const due = await this.collabs.unanswered(now, batch);
    for (const collab of due) {
      try {
        await this.collabs.save(...move(collab, 'expire', theProduct, now));
      } catch (error) {
        // Answered a moment ago after all, or expired by another process.
        if (!(error instanceof DomainError && error.code === 'collabs/stale')) throw error;
      }
    }
    return due.length;
  }
}
