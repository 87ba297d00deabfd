import type { AuditTrail } from '../../../../shared/events/index.js';
import type { Actor, Clock } from '../../../../shared/kernel/index.js';
import { canSee } from '../../domain/collab.js';
import { collabErrors } from '../../domain/collab.errors.js';
import { type Statement, statementsOf } from '../../domain/statement.js';
import type { CollabRepository } from '../../ports/collab.repository.js';
import type { Reviews } from '../../ports/reviews.js';

/** What was claimed, answered and decided in a Collab: read from its log, so that nothing is kept twice. */
export class CollabStatements {
  constructor(
    private readonly trail: AuditTrail,
    private readonly collabs: CollabRepository,
    private readonly reviews: Reviews,
    private readonly clock: Clock,
  ) {}

  /** In the order in which they were made. @throws collabs/not-found */
  async of(actor: Actor, collabId: string): Promise<Statement[]> {
    const collab = await this.collabs.get(collabId);
    if (!canSee(collab, actor)) throw collabErrors.notFound(collabId);
    const [reviews, log] = await Promise.all([this.reviews.ofCollab(collabId), this.trail.chain('collab', collabId)]);
    return statementsOf(collab, reviews, log, actor, this.clock.now());
  }
}
