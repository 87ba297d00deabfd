import type { Collab } from '../../domain/collab.js';
import type { FoodRiskAnswer } from '../../domain/food-risks.js';
import { FoodRiskAnswers } from '../../ports/repositories.js';
import type { InMemoryCollabRepository } from './in-memory-collab.repository.js';

/** Null is a question that was asked and not answered. */
export class InMemoryFoodRiskAnswers extends FoodRiskAnswers {
  private readonly answers = new Map<string, FoodRiskAnswer | null>();

  constructor(private readonly collabs: Pick<InMemoryCollabRepository, 'all'>) {
    super();
  }

  async of(collabId: string): Promise<FoodRiskAnswer | null> {
    return this.answers.get(collabId) ?? null;
  }

  async last(influencerId: string): Promise<FoodRiskAnswer | null> {
    return this.toldBy(influencerId).at(-1) ?? null;
  }

  async keep(answer: FoodRiskAnswer): Promise<void> {
    this.answers.set(answer.collabId, answer);
  }

  async takeUnasked(now: Date, until: Date, limit: number): Promise<readonly string[]> {
    const taken = this.collabs.all
      .filter(({ id, stage, outcome }) => stage === 4 && outcome === 'open' && !this.answers.has(id))
      .filter(({ visitAt }) => visitAt && visitAt > now && visitAt <= until)
      .slice(0, limit)
      .map(({ id }) => id);
    for (const id of taken) this.answers.set(id, null);
    return taken;
  }

  async forget(begunBy: Date): Promise<number> {
    const forgotten = this.collabs.all.filter(
      (collab) => this.answers.has(collab.id) && isOver(collab, begunBy) && !this.isLast(collab),
    );
    for (const { id } of forgotten) this.answers.delete(id);
    return forgotten.length;
  }

  private isLast({ id, influencerId }: Collab): boolean {
    return this.toldBy(influencerId).at(-1)?.collabId === id;
  }

  private toldBy(influencerId: string): FoodRiskAnswer[] {
    return this.collabs.all
      .filter((collab) => collab.influencerId === influencerId)
      .flatMap(({ id }) => this.answers.get(id) ?? [])
      .sort((a, b) => a.toldAt.getTime() - b.toldAt.getTime() || a.collabId.localeCompare(b.collabId));
  }
}

const isOver = ({ outcome, visitAt }: Collab, begunBy: Date): boolean =>
  outcome !== 'open' || (visitAt !== null && visitAt <= begunBy);
