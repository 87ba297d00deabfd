import { FixedClock, NoTransaction } from '../../../../test/support/core.js';
import { everythingAllowed, nothingAllowed } from '../../../contract/consent.js';
import type { Actor } from '../../../shared/kernel/index.js';
import {
  InMemoryAccountMails,
  InMemoryClosureRepository,
  InMemoryConsentRepository,
  InMemoryExportFiles,
  InMemoryExportOrders,
  InMemoryExportRepository,
  InMemoryHolders,
  InMemoryPeople,
} from '../adapters/in-memory-privacy.js';
import { bytesOf, entriesOf } from '../ports/repositories.contract.js';
import { CloseAccount, KeepAccount } from './close-account.js';
import { ForgetExports, MakeExport, OpenExport, RequestExport } from './data-exports.js';
import { EraseAccount, EraseDueAccounts, ForgetPerson, ForgetProfile } from './erase.js';
import { RecordConsent } from './record-consent.js';

const monday = new Date('2026-11-23T10:00:00Z');
const daysLater = (days: number) => new Date(monday.getTime() + days * 24 * 60 * 60 * 1_000);
const jane: Actor = { userId: 'jane', role: 'influencer', profile: { uid: 'i1', type: 'influencer' } };
const rosa: Actor = { userId: 'rosa', role: 'brand', profile: { uid: 'b1', type: 'brand' } };
const staff: Actor = { userId: 'sam', role: 'admin', staffRole: 'super-user' };

const people = () =>
  new InMemoryPeople(
    [
      { userId: 'jane', email: 'jane@example.com', name: 'Jane', owns: [{ uid: 'i1', type: 'influencer' }] },
      { userId: 'rosa', email: 'rosa@example.com', name: 'Rosa', owns: [{ uid: 'b1', type: 'brand' }] },
    ],
    new Map([['b1', 'Saltmarsh Kitchen']]),
  );

function aWorld() {
  const clock = new FixedClock(monday);
  const transaction = new NoTransaction();
  const world = {
    clock,
    people: people(),
    closures: new InMemoryClosureRepository(),
    exports: new InMemoryExportRepository(),
    files: new InMemoryExportFiles(),
    orders: new InMemoryExportOrders(),
    holders: new InMemoryHolders(),
    mails: new InMemoryAccountMails(),
    consents: new InMemoryConsentRepository(),
  };
  const { closures, exports, files, orders, holders, mails } = world;
  const forget = new ForgetPerson(holders, exports, files, mails, clock);
  return {
    ...world,
    close: new CloseAccount(closures, holders, world.people, mails, transaction, clock),
    keep: new KeepAccount(closures, holders, world.people, mails, transaction, clock),
    eraseDue: new EraseDueAccounts(closures, world.people, forget, transaction, clock),
    erase: new EraseAccount(closures, world.people, holders, forget, transaction, clock),
    forgetProfile: new ForgetProfile(holders, transaction, clock),
    request: new RequestExport(exports, orders, transaction, clock),
    make: new MakeExport(exports, files, holders, world.people, mails, transaction, clock),
    open: new OpenExport(exports, files, clock),
    forgetExports: new ForgetExports(exports, files, clock),
    consent: new RecordConsent(world.consents, clock),
  };
}

