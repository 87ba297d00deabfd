import type { User } from '../../domain/user.js';
import { SignInMails } from '../../ports/sign-in-mails.js';

type Sent = Readonly<{ kind: 'link' | 'password-reset' | 'invitation'; to: string; token: string }>;

export class InMemorySignInMails extends SignInMails {
  readonly sent: Sent[] = [];

  async sendLink({ email }: User, token: string): Promise<void> {
    this.sent.push({ kind: 'link', to: email, token });
  }

  async sendPasswordReset({ email }: User, token: string): Promise<void> {
    this.sent.push({ kind: 'password-reset', to: email, token });
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
