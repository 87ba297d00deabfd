/** Pictures that the product itself promotes something with. Ads plug in the answers. */
export abstract class PromotedPictures {
  /** Whether it is an ad's photo, whenever that runs. */
  abstract isUsed(mediaId: string): Promise<boolean>;

  /** Those of the ids that are the photo of an ad: they are the product's, whoever has uploaded them. */
  abstract among(mediaIds: readonly string[]): Promise<ReadonlySet<string>>;

  /** Whether an ad that has begun has it: then it is for everybody. */
  abstract isShown(mediaId: string): Promise<boolean>;
}