describe('closing an account', () => {
  it('hides the person at once, signs them out and tells them until when they may think again', async () => {
    const world = aWorld();
    const closure = await world.close.execute(jane, []);
    expect(closure.erasesAt).toEqual(daysLater(30));
    expect(world.holders.asked).toEqual(['withdraw jane']);
    expect(world.people.signedOut).toEqual(['jane']);
    expect(world.mails.sent).toEqual([{ kind: 'closing', to: 'jane@example.com' }]);
    expect((await world.close.state(jane)).closure).toEqual(closure);
  });

  it('is taken back until the last moment, and then the person is shown again', async () => {
    const world = aWorld();
    await world.close.execute(jane, []);
    world.clock.set(new Date(daysLater(30).getTime() - 1));
    expect(await world.eraseDue.execute()).toBe(0);
    await world.keep.execute(jane);
    world.clock.set(daysLater(31));
    expect(await world.eraseDue.execute()).toBe(0);
    expect(world.holders.asked).toEqual(['withdraw jane', 'bring back jane']);
    expect(world.closures.events.map(({ name }) => name)).toEqual(['account.closing', 'account.kept']);
    expect((await world.close.state(jane)).closure).toBeNull();
    await expect(world.keep.execute(jane)).rejects.toMatchObject({ code: 'privacy/not-closing' });
  });

  it('erases the person with their profiles after thirty days, once, and says so', async () => {
    const world = aWorld();
    await world.close.execute(jane, []);
    world.clock.set(daysLater(30));
    expect(await world.eraseDue.execute()).toBe(1);
    expect(await world.eraseDue.execute()).toBe(0);
    expect(world.holders.asked.at(-1)).toBe('erase jane with i1');
    expect(world.mails.sent.at(-1)).toEqual({ kind: 'erased', to: 'jane@example.com' });
    expect(world.closures.events.map(({ name }) => name)).toEqual(['account.closing', 'account.erased']);
  });

  it('leaves no brand without an owner', async () => {
    const world = aWorld();
    expect((await world.close.state(rosa)).brands).toEqual([{ uid: 'b1', name: 'Saltmarsh Kitchen' }]);
    await expect(world.close.execute(rosa, [])).rejects.toMatchObject({
      code: 'privacy/owns-brands',
      message: expect.stringContaining('Saltmarsh Kitchen') as string,
    });
    await expect(world.close.execute(rosa, ['b2'])).rejects.toMatchObject({ code: 'privacy/not-your-brand' });
    expect(world.holders.asked).toEqual([]);
    const { profiles } = await world.close.execute(rosa, ['b1']);
    expect(profiles).toEqual([{ uid: 'b1', type: 'brand' }]);
  });

  it('waits for what must be settled first', async () => {
    const world = aWorld();
    world.holders.obstacles = ['Please cancel the plan first.'];
    await expect(world.close.execute(jane, [])).rejects.toMatchObject({
      code: 'privacy/not-settled',
      message: 'Please cancel the plan first.',
    });
    expect(world.mails.sent).toEqual([]);
  });

  it('cannot be done twice', async () => {
    const world = aWorld();
    await world.close.execute(jane, []);
    await expect(world.close.execute(jane, [])).rejects.toMatchObject({ code: 'privacy/already-closing' });
  });
});

describe('erasing at once', () => {
  it('needs no closing before, and ends one that is under way', async () => {
    const world = aWorld();
    await world.close.execute(jane, []);
    await world.erase.execute(staff, 'jane@example.com', { withBrands: false });
    await world.erase.execute(staff, 'rosa@example.com', { withBrands: true });
    expect(world.holders.asked.filter((each) => each.startsWith('erase'))).toEqual([
      'erase jane with i1',
      'erase rosa with b1',
    ]);
    expect((await world.close.state(jane)).closure).toBeNull();
  });

  it('knows nobody by a foreign address, and spares brands that were not meant', async () => {
    const { erase } = aWorld();
    const brands = { withBrands: false };
    await expect(erase.execute(staff, 'bob@example.com', brands)).rejects.toMatchObject({ code: 'privacy/nobody' });
    await expect(erase.execute(staff, 'rosa@example.com', brands)).rejects.toMatchObject({
      code: 'privacy/owns-brands',
    });
  });

  it('forgets a profile that staff had deleted, and nobody who worked with it', async () => {
    const world = aWorld();
    await world.forgetProfile.execute({ uid: 'b1', type: 'brand' });
    expect(world.holders.asked.at(-1)).toBe('erase 00000000-0000-0000-0000-000000000000 with b1');
  });
});

