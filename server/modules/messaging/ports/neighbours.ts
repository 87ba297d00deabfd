import type { ProfileRef } from '../../../shared/kernel/index.js';
import type { Attachment } from '../domain/message.js';

/** Who can be written to. */
export abstract class Counterparts {
  /** Whether this profile exists. */
  abstract exist(profile: ProfileRef): Promise<boolean>;
}

/** Who staff write to. */
export abstract class Addressees {
  /** The names of existing influencers, by id. */
  abstract names(influencerIds: readonly string[]): Promise<ReadonlyMap<string, string>>;

  /** Whether someone who can sign in manages this profile, and so can read its messages. */
  abstract isRead(influencerId: string): Promise<boolean>;
}

/** Whether a brand can write to influencers. Anyone can write to support. */
export abstract class ChatAccess {
  /** Passes, or throws a 403 with the reason. @throws billing/feature-locked */
  abstract require(brandId: string): Promise<void>;
}

/** The files that people send each other. */
export abstract class AttachmentFiles {
  /**
   * The file if it belongs to this profile (for staff: to the person); else null. Called in the transaction that uses
   * it.
   */
  abstract ownedBy(ownerUid: string, mediaId: string): Promise<Attachment | null>;
}
