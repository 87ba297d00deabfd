import type { Config } from '../../../../config.js';
import { type LetterCatalogue, madeUp } from '../../../../shared/mail/index.js';
import { LetterBillingMails } from './letter-billing-mails.js';

/** What is written about payments: each reminder, and the card that ends. */
export class BillingLetterSamples {
  constructor(catalogue: LetterCatalogue, config: Pick<Config, 'billingLoginUrl'>) {
    catalogue.add(async (mailer) => {
      const mails = new LetterBillingMails(mailer, config);
      const to = { name: madeUp.brand, email: madeUp.email };
      for (const notice of [1, 2, 3]) await mails.paymentFailed(to, 'professional', notice, madeUp.visit);
      await mails.cardExpiring(to, '4242', new Date('2027-04-01T00:00:00Z'));
    });
  }
}
