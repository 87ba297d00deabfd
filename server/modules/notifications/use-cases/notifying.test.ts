import {
  InMemoryNotifications,
  InMemoryPushDevices,
  InMemoryPushes,
  InMemoryStoppedAddresses,
  InMemoryWishesRepository,
} from '../adapters/in-memory-notifications.js';
import type { Notice } from '../domain/notification.js';
import type { PushDevice, PushOutcome, SignIn } from '../domain/push.js';
import { defaultWishes } from '../domain/wishes.js';
import {
  NotificationMails,
  NotificationSignals,
  type PushOrder,
  PushOrders,
  PushSender,
  type Recipient,
  Recipients,
  type DueLine,
  SignIns,
} from '../ports/repositories.js';
import { KeepWishes, PushDeviceService } from './keep-settings.js';
import { OrderDuePushes, SendPush } from './send-push.js';
import { MailNotifications, TellPeople, type Telling } from './tell-people.js';

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
  async ofMany(uids: readonly string[]) {
    return new Map(uids.map((uid) => [uid, this.people]));
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

class Browsers extends SignIns {
  constructor(public signIns: Readonly<Record<string, readonly SignIn[]>>) {
    super();
  }
  async of(userId: string) {
    return this.signIns[userId] ?? [];
  }
}

class KeptOrders extends PushOrders {
  readonly placed: PushOrder[] = [];
  async place(orders: readonly PushOrder[]): Promise<void> {
    this.placed.push(...orders);
  }
}

class PushService extends PushSender {
  publicKey: string | null = 'key';
  outcome: PushOutcome = { status: 201 };
  readonly shown: string[] = [];
  async refuses({ endpoint }: { endpoint: string }): Promise<boolean> {
    return endpoint.includes('inside');
  }
  async send({ name }: PushDevice, { eventName }: DueLine): Promise<PushOutcome> {
    this.shown.push(`${name}: ${eventName}`);
    return this.outcome;
  }
}

function world() {
  const time = { now: new Date('2027-01-15T12:00:00Z') };
  const clock = { now: () => time.now };
  const [team, mails, stopped] = [new Team([ada, agent]), new KeptMails(), new InMemoryStoppedAddresses()];
  const [notifications, wishes] = [new InMemoryNotifications(), new InMemoryWishesRepository()];
  const atOnce = { inTransaction: <T>(work: () => Promise<T>) => work() };
  const [devices, orders, service] = [new InMemoryPushDevices(), new KeptOrders(), new PushService()];
  const pushes = new InMemoryPushes(devices, notifications);
  const since = new Date('2027-01-10T09:00:00Z');
  const browsers = new Browsers({ u1: [{ sessionId: 's1', since, browser: 'Ada’s phone' }] });
  const own = new PushDeviceService(devices, browsers, service, clock, clock);
  const tell = new TellPeople(team, wishes, notifications, pushes, new NoSignals(), atOnce, clock);
  const order = new OrderDuePushes(pushes, orders, service, atOnce, clock);
  const send = new SendPush(pushes, devices, browsers, team, service, clock);
  return {
    ...{ devices, orders, service, browsers, own, send, since },
    turnOn: () => own.add('u1', 's1', { endpoint: 'https://push.example/1', p256dh: 'p', auth: 'a' }),
    push: async () => {
      await order.execute();
      for (const each of orders.placed.splice(0)) await send.execute(each);
    },
    team,
    mails,
    stopped,
    wishes,
    notifications,
    keep: new KeepWishes(wishes),
    tell: (event: Telling['event'], notice: Notice) => tell.execute([{ event, notices: [notice] }]),
    mail: new MailNotifications(notifications, team, stopped, mails, atOnce, clock),
    pass: (minutes: number) => void (time.now = new Date(time.now.getTime() + minutes * 60_000)),
  };
}

test('everyone in the profile is notified in the bell and by mail, once', async () => {
  const { tell, mail, mails, notifications } = world();
  await tell(approved, notice);
  await tell(approved, notice);
  await mail.execute();
  await mail.execute();

  expect(mails.sent.map(({ to }) => to)).toEqual([ada.email, agent.email]);
  expect(await notifications.unread({ userId: 'u1', profileUid: 'i1' })).toBe(1);
});

test('who has turned mails off gets none, and who has read it in time needs none', async () => {
  const { wishes, tell, mail, mails, notifications, pass } = world();
  await wishes.stopMails('u2', ['message']);
  await tell({ id: 'e2', name: 'message.sent' }, message);
  await notifications.markRead({ userId: 'u1', profileUid: 'i1' }, { subjectId: 'd1' }, new Date());
  pass(6);
  await mail.execute();

  expect(mails.sent).toEqual([]);
});

test('events with their own emails show in the bell, without a second mail', async () => {
  const { tell, mail, mails, notifications } = world();
  await tell({ id: 'e3', name: 'collab.scheduled' }, { ...notice, kind: 'collab-scheduled' });
  await mail.execute();

  expect(mails.sent).toEqual([]);
  expect(await notifications.unread({ userId: 'u1', profileUid: 'i1' })).toBe(1);
});

test('a digest puts everything into one mail in the morning', async () => {
  const { wishes, tell, mail, mails, team, pass } = world();
  team.people = [ada];
  await wishes.save('u1', { ...defaultWishes, digest: 'daily' });
  await tell(approved, notice);
  await tell({ id: 'e2', name: 'message.sent' }, message);
  await mail.execute();
  expect(mails.sent).toEqual([]);
  pass(20 * 60);
  await mail.execute();

  expect(mails.sent).toEqual([{ to: ada.email, events: ['collab.approved', 'message.sent'] }]);
});

test('nothing goes to an address that was stopped, nor to someone who has left', async () => {
  const { tell, mail, mails, stopped, team } = world();
  await tell(approved, notice);
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

describe('on people’s devices', () => {
  test('what waits for them shows once, and what only tells them doesn’t', async () => {
    const { turnOn, tell, push, service } = world();
    await turnOn();
    await tell(approved, notice);
    await tell(approved, notice);
    await tell({ id: 'e2', name: 'collab.withdrawn' }, { ...notice, kind: 'collab-ended' });
    await push();
    await push();

    expect(service.shown).toEqual(['Ada’s phone: collab.approved']);
  });

  test('a message shows after a minute, unless it was read by then', async () => {
    const { turnOn, tell, push, service, notifications, pass } = world();
    await turnOn();
    await tell({ id: 'e1', name: 'message.sent' }, message);
    await push();
    expect(service.shown).toEqual([]);
    pass(1);
    await push();
    expect(service.shown).toHaveLength(1);

    await notifications.markRead({ userId: 'u1', profileUid: 'i1' }, 'everything', new Date());
    await tell({ id: 'e2', name: 'message.sent' }, message);
    await notifications.markRead({ userId: 'u1', profileUid: 'i1' }, 'everything', new Date());
    pass(1);
    await push();
    expect(service.shown).toHaveLength(1);
  });

  test('the switches for the portal and the quiet hours count here too', async () => {
    const { turnOn, tell, push, service, wishes, pass } = world();
    await turnOn();
    await wishes.save('u1', {
      ...defaultWishes,
      choices: [{ kind: 'message', channel: 'app', enabled: false }],
      quiet: { from: '11:00', until: '13:00' },
    });
    await tell({ id: 'e1', name: 'message.sent' }, message);
    await tell({ id: 'e2', name: 'collab.approved' }, notice);
    await push();
    expect(service.shown).toEqual([]);
    pass(60);
    await push();
    expect(service.shown).toEqual(['Ada’s phone: collab.approved']);
  });

  test.each([
    ['that is busy is asked again when it says', { status: 429, retryAfterSeconds: 600 }, 10, 2],
    ['that is busy for now is asked again soon', { status: 503 }, 1, 2],
    ['that doesn’t answer is asked again soon', { error: 'The connection broke.' }, 1, 2],
    ['that refuses a message isn’t asked again', { status: 413 }, 60, 1],
  ] as const)('a push service %s', async (_, outcome, minutes, times) => {
    const { turnOn, tell, push, service, pass } = world();
    await turnOn();
    service.outcome = outcome;
    await tell(approved, notice);
    await push();
    pass(minutes - 0.5);
    await push();
    expect(service.shown).toHaveLength(1);
    pass(0.5);
    await push();
    expect(service.shown).toHaveLength(times);
  });

  test.each([404, 410])('a device that its push service has forgotten (%d) is removed', async (status) => {
    const { turnOn, tell, push, service, own } = world();
    await turnOn();
    service.outcome = { status };
    await tell(approved, notice);
    await push();

    expect(await own.list('u1', 's1')).toEqual([]);
  });

  test('a push service that never answers is given up, and old news isn’t shown', async () => {
    const { turnOn, tell, push, service, pass } = world();
    await turnOn();
    service.outcome = { status: 500 };
    await tell(approved, notice);
    for (let time = 0; time < 10; time++) {
      await push();
      pass(180);
    }
    expect(service.shown).toHaveLength(5);

    service.outcome = { status: 201 };
    await tell({ id: 'e2', name: 'collab.approved' }, notice);
    pass(3 * 24 * 60);
    await push();
    expect(service.shown).toHaveLength(5);
  });

  test('nothing shows after signing out there, nor to someone who has left', async () => {
    const { turnOn, tell, push, service, browsers, own, devices, team, since } = world();
    await turnOn();
    await tell(approved, notice);
    team.people = [agent];
    await push();
    expect(service.shown).toEqual([]);

    team.people = [ada, agent];
    await tell({ id: 'e2', name: 'collab.approved' }, notice);
    browsers.signIns = { u1: [{ sessionId: 's2', since, browser: 'Ada’s phone' }] }; // another profile was chosen
    expect(await own.list('u1', 's2')).toMatchObject([{ name: 'Ada’s phone', current: true }]);
    browsers.signIns = {};
    expect(await own.list('u1', 's2')).toEqual([]);
    await push();
    expect([service.shown, devices.devices]).toEqual([[], []]);

    browsers.signIns = { u1: [{ sessionId: 's3', since, browser: 'Ada’s phone' }] };
    await own.add('u1', 's3', { endpoint: 'https://push.example/1', p256dh: 'p', auth: 'a' });
    browsers.signIns = {};
    await own.forgetSignedOut('u1');
    expect(devices.devices).toEqual([]);
  });

  test('are refused without keys, for an address inside, and for a sign-in that has ended; others’ aren’t there', async () => {
    const { own, service, turnOn, devices } = world();
    const inside = { endpoint: 'https://inside.example/1', p256dh: 'p', auth: 'a' };
    await expect(own.add('u1', 's1', inside)).rejects.toMatchObject({ code: 'notifications/bad-subscription' });
    await expect(own.add('u2', 's9', inside)).rejects.toMatchObject({ code: 'notifications/bad-subscription' });
    await turnOn();
    const [{ id }] = devices.devices as [PushDevice];
    await expect(own.remove('u2', id)).rejects.toMatchObject({ code: 'notifications/no-such-device' });
    await own.remove('u1', id);
    service.publicKey = null;
    await expect(turnOn()).rejects.toMatchObject({ code: 'notifications/push-off' });
  });
});
