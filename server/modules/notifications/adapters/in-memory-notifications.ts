import type { NotificationKind } from '../../../contract/rules/notification-kinds.js';
import type { Notification } from '../domain/notification.js';
import type { PushDevice } from '../domain/push.js';
import { defaultWishes, type Wishes } from '../domain/wishes.js';
import {
  type Bell,
  type DueLine,
  type NotificationRow,
  Notifications,
  PushDevices,
  Pushes,
  type PushOrder,
  StoppedAddresses,
  type WhatIsRead,
  WishesRepository,
} from '../ports/repositories.js';

export class InMemoryNotifications extends Notifications {
  lines: Notification[] = [];

  async add(lines: readonly Notification[]): Promise<readonly string[]> {
    return lines.flatMap((line) => {
      if (this.lines.some((known) => isSame(known, line))) return [];
      this.lines.push(line);
      return [line.id];
    });
  }

  async listOf(bell: Bell, limit: number): Promise<NotificationRow[]> {
    return this.of(bell)
      .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || b.id.localeCompare(a.id))
      .slice(0, limit)
      .map((line) => ({
        ...line,
        otherName: line.otherUid ?? 'Tastemaker support',
        otherAvatarPath: null,
        createdAt: line.createdAt.toISOString(),
        readAt: line.readAt?.toISOString() ?? null,
      }));
  }

  async unread(bell: Bell): Promise<number> {
    return this.of(bell).filter(({ readAt }) => readAt === null).length;
  }

  async markRead({ userId, profileUid }: Bell, what: WhatIsRead, now: Date): Promise<void> {
    const isMeant = (line: Notification) =>
      what === 'everything' || ('ids' in what ? what.ids.includes(line.id) : what.subjectId === line.subjectId);
    this.lines = this.lines.map((line) =>
      line.userId === userId && line.profileUid === profileUid && line.readAt === null && isMeant(line)
        ? { ...line, readAt: now, mailAt: null }
        : line,
    );
  }

  async takeDue(now: Date): Promise<DueLine[]> {
    const due = this.lines.filter(({ mailAt }) => mailAt !== null && mailAt <= now);
    this.lines = this.lines.map((line) => (due.includes(line) ? { ...line, mailAt: null } : line));
    return due.map(withOther);
  }

  async forgetBefore(moment: Date, limit: number): Promise<number> {
    const old = this.lines.filter(({ createdAt }) => createdAt < moment).slice(0, limit);
    this.lines = this.lines.filter((line) => !old.includes(line));
    return old.length;
  }

  private of({ userId, profileUid }: Bell): Notification[] {
    return this.lines.filter((line) => line.userId === userId && line.profileUid === profileUid && line.inApp);
  }
}

const withOther = (line: Notification): DueLine => ({ ...line, otherName: line.otherUid ?? 'Tastemaker support' });

const isSame = (a: Notification, b: Notification): boolean =>
  a.userId === b.userId &&
  a.profileUid === b.profileUid &&
  (a.eventId === b.eventId ||
    (a.kind === 'message' && b.kind === 'message' && a.subjectId === b.subjectId && a.readAt === null));

export class InMemoryWishesRepository extends WishesRepository {
  private readonly wishes = new Map<string, Wishes>();

  async ofMany(userIds: readonly string[]): Promise<ReadonlyMap<string, Wishes>> {
    return new Map(userIds.map((id) => [id, this.wishes.get(id) ?? defaultWishes]));
  }

  async save(userId: string, wishes: Wishes): Promise<void> {
    this.wishes.set(userId, wishes);
  }

  async stopMails(userId: string, kinds: readonly NotificationKind[]): Promise<void> {
    const before = await this.of(userId);
    const kept = before.choices.filter(({ kind, channel }) => channel !== 'mail' || !kinds.includes(kind));
    const stopped = kinds.map((kind) => ({ kind, channel: 'mail', enabled: false }) as const);
    this.wishes.set(userId, { ...before, choices: [...kept, ...stopped] });
  }
}

export class InMemoryStoppedAddresses extends StoppedAddresses {
  private readonly stopped = new Set<string>();

  async stop(email: string): Promise<void> {
    this.stopped.add(email.toLowerCase());
  }

  async among(emails: readonly string[]): Promise<ReadonlySet<string>> {
    return new Set(emails.map((email) => email.toLowerCase()).filter((email) => this.stopped.has(email)));
  }
}

export class InMemoryPushDevices extends PushDevices {
  devices: PushDevice[] = [];

  async save(device: PushDevice): Promise<void> {
    this.devices = [device, ...this.devices.filter((known) => !isReplaced(known, device))];
  }

  async of(userId: string): Promise<readonly PushDevice[]> {
    return this.devices.filter((device) => device.userId === userId);
  }

  remove(userId: string, ids: readonly string[]): Promise<number> {
    return this.forget((device) => device.userId === userId && ids.includes(device.id));
  }

  forgetBefore(signedInAt: Date): Promise<number> {
    return this.forget((device) => device.signedInAt < signedInAt);
  }

  private async forget(isMeant: (device: PushDevice) => boolean): Promise<number> {
    const before = this.devices.length;
    this.devices = this.devices.filter((device) => !isMeant(device));
    return before - this.devices.length;
  }
}

const isReplaced = (known: PushDevice, device: PushDevice): boolean =>
  known.endpoint === device.endpoint ||
  (known.userId === device.userId && known.signedInAt.getTime() === device.signedInAt.getTime());

type PlannedPush = PushOrder & Readonly<{ dueAt: Date }>;

export class InMemoryPushes extends Pushes {
  pushes: PlannedPush[] = [];

  constructor(
    private readonly devices: InMemoryPushDevices,
    private readonly notifications: InMemoryNotifications,
  ) {
    super();
  }

  async plan(lines: Parameters<Pushes['plan']>[0]): Promise<void> {
    for (const { id: notificationId, userId, at: dueAt } of lines)
      for (const { id: deviceId } of await this.devices.of(userId))
        this.pushes.push({ deviceId, notificationId, attempts: 0, dueAt });
  }

  async takeDue(now: Date, lostAt: Date, limit: number): Promise<readonly PushOrder[]> {
    const taken = this.pushes.filter(({ dueAt }) => dueAt <= now).slice(0, limit);
    const next = taken.map((push) => ({ ...push, attempts: push.attempts + 1, dueAt: lostAt }));
    this.pushes = [...this.pushes.filter((push) => !taken.includes(push)), ...next];
    return next.map(({ deviceId, notificationId, attempts }) => ({ deviceId, notificationId, attempts }));
  }

  async find(order: PushOrder) {
    if (!this.pushes.some((push) => isSameTry(push, order))) return null;
    const device = this.devices.devices.find(({ id }) => id === order.deviceId);
    const line = this.notifications.lines.find(({ id, readAt }) => id === order.notificationId && readAt === null);
    return device && line ? { device, line: withOther(line) } : null;
  }

  async putOff(order: PushOrder, until: Date): Promise<void> {
    this.pushes = this.pushes.map((push) => (isSameTry(push, order) ? { ...push, dueAt: until } : push));
  }

  async remove(order: PushOrder): Promise<void> {
    this.pushes = this.pushes.filter((push) => !isSameTry(push, order));
  }
}

const isSameTry = (one: PushOrder, other: PushOrder): boolean =>
  one.deviceId === other.deviceId && one.notificationId === other.notificationId && one.attempts === other.attempts;
