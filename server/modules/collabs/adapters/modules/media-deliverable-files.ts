import type { MediaApi } from '../../../media/index.js';
import type { FileFacts } from '../../domain/golden-rules.js';
import { DeliverableFiles, type StoredFile } from '../../ports/deliverable-files.js';

/** Media knows whose file it is, and has measured it. */
export class MediaDeliverableFiles extends DeliverableFiles {
  constructor(private readonly media: MediaApi) {
    super();
  }

  async ownedBy(profileUid: string, mediaId: string): Promise<FileFacts | null> {
    const file = await this.media.ownedBy(mediaId, profileUid);
    if (!file) return null;
    const { kind, width, height, rotation, durationMs, codec, frameRate, truncated, sha256 } = file;
    return { kind, width, height, rotation, durationMs, codec, frameRate, truncated, sha256 };
  }

  open(mediaId: string): Promise<StoredFile | null> {
    return this.media.open(mediaId);
  }
}
