/** Where files are used outside of profiles. Collabs plugs in the answer. */
export abstract class MediaUses {
  /** Whether it is an offer's photo or a piece that was handed in. */
  abstract isUsed(mediaId: string): Promise<boolean>;
}
