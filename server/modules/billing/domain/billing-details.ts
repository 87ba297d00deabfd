import type { VatCheck } from '../../../contract/vat.js';

/** Whom invoices are made out to, as the card provider knows it. */
export type BilledTo = Readonly<{
  name: string;
  /** In one line. */
  address: string;
  /** ISO 3166. */
  country: string | null;
  vatNumber: string | null;
  /** What the provider has found out about the number; null for nothing yet. */
  providerSays: 'verified' | 'not-found' | null;
}>;

/** What looking a VAT number up has shown. */
export type VatLookup = Readonly<{
  check: VatCheck;
  /** The business it is registered to. */
  registeredName: string | null;
  /** Proves that we have asked. */
  reference: string | null;
}>;

/** A brand's billing details, with what is known of its VAT number. */
export type BillingDetails = Omit<BilledTo, 'providerSays'> &
  Readonly<{
    brandId: string;
    /** Null without a number. */
    vat: (VatLookup & Readonly<{ checkedAt: Date }>) | null;
    /** When it was read at the provider. */
    readAt: Date;
  }>;

/** A number is looked up once; again if nobody has answered, or nobody was there to be asked. */
export const needsLookup = (known: BillingDetails | null, { vatNumber }: BilledTo): boolean =>
  vatNumber !== null && (known?.vatNumber !== vatNumber || !settled.includes(known.vat?.check ?? 'unchecked'));

const settled: readonly VatCheck[] = ['verified', 'not-found', 'malformed'];

/** The provider's word counts for a number that no register of ours knows. */
export function detailsOf(
  brandId: string,
  { providerSays, ...billed }: BilledTo,
  lookup: BillingDetails['vat'],
  readAt: Date,
): BillingDetails {
  const isLeftToProvider = lookup?.check === 'unchecked' && providerSays !== null;
  return { ...billed, brandId, vat: isLeftToProvider ? { ...lookup, check: providerSays } : lookup, readAt };
}
