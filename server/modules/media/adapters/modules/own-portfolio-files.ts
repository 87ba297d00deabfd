import { type PortfolioFile, PortfolioFiles } from '../../../profiles/index.js';
import type { MediaApi } from '../../media.api.js';

/** Tells profiles which files are an influencer's own. */
export class OwnPortfolioFiles extends PortfolioFiles {
  constructor(private readonly media: MediaApi) {
    super();
  }

  async ownedBy(profileUid: string, mediaId: string): Promise<PortfolioFile | null> {
    const file = await this.media.ownedBy(mediaId, profileUid);
    return file && { filePath: file.filePath, kind: file.kind };
  }
}
