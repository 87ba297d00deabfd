import type { Dispute, DisputeEvent, Refund, RefundEvent } from '../domain/refund.js';
import type { ProviderEvent } from '../domain/provider-event.js';
import type { CallKey } from './payment-gateway.js';
import type { BillingDetails, VatLookup } from '../domain/billing-details.js';

/** What has to be done at the card provider until it succeeds. Each order joins the open transaction, and may be placed twice. */
export abstract class BillingOrders {
  /** The price of an extra Collab becomes an item of the brand's next invoice. */
  abstract chargeExtra(collabId: string): Promise<void>;

  /** Nobody shall pay any more for a Collab that has ended. */
  abstract closeCheckout(collabId: string): Promise<void>;

  /** What the card provider told us is acted upon. */
  abstract applyEvent(eventId: string): Promise<void>;

  /** Money goes back to the brand. */
  abstract payBack(refundId: string): Promise<void>;

  /** Extras that no invoice will take any more, because the subscription has ended, get an invoice of their own. */
  abstract invoiceLeftovers(brandId: string): Promise<void>;

  /** The brand's account has been closed or kept, or its email has changed: the provider's customer follows. */
  abstract followAccount(brandId: string): Promise<void>;
}

/** A brand as the card provider knows it: one customer and one billing email a brand. */
export type Customer = Readonly<{ brandId: string; customerId: string; email: string; createdAt: Date }>;

/** Which customer of the card provider is which brand. */
export abstract class Customers {
  abstract ofBrand(brandId: string): Promise<Customer | null>;

  abstract brandOf(customerId: string): Promise<string | null>;

  /** The first one stays. */
  abstract add(customer: Customer): Promise<void>;

  abstract changeEmail(brandId: string, email: string): Promise<void>;

  /** Ids of brands in order, those after `after`. */
  abstract brands(after: string | null, limit: number): Promise<Customer[]>;
}

/** Where refunds live. */
export abstract class RefundRepository {
  abstract find(id: string): Promise<Refund | null>;

  /** Newest first. */
  abstract ofBrand(brandId: string): Promise<Refund[]>;

  /** What has gone back, or is about to, of this payment, in pence. */
  abstract returnedOf(paymentId: string): Promise<number>;

  /** Stores the state and its events together, or neither. @throws billingErrors.stale */
  abstract save(refund: Refund, ...events: RefundEvent[]): Promise<Refund>;
}

/** Where disputes are noted. */
export abstract class DisputeRepository {
  abstract find(id: string): Promise<Dispute | null>;

  /** Newest first. */
  abstract ofBrand(brandId: string): Promise<Dispute[]>;

  /** Stores it and its event together; a newer note replaces the older. */
  abstract note(dispute: Dispute, event: DisputeEvent): Promise<void>;
}

export type ProviderCall<Params extends object> = Readonly<{
  key: CallKey;
  params: Params;
  askedAt: Date;
  answer: string | null;
}>;

/**
 * Each thing that we ask of the card provider, written down with its key before it is asked: after a crash or a lost
 * answer it is asked again with the same words and the same key, and is carried out once.
 */
export abstract class ProviderCalls {
  /** The call about this subject; where it was prepared before, with the words of that time. Must not run inside a transaction. */
  abstract prepare<Params extends object>(
    operation: string,
    subject: string,
    params: Params,
    now: Date,
  ): Promise<ProviderCall<Params>>;

  /** What came of it, such as the id of what was made. */
  abstract answered(key: CallKey, answer: string): Promise<void>;
}

/** What was decided here and has not been answered by the card provider. */
export abstract class UnfinishedWork {
  /** Collabs with a used extra that isn't invoiced yet. */
  abstract unchargedExtras(): Promise<string[]>;

  /** Refunds that were asked for and have not been made. */
  abstract unpaidRefunds(): Promise<string[]>;
}

/** What the card provider told us, each event once. The promises below are executable: see provider.contract.ts. */
export abstract class ProviderEventRepository {
  /** Says whether it is new; one that is known by its id is left as it is. */
  abstract add(event: ProviderEvent, receivedAt: Date): Promise<boolean>;

  /** Null when it has been acted upon, or never came. */
  abstract waiting(id: string): Promise<ProviderEvent | null>;

  /** Ids of those that wait and may be tried now, oldest first. */
  abstract due(limit: number): Promise<string[]>;

  abstract applied(id: string, now: Date): Promise<void>;

  /** Nothing can be made of it, ever; kept with the reason, and tried no more. */
  abstract parked(id: string, why: string): Promise<void>;

  /** It could not be acted upon; tried again later, each time a little later. */
  abstract failed(id: string, error: string): Promise<void>;
}

/** Knows which VAT numbers are registered. */
export abstract class VatRegister {
  /** Never fails: `unreachable` where nobody answers. A number that no register of ours knows is checked by its form alone. */
  abstract lookUp(number: string): Promise<VatLookup>;
}

/** Where billing details live. */
export abstract class BillingDetailsRepository {
  /** Null for a brand that has never been to a checkout. */
  abstract find(brandId: string): Promise<BillingDetails | null>;

  /** The later reading stays. */
  abstract put(details: BillingDetails): Promise<void>;
}
