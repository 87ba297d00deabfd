import type { Config } from '../../../../config.js';
import { type LetterCatalogue, madeUp, type Mailer } from '../../../../shared/mail/index.js';
import type { IdentityApi } from '../../../identity/index.js';
import type { Endpoint } from '../../domain/endpoint.js';
import { WebhookMails } from '../../ports/webhooks.js';

const pages = { brand: '/app/brand/preferences?section=api', influencer: '/app/influencer/api' } as const;

export class LetterWebhookMails extends WebhookMails {
  constructor(
    private readonly mailer: Mailer,
    private readonly identity: Pick<IdentityApi, 'membersOf'>,
    private readonly config: Pick<Config, 'publicUrl'>,
  ) {
    super();
  }

  async tellFailed({
    url,
    profileUid,
    profileType,
  }: Pick<Endpoint, 'url' | 'profileUid' | 'profileType'>): Promise<void> {
    const { host } = new URL(url);
    for (const { email, name } of await this.identity.membersOf(profileUid))
      await this.mailer.send({
        id: 'partners.webhook-off',
        to: email,
        subject: `Your webhook at ${host} has been switched off`,
        heading: `Hello ${name}`,
        paragraphs: [
          `Your program at ${host} has not taken our messages, so we have stopped sending them.`,
          'Once it works again, switch the webhook on. What still waits goes out then; what was given up can be sent again from its log, for 30 days.',
        ],
        button: { label: 'Look at the log', url: `${this.config.publicUrl}${pages[profileType]}` },
      });
  }
}

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
