import type { Clock, Transaction } from '../../../shared/kernel/index.js';
import type { NotificationMails, Recipients, DueLine, Notifications, StoppedAddresses } from '../ports/repositories.js';

const peopleAtOnce = 20;

/** Mails what is due: taken and queued in one transaction, so that each goes, and none twice. */
export class MailNotifications {
  constructor(
    private readonly notifications: Notifications,
    private readonly recipients: Recipients,
    private readonly stopped: StoppedAddresses,
    private readonly mails: NotificationMails,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** Answers how many lines were due. */
  execute(): Promise<number> {
    return this.transaction.inTransaction(async () => {
      const due = await this.notifications.takeDue(this.clock.now(), peopleAtOnce);
      for (const lines of byPerson(due)) await this.mail(lines);
      return due.length;
    });
  }

  /** People who have left the profile, or whose address is stopped, get nothing. */
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
