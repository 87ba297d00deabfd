import { featureIds } from '../../../../contract/features.js';
import type { EntitlementSet } from '../../domain/entitlement.js';
import type { CreditLine } from '../../domain/credit.js';
import type { Invoice } from '../../domain/invoice.js';
import { planInForce, type Subscription } from '../../domain/subscription.js';
import type { BillingOverview } from '../../use-cases/get-billing-overview.js';
import type { BillingView, CardView, CreditLineView, EntitlementsView, InvoiceView } from './billing.dto.js';

export const textOf = (moment: Date | null): string | null => moment?.toISOString() ?? null;

export const toEntitlementsView = ({ plan, features, seats, storageBytes }: EntitlementSet): EntitlementsView => ({
  plan,
  features: featureIds.map((feature) => {
    const { allowed, reason, until } = features[feature];
    return { feature, allowed, reason, until: textOf(until) };
  }),
  seats,
  storageBytes,
});

const toCardView = ({ cardBrand, cardLast4, cardEndsAt }: Subscription): CardView | null =>
  cardBrand && cardLast4 && cardEndsAt
    ? { brand: cardBrand, last4: cardLast4, endsAt: cardEndsAt.toISOString() }
    : null;

export function toBillingView({
  subscription,
  entitlements,
  account,
  quote,
  graceEndsAt,
}: BillingOverview): BillingView {
  const { paying, status, periodStartsAt, periodEndsAt, cancelsAt, nextPlan, wantedPlan } = subscription;
  return {
    plan: planInForce(subscription).id,
    paying,
    status,
    periodStartsAt: textOf(periodStartsAt),
    periodEndsAt: textOf(periodEndsAt),
    cancelsAt: textOf(cancelsAt),
    nextPlan,
    graceEndsAt: textOf(graceEndsAt),
    wantedPlan,
    card: toCardView(subscription),
    freeGranted: account.granted,
    freeLeft: quote.freeLeft,
    keptLeft: quote.keptLeft,
    next: { source: quote.source, pricePence: quote.pricePence },
    entitlements: toEntitlementsView(entitlements),
  };
}

export const toCreditLineView = (line: CreditLine): CreditLineView => {
  const { id, at, kind, source, collabId, free, kept, pricePence, plan, note } = line;
  return { id, at: at.toISOString(), kind, source, collabId, free, kept, pricePence, plan, note };
};

export const toInvoiceView = (invoice: Invoice): InvoiceView => {
  const { id, number, state, totalPence, paidPence, createdAt, lines, url, pdfUrl } = invoice;
  return {
    id,
    number,
    state,
    totalPence,
    paidPence,
    createdAt: createdAt.toISOString(),
    lines: lines.map(({ text, amountPence }) => ({ text, amountPence })),
    url,
    pdfUrl,
  };
};
