import type pg from 'pg';
import { normaliseTypedEmail } from '../product.js';

/** An attachment; `content` is base64. */
export type CaughtFile = Readonly<{ filename: string; contentType: string; content: string }>;

/** One email in one person's mailbox. */
export type CaughtMail = Readonly<{
  id: string;
  to: string;
  from: string;
  subject: string;
  text: string;
  html: string;
  attachments: readonly CaughtFile[];
  receivedAt: Date;
}>;

type NewMail = Omit<CaughtMail, 'id' | 'to' | 'receivedAt' | 'attachments'> & Partial<Pick<CaughtMail, 'attachments'>>;

const columns = `id::text, recipient as "to", sender as "from", subject, text, html, attachments, received_at as "receivedAt"`;
const most = 500;

/** The emails that the sandbox has caught, in their own schema next to the product's tables. */
export class CaughtMails {
  constructor(private readonly pool: pg.Pool) {}

  /** One row per recipient, all or none; with the normalised address, whatever its form in SMTP. */
  async add(recipients: readonly string[], mail: NewMail): Promise<void> {
    await this.pool.query(
      `insert into sandbox.mails (recipient, sender, subject, text, html, attachments)
       select recipient, $2, $3, $4, $5, $6 from unnest($1::text[]) as recipient`,
      [
        recipients.map(normaliseTypedEmail),
        mail.from,
        mail.subject,
        mail.text,
        mail.html,
        JSON.stringify(mail.attachments ?? []),
      ],
    );
  }

  /** Newest first, at most 500; for exactly this address if given. */
  async to(address?: string): Promise<CaughtMail[]> {
    const kept = address === undefined ? null : normaliseTypedEmail(address);
    return this.newest('$1::text is null or lower(recipient) = $1', kept);
  }

  /** Newest first, at most 500, where the address contains this text. */
  async search(letters: string): Promise<CaughtMail[]> {
    return this.newest('strpos(lower(recipient), lower($1)) > 0', letters);
  }

  async clear(): Promise<void> {
    await this.pool.query('delete from sandbox.mails');
  }

  private async newest(condition: string, value: string | null): Promise<CaughtMail[]> {
    const text = `select ${columns} from sandbox.mails where ${condition} order by mails.id desc limit ${most}`;
    return (await this.pool.query<CaughtMail>(text, [value])).rows;
  }
}
