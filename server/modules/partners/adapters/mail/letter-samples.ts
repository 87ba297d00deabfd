import type { Config } from '../../../../config.js';
import { type LetterCatalogue, madeUp } from '../../../../shared/mail/index.js';
import { LetterWebhookMails } from './letter-webhook-mails.js';

/** What is written about webhooks. */
export class PartnersLetterSamples {
  constructor(catalogue: LetterCatalogue, config: Pick<Config, 'publicUrl'>) {
    catalogue.add((mailer, reader) => {
      const members = { membersOf: async () => [reader] };
      const endpoint = {
        url: 'https://hooks.example/tastemaker',
        profileUid: madeUp.id,
        profileType: 'brand',
      } as const;
      return new LetterWebhookMails(mailer, members, config).tellFailed(endpoint);
    });
  }
}
