import type { Config } from '../../../../config.js';
import { type LetterCatalogue, madeUp } from '../../../../shared/mail/index.js';
import { LetterVisitorMails } from './letter-visitor-mails.js';

/** What is written to visitors who left their address. */
export class MessagingLetterSamples {
  constructor(catalogue: LetterCatalogue, { publicUrl }: Pick<Config, 'publicUrl'>) {
    catalogue.add((mailer) =>
      new LetterVisitorMails(mailer, publicUrl).sendAnswer(madeUp.email, [
        'Yes, restaurants outside London are welcome too.',
        'You can try everything with a Basic account first; it costs nothing.',
      ]),
    );
  }
}
