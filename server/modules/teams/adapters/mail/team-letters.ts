import type { Config } from '../../../../config.js';
import { type LetterCatalogue, madeUp, type Mailer, type SampleReader } from '../../../../shared/mail/index.js';
import { type Invitation, invitationDays } from '../../domain/invitation.js';
import { TeamMails } from '../../ports/people.js';

type Person = Readonly<{ email: string; name: string }>;

const does = {
  admin: 'As an admin, you’ll run Collabs and offers, and manage the profile, the team and the plan.',
  member: 'As a member, you’ll run Collabs and offers.',
} as const;

/** The page that shows the inviter, with buttons to accept or decline. */
const invitationAddress = (publicUrl: string, token: string): string =>
  `${publicUrl}/app/quick-login?invitation=${token}`;

export class LetterTeamMails extends TeamMails {
  constructor(
    private readonly mailer: Mailer,
    private readonly config: Pick<Config, 'publicUrl'>,
  ) {
    super();
  }

  async sendInvitation(
    { email, role }: Pick<Invitation, 'email' | 'role'>,
    { profileName, invitedBy }: Readonly<{ profileName: string; invitedBy: string }>,
    token: string,
  ): Promise<void> {
    await this.mailer.send({
      id: 'identity.team-invitation',
      to: email,
      subject: `${invitedBy} has invited you to join ${profileName}`,
      heading: `Join ${profileName} on Tastemaker`,
      paragraphs: [`${invitedBy} has invited you to join the team of ${profileName}.`, does[role]],
      button: { label: 'Accept the invitation', url: invitationAddress(this.config.publicUrl, token) },
      smallPrint: `The link works once, for ${invitationDays} days, and asks you to confirm this email address. If you weren’t expecting it, you can ignore this email.`,
    });
  }

  async tellRemoved({ email, name }: Person, profileName: string): Promise<void> {
    await this.mailer.send({
      id: 'identity.team-removed',
      to: email,
      subject: `You’ve been removed from ${profileName}`,
      heading: `Hello ${name}`,
      paragraphs: [
        `You’re no longer on the team of ${profileName} on Tastemaker.`,
        'Your own account stays as it is. If you think this is a mistake, ask an owner or admin of the team.',
      ],
    });
  }

  async tellNewOwner(
    { email, name }: Person,
    { profileName, formerOwner }: Readonly<{ profileName: string; formerOwner: string }>,
  ): Promise<void> {
    await this.mailer.send({
      id: 'identity.team-owner',
      to: email,
      subject: `You’re now the owner of ${profileName}`,
      heading: `Hello ${name}`,
      paragraphs: [
        `${formerOwner} has made you the owner of ${profileName} on Tastemaker, and stays on the team as an admin.`,
        'As the owner, you’re in charge of everything: the team, the plan and the account itself.',
      ],
      button: { label: 'Sign in', url: `${this.config.publicUrl}/app` },
    });
  }
}

const { brand, email, person, token } = madeUp;

/** Emails about teams. */
export class TeamsLetterSamples {
  constructor(
    catalogue: LetterCatalogue,
    private readonly config: Pick<Config, 'publicUrl'>,
  ) {
    catalogue.add((mailer, reader) => this.write(mailer, reader));
  }

  private async write(mailer: Mailer, { name }: SampleReader): Promise<void> {
    const team = new LetterTeamMails(mailer, this.config);
    const from = { profileName: brand, invitedBy: person };
    await team.sendInvitation({ email, role: 'admin' }, from, token);
    await team.sendInvitation({ email, role: 'member' }, from, token);
    await team.tellRemoved({ email, name }, brand);
    await team.tellNewOwner({ email, name }, { profileName: brand, formerOwner: person });
  }
}
