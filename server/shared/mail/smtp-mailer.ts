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

  private async deliver({ to, subject, html, text, attachments = [] }: Mail): Promise<void> {
    await this.transport.sendMail({ from: this.from, to, subject, html, text, attachments: [...attachments] });
  }
}
