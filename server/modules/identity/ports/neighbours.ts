import type { ProfileRef } from '../../../shared/kernel/index.js';
import type { LinkedProfile, ProfileCard } from '../domain/linked-profile.js';

/** Cards of brands and influencers. Profiles plugs in the answer. */
export abstract class ProfileCards {
  /** One card for each requested profile, in the same order; null if it doesn't exist or has been deleted. */
  abstract cardsOf(refs: readonly ProfileRef[]): Promise<(ProfileCard | null)[]>;

  /** The existing ones, each with its card, in the same order; makes no call for an empty list. */
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
  /** The number of seats of the profile's plan; null if unlimited. */
  abstract seatsOf(profile: ProfileRef): Promise<number | null>;
}

/** API keys that people have created. The API keys module plugs in the answer. */
export abstract class PersonalKeys {
  /** Revokes every key of this person, set up before the email address was proven. Joins the open transaction. */
  abstract revokeAllOf(userId: string, now: Date): Promise<void>;
}
