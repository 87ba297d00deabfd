import { newId } from '../../../shared/kernel/index.js';
import { billingWorld, brandActor, daysLater, reading } from '../../../../test/support/billing-world.js';
import type { SubscriptionReading } from '../domain/subscription-reading.js';

const brandId = brandActor.profile!.uid;
const next = { periodStartsAt: daysLater(31), periodEndsAt: daysLater(59) };
const unpaid = { ...next, status: 'past-due', paid: false, unpaidSince: daysLater(31) } as const;

/** A brand on Professional with three free Collabs. */
async function onProfessional() {
  const world = billingWorld();
  const { customerId } = await world.ensureCustomer.execute(brandId);
  const tell = (more: Partial<SubscriptionReading>) => {
    world.gateway.subscriptions.set(customerId, reading({ plan: 'professional', ...more }));
    return world.sync.execute(customerId);
  };
  await tell({});
  const agree = async (collabId = newId()) => {
    await world.claim.execute(brandActor, brandId, collabId, 'spend');
    return collabId;
  };
  const giveBack = (collabId: string) => world.giveBack.execute(brandActor, brandId, collabId, 'no-show');
  const meter = async () => {
    const { freeGranted, freeLeft, keptLeft, source } = (await world.overview.execute(brandId)).quote;
    return [freeGranted - freeLeft, freeGranted, keptLeft, source];
  };
  return { ...world, tell, agree, giveBack, meter };
}

describe('a credit that came back', () => {
  const periodEnd = async ({ credits }: Awaited<ReturnType<typeof onProfessional>>) =>
    (await credits.account(brandId)).periodEndsAt!;

  it('can be used until its period ends, and once that is over for good', async () => {
    const world = await onProfessional();
    const [first, second] = [await world.agree(), await world.agree()];
    expect(await world.giveBack(first)).toEqual({ usableUntil: await periodEnd(world) });
    expect(await world.giveBack(first)).toBeNull();
    world.clock.set(daysLater(31));
    await world.tell(next);
    expect(await world.giveBack(second)).toEqual({ usableUntil: null });
  });

  it('is warned of once, five days before it lapses', async () => {
    const world = await onProfessional();
    await world.giveBack(await world.agree());
    const until = await periodEnd(world);
    const warn = async (days: number) => {
      world.clock.set(new Date(until.getTime() - days * 86_400_000));
      await world.warnOfCredits.execute();
      return world.mails.sent.filter((mail) => mail.startsWith('credits lapsing'));
    };
    expect(await warn(6)).toEqual([]);
    const mails = [expect.stringMatching(`^credits lapsing 3 .* ${until.toISOString()}$`)];
    expect(await warn(5)).toEqual(mails);
    expect(await warn(4)).toEqual(mails);
  });

  it('is not warned of where none came back, or it has been used again', async () => {
    const world = await onProfessional();
    for (const collabId of [await world.agree(), await world.agree(), await world.agree()])
      await world.giveBack(collabId);
    for (let used = 0; used < 3; used++) await world.agree();
    world.clock.set(new Date((await periodEnd(world)).getTime() - 86_400_000));
    expect(await world.warnOfCredits.execute()).toBe(0);
    const other = await onProfessional();
    other.clock.set(new Date((await periodEnd(other)).getTime() - 86_400_000));
    expect(await other.warnOfCredits.execute()).toBe(0);
  });
});

describe('the mail at the end of a plan', () => {
  it('says until when the brand keeps it, and what is left afterwards', async () => {
    const { tellOfEnd, mails, tell, clock, agree, giveBack } = await onProfessional();
    const agreed = await agree();
    await tellOfEnd.ending(brandId, 'professional', daysLater(31));
    expect(mails.sent.at(-1)).toMatch(`plan ending professional`);
    clock.set(daysLater(31));
    await tell({ status: 'ended' });
    await giveBack(agreed);
    await tellOfEnd.ended(brandId, 'professional');
    expect(mails.sent.at(-1)).toMatch(/^plan ended professional .* keeps 1$/);
  });

  it('is not written to a brand that has closed its account', async () => {
    const { tellOfEnd, mails, contacts } = await onProfessional();
    contacts.closed.add(brandId);
    await tellOfEnd.ended(brandId, 'professional');
    expect(mails.sent).toEqual([]);
  });
});

describe('of its plan’s Collabs a brand has used', () => {
  it('those that were agreed, but not those that came back', async () => {
    const { agree, giveBack, meter } = await onProfessional();
    const [first] = [await agree(), await agree(), await agree()];
    expect(await meter()).toEqual([3, 3, 0, 'invoice']);
    await giveBack(first);
    expect(await meter()).toEqual([2, 3, 0, 'free']);
  });

  it('none of a period whose renewal has failed, whatever came back since then', async () => {
    const { agree, giveBack, meter, tell, clock } = await onProfessional();
    const agreed = [await agree(), await agree(), await agree()];
    clock.set(daysLater(32));
    await tell(unpaid);
    expect(await meter()).toEqual([0, 0, 0, 'invoice']);
    for (const collabId of agreed) await giveBack(collabId);
    expect(await meter()).toEqual([0, 0, 3, 'kept']);

    await tell(next);
    expect(await meter()).toEqual([0, 3, 3, 'free']);
  });

  it('none once the plan has ended with its period', async () => {
    const { agree, giveBack, meter, tell, clock } = await onProfessional();
    const agreed = await agree();
    clock.set(daysLater(31));
    await tell({ status: 'ended' });
    expect(await meter()).toEqual([0, 0, 0, 'checkout']);
    await giveBack(agreed);
    expect(await meter()).toEqual([0, 0, 1, 'kept']);
  });

  it('as many as before when the plan ends inside a period that was paid for', async () => {
    const { agree, meter, tell } = await onProfessional();
    await agree();
    await tell({ status: 'ended' });
    expect(await meter()).toEqual([1, 3, 0, 'free']);
  });

  it('as many as before when money for an extra Collab goes back', async () => {
    const { agree, giveBack, meter, tell, clock, ...world } = await onProfessional();
    clock.set(daysLater(31));
    await tell({ status: 'ended' });
    const extra = await agree();
    const { sessionId } = await world.payForCollab.execute(brandActor, extra);
    world.gateway.pay(sessionId);
    await world.settle.execute(sessionId);
    await tell({ ...next, providerId: 'sub_2' });
    await agree();
    await giveBack(extra);
    expect(await meter()).toEqual([1, 3, 1, 'free']);

    const staff = { userId: 'staff', role: 'admin', staffRole: 'super-user' } as const;
    const wish = { brandId, collabId: extra, invoiceId: null, amountPence: 9_900, reason: 'Goodwill' };
    await world.askRefund.execute(staff, wish);
    expect(await meter()).toEqual([1, 3, 0, 'free']);
  });
});
