import type { NotificationKind } from '../../../contract/rules/notification-kinds.js';
import type { Notification } from '../domain/notification.js';
import type { PushDevice, PushOutcome, PushSubscription, SignIn } from '../domain/push.js';
import type { Wishes } from '../domain/wishes.js';

/** A notification as its reader sees it. */
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

/** What to mark as read: these notifications, all about one subject, or everything. */
export type WhatIsRead = Readonly<{ ids: readonly string[] } | { subjectId: string } | 'everything'>;

/** Whose bell: one person in one of their profiles. */
export type Bell = Readonly<{ userId: string; profileUid: string }>;

/** A notification with an email due, and the names for it. */
export type DueLine = Notification & Readonly<{ otherName: string }>;

/** Stores notifications. The promises below are executable: see repositories.contract.ts. */
export abstract class Notifications {
  /**
   * Stores new ones, and returns their ids. The same event again, or another message in an unread conversation, adds
   * nothing.
   */
  abstract add(lines: readonly Notification[]): Promise<readonly string[]>;

  /** Newest first. */
  abstract listOf(bell: Bell, limit: number): Promise<NotificationRow[]>;

  abstract unread(bell: Bell): Promise<number>;

  /** A read notification no longer needs an email. */
  abstract markRead(bell: Bell, what: WhatIsRead, now: Date): Promise<void>;

  /**
   * Notifications with an email due, all of each person's, each returned to one caller only; in the transaction that
   * sends them.
   */
  abstract takeDue(now: Date, people: number): Promise<DueLine[]>;

  /** Deletes notifications from before this time. Returns how many. */
  abstract forgetBefore(moment: Date, limit: number): Promise<number>;
}

/** People's notification settings. The promises below are executable: see repositories.contract.ts. */
export abstract class WishesRepository {
  /** Everyone's, by id: the default for people without settings. */
  abstract ofMany(userIds: readonly string[]): Promise<ReadonlyMap<string, Wishes>>;

  /** The default for people without settings. */
  async of(userId: string): Promise<Wishes> {
    return (await this.ofMany([userId])).get(userId)!;
  }

  abstract save(userId: string, wishes: Wishes): Promise<void>;

  /** Turns emails off: about this, or about anything. Idempotent. */
  abstract stopMails(userId: string, kinds: readonly NotificationKind[]): Promise<void>;
}

/** Why an address no longer gets notifications: its server refused it, an email bounced, or its owner reported spam. */
const stopReasons = ['refused', 'bounced', 'complained'] as const;
export type StopReason = (typeof stopReasons)[number];

/** Stores suppressed email addresses. The promises below are executable: see repositories.contract.ts. */
export abstract class StoppedAddresses {
  /** The first reason stays. */
  abstract stop(email: string, reason: StopReason, now: Date): Promise<void>;

  /** Those of these that are suppressed. */
  abstract among(emails: readonly string[]): Promise<ReadonlySet<string>>;
}

/** Someone who can be notified. */
export type Recipient = Readonly<{ userId: string; email: string; name: string }>;

/** The people in profiles. */
export abstract class Recipients {
  /** Everyone who can act as these profiles and can sign in; profiles without anyone are missing. */
  abstract ofMany(profileUids: readonly string[]): Promise<ReadonlyMap<string, readonly Recipient[]>>;

  /** The same for one profile. */
  async of(profileUid: string): Promise<readonly Recipient[]> {
    return (await this.ofMany([profileUid])).get(profileUid) ?? [];
  }
}

/** Notifications by email. */
export abstract class NotificationMails {
  /** Sends one notification as its own email, several combined in one. Joins the open transaction. */
  abstract send(to: Recipient, lines: readonly DueLine[]): Promise<void>;
}

/** Signals to open pages of these people that their bell has changed. */
export abstract class NotificationSignals {
  abstract changed(userIds: readonly string[]): Promise<void>;
}

/** Stores people's devices for push notifications. The promises below are executable: see repositories.contract.ts. */
export abstract class PushDevices {
  /** Replaces this browser's or this sign-in's previous one. */
  abstract save(device: PushDevice): Promise<void>;

  /** Newest first. */
  abstract of(userId: string): Promise<readonly PushDevice[]>;

  /** Only this person's; deletes what was queued for it. Returns how many there were. */
  abstract remove(userId: string, ids: readonly string[]): Promise<number>;

  /** Those whose sign-in began before this time. Returns how many. */
  abstract forgetBefore(signedInAt: Date): Promise<number>;
}

/** A notification for one device, at its latest attempt. */
export type PushOrder = Readonly<{ deviceId: string; notificationId: string; attempts: number }>;

/** Stores queued push notifications. The promises below are executable: see repositories.contract.ts. */
export abstract class Pushes {
  /** One for each of the person's current devices. */
  abstract plan(lines: readonly Readonly<{ id: string; userId: string; at: Date }>[]): Promise<void>;

  /** Due ones, each leased to one caller until `lostAt`. Counts as an attempt. */
  abstract takeDue(now: Date, lostAt: Date, limit: number): Promise<readonly PushOrder[]>;

  /** Null once the notification was read, the device was removed, or another attempt has started. */
  abstract find(order: PushOrder): Promise<Readonly<{ device: PushDevice; line: DueLine }> | null>;

  /** Reschedules it; does nothing if another attempt has started. */
  abstract putOff(order: PushOrder, until: Date): Promise<void>;

  /** Does nothing if another attempt has started. */
  abstract remove(order: PushOrder): Promise<void>;
}

/** Queues attempts; joins the open transaction. */
export abstract class PushOrders {
  abstract place(orders: readonly PushOrder[]): Promise<void>;
}

/** The push services run by browser vendors. */
export abstract class PushSender {
  /** The VAPID public key for subscribing; null if push is off. */
  abstract readonly publicKey: string | null;

  /** Whether nothing could ever be sent there. */
  abstract refuses(subscription: PushSubscription): Promise<boolean>;

  abstract send(device: PushDevice, line: DueLine): Promise<PushOutcome>;
}

/** Where people are signed in. */
export abstract class SignIns {
  abstract of(userId: string): Promise<readonly SignIn[]>;
}
