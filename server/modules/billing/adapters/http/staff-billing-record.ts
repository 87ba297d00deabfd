import type { StaffLists } from '../../../../shared/staff-list/index.js';
import type { Override } from '../../domain/entitlement.js';
import type { Refund } from '../../domain/refund.js';
import type { OverrideQueries } from '../queries/override-queries.js';
import { subscriptionList } from '../staff-lists/subscription-list.js';
import type { BillingDetailsRepository, DisputeRepository, RefundRepository } from '../../ports/provider.js';
import type { CreditRepository } from '../../ports/entitlements.js';
import type { GetBillingOverview } from '../../use-cases/get-billing-overview.js';
import type { OverrideView, RefundView, StaffSubscriptionDetailView } from './admin-billing.dto.js';
import { textOf, toBillingView, toCreditLineView, toDetailsView } from './billing.dto.js';

const lastLines = 100;

/** Puts together what staff see of one brand's money. */
export class StaffBillingRecord {
  constructor(
    private readonly lists: StaffLists,
    private readonly overrides: OverrideQueries,
    private readonly overview: GetBillingOverview,
    private readonly credits: CreditRepository,
    private readonly refunds: RefundRepository,
    private readonly disputes: DisputeRepository,
    private readonly details: BillingDetailsRepository,
  ) {}

  /** @throws billing/brand-not-found */
  async of(brandId: string): Promise<StaffSubscriptionDetailView> {
    const row = await this.lists.one(subscriptionList, brandId);
    const [overview, lines, overrides, refunds, disputes, details] = await Promise.all([
      this.overview.execute(brandId),
      this.credits.lines(brandId, { limit: lastLines }),
      this.overrides.ofBrand(brandId),
      this.refunds.ofBrand(brandId),
      this.disputes.ofBrand(brandId),
      this.details.find(brandId),
    ]);
    return {
      ...row,
      billing: toBillingView(overview),
      details: toDetailsView(details),
      ledger: lines.map(toCreditLineView),
      overridden: overrides.map(toOverrideView),
      refunds: refunds.map(toRefundView),
      disputes: disputes.map(({ id, amountPence, reason, state, openedAt }) => ({
        ...{ id, amountPence, reason, state },
        openedAt: openedAt.toISOString(),
      })),
    };
  }
}

export const toRefundView = (refund: Refund): RefundView => {
  const { id, collabId, invoiceId, amountPence, reason, state, askedBy, createdAt } = refund;
  return { id, collabId, invoiceId, amountPence, reason, state, askedBy, createdAt: createdAt.toISOString() };
};

export const toOverrideView = ({
  id,
  feature,
  kind,
  reason,
  madeBy,
  madeAt,
  until,
  endedAt,
}: Override): OverrideView => ({
  ...{ id, feature, kind, reason, madeBy },
  madeAt: madeAt.toISOString(),
  until: textOf(until),
  endedAt: textOf(endedAt),
});
