import type { Clock } from '../../../shared/kernel/index.js';
import { hasLetter, type Notice, type Notification, notify } from '../domain/notification.js';
import { mailMoment, wants } from '../domain/wishes.js';
import type { NotificationSignals, Recipients, Notifications, WishesRepository } from '../ports/repositories.js';

/** Something has happened: everyone concerned is notified as they wish. May be called again. */
export class TellPeople {
  constructor(
    private readonly recipients: Recipients,
    private readonly wishes: WishesRepository,
    private readonly notifications: Notifications,
    private readonly signals: NotificationSignals,
    private readonly clock: Clock,
  ) {}

  async execute(event: Readonly<{ id: string; name: string }>, notices: readonly Notice[]): Promise<void> {
    const now = this.clock.now();
    const lines: Notification[] = [];
    for (const notice of notices) {
      for (const { userId } of await this.recipients.of(notice.to.uid)) {
        const wishes = await this.wishes.of(userId);
        const mailAt = hasLetter(event.name) ? null : mailMoment(wishes, notice.kind, now);
        const way = { inApp: wants(wishes, notice.kind, 'app'), mailAt };
        if (way.inApp || way.mailAt) lines.push(notify(notice, event, userId, way, now));
      }
    }
    if (lines.length === 0) return;
    await this.notifications.add(lines);
    await this.signals.changed(lines.filter(({ inApp }) => inApp).map(({ userId }) => userId));
  }
}
