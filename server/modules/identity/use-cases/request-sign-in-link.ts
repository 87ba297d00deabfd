import { emailToSignInWith, type Visitor } from '../../../shared/kernel/index.js';
import type { AskedPurpose } from '../domain/sign-in-link.js';
import type { SignInLimits } from '../ports/sign-in-limits.js';
import type { SignInLinkOrders } from '../ports/sign-in-link-orders.js';

/** Someone asks for a link to sign in with, or to choose a new password with. The answer is the same, and takes as long, whether we know the address or not. */
export class RequestSignInLink {
  constructor(
    private readonly limits: SignInLimits,
    private readonly orders: SignInLinkOrders,
  ) {}

  /** @throws identity/invalid-email, identity/too-many-requests */
  async execute(visitor: Visitor, typedEmail: string, purpose: AskedPurpose = 'sign-in'): Promise<void> {
    const email = emailToSignInWith(typedEmail);
    await this.limits.countLink(email, visitor.address);
    await this.orders.place(email, purpose);
  }
}
