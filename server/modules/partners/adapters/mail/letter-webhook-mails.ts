import type { Config } from '../../../../config.js';
import { forProfile } from '../../../../contract/rules/portal-paths.js';
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
        subject: `We’ve switched off your webhook at ${host}`,
        heading: `Hello ${name}`,
        paragraphs: [
          `Your server at ${host} hasn’t accepted our events, so we’ve stopped sending them.`,
          'Once it works again, switch the webhook back on. Events that are waiting will be sent then. Those we gave up on can be sent again from the log, for 30 days.',
        ],
        button: { label: 'Open the log', url: forProfile(`${this.config.publicUrl}${pages[profileType]}`, profileUid) },
      });
  }
}

/** Emails about webhooks. */
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
