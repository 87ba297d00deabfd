import type { Attachment } from '../domain/message.js';

/** The files that people send each other. */
export abstract class AttachmentFiles {
  /** The file, when it belongs to this profile (staff: to the person); else null. Asked in the transaction that uses it. */
  abstract ownedBy(ownerUid: string, mediaId: string): Promise<Attachment | null>;
}
