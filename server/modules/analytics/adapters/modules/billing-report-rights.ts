import type { Entitlements } from '../../../billing/index.js';
import { ReportRights } from '../../ports/report-rights.js';

/** Billing knows what the plan has, and what staff have granted or locked. */
export class BillingReportRights extends ReportRights {
  constructor(private readonly entitlements: Entitlements) {
    super();
  }

  async of(brandId: string) {
    const { features } = await this.entitlements.of(brandId);
    return { analytics: features.analytics.allowed, influencers: features.influencerReports.allowed };
  }
}
