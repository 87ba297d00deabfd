import type { Config } from '../../../../config.js';
import { type LetterCatalogue, madeUp, type Mailer, type SupportAddress } from '../../../../shared/mail/index.js';
import { type Closure, daysToChangeOnesMind } from '../../domain/closure.js';
import { type DataExport, daysToDownload } from '../../domain/data-export.js';
import type { Person } from '../../domain/subject.js';
import { AccountMails } from '../../ports/neighbours.js';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' });

export class LetterAccountMails extends AccountMails {
  constructor(
    private readonly mailer: Mailer,
    private readonly support: SupportAddress,
    private readonly config: Pick<Config, 'publicUrl'>,
  ) {
    super();
  }

  async exportReady({ email, name }: Person, { id, expiresAt }: Pick<DataExport, 'id' | 'expiresAt'>): Promise<void> {
    await this.mailer.send({
      id: 'privacy.copy-ready',
      to: email,
      subject: 'Your data is ready to download',
      heading: `Hello ${name}`,
      paragraphs: [
        'You asked for a copy of your data on Tastemaker. It’s ready: one ZIP file with a JSON file for each part of the product, and your own files.',
        'Only you can download it, and only while you’re signed in.',
      ],
      button: { label: 'Download your data', url: `${this.config.publicUrl}/app/account/data?copy=${id}` },
      smallPrint: `You can download it for ${daysToDownload} days, until ${day.format(expiresAt!)}; then it’s deleted. If you didn’t ask for it, please write to ${await this.support.email()}.`,
    });
  }

  async closing({ email, name }: Person, { erasesAt }: Pick<Closure, 'erasesAt'>): Promise<void> {
    const when = day.format(erasesAt);
    await this.mailer.send({
      id: 'privacy.closing',
      to: email,
      subject: `Your Tastemaker account closes on ${when}`,
      heading: `Goodbye, ${name}`,
      paragraphs: [
        'You’ve closed your account. Your profile is hidden, and your open Collabs have ended.',
        `You can change your mind for ${daysToChangeOnesMind} days: sign in before ${when} and choose “Keep my account”. After that, your personal data is erased for good.`,
      ],
      button: { label: 'Keep my account', url: `${this.config.publicUrl}/app/account/data` },
      smallPrint: `If you didn’t close it yourself, sign in, keep it, and write to ${await this.support.email()}.`,
    });
  }

  async kept({ email, name }: Person): Promise<void> {
    await this.mailer.send({
      id: 'privacy.kept',
      to: email,
      subject: 'Your Tastemaker account is open again',
      heading: `Welcome back, ${name}`,
      paragraphs: [
        'You’ve kept your account, and your profile is visible again. Collabs and offers that ended when you closed it won’t reopen.',
      ],
      button: { label: 'Open Tastemaker', url: `${this.config.publicUrl}/app` },
    });
  }

  async erased({ email, name }: Person): Promise<void> {
    await this.mailer.send({
      id: 'privacy.erased',
      to: email,
      subject: 'Your Tastemaker account has been erased',
      heading: `Goodbye, ${name}`,
      paragraphs: [
        'Your account has been closed and your personal data has been erased. Where others can still see something you did, it says “Former member”.',
        'Brands may still use content that they had approved, as agreed. What the law makes us keep, such as invoices, shows the brand’s number and no names.',
      ],
      smallPrint: 'This is our last email to you. You’re welcome to join again at any time.',
    });
  }
}

const { id, now, visit } = madeUp;

/** Emails about your own data and closing an account. */
export class PrivacyLetterSamples {
  constructor(catalogue: LetterCatalogue, support: SupportAddress, config: Pick<Config, 'publicUrl'>) {
    catalogue.add(async (mailer, { name }) => {
      const mails = new LetterAccountMails(mailer, support, config);
      const person = { userId: id, email: madeUp.email, name, owns: [] };
      await mails.exportReady(person, { id, expiresAt: visit });
      await mails.closing(person, { erasesAt: new Date(now.getTime() + 30 * 24 * 60 * 60 * 1_000) });
      await mails.kept(person);
      await mails.erased(person);
    });
  }
}
