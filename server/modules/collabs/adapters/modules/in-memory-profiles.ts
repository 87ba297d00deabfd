import type { ProfileRef } from '../../../../shared/kernel/index.js';
import { Deletions, FoodRisks } from '../../ports/neighbours.js';
import type { Choice } from '../../../../contract/rules/choice.js';

export class InMemoryDeletions extends Deletions {
  readonly deleted = new Set<string>();

  async among(profiles: readonly ProfileRef[]): Promise<readonly ProfileRef[]> {
    return profiles.filter(({ uid }) => this.deleted.has(uid));
  }
}

export class InMemoryFoodRisks extends FoodRisks {
  readonly byInfluencer = new Map<string, Choice<string>>();

  async of(influencerId: string): Promise<Choice<string> | null> {
    return this.byInfluencer.get(influencerId) ?? null;
  }

  async keep(influencerId: string, own: Choice<string>): Promise<void> {
    this.byInfluencer.set(influencerId, own);
  }
}
