import type { Actor, Clock } from '../../../shared/kernel/index.js';
import { canSee } from '../domain/collab.js';
import { collabErrors } from '../domain/collab.errors.js';
import { actionsFor } from '../domain/moves.js';
import { creditReturnsUntil } from '../domain/endings.js';
import type { CollabRepository } from '../ports/repositories.js';
import type { CreditOffer, Credits, CreditTaken } from '../ports/neighbours.js';

/** What a Collab costs its brand: `approval` while it can be approved, `taken` once a credit is used. */
export type CollabCost = Readonly<{
  approval: CreditOffer | null;
  taken: CreditTaken | null;
  /** The deadline to cancel and get the credit back. */
  returnsUntil: Date | null;
}>;

/** For the brand and staff only, never the influencer. */
export class GetCollabCost {
  constructor(
    private readonly collabs: CollabRepository,
    private readonly credits: Credits,
    private readonly clock: Clock,
  ) {}

  /** @throws collabs/not-found */
  async execute(actor: Actor, id: string): Promise<CollabCost> {
    const collab = await this.collabs.get(id);
    if (!canSee(collab, actor) || actor.role === 'influencer') throw collabErrors.notFound(id);
    const canApprove =
      collab.requestedBy === 'influencer' && actionsFor(collab, actor, this.clock.now()).includes('approve');
    const [approval, taken] = await Promise.all([
      canApprove ? this.credits.next(collab.brandId) : null,
      this.credits.takenBy(id),
    ]);
    return { approval, taken, returnsUntil: creditReturnsUntil(collab) };
  }
}
