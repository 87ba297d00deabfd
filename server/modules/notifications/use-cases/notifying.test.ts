import {
  InMemoryNotifications,
  InMemoryStoppedAddresses,
  InMemoryWishesRepository,
} from '../adapters/in-memory-notifications.js';
import type { Notice } from '../domain/notification.js';
import { defaultWishes } from '../domain/wishes.js';
import {
  NotificationMails,
  NotificationSignals,
  type Recipient,
  Recipients,
  type DueLine,
} from '../ports/repositories.js';
import { KeepWishes } from './keep-wishes.js';
import { MailNotifications } from './mail-notifications.js';
import { TellPeople } from './tell-people.js';

const approved = { id: 'e1', name: 'collab.approved' };
const notice: Notice = {
  kind: 'collab-approved',
  to: { type: 'influencer', uid: 'i1' },
  otherUid: 'b1',
  subjectType: 'collab',
  subjectId: 'c1',
  facts: {},
};
const message: Notice = { ...notice, kind: 'message', subjectType: 'conversation', subjectId: 'd1' };
const ada: Recipient = { userId: 'u1', email: 'ada@influencer.test', name: 'Ada' };
const agent: Recipient = { userId: 'u2', email: 'agent@influencer.test', name: 'Agent' };

class Team extends Recipients {
  constructor(public people: readonly Recipient[]) {
    super();
  }
  async of() {
    return this.people;
  }
}

class KeptMails extends NotificationMails {
  readonly sent: { to: string; events: string[] }[] = [];
  async send({ email }: Recipient, lines: readonly DueLine[]): Promise<void> {
    this.sent.push({ to: email, events: lines.map(({ eventName }) => eventName) });
  }
}

class NoSignals extends NotificationSignals {
  async changed(): Promise<void> {}
}

function world() {
  const time = { now: new Date('2027-01-15T12:00:00Z') };
  const clock = { now: () => time.now };
  const [team, mails, stopped] = [new Team([ada, agent]), new KeptMails(), new InMemoryStoppedAddresses()];
  const [notifications, wishes] = [new InMemoryNotifications(), new InMemoryWishesRepository()];
  const atOnce = { inTransaction: <T>(work: () => Promise<T>) => work() };
  return {
    team,
    mails,
    stopped,
    wishes,
    notifications,
    keep: new KeepWishes(wishes),
    tell: new TellPeople(team, wishes, notifications, new NoSignals(), clock),
    mail: new MailNotifications(notifications, team, stopped, mails, atOnce, clock),
    pass: (minutes: number) => void (time.now = new Date(time.now.getTime() + minutes * 60_000)),
  };
}

test('everyone in the profile is notified in the bell and by mail, once', async () => {
  const { tell, mail, mails, notifications } = world();
  await tell.execute(approved, [notice]);
  await tell.execute(approved, [notice]);
  await mail.execute();
  await mail.execute();

  expect(mails.sent.map(({ to }) => to)).toEqual([ada.email, agent.email]);
  expect(await notifications.unread({ userId: 'u1', profileUid: 'i1' })).toBe(1);
});

test('who has turned mails off gets none, and who has read it in time needs none', async () => {
  const { wishes, tell, mail, mails, notifications, pass } = world();
  await wishes.stopMails('u2', ['message']);
  await tell.execute({ id: 'e2', name: 'message.sent' }, [message]);
  await notifications.markRead({ userId: 'u1', profileUid: 'i1' }, { subjectId: 'd1' }, new Date());
  pass(6);
  await mail.execute();

  expect(mails.sent).toEqual([]);
});

test('events with their own emails show in the bell, without a second mail', async () => {
  const { tell, mail, mails, notifications } = world();
  await tell.execute({ id: 'e3', name: 'collab.scheduled' }, [{ ...notice, kind: 'collab-scheduled' }]);
  await mail.execute();

  expect(mails.sent).toEqual([]);
  expect(await notifications.unread({ userId: 'u1', profileUid: 'i1' })).toBe(1);
});

test('a digest puts everything into one mail in the morning', async () => {
  const { wishes, tell, mail, mails, team, pass } = world();
  team.people = [ada];
  await wishes.save('u1', { ...defaultWishes, digest: 'daily' });
  await tell.execute(approved, [notice]);
  await tell.execute({ id: 'e2', name: 'message.sent' }, [message]);
  await mail.execute();
  expect(mails.sent).toEqual([]);
  pass(20 * 60);
  await mail.execute();

  expect(mails.sent).toEqual([{ to: ada.email, events: ['collab.approved', 'message.sent'] }]);
});

test('nothing goes to an address that was stopped, nor to someone who has left', async () => {
  const { tell, mail, mails, stopped, team } = world();
  await tell.execute(approved, [notice]);
  await stopped.stop(ada.email);
  team.people = [ada];
  await mail.execute();

  expect(mails.sent).toEqual([]);
});

test('quiet hours that do not end are refused', async () => {
  const { keep } = world();
  const wishes = { ...defaultWishes, quiet: { from: '22:00', until: '22:00' } };

  await expect(keep.execute({ userId: 'u1', role: 'brand' }, wishes)).rejects.toMatchObject({
    code: 'notifications/bad-quiet-hours',
  });
});
