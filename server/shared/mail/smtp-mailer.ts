import nodemailer, { type Transporter } from 'nodemailer';
import type { Jobs } from '../jobs/index.js';
import { type Mail, Mailer } from './mailer.js';

const job = 'mail.send';

/** Queues the mail in the open transaction; a job hands it to the SMTP server and tries again until it is taken. */
export class SmtpMailer extends Mailer {
  private readonly transport: Transporter;

  constructor(
    private readonly jobs: Jobs,
    smtpUrl: string,
    private readonly from: string,
  ) {
    super();
    this.transport = nodemailer.createTransport(smtpUrl);
    jobs.handle(job, (mail) => this.deliver(mail as Mail));
  }

  async send(mail: Mail): Promise<void> {
    await this.jobs.enqueue(job, mail);
  }

  private async deliver({ to, subject, html, text, attachments = [], headers = {} }: Mail): Promise<void> {
    try {
      const mail = { from: this.from, to, subject, html, text, attachments: [...attachments], headers: { ...headers } };
      await this.transport.sendMail(mail);
    } catch (error) {
      if (!isForGood(error)) throw error;
      for (const hear of this.refusalsHeardBy) await hear(to);
    }
  }
}

/** The server does not know this address (https://www.rfc-editor.org/rfc/rfc5321#section-4.2.1): no use in trying again. */
function isForGood(error: unknown): boolean {
  const { responseCode = 0, command = '' } = error as { responseCode?: number; command?: string };
  return command === 'RCPT TO' && [550, 551, 553].includes(responseCode);
}
