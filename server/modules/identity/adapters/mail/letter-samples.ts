import type { Config } from '../../../../config.js';
import { theProduct } from '../../../../shared/kernel/index.js';
import { type LetterCatalogue, madeUp, type Mailer, type SampleReader } from '../../../../shared/mail/index.js';
import { createUser } from '../../domain/user.js';
import { LetterSignInMails } from './letter-sign-in-mails.js';
import { LetterTeamMails } from './letter-team-mails.js';

const { brand, email, now, person, token } = madeUp;

/** What is written about accounts and teams. */
export class IdentityLetterSamples {
  constructor(
    catalogue: LetterCatalogue,
    private readonly config: Pick<Config, 'publicUrl'>,
  ) {
    catalogue.add((mailer, reader) => this.write(mailer, reader));
  }

  private async write(mailer: Mailer, reader: SampleReader): Promise<void> {
    const [user] = createUser({ email, name: reader.name }, theProduct, now);
    const signIn = new LetterSignInMails(mailer, this.config);
    await signIn.sendLink(user, token);
    await signIn.sendPasswordReset(user, token);
    await signIn.sendInvitation(user, token);
    await signIn.sendStaffInvitation(user, token);
    await signIn.sendProof(user, token);

    const team = new LetterTeamMails(mailer, this.config);
    const from = { profileName: brand, invitedBy: person };
    await team.sendInvitation({ email, role: 'admin' }, from, token);
    await team.sendInvitation({ email, role: 'member' }, from, token);
    await team.tellRemoved(user, brand);
    await team.tellNewOwner(user, { profileName: brand, formerOwner: person });
  }
}
