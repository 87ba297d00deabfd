import type { Choice } from '../../../contract/rules/choice.js';

/** What Collabs need to know so that nobody is served what harms them. */
export abstract class FoodRisks {
  /** Of the list of food risk groups; null where the influencer has not said. */
  abstract of(influencerId: string): Promise<Choice<string> | null>;
}
