import type { Actor } from '../../../shared/kernel/index.js';
import { type LinkedProfile, staffProfile } from '../domain/linked-profile.js';
import { adminsFor, linkedProfiles } from '../domain/user.js';
import type { ProfileCards } from '../ports/profile-cards.js';
import type { UserRepository } from '../ports/user.repository.js';
import { withCards } from './with-cards.js';

/** Everything that a person may act for. */
export type UserLinks = Readonly<{
  linkedProfiles: readonly LinkedProfile[];
  linkedBrandUid: string | null;
  brandAdminsFor: readonly string[];
  linkedInfluencerUid: string | null;
  influencerAdminsFor: readonly string[];
}>;

/** What the signed-in person may act for: decides the first page after sign-in. */
export class GetUser {
  constructor(
    private readonly users: UserRepository,
    private readonly cards: ProfileCards,
  ) {}

  async execute(actor: Actor): Promise<UserLinks> {
    const user = await this.users.get(actor.userId);
    return {
      linkedProfiles: user.staffRole ? [staffProfile(user)] : await withCards(this.cards, linkedProfiles(user)),
      linkedBrandUid: user.linkedBrandUid,
      brandAdminsFor: adminsFor(user, 'brand'),
      linkedInfluencerUid: user.linkedInfluencerUid,
      influencerAdminsFor: adminsFor(user, 'influencer'),
    };
  }
}
