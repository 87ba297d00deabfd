import type { NotificationKind } from '../../../contract/rules/notification-kinds.js';
import type { Notification } from '../domain/notification.js';
import type { PushDevice, PushOutcome, PushSubscription, SignIn } from '../domain/push.js';
import type { Wishes } from '../domain/wishes.js';

/** A line as its reader sees it. */
export type NotificationRow = Readonly<{
  id: string;
  kind: Notification['kind'];
  eventName: string;
  otherName: string;
  otherAvatarPath: string | null;
  subjectType: Notification['subjectType'];
  subjectId: string;
  otherUid: string | null;
  facts: Notification['facts'];
  createdAt: string;
  readAt: string | null;
}>;

/** What is to be marked as read: these lines, all about one subject, or everything. */
export type WhatIsRead = Readonly<{ ids: readonly string[] } | { subjectId: string } | 'everything'>;

/** Whose bell: one person in one of their profiles. */
export type Bell = Readonly<{ userId: string; profileUid: string }>;

/** A line about which a mail is due, with the names for it. */
export type DueLine = Notification & Readonly<{ otherName: string }>;

/** Where lines live. The promises below are executable: see repositories.contract.ts. */
export abstract class Notifications {
  /**
   * Stores those that are new, and answers their ids. The same event again, or another message of a conversation that is unread,
   * adds nothing.
   */
  abstract add(lines: readonly Notification[]): Promise<readonly string[]>;

  /** Newest first. */
  abstract listOf(bell: Bell, limit: number): Promise<NotificationRow[]>;

  abstract unread(bell: Bell): Promise<number>;

  /** What is read needs no mail any more. */
  abstract markRead(bell: Bell, what: WhatIsRead, now: Date): Promise<void>;

  /** Lines whose mail is due, all of each person's, handed to one asker only; in the transaction that mails them. */
  abstract takeDue(now: Date, people: number): Promise<DueLine[]>;

  /** Forgets lines from before this moment. Answers how many. */
  abstract forgetBefore(moment: Date, limit: number): Promise<number>;
}

/** People's notification settings. The promises below are executable: see repositories.contract.ts. */
export abstract class WishesRepository {
  /** The default for people without settings. */
  abstract of(userId: string): Promise<Wishes>;

  abstract save(userId: string, wishes: Wishes): Promise<void>;

  /** No more mails: about this, or about anything. May be asked again. */
  abstract stopMails(userId: string, kinds: readonly NotificationKind[]): Promise<void>;
}

/** Why nothing goes to an address any more: its server refused it, a mail came back, or its owner called it spam. */
const stopReasons = ['refused', 'bounced', 'complained'] as const;
export type StopReason = (typeof stopReasons)[number];

/** Addresses to which no notification goes any more. The promises below are executable: see repositories.contract.ts. */
export abstract class StoppedAddresses {
  /** The first reason stays. */
  abstract stop(email: string, reason: StopReason, now: Date): Promise<void>;

  /** Those of these that are stopped. */
  abstract among(emails: readonly string[]): Promise<ReadonlySet<string>>;
}

/** Someone who can be notified. */
export type Recipient = Readonly<{ userId: string; email: string; name: string }>;

/** The people in profiles. */
export abstract class Recipients {
  /** Everyone who may act as this profile and can sign in. */
  abstract of(profileUid: string): Promise<readonly Recipient[]>;
}

/** Notifications by email. */
export abstract class NotificationMails {
  /** One line as a letter of its own, several together as one. Goes with the open transaction. */
  abstract send(to: Recipient, lines: readonly DueLine[]): Promise<void>;
}

/** Says to the open pages of these people that their bell has changed. */
export abstract class NotificationSignals {
  abstract changed(userIds: readonly string[]): Promise<void>;
}

/** The devices on which people see what waits for them. The promises below are executable: see repositories.contract.ts. */
export abstract class PushDevices {
  /** In place of what this browser or this sign-in had before. */
  abstract save(device: PushDevice): Promise<void>;

  /** The newest first. */
  abstract of(userId: string): Promise<readonly PushDevice[]>;

  /** Only this person's; what was to show there is forgotten. Answers how many there were. */
  abstract remove(userId: string, ids: readonly string[]): Promise<number>;

  /** Those whose sign-in began before this moment. Answers how many. */
  abstract forgetBefore(signedInAt: Date): Promise<number>;
}

/** A line that is to show on one device, at its latest try. */
export type PushOrder = Readonly<{ deviceId: string; notificationId: string; attempts: number }>;

/** What is to show on people's devices. The promises below are executable: see repositories.contract.ts. */
export abstract class Pushes {
  /** One for each device that its person has now. */
  abstract plan(lines: readonly Readonly<{ id: string; userId: string; at: Date }>[]): Promise<void>;

  /** Those that are due, handed to one asker only until `lostAt`. Each counts as a try. */
  abstract takeDue(now: Date, lostAt: Date, limit: number): Promise<readonly PushOrder[]>;

  /** Null once the line was read, the device was removed, or another try has begun. */
  abstract find(order: PushOrder): Promise<Readonly<{ device: PushDevice; line: DueLine }> | null>;

  /** To another moment; does nothing when another try has begun. */
  abstract putOff(order: PushOrder, until: Date): Promise<void>;

  /** Does nothing when another try has begun. */
  abstract remove(order: PushOrder): Promise<void>;
}

/** Queues tries; with the open transaction. */
export abstract class PushOrders {
  abstract place(orders: readonly PushOrder[]): Promise<void>;
}

/** The push services that browsers' makers run. */
export abstract class PushSender {
  /** With which browsers subscribe; null when the product notifies no devices. */
  abstract readonly publicKey: string | null;

  /** Whether nothing could ever be sent there. */
  abstract refuses(subscription: PushSubscription): Promise<boolean>;

  abstract send(device: PushDevice, line: DueLine): Promise<PushOutcome>;
}

/** Where people are signed in. */
export abstract class SignIns {
  abstract of(userId: string): Promise<readonly SignIn[]>;
}
