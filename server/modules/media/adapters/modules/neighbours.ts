import type { BillingApi } from '../../../billing/index.js';
import { type PortfolioFile, PortfolioFiles } from '../../../profiles/index.js';
import type { StorageAccount } from '../../domain/upload.js';
import type { MediaApi } from '../../media.api.js';
import { StorageLimits } from '../../ports/neighbours.js';

/** Brands get their plan's quota, influencers the configured one, staff are unlimited. */
export class PlanStorageLimits extends StorageLimits {
  constructor(
    private readonly billing: BillingApi,
    private readonly influencerBytes: number,
  ) {
    super();
  }

  async limitOf({ uid, type }: StorageAccount): Promise<number | null> {
    if (type === 'staff') return null;
    return type === 'influencer' ? this.influencerBytes : (await this.billing.planOf(uid)).storageBytes;
  }
}

/** Tells profiles which files belong to an influencer. */
export class OwnPortfolioFiles extends PortfolioFiles {
  constructor(private readonly media: MediaApi) {
    super();
  }

  async ownedBy(profileUid: string, mediaId: string): Promise<PortfolioFile | null> {
    const file = await this.media.ownedBy(mediaId, profileUid);
    return file && { filePath: file.filePath, kind: file.kind };
  }
}
