import { type Invitation, profileOf } from '../domain/invitation.js';
import type { Names } from '../ports/people.js';
import type { TeamMails } from '../ports/team-mails.js';

/** From whom an invitation comes, as its letter and its page say it. */
export type Sender = Readonly<{ profileName: string; invitedBy: string }>;

/** Names the people of an invitation, and has its letter sent. */
export class InvitationPost {
  constructor(
    private readonly names: Names,
    private readonly mails: TeamMails,
  ) {}

  async senderOf(invitation: Invitation): Promise<Sender> {
    const invitedBy = await this.names.ofPerson(invitation.invitedBy);
    return { profileName: await this.names.ofProfile(profileOf(invitation)), invitedBy };
  }

  async send(invitation: Invitation, token: string): Promise<void> {
    await this.mails.sendInvitation(invitation, await this.senderOf(invitation), token);
  }
}
