import type { Actor, ProfileRef } from '../../../shared/kernel/index.js';
import { type LinkedProfile, staffProfile } from '../domain/linked-profile.js';
import { linkedProfiles } from '../domain/user.js';
import type { ProfileCards } from '../ports/neighbours.js';
import type { UserRepository } from '../ports/user.repository.js';
import { withCards } from './with-cards.js';

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

    const linked = await withCards(this.cards, linkedProfiles(user));
    return { current: await this.currentOf(actor, linked), linked };
  }

  /** Staff who look as a profile have that one, and nothing else to choose. */
  private async viewed(profile: ProfileRef): Promise<CurrentSession> {
    const linked = await withCards(this.cards, [profile]);
    return { current: linked[0] ?? null, linked };
  }

  /** The chosen profile may be one that the person only administers, and so is not among the linked ones. */
  private async currentOf({ profile }: Actor, linked: readonly LinkedProfile[]): Promise<LinkedProfile | null> {
    if (!profile) return null;
    const known = linked.find(({ uid }) => uid === profile.uid);
    if (known) return known;
    const [current = null] = await withCards(this.cards, [profile]);
    return current;
  }
}
