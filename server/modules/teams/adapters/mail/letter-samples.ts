import type { Config } from '../../../../config.js';
import { type LetterCatalogue, madeUp, type Mailer, type SampleReader } from '../../../../shared/mail/index.js';
import { LetterTeamMails } from './letter-team-mails.js';

const { brand, email, person, token } = madeUp;

/** What is written about teams. */
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