describe('a copy of one’s data', () => {
  const ready = async () => {
    const world = aWorld();
    const { id } = await world.request.execute(jane);
    await world.make.execute(id);
    return { ...world, id };
  };

  it('is ordered, made, told of by mail and downloaded by whom it is about', async () => {
    const { request, make, open, orders, mails, id } = await ready();
    expect(orders.placed).toEqual([id]);
    expect(mails.sent).toEqual([{ kind: 'export-ready', to: 'jane@example.com' }]);
    const { copy, file } = await open.execute(jane, id);
    expect((await bytesOf(file)).toString()).toContain('jane@example.com');
    expect(await request.newest(jane)).toEqual(copy);
    await make.execute(id);
    expect(mails.sent).toHaveLength(1);
  });

  it('does not exist for anybody else, and while it is being made', async () => {
    const { open, request, id } = await ready();
    await expect(open.execute(rosa, id)).rejects.toMatchObject({ code: 'privacy/export-not-found' });
    const underWay = await request.execute(rosa);
    await expect(open.execute(rosa, underWay.id)).rejects.toMatchObject({ code: 'privacy/export-not-found' });
  });

  it('is gone after seven days', async () => {
    const { open, request, clock, forgetExports, files, id } = await ready();
    clock.set(new Date(daysLater(7).getTime() - 1));
    expect(await forgetExports.execute()).toBe(0);
    await open.execute(jane, id);
    clock.set(daysLater(7));
    await expect(open.execute(jane, id)).rejects.toMatchObject({ code: 'privacy/export-not-found' });
    expect(await request.newest(jane)).toBeNull();
    expect(await forgetExports.execute()).toBe(1);
    expect(await files.read(id)).toBeNull();
  });

  it('is announced once, however many attempts are at it', async () => {
    const { request, make, mails, open } = aWorld();
    const { id } = await request.execute(jane);
    await Promise.all([make.execute(id), make.execute(id)]);
    expect(mails.sent).toEqual([{ kind: 'export-ready', to: 'jane@example.com' }]);
    expect((await open.execute(jane, id)).copy.id).toBe(id);
  });

  it('is removed, and nobody is notified, if the person is erased while it is made', async () => {
    const { request, make, mails, holders, exports, files } = aWorld();
    const { id } = await request.execute(jane);
    holders.during = () => exports.remove(id);
    await make.execute(id);
    expect(mails.sent).toEqual([]);
    expect(await files.read(id)).toBeNull();
  });

  it('goes with the person when it becomes ready while they are erased', async () => {
    const { request, make, erase, holders, files } = aWorld();
    const { id } = await request.execute(jane);
    holders.during = async () => {
      holders.during = async () => undefined;
      await make.execute(id);
    };
    await erase.execute(staff, 'jane@example.com', { withBrands: false });
    expect(await files.read(id)).toBeNull();
  });

  it('goes when an attempt fell after the person had been erased', async () => {
    const { request, make, exports, files } = aWorld();
    const { id } = await request.execute(jane);
    await files.write(id, entriesOf({ 'identity.json': 'jane' }));
    await exports.remove(id);
    await make.execute(id);
    expect(await files.read(id)).toBeNull();
  });

  it('takes the place of an older one', async () => {
    const { open, request, make, clock, files, id } = await ready();
    clock.set(daysLater(1));
    const next = await request.execute(jane);
    await open.execute(jane, id);
    await make.execute(next.id);
    expect(await files.read(id)).toBeNull();
    expect((await open.execute(jane, next.id)).copy.id).toBe(next.id);
  });
});

describe('consent', () => {
  it('is nothing until someone has been asked, and then what they last said', async () => {
    const { consent, consents, clock } = aWorld();
    expect(await consents.newestOf(jane.userId)).toBeNull();
    await consent.execute(jane, 1, everythingAllowed);
    clock.set(daysLater(1));
    await consent.execute(jane, 1, nothingAllowed);
    expect(await consents.newestOf(jane.userId)).toMatchObject({ version: 1, heatMap: false, decidedAt: daysLater(1) });
    expect(consents.all).toHaveLength(2);
  });
});
