import type { AskedPurpose } from '../../domain/sign-in-link.js';
import { SignInLinkOrders } from '../../ports/sign-in-link-orders.js';

export class InMemorySignInLinkOrders extends SignInLinkOrders {
  readonly placed: { email: string; purpose: AskedPurpose }[] = [];

  async place(email: string, purpose: AskedPurpose): Promise<void> {
    this.placed.push({ email, purpose });
  }
}
