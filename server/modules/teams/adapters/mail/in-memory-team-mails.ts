import type { Invitation } from '../../domain/invitation.js';
import { TeamMails } from '../../ports/team-mails.js';

type Sent = Readonly<{ kind: 'invitation' | 'removed' | 'new-owner'; to: string; about: string; token?: string }>;

export class InMemoryTeamMails extends TeamMails {
  readonly sent: Sent[] = [];

  async sendInvitation(
    { email }: Pick<Invitation, 'email'>,
    { profileName }: Readonly<{ profileName: string }>,
    token: string,
  ): Promise<void> {
    this.sent.push({ kind: 'invitation', to: email, about: profileName, token });
  }

  async tellRemoved({ email }: Readonly<{ email: string }>, about: string): Promise<void> {
    this.sent.push({ kind: 'removed', to: email, about });
  }

  async tellNewOwner({ email }: Readonly<{ email: string }>, from: Readonly<{ profileName: string }>): Promise<void> {
    this.sent.push({ kind: 'new-owner', to: email, about: from.profileName });
  }

  /** The token in the newest invitation. */
  get token(): string {
    const token = this.sent.findLast(({ kind }) => kind === 'invitation')?.token;
    if (!token) throw new Error('No invitation has been sent');
    return token;
  }
}
