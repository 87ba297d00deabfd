import type { Checkout, HostedPage } from '../domain/checkout.js';

/** The pages of the card provider on which checkouts are paid. Asking again for the same checkout gives the same page. */
export abstract class CheckoutPages {
  /** @throws billing/provider-away, billing/provider-refused */
  abstract make(checkout: Checkout): Promise<HostedPage>;

  /** Nobody can pay there any more; one that is over already stays as it is. */
  abstract close(checkoutId: string, sessionId: string): Promise<void>;

  /** A page on which the brand confirms the change of its running subscription; null changes only the card. */
  abstract change(brandId: string, subscriptionId: string, plan: Checkout['plan'] | null): Promise<HostedPage>;
}
