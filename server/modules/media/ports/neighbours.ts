import type { Actor } from '../../../shared/kernel/index.js';
import type { StorageAccount } from '../domain/upload.js';
import type { Source } from './pictures.js';

/** Storage quotas, in decimal bytes; null means no limit. */
export abstract class StorageLimits {
  abstract limitOf(account: StorageAccount): Promise<number | null>;
}

/** Whose storage a Collab's file counts towards. Collabs plugs in the answer. */
export abstract class UploadPayers {
  /** The brand of an open Collab that this person takes part in; else null. */
  abstract payerOf(actor: Actor, collabId: string): Promise<string | null>;
}

/** Who else can see a file. Collabs plugs in the answers. */
export abstract class MediaViewers {
  /** A brand can see what was delivered to it. */
  abstract mayView(actor: Actor, mediaId: string): Promise<boolean>;

  /** An offer's photo is public. */
  abstract isPublic(mediaId: string): Promise<boolean>;
}

/** Where files are used outside of profiles. Collabs plugs in the answer. */
export abstract class MediaUses {
  /** Whether it is an offer's photo or a piece that was submitted. */
  abstract isUsed(mediaId: string): Promise<boolean>;
}

/** Which files others can keep even if their creator leaves. Collabs plugs in the answer: what a brand has approved. */
export abstract class PromisedFiles {
  /** Those of the ids that others can keep. */
  abstract among(mediaIds: readonly string[]): Promise<ReadonlySet<string>>;
}

/** Pictures that the product itself uses for promotion. Ads plugs in the answers. */
export abstract class PromotedPictures {
  /** Whether it is an ad's photo, past ones included. */
  abstract isUsed(mediaId: string): Promise<boolean>;

  /** Those of the ids that are an ad's photo: they belong to the product, even if a person uploaded them. */
  abstract among(mediaIds: readonly string[]): Promise<ReadonlySet<string>>;

  /** Whether it is the photo of an ad that has started, which makes it public. */
  abstract isShown(mediaId: string): Promise<boolean>;
}

/** Looks for known malware in what arrives, before anyone can open it. */
export abstract class VirusScanner {
  /** @throws mediaErrors.infected when it finds some, mediaErrors.notScanned when it can't look at all of the file */
  abstract check(content: Source): Promise<void>;
}
