import type { Notification } from '../domain/notification.js';
import type { PushDevice } from '../domain/push.js';
import { defaultWishes, wants, type Wishes } from '../domain/wishes.js';
import type { Notifications, PushDevices, Pushes, StoppedAddresses, WishesRepository } from './repositories.js';

const now = new Date('2027-01-15T12:00:00.000Z');
const later = new Date('2027-01-15T12:30:00.000Z');
const id = (end: string) => `01890000-0000-7000-8000-${end.padStart(12, '0')}`;
const bell = { userId: id('1'), profileUid: id('b1') };

const line = (end: string, more: Partial<Notification> = {}): Notification => ({
  ...bell,
  id: id(`a${end}`),
  eventId: id(`e${end}`),
  eventName: 'collab.approved',
  kind: 'collab-approved',
  otherUid: null,
  subjectType: 'collab',
  subjectId: id('c1'),
  facts: {},
  createdAt: now,
  inApp: true,
  readAt: null,
  mailAt: now,
  ...more,
});
const message = (end: string, more: Partial<Notification> = {}) =>
  line(end, { kind: 'message', eventName: 'message.sent', subjectType: 'conversation', subjectId: id('d1'), ...more });

/** The contract of every Notifications. */
export function notificationsContract(make: () => Promise<Notifications>) {
  let notifications: Notifications;
  beforeEach(async () => (notifications = await make()));
  const shown = async () => (await notifications.listOf(bell, 10)).map((row) => row.id);

  test('keeps the dates of an event, for the bell and the mail', async () => {
    const facts = { until: '2027-02-01T09:00:00.000Z', days: 7, creditUntil: null };
    await notifications.add([line('1', { facts })]);

    expect((await notifications.listOf(bell, 10))[0]).toMatchObject({ facts });
    expect(await notifications.takeDue(later, 10)).toMatchObject([{ facts }]);
  });

  test('tells of an event once, though it is heard twice', async () => {
    expect(await notifications.add([line('1')])).toEqual([id('a1')]);
    expect(await notifications.add([line('1', { id: id('a9') })])).toEqual([]);

    expect(await shown()).toEqual([id('a1')]);
    expect(await notifications.unread(bell)).toBe(1);
  });

  test('keeps one line for the unread messages of a conversation', async () => {
    await notifications.add([message('1')]);
    await notifications.add([message('2')]);
    expect(await shown()).toHaveLength(1);

    await notifications.markRead(bell, { subjectId: id('d1') }, later);
    await notifications.add([message('3', { createdAt: later })]);
    expect(await shown()).toEqual([id('a3'), id('a1')]);
  });

  test('shows only what is wanted in the bell, to whom it concerns', async () => {
    await notifications.add([line('1', { inApp: false }), line('2', { userId: id('2') }), line('3')]);

    expect(await shown()).toEqual([id('a3')]);
  });

  test('hands due mails out once, all of one person together, and none that was read', async () => {
    await notifications.add([line('1'), line('2'), line('3', { mailAt: later }), line('4', { mailAt: null })]);
    await notifications.markRead(bell, { ids: [id('a2')] }, now);

    expect((await notifications.takeDue(now, 10)).map((due) => due.id)).toEqual([id('a1')]);
    expect(await notifications.takeDue(now, 10)).toEqual([]);
    expect((await notifications.takeDue(later, 10)).map((due) => due.id)).toEqual([id('a3')]);
  });

  test('forgets what is old', async () => {
    await notifications.add([line('1'), line('2', { createdAt: later })]);

    expect(await notifications.forgetBefore(later, 10)).toBe(1);
    expect(await shown()).toEqual([id('a2')]);
  });
}

const [me, another] = ['01890000-0000-7000-8000-000000000001', '01890000-0000-7000-8000-000000000002'];

/** The contract of every WishesRepository. */
export function wishesRepositoryContract(make: () => Promise<WishesRepository>) {
  let repository: WishesRepository;
  beforeEach(async () => (repository = await make()));

  test('gives back what was wished, and the default to everyone else', async () => {
    const wishes: Wishes = {
      choices: [{ kind: 'message', channel: 'mail', enabled: false }],
      quiet: { from: '22:00', until: '07:30' },
      digest: 'daily',
    };
    await repository.save(me, wishes);

    expect(await repository.of(me)).toEqual(wishes);
    expect(await repository.of(another)).toEqual(defaultWishes);

    await repository.save(me, defaultWishes);
    expect(await repository.of(me)).toEqual(defaultWishes);
  });

  test('stops mails of some kinds and leaves the rest, however often it is asked', async () => {
    for (let time = 0; time < 2; time++) await repository.stopMails(me, ['message']);
    const wishes = await repository.of(me);

    expect(wants(wishes, 'message', 'mail')).toBe(false);
    expect(wants(wishes, 'message', 'app')).toBe(true);
    expect(wants(wishes, 'collab-approved', 'mail')).toBe(true);
  });
}

