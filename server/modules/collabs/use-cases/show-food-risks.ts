import type { Choice } from '../../../contract/rules/choice.js';
import type { Actor, Clock } from '../../../shared/kernel/index.js';
import { canSee, type Collab, sideOf } from '../domain/collab.js';
import { collabErrors } from '../domain/collab.errors.js';
import { type GuestRisks, mayKnowFoodRisks, type Served, visitEndsAt } from '../domain/food-risks.js';
import type { CollabRepository, FoodRiskAnswers } from '../ports/repositories.js';
import type { FoodRisks } from '../ports/neighbours.js';

/** `own` is null if the influencer hasn't answered; `until` is null until a time is agreed, and for a parcel. */
export type FoodRisksNow = Readonly<{
  /** Whether the brand may see them now, even if there is no answer. */
  open: boolean;
  until: Date | null;
  own: Choice<string> | null;
  guests: readonly GuestRisks[];
}>;

const closed: FoodRisksNow = { open: false, until: null, own: null, guests: [] };

/** Shows a brand the food risks of an influencer and their guests before it serves them. */
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

  /** What the brand of this Collab may see now. */
  async of(collab: Collab): Promise<FoodRisksNow> {
    return (await this.ofMany([collab])).get(collab.id)!;
  }

  /** The same for many, by Collab, in two queries. */
  async ofMany(collabs: readonly Served[]): Promise<ReadonlyMap<string, FoodRisksNow>> {
    const now = this.clock.now();
    const served = collabs.filter((collab) => mayKnowFoodRisks(collab, now));
    const own = await this.foodRisks.ofMany(served.map(({ influencerId }) => influencerId));
    const answers = await this.answers.ofMany(served.map(({ id }) => id));
    return new Map(
      collabs.map((collab) => {
        if (!served.includes(collab)) return [collab.id, closed];
        const guests = answers.get(collab.id)?.guests ?? [];
        return [
          collab.id,
          { open: true, until: visitEndsAt(collab), own: own.get(collab.influencerId) ?? null, guests },
        ];
      }),
    );
  }
}

/** `toldAt` is null if there is no answer for this visit: the rest is then their previous answer, to be confirmed. */
export type OwnFoodRisks = Pick<FoodRisksNow, 'own' | 'guests'> & Readonly<{ toldAt: Date | null }>;

/** Shows an influencer what they have told the venue, or a draft from their previous answer. */
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
