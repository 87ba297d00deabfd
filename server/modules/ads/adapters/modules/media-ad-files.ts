import type { Actor } from '../../../../shared/kernel/index.js';
import type { MediaApi } from '../../../media/index.js';
import { AdFiles } from '../../ports/ad-files.js';

/** What staff upload is their own. */
export class MediaAdFiles extends AdFiles {
  constructor(private readonly media: MediaApi) {
    super();
  }

  async kindOf({ userId, profile }: Actor, mediaId: string): Promise<'image' | 'video' | null> {
    return (await this.media.ownedBy(mediaId, profile?.uid ?? userId))?.kind ?? null;
  }
}
