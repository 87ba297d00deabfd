import type { Actor, Clock, Transaction } from '../../../shared/kernel/index.js';
import { canSee, type Collab } from '../domain/collab.js';
import { collabErrors } from '../domain/collab.errors.js';
import type { ToldRisks } from '../domain/food-risks.js';
import { checkReason } from '../domain/moves.js';
import { askNewTime, reschedule, schedule } from '../domain/visit.js';
import type { CollabRepository } from '../ports/repositories.js';
import type { Places } from '../ports/neighbours.js';
import { againWhenStale } from './again-when-stale.js';
import type { KeepFoodRisks } from './tell-food-risks.js';

/** `foodRisks`: what the influencer tells the venue at the same time, about themselves and their guests. */
type How = Readonly<{ action?: 'schedule' | 'reschedule'; reason?: string; foodRisks?: ToldRisks }>;

/** The influencer books a published time, or changes it. Places and the Collab change in one transaction. */
export class ScheduleCollab {
  constructor(
    private readonly collabs: CollabRepository,
    private readonly places: Places,
    private readonly keepFoodRisks: KeepFoodRisks,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @throws collabs/not-found, collabs/slot-not-found, collabs/slot-full, collabs/slot-past, what `check` and `KeepFoodRisks` throw */
  execute(actor: Actor, id: string, slotId: string, how: How = {}): Promise<Collab> {
    return againWhenStale(() => this.take(actor, id, slotId, how));
  }

  private async take(actor: Actor, id: string, slotId: string, how: How): Promise<Collab> {
    const { action = 'schedule', reason, foodRisks } = how;
    const collab = await this.collabs.get(id);
    if (!canSee(collab, actor)) throw collabErrors.notFound(id);

    const now = this.clock.now();
    const slot = await this.places.get(slotId);
    const [scheduled, event] = (action === 'schedule' ? schedule : reschedule)(collab, slot, actor, now);
    checkReason(actor, reason);

    return this.transaction.inTransaction(async () => {
      await this.places.take(slotId, id, now);
      if (collab.slotId) await this.places.free(collab.slotId, now);
      await this.places.leave(id, now);
      if (foodRisks) await this.keepFoodRisks.execute(actor, scheduled, foodRisks);
      return this.collabs.save(scheduled, event);
    });
  }
}

/** The booked time no longer works: its place is released, and the influencer chooses again. */
export class AskNewTime {
  constructor(
    private readonly collabs: CollabRepository,
    private readonly places: Places,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @throws collabs/not-found, and what `check` throws */
  execute(actor: Actor, id: string, reason?: string): Promise<Collab> {
    return againWhenStale(() => this.ask(actor, id, reason));
  }

  private async ask(actor: Actor, id: string, reason?: string): Promise<Collab> {
    const collab = await this.collabs.get(id);
    if (!canSee(collab, actor)) throw collabErrors.notFound(id);

    const now = this.clock.now();
    const decision = askNewTime(collab, actor, now, reason);
    checkReason(actor, reason);

    return this.transaction.inTransaction(async () => {
      const saved = await this.collabs.save(...decision);
      if (collab.slotId) await this.places.free(collab.slotId, now);
      return saved;
    });
  }
}
