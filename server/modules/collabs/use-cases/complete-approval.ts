import type { Clock, Transaction } from '../../../shared/kernel/index.js';
import { askerOf, goOnAsAsked } from '../domain/approval.js';
import { isUnsent } from '../domain/collab.js';
import type { CollabRepository } from '../ports/collab.repository.js';
import type { Credits } from '../ports/neighbours.js';

/** The payment for a Collab has arrived: the approval that waited for it goes through, or the brand's request is sent, once. */
export class CompleteApproval {
  constructor(
    private readonly collabs: CollabRepository,
    private readonly credits: Credits,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  async execute(collabId: string): Promise<void> {
    const collab = await this.collabs.get(collabId);
    const asker = askerOf(collab);
    const goneOn = goOnAsAsked(collab, this.clock.now());
    if (!asker || !goneOn) return; // it has ended meanwhile, or was approved another way

    await this.transaction.inTransaction(async () => {
      const { state } = isUnsent(collab)
        ? await this.credits.reserve(asker, collab.brandId, collabId)
        : await this.credits.spend(asker, collab.brandId, collabId);
      if (state !== 'payment-needed') await this.collabs.save(...goneOn);
    });
  }
}
