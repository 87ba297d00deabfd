/** Which files others may keep even when their maker leaves. Collabs plugs in the answer: what a brand has approved. */
export abstract class PromisedFiles {
  /** Those of the ids that are promised to somebody. */
  abstract among(mediaIds: readonly string[]): Promise<ReadonlySet<string>>;
}
