import type { ProfileRef } from '../../../shared/kernel/index.js';
import type { Attachment } from '../domain/message.js';

/** Whom one may write to. */
export abstract class Counterparts {
  /** Whether this profile exists. */
  abstract exist(profile: ProfileRef): Promise<boolean>;
}

/** Whom staff write to. */
export abstract class Addressees {
  /** The names of those influencers who exist, by id. */
  abstract names(influencerIds: readonly string[]): Promise<ReadonlyMap<string, string>>;

  /** Whether someone looks after this profile and can sign in, and so reads what is written to it. */
  abstract isRead(influencerId: string): Promise<boolean>;
}

/** Whether a brand may write to influencers. Support hears everyone. */
export abstract class ChatAccess {
  /** Lets pass, or refuses with 403 and the reason. @throws billing/feature-locked */
  abstract require(brandId: string): Promise<void>;
}

/** The files that people send each other. */
export abstract class AttachmentFiles {
  /** The file, when it belongs to this profile (staff: to the person); else null. Asked in the transaction that uses it. */
  abstract ownedBy(ownerUid: string, mediaId: string): Promise<Attachment | null>;
}
