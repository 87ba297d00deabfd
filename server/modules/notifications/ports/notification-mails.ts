import type { DueLine } from './notifications.js';
import type { Recipient } from './recipients.js';

/** What people are told by mail. */
export abstract class NotificationMails {
  /** One line as a letter of its own, several together as one. Goes with the open transaction. */
  abstract send(to: Recipient, lines: readonly DueLine[]): Promise<void>;
}
