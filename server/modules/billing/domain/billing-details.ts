import type { VatCheck } from '../../../contract/vat.js';

/** A brand's billing details as stored at the card provider. */
export type BilledTo = Readonly<{
  name: string;
  /** In one line. */
  address: string;
  /** ISO 3166. */
  country: string | null;
  vatNumber: string | null;
  /** The provider's validation of the number; null if not finished. */
  providerSays: 'verified' | 'not-found' | null;
}>;

/** The result of looking up a VAT number. */
export type VatLookup = Readonly<{
  check: VatCheck;
  /** The business it is registered to. */
  registeredName: string | null;
  /** Proof that we asked. */
  reference: string | null;
}>;

/** A brand's billing details, with the status of its VAT number. */
export type BillingDetails = Omit<BilledTo, 'providerSays'> &
  Readonly<{
    brandId: string;
    /** Null without a number. */
    vat: (VatLookup & Readonly<{ checkedAt: Date }>) | null;
    /** When it was read at the provider. */
    readAt: Date;
  }>;

/** A number is looked up once, and again only if the register didn't respond or none was configured. */
export const needsLookup = (known: BillingDetails | null, { vatNumber }: BilledTo): boolean =>
  vatNumber !== null && (known?.vatNumber !== vatNumber || !settled.includes(known.vat?.check ?? 'unchecked'));

const settled: readonly VatCheck[] = ['verified', 'not-found', 'malformed'];

/** The provider's validation applies to a number that none of our registers knows. */
export function detailsOf(
  brandId: string,
  { providerSays, ...billed }: BilledTo,
  lookup: BillingDetails['vat'],
  readAt: Date,
): BillingDetails {
  const isLeftToProvider = lookup?.check === 'unchecked' && providerSays !== null;
  return { ...billed, brandId, vat: isLeftToProvider ? { ...lookup, check: providerSays } : lookup, readAt };
}
