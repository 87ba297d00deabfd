import type { Dispute, DisputeEvent, Refund, RefundEvent } from '../domain/refund.js';
import type { ProviderEvent } from '../domain/provider-event.js';
import type { CallKey } from './payment-gateway.js';
import type { BillingDetails, VatLookup } from '../domain/billing-details.js';

/**
 * Jobs that are retried at the card provider until they succeed. Each is queued in the open transaction, and is
 * idempotent.
 */
export abstract class BillingOrders {
  /** Adds the price of an extra Collab to the brand's next invoice. */
  abstract chargeExtra(collabId: string): Promise<void>;

  /** Expires the checkout of a Collab that has ended. */
  abstract closeCheckout(collabId: string): Promise<void>;

  /** Processes an event from the card provider. */
  abstract applyEvent(eventId: string): Promise<void>;

  /** Refunds the brand. */
  abstract payBack(refundId: string): Promise<void>;

  /** Invoices extras that no renewal will include, because the subscription has ended. */
  abstract invoiceLeftovers(brandId: string): Promise<void>;

  /** Updates the provider's customer after the brand's account was closed or restored, or its email changed. */
  abstract followAccount(brandId: string): Promise<void>;
}

/** A brand at the card provider: one customer and one billing email each. */
export type Customer = Readonly<{ brandId: string; customerId: string; email: string; createdAt: Date }>;

/** Maps customers at the card provider to brands. */
export abstract class Customers {
  abstract ofBrand(brandId: string): Promise<Customer | null>;

  abstract brandOf(customerId: string): Promise<string | null>;

  /** The first one stays. */
  abstract add(customer: Customer): Promise<void>;

  abstract changeEmail(brandId: string, email: string): Promise<void>;

  /** Brand ids in order, after `after`. */
  abstract brands(after: string | null, limit: number): Promise<Customer[]>;
}

/** Stores refunds. */
export abstract class RefundRepository {
  abstract find(id: string): Promise<Refund | null>;

  /** Newest first. */
  abstract ofBrand(brandId: string): Promise<Refund[]>;

  /** How much of this payment has been or is about to be refunded, in pence. */
  abstract returnedOf(paymentId: string): Promise<number>;

  /** Stores the state and its events together, or neither. @throws billingErrors.stale */
  abstract save(refund: Refund, ...events: RefundEvent[]): Promise<Refund>;
}

/** Stores disputes. */
export abstract class DisputeRepository {
  abstract find(id: string): Promise<Dispute | null>;

  /** Newest first. */
  abstract ofBrand(brandId: string): Promise<Dispute[]>;

  /** Stores it with its event; a newer note replaces the older. */
  abstract note(dispute: Dispute, event: DisputeEvent): Promise<void>;
}

export type ProviderCall<Params extends object> = Readonly<{
  key: CallKey;
  params: Params;
  askedAt: Date;
  answer: string | null;
}>;

/**
 * Stores each call to the card provider with its idempotency key before it is made: after a crash or a lost response it
 * is repeated with the same body and key, and takes effect once.
 */
export abstract class ProviderCalls {
  /**
   * The call for this subject; if it was prepared before, with its original body. Must not run inside a transaction.
   */
  abstract prepare<Params extends object>(
    operation: string,
    subject: string,
    params: Params,
    now: Date,
  ): Promise<ProviderCall<Params>>;

  /** Its result, such as the id of what was created. */
  abstract answered(key: CallKey, answer: string): Promise<void>;
}

/** Decisions that haven't reached the card provider yet. */
export abstract class UnfinishedWork {
  /** Collabs with a used extra that isn't invoiced yet. */
  abstract unchargedExtras(): Promise<string[]>;

  /** Requested refunds that haven't been made. */
  abstract unpaidRefunds(): Promise<string[]>;
}

/** Stores each event from the card provider once. The promises below are executable: see provider.contract.ts. */
export abstract class ProviderEventRepository {
  /** Returns whether it is new; an event with a known id is left unchanged. */
  abstract add(event: ProviderEvent, receivedAt: Date): Promise<boolean>;

  /** Null when it has been processed, or never arrived. */
  abstract waiting(id: string): Promise<ProviderEvent | null>;

  /** Ids of unprocessed events that are due for an attempt, oldest first. */
  abstract due(limit: number): Promise<string[]>;

  abstract applied(id: string, now: Date): Promise<void>;

  /** Marks it as unprocessable, with the reason; it isn't retried. */
  abstract parked(id: string, why: string): Promise<void>;

  /** Processing failed; retries with backoff. */
  abstract failed(id: string, error: string): Promise<void>;
}

/** Looks up VAT registrations. */
export abstract class VatRegister {
  /**
   * Never throws: `unreachable` without a response. A number that none of our registers knows is checked by format
   * only.
   */
  abstract lookUp(number: string): Promise<VatLookup>;
}

/** Stores billing details. */
export abstract class BillingDetailsRepository {
  /** Null for a brand that has never opened a checkout. */
  abstract find(brandId: string): Promise<BillingDetails | null>;

  /** The later reading stays. */
  abstract put(details: BillingDetails): Promise<void>;
}
