import { type Clock, DomainError, theProduct } from '../../../shared/kernel/index.js';
import { approveUnanswered, draftAnswerDays } from '../domain/delivery.js';
import { daysAfter } from '../domain/timings.js';
import type { CollabRepository } from '../ports/collab.repository.js';
import type { DueDrafts } from '../ports/due-drafts.js';

const batch = 100;

/** Drafts that a brand did not answer in time are approved. Answers how many were. */
export class ApproveUnanswered {
  constructor(
    private readonly drafts: DueDrafts,
    private readonly collabs: CollabRepository,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<number> {
    const now = this.clock.now();
    const due = await this.drafts.before(daysAfter(now, -draftAnswerDays), batch);
    let approved = 0;
    for (const id of due) {
      try {
        const collab = await this.collabs.withDeliverable(id);
        await this.collabs.save(...approveUnanswered(collab, id, theProduct, now));
        approved++;
      } catch (error) {
        // answered a moment ago after all, or approved by another process
        if (!(error instanceof DomainError && error.kind === 'conflict')) throw error;
      }
    }
    return approved;
  }
}
