import type { MediaApi } from '../../../media/index.js';
import type { Attachment } from '../../domain/message.js';
import { AttachmentFiles } from '../../ports/attachment-files.js';

/** Media knows whose file it is, and what it really holds. */
export class MediaAttachmentFiles extends AttachmentFiles {
  constructor(private readonly media: MediaApi) {
    super();
  }

  async ownedBy(ownerUid: string, mediaId: string): Promise<Attachment | null> {
    const file = await this.media.ownedBy(mediaId, ownerUid);
    if (!file) return null;
    const { kind, fileName, bytes, width, height } = file;
    return { mediaId, kind, fileName, bytes, width, height };
  }
}
