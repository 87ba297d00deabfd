import type { BillingDetails, VatLookup } from '../domain/billing-details.js';

/** Knows which VAT numbers are registered. */
export abstract class VatRegister {
  /** Never fails: `unreachable` where nobody answers. A number of the European Union is checked by its form alone. */
  abstract lookUp(number: string): Promise<VatLookup>;
}

/** Where billing details live. */
export abstract class BillingDetailsRepository {
  /** Null for a brand that has never been to a checkout. */
  abstract find(brandId: string): Promise<BillingDetails | null>;

  /** The later reading stays. */
  abstract put(details: BillingDetails): Promise<void>;
}
