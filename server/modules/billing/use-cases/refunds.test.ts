import { type Actor, newId } from '../../../shared/kernel/index.js';
import { billingWorld, brandActor, now } from '../../../../test/support/billing-world.js';
import type { Invoice } from '../domain/invoice.js';

const brandId = brandActor.profile!.uid;
const staff: Actor = { userId: 'staff', role: 'admin', staffRole: 'super-user' };

/** A Collab that was paid for by itself, and ended before its visit. */
async function paidAndReturned() {
  const world = billingWorld();
  const collabId = newId();
  await world.claim.execute(brandActor, brandId, collabId, 'spend');
  const { sessionId } = await world.payForCollab.execute(brandActor, collabId);
  world.gateway.pay(sessionId);
  await world.settle.execute(sessionId);
  await world.claim.execute(brandActor, brandId, collabId, 'spend');
  await world.giveBack.execute(staff, brandId, collabId, 'no-show');
  const wish = { brandId, collabId, invoiceId: null, amountPence: 9_900, reason: 'The influencer did not come' };
  return { world, collabId, wish };
}

test('money for a returned Collab goes back once, and takes the kept credit with it', async () => {
  const { world, wish } = await paidAndReturned();
  expect(await world.quote.execute(brandId)).toMatchObject({ keptLeft: 1 });

  const { id } = await world.askRefund.execute(staff, wish);
  expect(world.orders.placed.at(-1)).toBe(`pay-back ${id}`);
  await world.payBack.execute(id);
  await world.payBack.execute(id);

  expect(world.gateway.count('refund')).toBe(1);
  expect(await world.refunds.find(id)).toMatchObject({ state: 'done', providerId: expect.any(String) });
  expect(await world.quote.execute(brandId)).toMatchObject({ keptLeft: 0 });
  await expect(world.askRefund.execute(staff, wish)).rejects.toMatchObject({ code: 'billing/too-much-back' });
});

test('the kept credit that was used meanwhile leaves nothing to pay back', async () => {
  const { world, wish } = await paidAndReturned();
  await world.claim.execute(brandActor, brandId, newId(), 'spend');
  await expect(world.askRefund.execute(staff, wish)).rejects.toMatchObject({ code: 'billing/credit-used' });
  expect(world.orders.placed).toEqual([]);
});

test.each([
  ['more than was paid', { amountPence: 9_901 }, staff, 'billing/too-much-back'],
  ['without a reason', { reason: ' ' }, staff, 'billing/reason-needed'],
  ['by operations', {}, { ...staff, staffRole: 'operations' }, 'billing/not-staff'],
  ['by the brand itself', {}, brandActor, 'billing/not-staff'],
  ['for a Collab that was never paid', { collabId: newId() }, staff, 'billing/nothing-paid'],
  ['of an invoice that is not the brand’s', { collabId: null, invoiceId: 'in_other' }, staff, 'billing/nothing-paid'],
] as const)('nothing goes back: %s', async (_, more, actor, code) => {
  const { world, wish } = await paidAndReturned();
  await expect(world.askRefund.execute(actor as Actor, { ...wish, ...more })).rejects.toMatchObject({ code });
});

test('an invoice is paid back in parts, up to what was paid', async () => {
  const { world } = await paidAndReturned();
  const { customerId } = await world.ensureCustomer.execute(brandId);
  const invoice: Invoice = {
    ...{ id: 'in_1', number: 'T-1', state: 'paid', totalPence: 24_900, paidPence: 24_900, createdAt: now },
    ...{ periodStartsAt: now, periodEndsAt: now, lines: [], url: null, pdfUrl: null, paymentId: 'pi_1' },
  };
  world.gateway.invoicesOf.set(customerId, [invoice]);
  const wish = { brandId, collabId: null, invoiceId: 'in_1', reason: 'Goodwill' };
  await world.askRefund.execute(staff, { ...wish, amountPence: 20_000 });
  await expect(world.askRefund.execute(staff, { ...wish, amountPence: 5_000 })).rejects.toMatchObject({
    details: { errors: { amountPence: 'At most £49.00 can be paid back.' } },
  });
  await world.askRefund.execute(staff, { ...wish, amountPence: 4_900 });
});
