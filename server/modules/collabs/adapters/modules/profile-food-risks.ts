import type { Choice } from '../../../../contract/rules/choice.js';
import type { ProfilesApi } from '../../../profiles/index.js';
import { FoodRisks } from '../../ports/food-risks.js';

/** Influencers say it in their profile. */
export class ProfileFoodRisks extends FoodRisks {
  constructor(private readonly profiles: ProfilesApi) {
    super();
  }

  of(influencerId: string): Promise<Choice<string> | null> {
    return this.profiles.foodRisks(influencerId);
  }
}
