import type { Refund, RefundEvent } from '../domain/refund.js';

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
