import { type Invitation, profileOf } from '../domain/invitation.js';
import type { ProfileCards } from '../ports/profile-cards.js';
import type { TeamMails } from '../ports/team-mails.js';
import type { UserRepository } from '../ports/user.repository.js';

/** From whom an invitation comes, as its letter and its page say it. */
export type Sender = Readonly<{ profileName: string; invitedBy: string }>;

/** Names the people of an invitation, and has its letter sent. */
export class InvitationPost {
  constructor(
    private readonly users: UserRepository,
    private readonly cards: ProfileCards,
    private readonly mails: TeamMails,
  ) {}

  async senderOf(invitation: Invitation): Promise<Sender> {
    const { name: invitedBy } = await this.users.get(invitation.invitedBy);
    const [card] = await this.cards.cardsOf([profileOf(invitation)]);
    return { profileName: card?.name ?? '', invitedBy };
  }

  async send(invitation: Invitation, token: string): Promise<void> {
    await this.mails.sendInvitation(invitation, await this.senderOf(invitation), token);
  }
}
