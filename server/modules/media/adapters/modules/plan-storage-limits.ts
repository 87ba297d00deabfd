import type { BillingApi } from '../../../billing/index.js';
import type { StorageAccount } from '../../domain/storage-account.js';
import { StorageLimits } from '../../ports/storage-limits.js';

/** Brands have what their plan gives them, influencers what the configuration says, staff what they need. */
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
