import type { Clock, Transaction } from '../../../shared/kernel/index.js';
import { hasLetter, isWaiting, type Notice, type Notification, notify } from '../domain/notification.js';
import { mailMoment, pushMoment, wants } from '../domain/wishes.js';
import type {
  DueLine,
  NotificationMails,
  Notifications,
  NotificationSignals,
  Pushes,
  Recipients,
  StoppedAddresses,
  WishesRepository,
} from '../ports/repositories.js';

/** An event was published: notifies everyone concerned according to their settings. Idempotent. */
export class TellPeople {
  constructor(
    private readonly recipients: Recipients,
    private readonly wishes: WishesRepository,
    private readonly notifications: Notifications,
    private readonly pushes: Pushes,
    private readonly signals: NotificationSignals,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  async execute(event: Readonly<{ id: string; name: string }>, notices: readonly Notice[]): Promise<void> {
    const now = this.clock.now();
    const lines: Notification[] = [];
    const pushes = new Map<string, Date>();
    for (const notice of notices) {
      for (const { userId } of await this.recipients.of(notice.to.uid)) {
        const wishes = await this.wishes.of(userId);
        const mailAt = hasLetter(event.name) ? null : mailMoment(wishes, notice.kind, now);
        const way = { inApp: wants(wishes, notice.kind, 'app'), mailAt };
        if (!way.inApp && !way.mailAt) continue;
        const line = notify(notice, event, userId, way, now);
        lines.push(line);
        const pushAt = isWaiting(event.name) ? pushMoment(wishes, notice.kind, now) : null;
        if (pushAt) pushes.set(line.id, pushAt);
      }
    }
    if (lines.length === 0) return;
    await this.transaction.inTransaction(() => this.keep(lines, pushes));
    await this.signals.changed(lines.filter(({ inApp }) => inApp).map(({ userId }) => userId));
  }

  private async keep(lines: readonly Notification[], pushes: ReadonlyMap<string, Date>): Promise<void> {
    const added = new Set(await this.notifications.add(lines));
    const planned = lines.flatMap(({ id, userId }) => {
      const at = added.has(id) && pushes.get(id);
      return at ? [{ id, userId, at }] : [];
    });
    if (planned.length > 0) await this.pushes.plan(planned);
  }
}

const peopleAtOnce = 20;

/** Emails due notifications: claimed and queued in one transaction, so that each is sent exactly once. */
export class MailNotifications {
  constructor(
    private readonly notifications: Notifications,
    private readonly recipients: Recipients,
    private readonly stopped: StoppedAddresses,
    private readonly mails: NotificationMails,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** Returns how many notifications were due. */
  execute(): Promise<number> {
    return this.transaction.inTransaction(async () => {
      const due = await this.notifications.takeDue(this.clock.now(), peopleAtOnce);
      for (const lines of byPerson(due)) await this.mail(lines);
      return due.length;
    });
  }

  /** People who have left the profile, or whose address is suppressed, get nothing. */
  private async mail(lines: readonly DueLine[]): Promise<void> {
    const [{ userId, profileUid }] = lines as readonly [DueLine, ...DueLine[]];
    const person = (await this.recipients.of(profileUid)).find((each) => each.userId === userId);
    if (!person || (await this.stopped.among([person.email])).size > 0) return;
    await this.mails.send(person, lines);
  }
}

function byPerson(lines: readonly DueLine[]): DueLine[][] {
  const groups = new Map<string, DueLine[]>();
  for (const line of lines) {
    const key = `${line.userId} ${line.profileUid}`;
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  return [...groups.values()];
}
