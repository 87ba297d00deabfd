import { IsIn, IsUUID } from 'class-validator';
import { type Feature, featureIds, type FeatureReason } from '../../../../contract/features.js';
import type { PlanId } from '../../../../contract/plans.js';
import type { VatCheck } from '../../../../contract/vat.js';
import { IfGiven } from '../../../../shared/http/field-rules.js';
import { PageQuery } from '../../../../shared/http/page.dto.js';
import { Id, Moment } from '../../../../shared/http/view-fields.js';
import type { BillingDetails } from '../../domain/billing-details.js';
import type { CreditLine } from '../../domain/credit.js';
import type { EntitlementSet } from '../../domain/entitlement.js';
import { planInForce, type Subscription, type SubscriptionStatus } from '../../domain/subscription.js';
import type { Invoice } from '../../ports/payment-gateway.js';
import { type PortalPage, portalPages } from '../../use-cases/checkout-pages.js';
import type { BillingOverview } from '../../use-cases/get-billing-overview.js';

export class EntitlementView {
  feature: Feature;
  allowed: boolean;
  /** Who decides: the plan, or staff who granted or locked it. */
  reason: FeatureReason;
  /** When the plan decides again; `null` if never. */
  @Moment()
  until: string | null;
}

export class EntitlementsView {
  /** The plan in force. */
  plan: PlanId;
  features: EntitlementView[];
  /** `null` if unlimited. */
  seats: number | null;
  /** Decimal bytes; `null` if unlimited. */
  storageBytes: number | null;
}

export const creditSources = ['free', 'kept', 'invoice', 'checkout'] as const;

export class CreditQuoteView {
  /** What the next Collab uses: a free one, a kept credit, an item on the next invoice, or a payment in advance. */
  source: (typeof creditSources)[number];
  /** The price in pence; 0 if it is free or uses a kept credit. */
  pricePence: number;
}

export class CardView {
  brand: string;
  last4: string;
  /** The first moment at which the card is no longer valid. */
  @Moment()
  endsAt: string;
}

export class BillingView {
  /** The plan in force; Basic if nothing is paid. */
  plan: PlanId;
  paying: boolean;
  status: SubscriptionStatus;
  @Moment()
  periodStartsAt: string | null;
  @Moment()
  periodEndsAt: string | null;
  /** When the plan ends at the brand's request. */
  @Moment()
  cancelsAt: string | null;
  /** The smaller plan that begins with the next period. */
  nextPlan: PlanId | null;
  /** When access ends because a payment is missing. */
  @Moment()
  graceEndsAt: string | null;
  /** The plan chosen when joining, until one is paid for: send the brand to its checkout. */
  wantedPlan: PlanId | null;
  card: CardView | null;
  /** The free Collabs of this period: granted, and left. Both are 0 outside a paid period. */
  freeGranted: number;
  freeLeft: number;
  /** Credits from Collabs that were paid for and didn't happen; they never expire. */
  keptLeft: number;
  next: CreditQuoteView;
  entitlements: EntitlementsView;
}

/** Who invoices are made out to, as entered at checkout or in the card provider's portal. */
export class BillingDetailsView {
  name: string;
  /** In one line. */
  address: string;
  /** ISO 3166. */
  country: string | null;
  vatNumber: string | null;
  /** Whether the number is registered: checked with HMRC for British numbers, with VIES for EU numbers. */
  vatCheck: VatCheck | null;
  /** The business that is registered under the number; some EU countries don't say. */
  registeredName: string | null;
  /** HMRC's reference, which proves the check; VIES gives none. */
  checkReference: string | null;
  @Moment()
  checkedAt: string | null;
}

/** What the brand's own people see of its plan. */
export class OwnBillingView extends BillingView {
  /** The card provider's own sign-in page, with the brand's email filled in; `null` if you can't manage billing. */
  portalUrl: string | null;
  /** `null` if you can't manage billing, and before the first checkout. */
  details: BillingDetailsView | null;
}

export const creditLineKinds = [
  'granted',
  'lapsed',
  'reserved',
  'spent',
  'returned',
  'awaiting-payment',
  'paid',
  'kept',
  'refunded',
] as const;