/** The contract of every StoppedAddresses. */
export function stoppedAddressesContract(make: () => Promise<StoppedAddresses>) {
  test('knows which addresses are stopped, however often and in whatever letters they came back', async () => {
    const addresses = await make();
    await addresses.stop('Gone@Visitor.test', 'bounced', new Date());
    await addresses.stop('gone@visitor.test', 'refused', new Date());

    expect(await addresses.among(['gone@visitor.test', 'here@visitor.test'])).toEqual(new Set(['gone@visitor.test']));
  });
}

const signedInAt = new Date('2027-01-10T08:00:00.000Z');

const device = (end: string, more: Partial<PushDevice> = {}): PushDevice => ({
  id: id(`f${end}`),
  userId: bell.userId,
  signedInAt: new Date(signedInAt.getTime() + Number(end)),
  name: 'Firefox on Windows',
  endpoint: `https://push.example/${end}`,
  p256dh: 'p256dh',
  auth: 'auth',
  createdAt: new Date(now.getTime() + Number(end)),
  ...more,
});

/** The contract of every PushDevices. */
export function pushDevicesContract(make: () => Promise<PushDevices>) {
  let devices: PushDevices;
  beforeEach(async () => (devices = await make()));
  const idsOf = async (userId: string) => (await devices.of(userId)).map((each) => each.id);

  test('gives a person’s own devices back, the newest first', async () => {
    await devices.save(device('1'));
    await devices.save(device('2'));
    await devices.save(device('3', { userId: id('2') }));

    expect(await devices.of(bell.userId)).toEqual([device('2'), device('1')]);
  });

  test('a browser belongs to the person who turned it on last, and a sign-in has one browser', async () => {
    await devices.save(device('1'));
    await devices.save(device('2', { userId: id('2'), endpoint: device('1').endpoint }));
    expect([await idsOf(bell.userId), await idsOf(id('2'))]).toEqual([[], [id('f2')]]);

    await devices.save(device('3', { userId: id('2'), signedInAt: device('2').signedInAt }));
    expect(await idsOf(id('2'))).toEqual([id('f3')]);
  });

  test('removes a person’s own devices alone, and forgets those of old sign-ins', async () => {
    for (const end of ['1', '2', '3']) await devices.save(device(end));
    expect(await devices.remove(id('2'), [id('f1')])).toBe(0);
    expect(await devices.remove(bell.userId, [id('f1')])).toBe(1);
    expect(await devices.forgetBefore(device('3').signedInAt)).toBe(1);
    expect(await idsOf(bell.userId)).toEqual([id('f3')]);
  });
}

/** The contract of every Pushes. */
export function pushesContract(
  make: () => Promise<{ devices: PushDevices; notifications: Notifications; pushes: Pushes }>,
) {
  let at: Awaited<ReturnType<typeof make>>;
  beforeEach(async () => {
    at = await make();
    for (const end of ['1', '2']) await at.devices.save(device(end));
    await at.notifications.add([line('1')]);
    await at.pushes.plan([{ id: id('a1'), userId: bell.userId, at: now }]);
  });
  const take = (moment: Date, lost = later) => at.pushes.takeDue(moment, lost, 10);

  test('plans one for each of the person’s devices, and hands each to one asker', async () => {
    expect(await take(new Date(now.getTime() - 1))).toEqual([]);
    const taken = await take(now);
    expect(taken.map(({ deviceId }) => deviceId).toSorted()).toEqual([id('f1'), id('f2')]);
    expect(await take(now)).toEqual([]);
    const [order] = taken;
    expect(await at.pushes.find(order!)).toMatchObject({ device: { id: order!.deviceId }, line: { id: id('a1') } });
  });

  test('a try that is lost is handed out again, and then only the new one counts', async () => {
    const [lost] = await take(now);
    const again = (await take(later)).find(({ deviceId }) => deviceId === lost!.deviceId)!;
    expect(again.attempts).toBe(lost!.attempts + 1);
    expect(await at.pushes.find(lost!)).toBeNull();
    await at.pushes.remove(lost!);
    expect(await at.pushes.find(again)).not.toBeNull();
  });

  test('one that is put off waits until then, and one that is removed is gone', async () => {
    const [first, second] = await take(now, now);
    await at.pushes.putOff(first!, later);
    await at.pushes.remove(second!);
    expect(await take(now)).toEqual([]);
    expect((await take(later)).map(({ deviceId }) => deviceId)).toEqual([first!.deviceId]);
  });

  test('nothing is left to show once the line was read or the device removed', async () => {
    const [first, second] = await take(now);
    await at.devices.remove(bell.userId, [first!.deviceId]);
    expect(await at.pushes.find(first!)).toBeNull();
    await at.notifications.markRead(bell, 'everything', later);
    expect(await at.pushes.find(second!)).toBeNull();
  });
}
