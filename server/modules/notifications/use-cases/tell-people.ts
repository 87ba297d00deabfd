import type { Clock, Transaction } from '../../../shared/kernel/index.js';
import { type Notice, type Notification, notify } from '../domain/notification.js';
import { hasLetter, isWaiting } from '../domain/told-events.js';
import { mailMoment, pushMoment, wants, type Wishes } from '../domain/wishes.js';
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

/** An event, and what it means for whom. */
export type Telling = Readonly<{ event: Readonly<{ id: string; name: string }>; notices: readonly Notice[] }>;

/** A notification, and when it is due on its reader's devices, if at all. */
type Planned = Readonly<{ line: Notification; pushAt: Date | null }>;

/** Events were published: notifies everyone concerned according to their settings. Idempotent. */
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

  async execute(tellings: readonly Telling[]): Promise<void> {
    const profiles = tellings.flatMap(({ notices }) => notices.map(({ to }) => to.uid));
    if (profiles.length === 0) return;
    const people = await this.recipients.ofMany([...new Set(profiles)]);
    const readers = [...people.values()].flat().map(({ userId }) => userId);
    if (readers.length === 0) return;
    const wishes = await this.wishes.ofMany([...new Set(readers)]);
    const now = this.clock.now();
    const planned = tellings.flatMap(({ event, notices }) =>
      notices.flatMap((notice) =>
        (people.get(notice.to.uid) ?? []).flatMap(
          ({ userId }) => plan(event, notice, userId, wishes.get(userId)!, now) ?? [],
        ),
      ),
    );
    if (planned.length === 0) return;
    await this.transaction.inTransaction(() => this.keep(planned));
    await this.signals.changed(planned.flatMap(({ line }) => (line.inApp ? [line.userId] : [])));
  }

  private async keep(planned: readonly Planned[]): Promise<void> {
    const added = new Set(await this.notifications.add(planned.map(({ line }) => line)));
    const pushes = planned.flatMap(({ line: { id, userId }, pushAt: at }) =>
      at && added.has(id) ? [{ id, userId, at }] : [],
    );
    if (pushes.length > 0) await this.pushes.plan(pushes);
  }
}

/** Null if this person wants to hear nothing of it. */
function plan(event: Telling['event'], notice: Notice, userId: string, wishes: Wishes, now: Date): Planned | null {
  const mailAt = hasLetter(event.name) ? null : mailMoment(wishes, notice.kind, now);
  const way = { inApp: wants(wishes, notice.kind, 'app'), mailAt };
  if (!way.inApp && !way.mailAt) return null;
  const line = notify(notice, event, userId, way, now);
  return { line, pushAt: isWaiting(event.name) ? pushMoment(wishes, notice.kind, now) : null };
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
