import type { Transporter } from 'nodemailer';
import { isOwnHost } from '../http/networks.js';
import type { Jobs } from '../jobs/jobs.js';
import { newId } from '../kernel/index.js';
import { traced } from '../tracing/index.js';
import type { Letter } from './letter.js';
import { mailOf } from './mail.js';
import { Mailer } from './mailer.js';

const job = 'mail.send';

/** The timeout for an unresponsive server, after which we retry later. */
const patience = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 };

/**
 * A queued email, or what it is about. The Message-ID is the same for every attempt, so that mail clients detect
 * duplicates.
 */
type Queued = Readonly<{ number: string } & ({ letter: Letter } | Unwritten)>;

type Unwritten = Readonly<{ kind: string; about: Readonly<Record<string, string>>; to: string }>;

/** Queues the email in the open transaction; a job passes it to the SMTP server, and retries until it is accepted. */
export class SmtpMailer extends Mailer {
  private transport?: Transporter;

  constructor(
    private readonly jobs: Jobs,
    private readonly smtpUrl: string,
    private readonly from: string,
  ) {
    super();
    jobs.handle(job, (queued) => this.deliver(queued as Queued));
  }

  async send(letter: Letter): Promise<void> {
    await this.jobs.enqueue(job, { letter, number: newId() } satisfies Queued);
  }

  override async sendUnwritten(kind: string, about: Readonly<Record<string, string>>, to: string): Promise<void> {
    await this.jobs.enqueue(job, { kind, about, to, number: newId() } satisfies Queued);
  }

  private async deliver(queued: Queued): Promise<void> {
    const letter = 'letter' in queued ? queued.letter : await this.write(queued.kind, queued.about, queued.to);
    if (letter) await this.pass(letter, queued.number);
  }

  private async pass(letter: Letter, number: string): Promise<void> {
    const { to, subject, attachments = [] } = letter;
    const { html, text, headers } = await mailOf(letter);
    const mail = { from: this.from, to, subject, html, text, headers: { ...headers }, attachments: [...attachments] };
    const transport = await this.connected();
    try {
      await traced({ name: 'SMTP send', kind: 'CLIENT' }, () =>
        transport.sendMail({ ...mail, messageId: `<${number}@${domainOf(this.from)}>` }),
      );
    } catch (error) {
      if (!isForGood(error)) throw error;
      await this.refuse(to, 'refused');
    }
  }

  private async connected(): Promise<Transporter> {
    const { default: nodemailer } = await import('nodemailer');
    return (this.transport ??= nodemailer.createTransport(transportTo(this.smtpUrl)));
  }
}

/** Outside our own network we require TLS, even if the URL starts with smtp://, which then means STARTTLS. */
export const transportTo = (url: string) => ({ url, requireTLS: !isOwnHost(new URL(url).hostname), ...patience });

/** `Tastemaker <hello@tastemaker.test>` is at `tastemaker.test`. */
const domainOf = (from: string): string => /@([^@>\s]+)>?\s*$/.exec(from)?.[1] ?? 'tastemaker';

/** The address is unknown (https://www.rfc-editor.org/rfc/rfc5321#section-4.2.1), so retrying is pointless. */
function isForGood(error: unknown): boolean {
  const { responseCode = 0, command = '' } = error as { responseCode?: number; command?: string };
  return command === 'RCPT TO' && [550, 551, 553].includes(responseCode);
}
