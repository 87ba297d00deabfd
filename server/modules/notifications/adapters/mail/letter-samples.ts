import { madeUp, type LetterCatalogue } from '../../../../shared/mail/index.js';
import { hasLetter, told, type ToldEvent } from '../../domain/notification.js';
import type { DueLine } from '../../ports/notifications.js';
import { LetterNotificationMails } from './letter-notification-mails.js';
import type { UnsubscribeTokens } from './unsubscribe-tokens.js';

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
