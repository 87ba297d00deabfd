import type { User } from '../../domain/user.js';
import { SignInLinkOrders, SignInMails } from '../../ports/sign-in-links.js';
import type { AskedPurpose } from '../../domain/sign-in-link.js';

type Sent = Readonly<{
  kind: 'link' | 'password-reset' | 'invitation' | 'staff-invitation' | 'proof';
  to: string;
  token: string;
}>;

export class InMemorySignInMails extends SignInMails {
  readonly sent: Sent[] = [];

  async sendLink({ email }: User, token: string): Promise<void> {
    this.sent.push({ kind: 'link', to: email, token });
  }

  async sendPasswordReset({ email }: User, token: string): Promise<void> {
    this.sent.push({ kind: 'password-reset', to: email, token });
  }

  async sendStaffInvitation({ email }: User, token: string): Promise<void> {
    this.sent.push({ kind: 'staff-invitation', to: email, token });
  }

  async sendProof({ email }: User, token: string): Promise<void> {
    this.sent.push({ kind: 'proof', to: email, token });
  }

  async sendInvitation({ email }: User, token: string): Promise<void> {
    this.sent.push({ kind: 'invitation', to: email, token });
  }

  get last(): Sent {
    const last = this.sent.at(-1);
    if (!last) throw new Error('No mail has been sent');
    return last;
  }
}

export class InMemorySignInLinkOrders extends SignInLinkOrders {
  readonly placed: { email: string; purpose: AskedPurpose }[] = [];

  async place(email: string, purpose: AskedPurpose): Promise<void> {
    this.placed.push({ email, purpose });
  }
}
