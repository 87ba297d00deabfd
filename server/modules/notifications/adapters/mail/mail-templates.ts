import { type NotificationKind } from '../../../../contract/rules/notification-kinds.js';
import type { Mail } from '../../../../shared/mail/index.js';
import { hasLetter, told, type ToldEvent } from '../../domain/notification.js';
import { notificationErrors } from '../../domain/notification.errors.js';
import type { DueLine } from '../../ports/notifications.js';
import type { Recipient } from '../../ports/recipients.js';
import type { LetterNotificationMails } from './letter-notification-mails.js';

/** A mail as staff look at it: its name, and how it is made for somebody. */
export type MailTemplate = Readonly<{ id: string; name: string }>;

const sampleId = '01890000-0000-7000-8000-000000000000';
const names = (Object.keys(told) as ToldEvent[]).filter((name) => !hasLetter(name));

const sample = (eventName: ToldEvent): DueLine => {
  const kind: NotificationKind = told[eventName].kind;
  return {
    id: sampleId,
    userId: sampleId,
    eventId: sampleId,
    eventName,
    kind,
    profileUid: sampleId,
    otherUid: sampleId,
    otherName: 'Casa Olmo',
    subjectType: kind === 'message' ? 'conversation' : 'collab',
    subjectId: sampleId,
    createdAt: new Date(0),
    inApp: true,
    readAt: null,
    mailAt: null,
  };
};

/** Every mail about what has happened, with made-up names, for staff to look at. */
export class MailTemplates {
  constructor(private readonly mails: LetterNotificationMails) {}

  list(): MailTemplate[] {
    const single = names.map((id) => ({ id, name: told[id].words.replace('{other}', 'Casa Olmo') }));
    return [...single, { id: 'digest', name: 'Several things together' }];
  }

  /** @throws notificationErrors.noSuchTemplate */
  mailOf(id: string, to: Recipient): Mail {
    if (id === 'digest') return this.mails.mailOf(to, names.map(sample));
    const name = names.find((each) => each === id);
    if (!name) throw notificationErrors.noSuchTemplate(id);
    return this.mails.mailOf(to, [sample(name)]);
  }
}
