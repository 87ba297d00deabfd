import type { Config } from '../../../../config.js';
import { type LetterCatalogue, madeUp, type SupportAddress } from '../../../../shared/mail/index.js';
import { LetterAccountMails } from './letter-account-mails.js';

const { id, now, visit } = madeUp;

/** What is written about one's own data and the end of an account. */
export class PrivacyLetterSamples {
  constructor(catalogue: LetterCatalogue, support: SupportAddress, config: Pick<Config, 'publicUrl'>) {
    catalogue.add(async (mailer, { name }) => {
      const mails = new LetterAccountMails(mailer, support, config);
      const person = { userId: id, email: madeUp.email, name, owns: [] };
      await mails.exportReady(person, { id, expiresAt: visit });
      await mails.closing(person, { erasesAt: new Date(now.getTime() + 30 * 24 * 60 * 60 * 1_000) });
      await mails.kept(person);
      await mails.erased(person);
    });
  }
}
