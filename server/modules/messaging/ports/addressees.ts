/** Whom staff write to. */
export abstract class Addressees {
  /** The names of those influencers who exist, by id. */
  abstract names(influencerIds: readonly string[]): Promise<ReadonlyMap<string, string>>;

  /** Whether somebody looks after this profile and can sign in, and so reads what is written to it. */
  abstract isRead(influencerId: string): Promise<boolean>;
}
