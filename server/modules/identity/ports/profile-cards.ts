import type { ProfileRef } from '../../../shared/kernel/index.js';
import type { ProfileCard } from '../domain/linked-profile.js';

/** How brands and influencers introduce themselves. Profiles plugs in the answer. */
export abstract class ProfileCards {
  /** One card for each profile that is asked for, in the same order; null for one that does not exist or has been deleted. */
  abstract cardsOf(refs: readonly ProfileRef[]): Promise<(ProfileCard | null)[]>;
}
