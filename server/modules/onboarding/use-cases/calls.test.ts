import { FixedClock, NoTransaction } from '../../../../test/support/core.js';
import { inMemory } from '../../../shared/http/attempt-limits.js';
import type { Actor } from '../../../shared/kernel/index.js';
import { RandomSecretTokens } from '../../../shared/secrets.js';
import {
  InMemoryBrands,
  InMemoryCallMails,
  InMemoryCallRepository,
  InMemoryLeadRepository,
} from '../adapters/in-memory-onboarding.js';
import { FlexibleEntryLimits } from '../adapters/security/entry-limits.js';
import { BookCall, BookCallWithBrand, EnterCall, FreeCallTimes } from './book-call.js';
import { CancelCall, FindCall, MoveCall } from './change-call.js';

const address = '10.0.0.1';
const friday = new Date('2026-11-20T15:00:00Z');
const atTen = new Date('2026-11-23T10:00:00Z');
const atEleven = new Date('2026-11-23T11:00:00Z');
const staff: Actor = { userId: 'sam', role: 'admin', staffRole: 'operations' };
const wish = { kind: 'brand', name: 'Rosa Lind', email: 'Rosa@Ember.test', company: 'Ember & Rye' } as const;

function aWorld() {
  const clock = new FixedClock(friday);
  const calls = new InMemoryCallRepository();
  const leads = new InMemoryLeadRepository();
  const mails = new InMemoryCallMails();
  const tokens = new RandomSecretTokens();
  const limits = new FlexibleEntryLimits(inMemory);
  const transaction = new NoTransaction();
  const find = new FindCall(calls, tokens);
  const enter = new EnterCall(calls, tokens, mails, clock);
  return {
    clock,
    calls,
    leads,
    mails,
    find,
    free: new FreeCallTimes(calls, clock),
    book: new BookCall(enter, calls, leads, limits, transaction, clock),
    bookWith: new BookCallWithBrand(new InMemoryBrands({ b1: 'Salt Yard' }), enter, transaction),
    move: new MoveCall(find, calls, tokens, mails, limits, transaction, clock),
    cancel: new CancelCall(find, calls, mails, transaction, clock),
  };
}

let world: ReturnType<typeof aWorld>;
beforeEach(() => void (world = aWorld()));

/** Books a call and returns the emailed token. */
async function bookedAt(startsAt: Date, email = 'rosa@ember.test'): Promise<string> {
  await world.book.execute(address, { ...wish, email, startsAt });
  return world.mails.told.at(-1)!.token!;
}

const refusal = (code: string) => expect.objectContaining({ code: `onboarding/${code}` });

describe('booking a call', () => {
  it('R446: takes the time, makes a lead at its first stages, and mails it', async () => {
    await world.book.execute(address, { ...wish, startsAt: atTen });

    expect(await world.free.execute()).not.toContainEqual(atTen);
    expect(await world.leads.find('brand', 'rosa@ember.test')).toMatchObject({
      company: 'Ember & Rye',
      salesStage: 1,
      onboardingStage: 1,
    });
    expect(world.mails.told).toMatchObject([{ news: 'booked', call: { email: 'rosa@ember.test', startsAt: atTen } }]);
  });

  it('makes one lead of someone who calls twice', async () => {
    await bookedAt(atTen);
    await bookedAt(atEleven);

    expect(world.leads.events).toHaveLength(1);
    expect(world.calls.events).toHaveLength(2);
  });

  it('R446: does not book a time twice, and mails nobody about it', async () => {
    await bookedAt(atTen);

    await expect(bookedAt(atTen, 'noor@example.test')).rejects.toEqual(refusal('call-time-taken'));
    expect(world.mails.told).toHaveLength(1);
  });

  it('returns the first booking if the same call is booked twice, and mails it once', async () => {
    const first = await world.book.execute(address, { ...wish, startsAt: atTen });
    const again = { ...wish, email: ' rosa@EMBER.test', company: 'ember & rye', startsAt: atTen };

    expect(await world.book.execute(address, again)).toEqual(first);
    expect(world.mails.told).toHaveLength(1);
    expect(world.calls.events).toHaveLength(1);
    for (const other of [{ name: 'Noor' }, { company: 'Salt Yard' }, { kind: 'influencer' as const }])
      await expect(world.book.execute(address, { ...again, ...other })).rejects.toEqual(refusal('call-time-taken'));
  });

  it('refuses times that are none of ours, and addresses that no mail reaches', async () => {
    await expect(bookedAt(friday)).rejects.toEqual(refusal('not-a-call-time'));
    await expect(bookedAt(atTen, 'rosa@')).rejects.toEqual(refusal('invalid-email'));
  });
});

