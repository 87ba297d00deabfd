import type { Letter, Mailer } from '../../../../shared/mail/index.js';
import { wordsOf } from '../../domain/notification.js';
import { NotificationMails } from '../../ports/notification-mails.js';
import type { DueLine } from '../../ports/notifications.js';
import type { Recipient } from '../../ports/recipients.js';
import type { UnsubscribeTokens } from './unsubscribe-tokens.js';

const linesAtMost = 20;

/** Writes what people are told as letters. A message's text is not in its mail: it is read where it can be deleted. */
export class LetterNotificationMails extends NotificationMails {
  constructor(
    private readonly mailer: Mailer,
    private readonly publicUrl: string,
    private readonly tokens: UnsubscribeTokens,
  ) {
    super();
  }

  async send(to: Recipient, lines: readonly DueLine[]): Promise<void> {
    await this.mailer.send(this.letterOf(to, lines));
  }

  /** One line is a letter of its own; several become one letter with a list. */
  private letterOf(to: Recipient, lines: readonly DueLine[]): Letter {
    const [first] = lines as readonly [DueLine, ...DueLine[]];
    return lines.length === 1 ? this.single(to, first) : this.digest(to, lines);
  }

  private single(to: Recipient, line: DueLine): Letter {
    const words = wordsOf(line.eventName, line.otherName);
    return {
      id: 'notifications.one',
      to: to.email,
      subject: words,
      heading: words,
      paragraphs: [line.kind === 'message' ? 'Read it and answer in your chats.' : 'Have a look at what is next.'],
      button: { label: line.kind === 'message' ? 'Open the chat' : 'Open the Collab', url: this.addressOf(line) },
      unsubscribe: this.unsubscribe(to, line.kind),
    };
  }

  private digest(to: Recipient, lines: readonly DueLine[]): Letter {
    const shown = lines.slice(0, linesAtMost).map((line) => wordsOf(line.eventName, line.otherName));
    const more = lines.length - shown.length;
    return {
      id: 'notifications.digest',
      to: to.email,
      subject: `${lines.length} things that are new for you`,
      heading: `${lines.length} things that are new for you`,
      paragraphs: [`Hello ${to.name}, this has happened since you last looked:`],
      list: [...new Set(shown), ...(more > 0 ? [`And ${more} more.`] : [])],
      button: { label: 'Open Tastemaker', url: `${this.publicUrl}/app` },
      unsubscribe: this.unsubscribe(to, 'everything'),
    };
  }

  private addressOf({ subjectType, subjectId, otherUid }: DueLine): string {
    if (subjectType === 'collab') return `${this.publicUrl}/app/collabs/${subjectId}`;
    return `${this.publicUrl}/app/chats?with=${otherUid ?? 'support'}`;
  }

  private unsubscribe({ userId }: Recipient, kind: DueLine['kind'] | 'everything'): NonNullable<Letter['unsubscribe']> {
    const token = this.tokens.make({ userId, kind });
    return {
      page: `${this.publicUrl}/unsubscribe?token=${token}`,
      oneClick: `${this.publicUrl}/api/v1/unsubscribe/${token}`,
    };
  }
}
