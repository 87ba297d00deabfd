import type { Actor, Clock, Transaction } from '../../../shared/kernel/index.js';
import { askApproval, askerOf, goOnAsAsked } from '../domain/approval.js';
import { canSee, type Collab, isUnsent, sidesOf } from '../domain/collab.js';
import { collabErrors } from '../domain/collab.errors.js';
import { checkReason, move, type PlainMove } from '../domain/moves.js';
import type { CollabRepository } from '../ports/repositories.js';
import type { Credits, Deletions } from '../ports/neighbours.js';
import { againWhenStale } from './again-when-stale.js';
import type { EndCollab } from './end-collab.js';

/** `agreedPence`: the price that the brand was shown for approving, and the most it will be charged. */
export type MoveDetails = Readonly<{ reason?: string; agreedPence?: number }>;

/**
 * One of the parties takes the next step. Approving uses the brand's credit; a Collab that ends returns what it held.
 */
export class MoveCollab {
  constructor(
    private readonly collabs: CollabRepository,
    private readonly credits: Credits,
    private readonly deletions: Deletions,
    private readonly endCollab: EndCollab,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @throws collabs/not-found, collabs/side-gone, collabs/payment-needed, collabs/costs-more, and what `check` throws */
  execute(actor: Actor, id: string, action: PlainMove, details: MoveDetails = {}): Promise<Collab> {
    return againWhenStale(() => this.take(actor, id, action, details));
  }

  private async take(
    actor: Actor,
    id: string,
    action: PlainMove,
    { reason, agreedPence }: MoveDetails,
  ): Promise<Collab> {
    const collab = await this.collabs.get(id);
    if (!canSee(collab, actor)) throw collabErrors.notFound(id); // do not reveal other people's Collabs
    const moved = move(collab, action, actor, this.clock.now(), reason);
    checkReason(actor, reason);
    if ((await this.deletions.among(sidesOf(collab))).length > 0) throw collabErrors.sideGone();

    if (action === 'approve') return this.approve(actor, collab, moved, agreedPence);
    return this.endCollab.execute(actor, ...moved);
  }

  private async approve(
    actor: Actor,
    collab: Collab,
    moved: ReturnType<typeof move>,
    agreedPence = Infinity,
  ): Promise<Collab> {
    const [saved, toPayPence] = await this.transaction.inTransaction(async () => {
      const { state, pricePence } = await this.credits.spend(actor, collab.brandId, collab.id);
      const isAsked = collab.requestedBy === 'influencer'; // otherwise the brand agreed to the price when it asked
      if (isAsked && pricePence > agreedPence) throw collabErrors.costsMore(pricePence, this.credits.vat);
      if (state === 'spent') return [await this.collabs.save(...moved), 0];
      if (actor.role !== 'brand') throw collabErrors.paymentNeeded(pricePence, this.credits.vat); // only the brand can pay, so no payment is pending
      const asked = askApproval(collab, actor, this.clock.now());
      return [await this.collabs.save(...asked), pricePence];
    });
    if (toPayPence > 0) throw collabErrors.paymentNeeded(toPayPence, this.credits.vat);
    return saved;
  }
}

/**
 * The payment for a Collab has arrived: the pending approval takes effect, or the brand's request is sent. Idempotent.
 */
export class CompleteApproval {
  constructor(
    private readonly collabs: CollabRepository,
    private readonly credits: Credits,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  execute(collabId: string): Promise<void> {
    return againWhenStale(() => this.complete(collabId));
  }

  private async complete(collabId: string): Promise<void> {
    const collab = await this.collabs.get(collabId);
    const asker = askerOf(collab);
    const goneOn = goOnAsAsked(collab, this.clock.now());
    if (!asker || !goneOn) return; // it has ended since, or was approved in another way

    await this.transaction.inTransaction(async () => {
      const { state } = isUnsent(collab)
        ? await this.credits.reserve(asker, collab.brandId, collabId)
        : await this.credits.spend(asker, collab.brandId, collabId);
      if (state !== 'payment-needed') await this.collabs.save(...goneOn);
    });
  }
}