describe('the link in the mail', () => {
  it('finds the call, and no other token does', async () => {
    const token = await bookedAt(atTen);

    expect(await world.find.execute(token)).toMatchObject({ startsAt: atTen, name: 'Rosa Lind' });
    await expect(world.find.execute('guessed')).rejects.toEqual(refusal('call-not-found'));
  });

  it('moves the call: the old time is free, the new one taken', async () => {
    const token = await bookedAt(atTen);

    await world.move.execute(address, token, atEleven);

    const free = await world.free.execute();
    expect(free).toContainEqual(atTen);
    expect(free).not.toContainEqual(atEleven);
    expect(world.mails.told.at(-1)).toMatchObject({ news: 'moved', token, call: { startsAt: atEleven } });
  });

  it('does not move it to a time that is taken', async () => {
    const token = await bookedAt(atTen);
    await bookedAt(atEleven, 'noor@example.test');

    await expect(world.move.execute(address, token, atEleven)).rejects.toEqual(refusal('call-time-taken'));
    expect(await world.find.execute(token)).toMatchObject({ startsAt: atTen });
  });

  it('cancels the call, once', async () => {
    const token = await bookedAt(atTen);

    await world.cancel.execute(token);

    expect(await world.free.execute()).toContainEqual(atTen);
    expect(world.mails.told.at(-1)).toMatchObject({ news: 'cancelled' });
    await expect(world.cancel.execute(token)).rejects.toEqual(refusal('call-cancelled'));
  });

  it('changes nothing once the call has begun', async () => {
    const token = await bookedAt(atTen);
    world.clock.set(atTen);

    await expect(world.cancel.execute(token)).rejects.toEqual(refusal('call-over'));
    await expect(world.move.execute(address, token, atEleven)).rejects.toEqual(refusal('call-over'));
  });
});

describe('R440: a call that staff book for someone of a brand', () => {
  const guest = { name: 'Noor Aziz', email: ' Noor@Salt.test', startsAt: atTen };
  const booked = () => world.bookWith.execute(staff, 'b1', guest);

  it('takes the time, is mailed to the person with a link of their own, and makes no lead of a brand that is with us', async () => {
    const call = await booked();

    expect(call).toMatchObject({ company: 'Salt Yard', email: 'noor@salt.test', profileUid: 'b1' });
    expect(world.mails.told).toMatchObject([{ news: 'booked', call: { id: call.id } }]);
    expect(await world.find.execute(world.mails.told[0]!.token!)).toMatchObject({ id: call.id });
    expect(await world.free.execute()).not.toContainEqual(atTen);
    expect(world.leads.events).toEqual([]);
    expect(world.calls.events).toMatchObject([{ name: 'call.booked', actor: staff }]);
  });

  it('keeps to the rules of visitors, and mails nobody when it does not', async () => {
    const ask = (changes: Partial<typeof guest>, brandId = 'b1') =>
      world.bookWith.execute(staff, brandId, { ...guest, ...changes });
    await bookedAt(atEleven);

    await expect(ask({ startsAt: atEleven })).rejects.toEqual(refusal('call-time-taken'));
    await expect(ask({ startsAt: friday })).rejects.toEqual(refusal('not-a-call-time'));
    await expect(ask({ email: 'noor@' })).rejects.toEqual(refusal('invalid-email'));
    await expect(ask({}, 'gone')).rejects.toMatchObject({ code: 'profiles/brand-not-found' });
    expect(world.mails.told).toHaveLength(1);
  });

  it('is moved by staff: the new mail brings a new link, and the one before opens nothing', async () => {
    const { id } = await booked();
    const before = world.mails.told[0]!.token!;

    await world.move.byStaff(staff, id, atEleven);

    const { news, token } = world.mails.told.at(-1)!;
    expect(news).toBe('moved');
    expect(await world.find.execute(token!)).toMatchObject({ id, startsAt: atEleven });
    await expect(world.find.execute(before)).rejects.toEqual(refusal('call-not-found'));
    expect(world.calls.events.at(-1)).toMatchObject({ name: 'call.moved', actor: staff });
  });

  it('is cancelled by staff, or by the person, once', async () => {
    const { id } = await booked();

    await world.cancel.byStaff(staff, id);

    expect(world.mails.told.at(-1)).toMatchObject({ news: 'cancelled', call: { id } });
    expect(await world.free.execute()).toContainEqual(atTen);
    await expect(world.cancel.execute(world.mails.told[0]!.token!)).rejects.toEqual(refusal('call-cancelled'));
    await expect(world.move.byStaff(staff, id, atEleven)).rejects.toEqual(refusal('call-cancelled'));
  });
});
