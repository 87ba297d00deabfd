import type { Actor, Clock, Transaction } from '../../../shared/kernel/index.js';
import { canSee, type Collab, happened } from '../domain/collab.js';
import { collabErrors } from '../domain/collab.errors.js';
import { answerFoodRisks, type ToldRisks } from '../domain/food-risks.js';
import type { CollabRepository, FoodRiskAnswers } from '../ports/repositories.js';
import type { FoodRisks } from '../ports/neighbours.js';
import { againWhenStale } from './again-when-stale.js';

/**
 * Stores what an influencer tells a venue: their own risks in their profile, to be reused next time, their guests' with
 * this visit.
 */
export class KeepFoodRisks {
  constructor(
    private readonly foodRisks: FoodRisks,
    private readonly answers: FoodRiskAnswers,
    private readonly clock: Clock,
  ) {}

  /** Joins the open transaction. @throws what `answerFoodRisks` throws, profiles/stale */
  async execute(actor: Actor, collab: Collab, told: ToldRisks): Promise<void> {
    const answer = answerFoodRisks(collab, told, actor, this.clock.now());
    await this.foodRisks.keep(collab.influencerId, told.own);
    await this.answers.keep(answer);
  }
}

/**
 * An influencer enters food risks separately from choosing a time. The brand gets a notification without the details.
 */
export class TellFoodRisks {
  constructor(
    private readonly collabs: CollabRepository,
    private readonly keepFoodRisks: KeepFoodRisks,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @throws collabs/not-found, and what `KeepFoodRisks` throws */
  execute(actor: Actor, id: string, told: ToldRisks): Promise<void> {
    return againWhenStale(() => this.tell(actor, id, told));
  }

  private async tell(actor: Actor, id: string, told: ToldRisks): Promise<void> {
    const collab = await this.collabs.get(id);
    if (!canSee(collab, actor)) throw collabErrors.notFound(id);

    const now = this.clock.now();
    await this.transaction.inTransaction(async () => {
      await this.keepFoodRisks.execute(actor, collab, told);
      await this.collabs.save({ ...collab, updatedAt: now }, happened('collab.food-risks-told', collab, actor, now));
    });
  }
}
