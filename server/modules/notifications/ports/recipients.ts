/** Somebody who may be told. */
export type Recipient = Readonly<{ userId: string; email: string; name: string }>;

/** Who stands behind profiles. */
export abstract class Recipients {
  /** Everybody who may act as this profile and can sign in. */
  abstract of(profileUid: string): Promise<readonly Recipient[]>;
}
