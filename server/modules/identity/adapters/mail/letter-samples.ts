import type { Config } from '../../../../config.js';
import { theProduct } from '../../../../shared/kernel/index.js';
import { type LetterCatalogue, madeUp, type Mailer, type SampleReader } from '../../../../shared/mail/index.js';
import { createUser } from '../../domain/user.js';
import { LetterSignInMails } from './letter-sign-in-mails.js';

const { email, now, token } = madeUp;

/** What is written about accounts. */
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
  }
}
