import { Command, CommandRunner } from 'nest-commander';
import nodemailer from 'nodemailer';
import { Config } from '../config.js';
import { DomainError } from '../shared/kernel/index.js';
import { mailOf, testLetter, transportTo } from '../shared/mail/index.js';
import { nowhere, sharedSmtpUrl } from './surroundings.js';

const patienceMs = 10_000;

/** `mail:test ann@example.com`: sends one email directly, bypassing the queue, and reports the result. */
@Command({
  name: 'mail:test',
  arguments: '<email>',
  description: 'Sends one mail at once, and says whether the mail server took it.',
})
export class MailTestCommand extends CommandRunner {
  constructor(private readonly config: Config) {
    super();
  }

  /** @throws cli/mail-refused */
  async run([email = '']: string[]): Promise<void> {
    const { smtpUrl, mailFrom: from, publicUrl } = this.config;
    const url = smtpUrl === nowhere ? await sharedSmtpUrl(this.config) : smtpUrl;
    if (!url) throw refused('nothing catches mails here yet. Start the product with npm start first.');
    const letter = testLetter(email, publicUrl);
    const { to, subject } = letter;
    const { html, text } = await mailOf(letter);
    const times = { connectionTimeout: patienceMs, greetingTimeout: patienceMs, socketTimeout: patienceMs };
    const transport = nodemailer.createTransport({ ...transportTo(url), ...times });
    try {
      const { response } = await transport.sendMail({ from, to, subject, html, text });
      console.log(`${new URL(url).host} has taken a mail from ${from} to ${email}: ${response}`);
    } catch (error) {
      throw refused(`${new URL(url).host} did not take it: ${(error as Error).message}`);
    } finally {
      transport.close();
    }
  }
}

const refused = (why: string) =>
  new DomainError('unavailable', 'cli/mail-refused', `The mail was not sent: ${why} Check SMTP_URL and MAIL_FROM.`);
