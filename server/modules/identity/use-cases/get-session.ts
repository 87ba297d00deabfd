import type { Actor, ProfileRef } from '../../../shared/kernel/index.js';
import { type LinkedProfile, staffProfile } from '../domain/linked-profile.js';
import { adminsFor, linkedProfiles, type User } from '../domain/user.js';
import type { ProfileCards } from '../ports/neighbours.js';
import type { UserRepository } from '../ports/repositories.js';

export type CurrentSession = Readonly<{ current: LinkedProfile | null; linked: readonly LinkedProfile[] }>;

/** Who is signed in as what, and what else they may choose. */
export class GetSession {
  constructor(
    private readonly users: UserRepository,
    private readonly cards: ProfileCards,
  ) {}

  /** `actor` is null for someone who is not signed in. */
  async execute(actor: Actor | null): Promise<CurrentSession> {
    if (!actor) return { current: null, linked: [] };
    if (actor.viewing && actor.profile) return this.viewed(actor.profile);
    const user = await this.users.get(actor.userId);
    if (user.staffRole) return { current: staffProfile(user), linked: [staffProfile(user)] };

    const linked = await this.cards.linked(linkedProfiles(user));
    return { current: await this.currentOf(actor, linked), linked };
  }

  /** Staff who look as a profile have that one, and nothing else to choose. */
  private async viewed(profile: ProfileRef): Promise<CurrentSession> {
    const linked = await this.cards.linked([profile]);
    return { current: linked[0] ?? null, linked };
  }

  /** The chosen profile may be one that the person only administers, and so is not among the linked ones. */
  private async currentOf({ profile }: Actor, linked: readonly LinkedProfile[]): Promise<LinkedProfile | null> {
    if (!profile) return null;
    const known = linked.find(({ uid }) => uid === profile.uid);
    if (known) return known;
    const [current = null] = await this.cards.linked([profile]);
    return current;
  }
}

/** Everything that a person may act for. */
type UserLinks = Readonly<{
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
      linkedProfiles: user.staffRole ? [staffProfile(user)] : await this.cards.linked(linkedProfiles(user)),
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
    const found = await this.cards.linked(refs);
    return (uid) => found.some((profile) => profile.uid === uid);
  }
}