export class CreditLineView {
  id: string;
  @Moment()
  at: string;
  kind: (typeof creditLineKinds)[number];
  source: (typeof creditSources)[number] | null;
  @Id()
  collabId: string | null;
  /** The change in the period's free Collabs. */
  free: number;
  /** The change in kept credits. */
  kept: number;
  pricePence: number;
  plan: PlanId;
  note: string;
}

export class CreditHistoryView {
  items: CreditLineView[];
}

export class CreditHistoryQuery extends PageQuery {
  /** The `id` of the last line you received. */
  @IfGiven()
  @IsUUID(undefined, { message: 'before must be the id of a line.' })
  before?: string;
}

export class InvoiceLineView {
  text: string;
  amountPence: number;
}

export const invoiceStates = ['draft', 'open', 'paid', 'void', 'uncollectible'] as const;

export class InvoiceView {
  id: string;
  number: string | null;
  state: (typeof invoiceStates)[number];
  totalPence: number;
  /** The amount without VAT, and its VAT: together, the total. */
  netPence: number;
  vatPence: number;
  /** Whether the customer accounts for the VAT, as EU businesses do. */
  reverseCharge: boolean;
  /** The customer's VAT number on the invoice. */
  customerVatNumber: string | null;
  paidPence: number;
  @Moment()
  createdAt: string;
  lines: InvoiceLineView[];
  /** The provider's page for the invoice. */
  url: string | null;
  pdfUrl: string | null;
}

export class InvoicesView {
  /** Our own VAT number; `null` if we don't charge VAT. */
  vatNumber: string | null;
  items: InvoiceView[];
}

export class PortalLinkView {
  url: string;
}

/** What taking a plan costs, before it is taken. */
export class PlanPreviewView {
  plan: PlanId;
  /** The amount paid at once, with VAT. */
  duePence: number;
  /** When it begins; `null` if at once. */
  @Moment()
  startsAt: string | null;
  /** When its full price is first paid after that; `null` if it depends on the day. */
  @Moment()
  renewsAt: string | null;
}

export class PlanPreviewsView {
  items: PlanPreviewView[];
}

export class OpenPortalInput {
  /** The page to open: the whole portal, another card, or the confirmation that the plan ends with its period. */
  @IsIn(portalPages, { message: 'Please choose home, card or end.' })
  to: PortalPage;
}

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

export function toBillingView({ subscription, entitlements, quote, graceEndsAt }: BillingOverview): BillingView {
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
    freeGranted: quote.freeGranted,
    freeLeft: quote.freeLeft,
    keptLeft: quote.keptLeft,
    next: { source: quote.source, pricePence: quote.pricePence },
    entitlements: toEntitlementsView(entitlements),
  };
}

export const toDetailsView = (details: BillingDetails | null): BillingDetailsView | null =>
  details && {
    name: details.name,
    address: details.address,
    country: details.country,
    vatNumber: details.vatNumber,
    vatCheck: details.vat?.check ?? null,
    registeredName: details.vat?.registeredName ?? null,
    checkReference: details.vat?.reference ?? null,
    checkedAt: textOf(details.vat?.checkedAt ?? null),
  };

export const toCreditLineView = (line: CreditLine): CreditLineView => {
  const { id, at, kind, source, collabId, free, kept, pricePence, plan, note } = line;
  return { id, at: at.toISOString(), kind, source, collabId, free, kept, pricePence, plan, note };
};

export const toInvoiceView = (invoice: Invoice): InvoiceView => {
  const { id, number, state, totalPence, netPence, vatPence, paidPence, createdAt, lines, url, pdfUrl } = invoice;
  const { reverseCharge, customerVatNumber } = invoice;
  return {
    ...{ id, number, state, totalPence, netPence, vatPence, reverseCharge, customerVatNumber, paidPence },
    createdAt: createdAt.toISOString(),
    lines: lines.map(({ text, amountPence }) => ({ text, amountPence })),
    url,
    pdfUrl,
  };
};
