import type { Actor, ProfileRef } from '../../../shared/kernel/index.js';

export type Member = Readonly<{ userId: string; email: string; name: string }>;

/** Who stands behind a profile. */
export abstract class ProfileMembers {
  /** The people who may act as this profile and can sign in, the longest-standing first. */
  abstract of(profileUid: string): Promise<Member[]>;

  /** The person at work in this profile, as a request of theirs would find them; null where they may not act as it now. */
  abstract acting(userId: string, profile: ProfileRef): Promise<Actor | null>;
}
