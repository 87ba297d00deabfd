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

  /** The brand's account has been closed or taken back: its subscription ends or goes on with it. */
  abstract followAccount(brandId: string): Promise<void>;
}
