import type { AuditTrail } from '../../../../shared/events/index.js';
import type { Actor, Clock } from '../../../../shared/kernel/index.js';
import { type Statement, statementsOf } from '../../domain/statement.js';
import type { ReviewedCollabs, Reviews } from '../../ports/reviews.js';

/** Claims, replies and decisions in a Collab, read from its log to avoid storing them twice. */
export class CollabStatements {
  constructor(
    private readonly trail: AuditTrail,
    private readonly collabs: ReviewedCollabs,
    private readonly reviews: Reviews,
    private readonly clock: Clock,
  ) {}

  /** In chronological order. @throws collabs/not-found */
  async of(actor: Actor, collabId: string): Promise<Statement[]> {
    const collab = await this.collabs.get(actor, collabId);
    const [reviews, log] = await Promise.all([this.reviews.ofCollab(collabId), this.trail.chain('collab', collabId)]);
    return statementsOf(collab, reviews, log, actor, this.clock.now());
  }
}
