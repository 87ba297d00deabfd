import type { MemberRole } from '../../../contract/rules/member-rights.js';
import type { Actor, ProfileRef } from '../../../shared/kernel/index.js';
import type { MembershipKind } from '../domain/user.js';

export type Member = Readonly<{ userId: string; email: string; name: string }>;

/** Somebody who may act as a profile, and how. */
export type ProfileMember = Member &
  Readonly<{ role: MemberRole; kind: MembershipKind; disabled: boolean; joinedAt: Date }>;

/** Who stands behind a profile. */
export abstract class ProfileMembers {
  /** The people who may act as this profile and can sign in, oldest membership first. */
  abstract of(profileUid: string): Promise<Member[]>;

  /** The same including those who cannot sign in, each person once. A person with only a single link counts as an admin from the day their account was created. */
  abstract everyone(profile: ProfileRef): Promise<ProfileMember[]>;

  /** The person at work in this profile, as a request of theirs would find them; null where they may not act as it now. */
  abstract acting(userId: string, profile: ProfileRef): Promise<Actor | null>;

  /** Sessions signed in as this profile are read anew at their next request, because who is read-only has changed. */
  abstract seeAfresh(profileUid: string): Promise<void>;
}

/** Which profiles are one person's and nobody else's. */
export abstract class SoleOwnership {
  /** The profiles whose only owner this person is, oldest first. Brands may have other members all the same. */
  abstract of(userId: string): Promise<ProfileRef[]>;
}

/** Profiles that nobody may act for, because they have been deleted. Memberships stay, so that they can be opened again. */
export abstract class ClosedProfiles {
  /** Every session that acts for it loses it at once, on every process. */
  abstract close(profileUid: string, now: Date): Promise<void>;

  abstract reopen(profileUid: string): Promise<void>;
}
