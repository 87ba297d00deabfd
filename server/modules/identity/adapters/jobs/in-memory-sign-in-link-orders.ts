import { SignInLinkOrders } from '../../ports/sign-in-link-orders.js';

export class InMemorySignInLinkOrders extends SignInLinkOrders {
  readonly placed: string[] = [];

  async place(email: string): Promise<void> {
    this.placed.push(email);
  }
}
