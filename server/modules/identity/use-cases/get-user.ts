import type { Actor } from '../../../shared/kernel/index.js';
import { type LinkedProfile, staffProfile } from '../domain/linked-profile.js';
import { adminsFor, linkedProfiles, type User } from '../domain/user.js';
import type { ProfileCards } from '../ports/neighbours.js';
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
    const exist = await this.existing(user);
    return {
      linkedProfiles: user.staffRole ? [staffProfile(user)] : await withCards(this.cards, linkedProfiles(user)),
      linkedBrandUid: [user.linkedBrandUid].find(exist) ?? null,
      brandAdminsFor: adminsFor(user, 'brand').filter(exist),
      linkedInfluencerUid: [user.linkedInfluencerUid].find(exist) ?? null,
      influencerAdminsFor: adminsFor(user, 'influencer').filter(exist),
    };
  }

  /** Tells which of the single links and of what is administered exist: what has been deleted is not to be landed on. */
  private async existing(user: User): Promise<(uid: string | null) => boolean> {
    const refs = [
      ...[user.linkedBrandUid, ...adminsFor(user, 'brand')].map((uid) => ({ uid, type: 'brand' as const })),
      ...[user.linkedInfluencerUid, ...adminsFor(user, 'influencer')].map((uid) => ({
        uid,
        type: 'influencer' as const,
      })),
    ].flatMap(({ uid, type }) => (uid ? [{ uid, type }] : []));
    const found = await withCards(this.cards, refs);
    return (uid) => found.some((profile) => profile.uid === uid);
  }
}
