import type { Entitlements } from '../../../billing/index.js';
import type { MediaApi } from '../../../media/index.js';
import { ReportRights, Screenshots } from '../../ports/neighbours.js';

/** Billing knows the plan's features, and overrides by staff. */
export class BillingReportRights extends ReportRights {
  constructor(private readonly entitlements: Entitlements) {
    super();
  }

  async of(brandId: string) {
    const { features } = await this.entitlements.of(brandId);
    return { analytics: features.analytics.allowed, influencers: features.influencerReports.allowed };
  }
}

/** Media knows a file's owner, and locks it while the reading is stored. */
export class MediaScreenshots extends Screenshots {
  constructor(private readonly media: MediaApi) {
    super();
  }

  async ownedBy(influencerId: string, mediaId: string): Promise<boolean> {
    return (await this.media.ownedBy(mediaId, influencerId))?.kind === 'image';
  }
}
