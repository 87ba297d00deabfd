/** The people who claim profiles. Identity plugs in the answers. */
export abstract class Claimants {
  /** @throws identity/no-such-user */
  abstract get(userId: string): Promise<Claimant>;

  /** From now on this person acts as the influencer, as the owner. Joins the open transaction. */
  abstract handOver(influencerId: string, userId: string): Promise<void>;
}

export type Claimant = Readonly<{ userId: string; email: string; name: string }>;
