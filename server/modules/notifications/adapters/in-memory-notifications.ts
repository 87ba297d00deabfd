import type { NotificationKind } from '../../../contract/rules/notification-kinds.js';
import type { Notification } from '../domain/notification.js';
import { defaultWishes, type Wishes } from '../domain/wishes.js';
import {
  type Bell,
  type DueLine,
  type NotificationRow,
  Notifications,
  StoppedAddresses,
  type WhatIsRead,
  WishesRepository,
} from '../ports/repositories.js';

export class InMemoryNotifications extends Notifications {
  lines: Notification[] = [];

  async add(lines: readonly Notification[]): Promise<void> {
    for (const line of lines) if (!this.lines.some((known) => isSame(known, line))) this.lines.push(line);
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
    return due.map((line) => ({ ...line, otherName: line.otherUid ?? 'Tastemaker support' }));
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

const isSame = (a: Notification, b: Notification): boolean =>
  a.userId === b.userId &&
  a.profileUid === b.profileUid &&
  (a.eventId === b.eventId ||
    (a.kind === 'message' && b.kind === 'message' && a.subjectId === b.subjectId && a.readAt === null));

export class InMemoryWishesRepository extends WishesRepository {
  private readonly wishes = new Map<string, Wishes>();

  async of(userId: string): Promise<Wishes> {
    return this.wishes.get(userId) ?? defaultWishes;
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
