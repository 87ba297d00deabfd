import type { AskedPurpose } from '../domain/sign-in-link.js';

/** Takes the wish for a link and answers at once, so that the answer takes no longer for people whom we know. */
export abstract class SignInLinkOrders {
  abstract place(email: string, purpose: AskedPurpose): Promise<void>;
}
