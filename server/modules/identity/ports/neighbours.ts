import type { ProfileRef } from '../../../shared/kernel/index.js';
import type { LinkedProfile, ProfileCard } from '../domain/linked-profile.js';

/** How brands and influencers introduce themselves. Profiles plugs in the answer. */
export abstract class ProfileCards {
  /** One card for each profile that is asked for, in the same order; null for one that does not exist or has been deleted. */
  abstract cardsOf(refs: readonly ProfileRef[]): Promise<(ProfileCard | null)[]>;

  /** Those that exist, each with its card, in the same order; asks nothing when there is none. */
  async linked(refs: readonly ProfileRef[]): Promise<LinkedProfile[]> {
    if (refs.length === 0) return [];
    const found = await this.cardsOf(refs);
    return refs.flatMap(({ uid, type }, place) => {
      const profile = found[place];
      return profile ? [{ uid, type, profile }] : [];
    });
  }
}

/** How many people may work in a profile. Billing plugs in the answer. */
export abstract class SeatLimits {
  /** The seats of the profile's plan; null without a limit. */
  abstract seatsOf(profile: ProfileRef): Promise<number | null>;
}

/** The API keys that people have made. The module of API keys plugs in the answer. */
export abstract class PersonalKeys {
  /** Ends every key of this person: whatever was set up before the email address was proven. Joins the open transaction. */
  abstract revokeAllOf(userId: string, now: Date): Promise<void>;
}
