/** The influencers who can come onto lists. The directory of profiles answers as it is. */
export abstract class KnownInfluencers {
  /** Which influencers these handles are, by the handle in small letters: a profile's own before one of its accounts. */
  abstract byHandles(handles: readonly string[]): Promise<ReadonlyMap<string, string>>;

  /** Those of the ids that are influencers, in their order. */
  abstract existing(ids: readonly string[]): Promise<ReadonlySet<string>>;

  /** Those of the ids that are influencers whose profiles are open, in their order. */
  abstract open(ids: readonly string[]): Promise<ReadonlySet<string>>;
}
