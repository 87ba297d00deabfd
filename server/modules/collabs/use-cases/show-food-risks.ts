import type { Choice } from '../../../contract/rules/choice.js';
import type { Actor, Clock } from '../../../shared/kernel/index.js';
import { canSee, type Collab, sideOf } from '../domain/collab.js';
import { collabErrors } from '../domain/collab.errors.js';
import { type GuestRisks, mayKnowFoodRisks, visitEndsAt } from '../domain/food-risks.js';
import type { CollabRepository, FoodRiskAnswers } from '../ports/repositories.js';
import type { FoodRisks } from '../ports/neighbours.js';

/** `own` is null where the influencer has not said; `until` while no time is agreed, and for a parcel. */
export type FoodRisksNow = Readonly<{
  /** Whether the brand may know now, whether or not anything has been said. */
  open: boolean;
  until: Date | null;
  own: Choice<string> | null;
  guests: readonly GuestRisks[];
}>;

const closed: FoodRisksNow = { open: false, until: null, own: null, guests: [] };

/** A brand is about to serve an influencer and their guests. */
export class ShowFoodRisks {
  constructor(
    private readonly collabs: CollabRepository,
    private readonly foodRisks: FoodRisks,
    private readonly answers: FoodRiskAnswers,
    private readonly clock: Clock,
  ) {}

  /** @throws collabs/not-found */
  async execute(actor: Actor, id: string): Promise<FoodRisksNow> {
    const collab = await this.collabs.get(id);
    if (sideOf(collab, actor) !== 'brand') throw collabErrors.notFound(id);
    return this.of(collab);
  }

  /** What the brand of this Collab may know now. */
  async of(collab: Collab): Promise<FoodRisksNow> {
    if (!mayKnowFoodRisks(collab, this.clock.now())) return closed;
    const own = await this.foodRisks.of(collab.influencerId);
    const answer = await this.answers.of(collab.id);
    return { open: true, until: visitEndsAt(collab), own, guests: answer?.guests ?? [] };
  }
}

/** `toldAt` is null if there is no answer for this visit: the rest is then their last answer, to be confirmed. */
export type OwnFoodRisks = Pick<FoodRisksNow, 'own' | 'guests'> & Readonly<{ toldAt: Date | null }>;

/** An influencer looks at what they have told the venue, or what they would tell. */
export class ShowOwnFoodRisks {
  constructor(
    private readonly collabs: CollabRepository,
    private readonly foodRisks: FoodRisks,
    private readonly answers: FoodRiskAnswers,
  ) {}

  /** @throws collabs/not-found */
  async execute(actor: Actor, id: string): Promise<OwnFoodRisks> {
    const collab = await this.collabs.get(id);
    if (!canSee(collab, actor) || actor.role !== 'influencer') throw collabErrors.notFound(id);
    const own = await this.foodRisks.of(collab.influencerId);
    const answer = await this.answers.of(id);
    const { guests } = answer ?? (await this.answers.last(collab.influencerId)) ?? { guests: [] };
    return { toldAt: answer?.toldAt ?? null, own, guests: guests.slice(0, collab.terms.guests) };
  }
}
