import type { Entitlements } from '../../../billing/index.js';
import type { Platform } from '../../../../contract/lists/social.js';
import type { ReadPost } from '../../../connections/index.js';
import type { MediaApi } from '../../../media/index.js';
import { CreatorsMetrics, ReportRights, Screenshots } from '../../ports/repositories.js';

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

/** Connections reads posts with their creators' permission. */
export class ConnectionsCreatorsMetrics extends CreatorsMetrics {
  constructor(private readonly posts: ReadPost) {
    super();
  }

  get platforms(): readonly Platform[] {
    return this.posts.platformIds;
  }

  /** Reach can be two days late, and then be less than the likes: until it isn't, it's unknown. */
  async numbersOf(influencerId: string, platform: Platform, url: string) {
    const { connected, numbers } = await this.posts.execute(influencerId, platform, url);
    if (!connected) return null;
    const isLate = numbers !== null && numbers.reach !== null && numbers.reach < (numbers.likes ?? 0);
    return { numbers: isLate ? { ...numbers, reach: null } : numbers };
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
