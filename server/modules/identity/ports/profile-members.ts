export type Member = Readonly<{ userId: string; email: string; name: string }>;

/** Who stands behind a profile. */
export abstract class ProfileMembers {
  /** The people who may act as this profile and can sign in, the longest-standing first. */
  abstract of(profileUid: string): Promise<Member[]>;
}
