import type { MediaApi } from '../../../media/index.js';
import { DeliverableFiles } from '../../ports/deliverable-files.js';

/** Media knows whose file it is. */
export class MediaDeliverableFiles extends DeliverableFiles {
  constructor(private readonly media: MediaApi) {
    super();
  }

  ownedBy(influencerId: string, mediaId: string): Promise<{ kind: 'image' | 'video' } | null> {
    return this.media.ownedBy(mediaId, influencerId);
  }
}
