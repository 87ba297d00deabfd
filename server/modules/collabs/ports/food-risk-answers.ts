import type { FoodRiskAnswer } from '../domain/food-risks.js';

/**
 * What influencers have told the venues of their visits. Health: it is with no Collab that is listed, exported or sent on.
 * The promises below are executable: see food-risk-answers.contract.ts.
 */
export abstract class FoodRiskAnswers {
  /** Of this Collab; null where nothing was told. */
  abstract of(collabId: string): Promise<FoodRiskAnswer | null>;

  /** What this influencer told last, at whichever visit. */
  abstract last(influencerId: string): Promise<FoodRiskAnswer | null>;

  /** In place of what was told of this Collab before. Joins the open transaction. */
  abstract keep(answer: FoodRiskAnswer): Promise<void>;

  /**
   * The Collabs whose visit begins after `now` and at `until` at the latest, and of which nothing was told: each is given out
   * once, to one process. Joins the open transaction.
   */
  abstract takeUnasked(now: Date, until: Date, limit: number): Promise<readonly string[]>;

  /**
   * Forgets what was told of Collabs that have ended, or whose visit began at `begunBy` or before. What an influencer told last stays,
   * so that they need not say it again. Answers how much was forgotten.
   */
  abstract forget(begunBy: Date): Promise<number>;
}
