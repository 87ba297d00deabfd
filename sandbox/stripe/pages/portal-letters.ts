import type pg from 'pg';
import { CaughtMails } from '../../mail/caught-mails.js';
import { html } from './layout.js';

/** The provider's own emails to customers; they are in the sandbox's mailbox like all others. */
export class PortalLetters {
  private readonly mails: CaughtMails;

  constructor(pool: pg.Pool) {
    this.mails = new CaughtMails(pool);
  }

  /** The way into the portal. */
  async sendLink(to: string, url: string): Promise<void> {
    await this.mails.add([to], {
      from: 'portal@test-payments.test',
      subject: 'Your link to billing',
      text: `Open your billing page:\n${url}\n\nThe link is good for an hour. If you did not ask for it, do nothing.`,
      html: html`<p>Open your billing page:</p>
        <p><a href="${url}">Log in to billing</a></p>
        <p>The link is good for an hour. If you did not ask for it, do nothing.</p>`.text,
    });
  }
}
