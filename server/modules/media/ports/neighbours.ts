import type { Actor } from '../../../shared/kernel/index.js';
import type { StorageAccount } from '../domain/storage-account.js';

/** How much each may store, in decimal bytes; null is no limit. */
export abstract class StorageLimits {
  abstract limitOf(account: StorageAccount): Promise<number | null>;
}

/** Whose storage holds a Collab's file. Collabs plugs in the answer. */
export abstract class UploadPayers {
  /** The brand of an open Collab in which this person takes part; else null. */
  abstract payerOf(actor: Actor, collabId: string): Promise<string | null>;
}

/** Who else may see a file. Collabs plugs in the answers. */
export abstract class MediaViewers {
  /** A brand sees what was delivered to it. */
  abstract mayView(actor: Actor, mediaId: string): Promise<boolean>;

  /** An offer's photo is for everyone. */
  abstract isPublic(mediaId: string): Promise<boolean>;
}

/** Where files are used outside of profiles. Collabs plugs in the answer. */
export abstract class MediaUses {
  /** Whether it is an offer's photo or a piece that was submitted. */
  abstract isUsed(mediaId: string): Promise<boolean>;
}

/** Which files others may keep even when their maker leaves. Collabs plugs in the answer: what a brand has approved. */
export abstract class PromisedFiles {
  /** Those of the ids that are promised to someone. */
  abstract among(mediaIds: readonly string[]): Promise<ReadonlySet<string>>;
}

/** Pictures that the product itself promotes something with. Ads plug in the answers. */
export abstract class PromotedPictures {
  /** Whether it is an ad's photo, whenever that runs. */
  abstract isUsed(mediaId: string): Promise<boolean>;

  /** Those of the ids that are an ad's photo: they belong to the product, even if a person uploaded them. */
  abstract among(mediaIds: readonly string[]): Promise<ReadonlySet<string>>;

  /** Whether an ad that has begun has it: then it is for everyone. */
  abstract isShown(mediaId: string): Promise<boolean>;
}
