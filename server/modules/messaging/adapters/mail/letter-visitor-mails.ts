import type { Config } from '../../../../config.js';
import { type LetterCatalogue, madeUp, type Mailer } from '../../../../shared/mail/index.js';
import { VisitorMails } from '../../ports/repositories.js';

/** Emails visitors who left their address. */
export class LetterVisitorMails extends VisitorMails {
  constructor(
    private readonly mailer: Mailer,
    private readonly publicUrl: string,
  ) {
    super();
  }

  async sendAnswer(email: string, answers: readonly string[]): Promise<void> {
    await this.mailer.send({
      id: 'messaging.visitor-answer',
      to: email,
      subject: 'Our answer to your question',
      heading: 'Our answer to your question',
      paragraphs: answers,
      button: { label: 'Continue the chat', url: this.publicUrl },
      smallPrint: 'You’re getting this because you left your email in our live chat. We use it for this answer only.',
    });
  }
}

/** Emails to visitors who left their address. */
export class MessagingLetterSamples {
  constructor(catalogue: LetterCatalogue, { publicUrl }: Pick<Config, 'publicUrl'>) {
    catalogue.add((mailer) =>
      new LetterVisitorMails(mailer, publicUrl).sendAnswer(madeUp.email, [
        'Yes, restaurants outside London are welcome too.',
        'You can try everything with a Basic account first; it costs nothing.',
      ]),
    );
  }
}
