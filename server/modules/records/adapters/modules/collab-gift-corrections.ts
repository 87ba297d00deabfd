import type { Actor } from '../../../../shared/kernel/index.js';
import type { CorrectGift, StepBill } from '../../../collabs/index.js';
import { GiftCorrections } from '../../ports/neighbours.js';

/** Collabs decides whether there is anything to correct or settle, and writes it to the log. */
export class CollabGiftCorrections extends GiftCorrections {
  constructor(
    private readonly correctGift: CorrectGift,
    private readonly stepBill: StepBill,
  ) {
    super();
  }

  async note(actor: Actor, collabId: string, pence: number, reason: string): Promise<void> {
    await this.correctGift.execute(actor, collabId, pence, reason);
  }

  async settleBill(actor: Actor, collabId: string, pence: number, reason: string): Promise<void> {
    await this.stepBill.execute(actor, collabId, { action: 'settle-bill', pence, reason });
  }
}
