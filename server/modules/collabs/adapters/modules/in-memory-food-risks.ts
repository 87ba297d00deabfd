import type { Choice } from '../../../../contract/rules/choice.js';
import { FoodRisks } from '../../ports/food-risks.js';

export class InMemoryFoodRisks extends FoodRisks {
  readonly byInfluencer = new Map<string, Choice<string>>();

  async of(influencerId: string): Promise<Choice<string> | null> {
    return this.byInfluencer.get(influencerId) ?? null;
  }
}
