import { newId, theProduct } from '../../../shared/kernel/index.js';
import { bookCall, type Call, cancelCall, moveCall } from '../domain/call.js';
import { type Lead, type LeadFacts, leadJoins, newLead } from '../domain/lead.js';
import type { CallRepository, LeadRepository, EntryLimits } from './repositories.js';

const friday = new Date('2026-11-20T15:00:00Z');

const facts: LeadFacts = {
  kind: 'influencer',
  email: 'amara@example.test',
  name: 'Amara Osei',
  company: 'amara.eats',
  invitedBy: 'ember-rye',
  dateOfBirth: '1998-04-30',
  profileUid: '00000000-0000-7000-8000-000000000001',
};

/** The contract of every LeadRepository. `repository` returns an empty one. */
export function leadRepositoryContract(repository: () => LeadRepository): void {
  it('finds by kind and email address what was stored, at its next version', async () => {
    const saved = await repository().save(...newLead(facts, friday));

    expect(saved.version).toBe(1);
    expect(await repository().find('influencer', 'amara@example.test')).toEqual(saved);
    expect(await repository().find('brand', 'amara@example.test')).toBeNull();
  });

  it('lets nobody become the same lead twice', async () => {
    const tries = await Promise.allSettled([1, 2, 3].map(() => repository().save(...newLead(facts, friday))));

    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(tries.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'onboarding/stale' } });
  });

  it('keeps what is changed, of two changes at once one', async () => {
    const saved = await repository().save(...newLead(facts, friday));
    const join = (name: string) => repository().save(...leadJoins(saved, { ...facts, name }, friday));

    const changes = await Promise.allSettled([join('Amara'), join('Amara O.')]);

    expect(changes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await repository().find('influencer', 'amara@example.test')).toMatchObject({ version: 2 });
  });
}

const at = (time: string) => new Date(`2026-11-23T${time}:00Z`);

export type World = { repository: CallRepository; prepare(lead: Lead): Promise<void> };

/** The contract of every CallRepository. `world` returns one without calls. */
export function callRepositoryContract(world: () => World): void {
  let number = 0;

  const aCall = async (startsAt: Date): Promise<Call> => {
    const facts = {
      kind: 'brand',
      name: 'Rosa',
      company: 'Ember & Rye',
      email: `rosa-${++number}@ember.test`,
    } as const;
    const [lead] = newLead(facts, friday);
    await world().prepare(lead);
    return bookCall({ ...facts, leadId: lead.id, profileUid: null, startsAt }, `hash-${number}`, theProduct, friday)[0];
  };
  const stored = async (startsAt: Date) => world().repository.save(await aCall(startsAt));

  it('gives back by its id, and by its token’s hash, what was stored, at its next version', async () => {
    const saved = await stored(at('10:00'));

    expect(saved.version).toBe(1);
    expect(await world().repository.get(saved.id)).toEqual(saved);
    expect(await world().repository.getByToken(saved.tokenHash)).toEqual(saved);
    await expect(world().repository.get(newId())).rejects.toMatchObject({ code: 'onboarding/call-not-found' });
    await expect(world().repository.getByToken('another')).rejects.toMatchObject({ code: 'onboarding/call-not-found' });
  });

  it('keeps one call after the other with a brand that is no lead', async () => {
    const facts = { kind: 'brand', name: 'Rosa', company: 'Ember & Rye', email: 'rosa@ember.test' } as const;
    const profileUid = newId();
    const book = (time: string) => {
      const call = { ...facts, leadId: null, profileUid, startsAt: at(time) };
      return world().repository.save(...bookCall(call, newId(), theProduct, friday));
    };
    const first = await book('10:00');
    await world().repository.save(...moveCall(first, at('12:00'), theProduct, friday));
    const second = await book('10:00');

    expect(await world().repository.get(first.id)).toMatchObject({ leadId: null, profileUid, startsAt: at('12:00') });
    expect(await world().repository.get(second.id)).toMatchObject({ profileUid, startsAt: at('10:00'), version: 1 });
  });

  it('knows who has booked a time, unless the call is cancelled', async () => {
    const saved = await stored(at('10:00'));

    expect(await world().repository.bookedAt(at('10:00'))).toEqual(saved);
    expect(await world().repository.bookedAt(at('10:30'))).toBeNull();
    await world().repository.save(...cancelCall(saved, theProduct, friday));
    expect(await world().repository.bookedAt(at('10:00'))).toBeNull();
  });

  it('knows the booked times from a moment on', async () => {
    await stored(at('12:00'));
    await stored(at('11:00'));
    await stored(at('10:00'));
    await world().repository.save(...cancelCall(await stored(at('14:00')), theProduct, friday));

    expect(await world().repository.takenFrom(at('10:30'))).toEqual([at('11:00'), at('12:00')]);
  });

  it('R446: of fifty who want one time, one gets it', async () => {
    const calls = await Promise.all(Array.from({ length: 50 }, () => aCall(at('10:00'))));

    const tries = await Promise.allSettled(calls.map((call) => world().repository.save(call)));

    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refusals = tries.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
    for (const refusal of refusals) expect(refusal).toMatchObject({ code: 'onboarding/call-time-taken' });
    expect(await world().repository.takenFrom(friday)).toEqual([at('10:00')]);
  });

  it('of twelve who move to one time, one gets there, and the others keep theirs', async () => {
    const days = [24, 25, 26, 27];
    const times = days.flatMap((day) =>
      ['10:00', '11:00', '12:00'].map((time) => new Date(`2026-11-${day}T${time}:00Z`)),
    );
    const calls = [];
    for (const time of times) calls.push(await stored(time));

    const tries = await Promise.allSettled(
      calls.map((call) => world().repository.save(...moveCall(call, at('10:00'), theProduct, friday))),
    );

    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await world().repository.takenFrom(friday)).toHaveLength(times.length);
  });

  it('a cancelled call’s time can be booked again', async () => {
    await world().repository.save(...cancelCall(await stored(at('10:00')), theProduct, friday));

    await expect(stored(at('10:00'))).resolves.toMatchObject({ state: 'booked' });
  });

  it('of two changes at once one stays', async () => {
    const saved = await stored(at('10:00'));

    const changes = await Promise.allSettled([
      world().repository.save(...moveCall(saved, at('11:00'), theProduct, friday)),
      world().repository.save(...cancelCall(saved, theProduct, friday)),
    ]);

    expect(changes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(changes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'onboarding/stale' } });
  });
}

const tooMany = { code: 'onboarding/too-many-requests', kind: 'too-many' };

/** The contract of every EntryLimits. `limits` returns one with all counters at 0. */
export function entryLimitsContract(limits: () => EntryLimits): void {
  it('lets five mails an email address through, wherever they come from', async () => {
    for (let number = 0; number < 5; number++) await limits().countMail('jane@example.com', `10.0.0.${number}`);

    await expect(limits().countMail('jane@example.com', '10.0.1.1')).rejects.toMatchObject(tooMany);
    await expect(limits().countMail('bob@example.com', '10.0.1.1')).resolves.toBeUndefined();
  });

  it('lets through fifty mails per network address, across all recipients', async () => {
    for (let number = 0; number < 50; number++) await limits().countMail(`p${number}@example.com`, '10.0.2.1');

    await expect(limits().countMail('zoe@example.com', '10.0.2.1')).rejects.toMatchObject(tooMany);
  });
}
