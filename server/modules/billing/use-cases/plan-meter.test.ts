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
