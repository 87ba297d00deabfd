import type { Choice } from '../../../contract/rules/choice.js';
import type { Actor, Clock } from '../../../shared/kernel/index.js';
import { canSee } from '../domain/collab.js';
import { collabErrors } from '../domain/collab.errors.js';
import { mayKnowFoodRisks, visitEndsAt } from '../domain/visit.js';
import type { CollabRepository } from '../ports/collab.repository.js';
import type { FoodRisks } from '../ports/neighbours.js';

/** `open`: the brand may know now, whether or not the influencer has said anything; `until` is null while no time is agreed. */
export type FoodRisksNow = Readonly<{ open: boolean; until: Date | null; risks: Choice<string> | null }>;

/** A brand is about to serve an influencer. */
export class ShowFoodRisks {
  constructor(
    private readonly collabs: CollabRepository,
    private readonly foodRisks: FoodRisks,
    private readonly clock: Clock,
  ) {}

  /** @throws collabs/not-found */
  async execute(actor: Actor, id: string): Promise<FoodRisksNow> {
    const collab = await this.collabs.get(id);
    if (!canSee(collab, actor) || actor.role !== 'brand') throw collabErrors.notFound(id);
    if (!mayKnowFoodRisks(collab, this.clock.now())) return { open: false, until: null, risks: null };
    return { open: true, until: visitEndsAt(collab), risks: await this.foodRisks.of(collab.influencerId) };
  }
}
