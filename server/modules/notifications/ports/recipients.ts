import type { DueLine } from './repositories.js';

/** Somebody who may be told. */
export type Recipient = Readonly<{ userId: string; email: string; name: string }>;

/** Who stands behind profiles. */
export abstract class Recipients {
  /** Everybody who may act as this profile and can sign in. */
  abstract of(profileUid: string): Promise<readonly Recipient[]>;
}

/** What people are told by mail. */
export abstract class NotificationMails {
  /** One line as a letter of its own, several together as one. Goes with the open transaction. */
  abstract send(to: Recipient, lines: readonly DueLine[]): Promise<void>;
}

/** Says to the open pages of these people that their bell has changed. */
export abstract class NotificationSignals {
  abstract changed(userIds: readonly string[]): Promise<void>;
}
