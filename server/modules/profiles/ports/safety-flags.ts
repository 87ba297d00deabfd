import type { SafetyFlag, SafetyFlagEvent } from '../domain/safety-flag.js';

/** The safety flags of influencers, those that were lifted among them. */
export abstract class SafetyFlags {
  /** Of one influencer: those that stand first, then the latest. */
  abstract of(influencerId: string): Promise<SafetyFlag[]>;

  /** @throws profiles/influencer-not-found, profiles/already-flagged */
  abstract add(flag: SafetyFlag, event: SafetyFlagEvent): Promise<void>;

  /** @throws profiles/flag-not-found when somebody else has lifted it meanwhile */
  abstract lift(flag: SafetyFlag, event: SafetyFlagEvent): Promise<void>;
}
