import type { MediaApi } from '../../../media/index.js';
import { Screenshots } from '../../ports/screenshots.js';

/** Media knows whose file it is, and holds it while the reading is stored. */
export class MediaScreenshots extends Screenshots {
  constructor(private readonly media: MediaApi) {
    super();
  }

  async ownedBy(influencerId: string, mediaId: string): Promise<boolean> {
    return (await this.media.ownedBy(mediaId, influencerId))?.kind === 'image';
  }
}
