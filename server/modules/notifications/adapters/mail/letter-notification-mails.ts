import { type Letter, type LetterCatalogue, madeUp, type Mailer } from '../../../../shared/mail/index.js';
import { hasLetter, told, type ToldEvent, wordsOf } from '../../domain/notification.js';
import { NotificationMails, type Recipient, type DueLine } from '../../ports/repositories.js';
import type { UnsubscribeTokens } from './unsubscribe-tokens.js';

const linesAtMost = 20;

/** What one can do now. */
const advice: Partial<Record<ToldEvent, string>> = {
  'collab.requested': 'Look at the request, and say yes or no. A request that nobody answers expires.',
  'collab.approved': 'The Collab shows what comes next, and whose turn it is.',
  'collab.declined': 'You have nothing to do. The Collab says why, if a reason was given.',
  'collab.withdrawn': 'You have nothing to do.',
  'collab.expired': 'You have nothing to do. The Collab cannot go on, but another one can be requested.',
  'collab.no-show': 'You have nothing to do. The Collab shows what was said and decided.',
  'collab.days-asked': 'The Collab shows how many days, and why. Agree or refuse there.',
  'collab.days-given': 'The Collab shows the new day.',
  'collab.days-refused': 'The content is due on the day that the Collab shows.',
  'collab.undelivered-answered': 'You have nothing to do. Our staff look at both sides and decide.',
  'collab.undelivered-settled': 'The Collab shows what became of it, and what comes next.',
  'collab.bill-contested': 'You have nothing to do. Our staff look at both sides and decide.',
  'collab.bill-settled': 'The Collab shows what was decided and why. The gift’s value follows it.',
  'collab.address-given': 'The Collab shows the address. Send the product, and note there that it is on its way.',
  'collab.dispatched': 'When it has arrived, say so in the Collab.',
  'deliverable.submitted': 'Approve it or suggest changes.',
  'deliverable.published': 'The Collab shows what was published, and where.',
  'deliverable.approved': 'It can be published now. The address of the post is entered in the Collab.',
  'deliverable.sent-back': 'See what to change, then submit a new version.',
  'deliverable.renewal-asked': 'The Collab says for how many months. Agree or decline there; it is your choice.',
  'deliverable.renewal-agreed': 'The Collab shows until when you may use it now.',
  'deliverable.renewal-declined': 'You may use it until the day that the Collab shows, and no longer.',
  'collab.gift-corrected':
    'The Collab shows the new value and why it was corrected; your statement of gifts has it, too.',
  'message.sent': 'Read it and answer in your chats.',
};

const adviceOn = (eventName: string): string => advice[eventName as ToldEvent] ?? 'Have a look at what is next.';

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
      paragraphs: [adviceOn(line.eventName)],
      button: { label: line.kind === 'message' ? 'Open the chat' : 'Open the Collab', url: this.addressOf(line) },
      unsubscribe: this.unsubscribe(to, line.kind),
    };
  }

  private digest(to: Recipient, lines: readonly DueLine[]): Letter {
    const times = new Map<string, number>();
    for (const { eventName, otherName } of lines) {
      const words = wordsOf(eventName, otherName);
      times.set(words, (times.get(words) ?? 0) + 1);
    }
    const shown = [...times].slice(0, linesAtMost);
    const more = lines.length - shown.reduce((sum, [, count]) => sum + count, 0);
    return {
      id: 'notifications.digest',
      to: to.email,
      subject: `${lines.length} things that are new for you`,
      heading: `${lines.length} things that are new for you`,
      paragraphs: [`Hello ${to.name}, this has happened since you last looked:`],
      list: [
        ...shown.map(([words, count]) => (count > 1 ? `${words} (${count} times)` : words)),
        ...(more > 0 ? [`And ${more} more.`] : []),
      ],
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

const { brand, id, now } = madeUp;
const names = (Object.keys(told) as ToldEvent[]).filter((name) => !hasLetter(name));

const lineOf = (eventName: ToldEvent): DueLine => {
  const { kind } = told[eventName];
  return {
    id,
    userId: id,
    eventId: id,
    eventName,
    kind,
    profileUid: id,
    otherUid: id,
    otherName: brand,
    subjectType: kind === 'message' ? 'conversation' : 'collab',
    subjectId: id,
    createdAt: now,
    inApp: true,
    readAt: null,
    mailAt: null,
  };
};

/** What is written about what has happened: each thing alone, and all of them together. */
export class NotificationLetterSamples {
  constructor(catalogue: LetterCatalogue, publicUrl: string, tokens: UnsubscribeTokens) {
    catalogue.add(async (mailer, reader) => {
      const mails = new LetterNotificationMails(mailer, publicUrl, tokens);
      for (const name of names) await mails.send(reader, [lineOf(name)]);
      await mails.send(reader, names.map(lineOf));
    });
  }
}
