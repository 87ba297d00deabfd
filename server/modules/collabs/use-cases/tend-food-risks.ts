import { type Clock, theProduct, type Transaction } from '../../../shared/kernel/index.js';
import { happened } from '../domain/collab.js';
import { hoursAfter, limits } from '../domain/timings.js';
import type { CollabRepository, FoodRiskAnswers } from '../ports/repositories.js';

const batch = 100;

/**
 * Two days before a visit, asks an influencer who hasn't told us their food risks, once. Returns how many were asked.
 */
export class AskFoodRisks {
  constructor(
    private readonly collabs: CollabRepository,
    private readonly answers: FoodRiskAnswers,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  execute(): Promise<number> {
    const now = this.clock.now();
    return this.transaction.inTransaction(async () => {
      const unasked = await this.answers.takeUnasked(now, hoursAfter(now, limits.askFoodRisksHours), batch);
      for (const id of unasked) {
        const collab = await this.collabs.get(id);
        const asked = happened('collab.food-risks-asked', collab, theProduct, now);
        await this.collabs.save({ ...collab, updatedAt: now }, asked);
      }
      return unasked.length;
    });
  }
}

/** Deletes a visit's answer when it is over. Returns how many. */
export class ForgetFoodRisks {
  constructor(
    private readonly answers: FoodRiskAnswers,
    private readonly clock: Clock,
  ) {}

  execute(): Promise<number> {
    return this.answers.forget(hoursAfter(this.clock.now(), -limits.visitHours));
  }
}
