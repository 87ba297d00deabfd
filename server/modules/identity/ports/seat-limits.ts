import type { ProfileRef } from '../../../shared/kernel/index.js';

/** How many people may work in a profile. Billing plugs in the answer. */
export abstract class SeatLimits {
  /** The seats of the profile's plan; null without a limit. */
  abstract seatsOf(profile: ProfileRef): Promise<number | null>;
}
