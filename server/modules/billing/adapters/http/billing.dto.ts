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
  /** Who says so: the plan, or staff who granted or locked it. */
  reason: FeatureReason;
  /** When the plan decides again; null for good. */
  @Moment()
  until: string | null;
}

export class EntitlementsView {
  /** The plan in force. */
  plan: PlanId;
  features: EntitlementView[];
  /** Null: no limit. */
  seats: number | null;
  /** Decimal bytes; null: no limit. */
  storageBytes: number | null;
}

export const creditSources = ['free', 'kept', 'invoice', 'checkout'] as const;

export class CreditQuoteView {
  /** What the next Collab takes: a free one, a kept credit, an item on the next invoice, or a payment before it. */
  source: (typeof creditSources)[number];
  /** What it costs; 0 when it is free or kept. */
  pricePence: number;
}

export class CardView {
  brand: string;
  last4: string;
  /** The first moment at which it is no longer good. */
  @Moment()
  endsAt: string;
}

export class BillingView {
  /** The plan in force: Basic where nothing is paid. */
  plan: PlanId;
  paying: boolean;
  status: SubscriptionStatus;
  @Moment()
  periodStartsAt: string | null;
  @Moment()
  periodEndsAt: string | null;
  /** When the plan ends because the brand wants it to. */
  @Moment()
  cancelsAt: string | null;
  /** The smaller plan that begins with the next period. */
  nextPlan: PlanId | null;
  /** A payment is missing; access ends then. */
  @Moment()
  graceEndsAt: string | null;
  /** The plan chosen when joining, until one is paid for: lead the brand to its checkout. */
  wantedPlan: PlanId | null;
  card: CardView | null;
  /** Free Collabs of this period: granted, and left. Both are 0 while no paid period runs. */
  freeGranted: number;
  freeLeft: number;
  /** Credits from Collabs that were paid for and did not come about; they do not lapse. */
  keptLeft: number;
  next: CreditQuoteView;
  entitlements: EntitlementsView;
}

/** Whom invoices are made out to. It is given at the checkout and in the card provider's portal. */
export class BillingDetailsView {
  name: string;
  /** In one line. */
  address: string;
  /** ISO 3166. */
  country: string | null;
  vatNumber: string | null;
  /** Whether the number is registered: HMRC says so of British ones, the card provider of those from the European Union. */
  vatCheck: VatCheck | null;
  /** The business that HMRC has for the number. */
  registeredName: string | null;
  /** HMRC’s reference, which proves the check. */
  checkReference: string | null;
  @Moment()
  checkedAt: string | null;
}

/** What the brand's own people see of its plan. */
export class OwnBillingView extends BillingView {
  /** The card provider's own sign-in, with the brand's email filled in; null for who may not manage billing. */
  portalUrl: string | null;
  /** Null for who may not manage billing, and before the first checkout. */
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
  /** By how many free Collabs of the period it changed what is left. */
  free: number;
  /** By how many kept credits it changed what is left. */
  kept: number;
  pricePence: number;
  plan: PlanId;
  note: string;
}

export class CreditHistoryView {
  items: CreditLineView[];
}

export class CreditHistoryQuery extends PageQuery {
  /** The `id` of the last line seen. */
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
  /** Without VAT, and the VAT of it; together the total. */
  netPence: number;
  vatPence: number;
  /** The customer accounts for the VAT: a business in the European Union. */
  reverseCharge: boolean;
  /** The VAT number of the customer on it. */
  customerVatNumber: string | null;
  paidPence: number;
  @Moment()
  createdAt: string;
  lines: InvoiceLineView[];
  /** The provider's own page of it. */
  url: string | null;
  pdfUrl: string | null;
}

export class InvoicesView {
  /** Our own VAT number; null where we charge no VAT. */
  vatNumber: string | null;
  items: InvoiceView[];
}

export class PortalLinkView {
  url: string;
}

/** What taking a plan costs, before it is taken. */
export class PlanPreviewView {
  plan: PlanId;
  /** What is paid at once, with VAT. */
  duePence: number;
  /** When it begins; null for at once. */
  @Moment()
  startsAt: string | null;
  /** When its whole price is paid for the first time after that; null where it depends on the day. */
  @Moment()
  renewsAt: string | null;
}

export class PlanPreviewsView {
  items: PlanPreviewView[];
}

export class OpenPortalInput {
  /** Where to: all of it, another card, or the confirmation that the plan ends with its period. */
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
