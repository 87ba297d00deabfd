import { type Actor, newId } from '../../../shared/kernel/index.js';
import { billingWorld, type BillingWorld, brandActor, now } from '../../../../test/support/billing-world.js';
import type { Invoice } from '../ports/payment-gateway.js';
import type { RefundInput } from './refunds.js';

const brandId = brandActor.profile!.uid;
const staff: Actor = { userId: 'staff', role: 'admin', staffRole: 'super-user' };

const paidInvoice: Invoice = {
  ...{ netPence: 24_900, vatPence: 0, reverseCharge: false, customerVatNumber: null },
  ...{ id: 'in_1', number: 'T-1', state: 'paid', totalPence: 24_900, paidPence: 24_900, createdAt: now },
  ...{ periodStartsAt: now, periodEndsAt: now, lines: [], url: null, pdfUrl: null, paymentId: 'pi_1' },
};

/** A Collab that was paid for separately and, if `returned`, ended before its visit. */
async function paidAndReturned({ returned = true } = {}) {
  const world = billingWorld();
  const collabId = newId();
  await world.claim.execute(brandActor, brandId, collabId, 'spend');
  const { sessionId } = await world.payForCollab.execute(brandActor, collabId);
  world.gateway.pay(sessionId);
  await world.settle.execute(sessionId);
  await world.claim.execute(brandActor, brandId, collabId, 'spend');
  if (returned) await world.giveBack.execute(staff, brandId, collabId, 'no-show');
  const wish = { brandId, collabId, invoiceId: null, amountPence: 9_900, reason: 'The influencer did not come' };
  return { world, collabId, wish };
}

test('with VAT, what was paid for a Collab can go back whole', async () => {
  const world = billingWorld();
  world.gateway.vatPence = 1_980;
  const collabId = newId();
  await world.claim.execute(brandActor, brandId, collabId, 'spend');
  const { sessionId } = await world.payForCollab.execute(brandActor, collabId);
  world.gateway.pay(sessionId);
  await world.settle.execute(sessionId);
  const wanted = { brandId, collabId, invoiceId: null, reason: 'Goodwill' };
  await expect(world.askRefund.execute(staff, { ...wanted, amountPence: 11_881 })).rejects.toMatchObject({
    code: 'billing/too-much-back',
  });
  await expect(world.askRefund.execute(staff, { ...wanted, amountPence: 11_880 })).resolves.toBeDefined();
});

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

describe('R255: money that does not go back after all', () => {
  const told = async (world: BillingWorld, refundId: string, state: 'asked' | 'done' | 'failed') => {
    const { providerId } = (await world.refunds.find(refundId))!;
    world.gateway.refunds.set(providerId!, { refundId, providerId: providerId!, state });
    await world.settleRefund.execute(providerId!);
  };
  const keptLeft = async (world: BillingWorld) => (await world.credits.account(brandId)).keptLeft;
  const asked = async (world: BillingWorld, wish: RefundInput) => {
    const { id } = await world.askRefund.execute(staff, wish);
    await world.payBack.execute(id);
    return id;
  };

  test('leaves the brand its credit, once, and can be tried again', async () => {
    const { world, wish } = await paidAndReturned();
    const first = await asked(world, wish);
    await told(world, first, 'failed');
    await told(world, first, 'failed');
    expect(await keptLeft(world)).toBe(1);
    expect(world.credits.ledger.at(-1)).toMatchObject({
      kind: 'kept',
      source: null,
      kept: 1,
      pricePence: 9_900,
      note: wish.reason,
    });

    await asked(world, wish);
    expect(await keptLeft(world)).toBe(0);
    expect(await world.refunds.returnedOf((await world.refunds.find(first))!.paymentId)).toBe(9_900);
  });

  test('takes no credit back while another part of it counts', async () => {
    const { world, wish } = await paidAndReturned();
    const parts = [
      await asked(world, { ...wish, amountPence: 9_000 }),
      await asked(world, { ...wish, amountPence: 900 }),
    ];
    await told(world, parts[0]!, 'failed');
    expect(await keptLeft(world)).toBe(0);
    await told(world, parts[1]!, 'failed');
    expect(await keptLeft(world)).toBe(1);
  });

  test('for an ongoing Collab brings no credit', async () => {
    const { world, collabId, wish } = await paidAndReturned({ returned: false });
    await told(world, await asked(world, wish), 'failed');
    expect(await keptLeft(world)).toBe(0);
    expect(await world.credits.find(collabId)).toMatchObject({ state: 'spent' });
  });

  test('because the provider refuses it has failed, and is not asked for again', async () => {
    const { world, wish } = await paidAndReturned();
    const { id, paymentId } = await world.askRefund.execute(staff, wish);
    world.gateway.unreturnable.add(paymentId);
    await world.payBack.execute(id);

    expect(await world.refunds.find(id)).toMatchObject({ state: 'failed', providerId: null });
    expect(await world.refunds.returnedOf(paymentId)).toBe(0);
    expect(await keptLeft(world)).toBe(1);
  });

  test('is still asked for when the provider is away', async () => {
    const { world, wish } = await paidAndReturned();
    const { id } = await world.askRefund.execute(staff, wish);
    world.gateway.isAway = true;
    await expect(world.payBack.execute(id)).rejects.toMatchObject({ code: 'billing/provider-away' });
    expect(await world.refunds.find(id)).toMatchObject({ state: 'asked' });
  });

  test('or so it seemed: it takes the credit as soon as it is done, where there is one', async () => {
    const { world, wish } = await paidAndReturned();
    const id = await asked(world, wish);
    await told(world, id, 'failed');
    await told(world, id, 'done');
    expect(await keptLeft(world)).toBe(0);

    await told(world, id, 'failed');
    await world.claim.execute(brandActor, brandId, newId(), 'spend');
    await told(world, id, 'done');
    expect(await world.refunds.find(id)).toMatchObject({ state: 'done' });
    expect(await keptLeft(world)).toBe(0);
  });

  test('is not what a refusal says of money that has already gone back', async () => {
    const { world, wish } = await paidAndReturned();
    const refundId = await asked(world, wish);
    await world.settleRefund.note({ refundId, providerId: null, state: 'failed' });
    expect(await world.refunds.find(refundId)).toMatchObject({ state: 'done' });
  });

  test('yet is not sent twice: what waits at the provider is looked at there', async () => {
    const { world, wish } = await paidAndReturned();
    const id = await asked(world, { ...wish, amountPence: 1_000 });
    await told(world, id, 'asked');
    world.gateway.forgetKeys();
    await world.payBack.execute(id);
    expect(world.gateway.count('refund')).toBe(1);
  });
});

describe('R255: money that went back before its Collab ended', () => {
  async function paidBackAndReturned() {
    const { world, collabId, wish } = await paidAndReturned({ returned: false });
    const { id } = await world.askRefund.execute(staff, wish);
    await world.payBack.execute(id);
    await world.giveBack.execute(staff, brandId, collabId, 'cancelled');
    return { world, collabId, wish, id };
  }

  test('leaves no credit when it ends', async () => {
    const { world, collabId } = await paidBackAndReturned();
    expect(await world.quote.execute(brandId)).toMatchObject({ keptLeft: 0, source: 'checkout' });
    expect(await world.credits.find(collabId)).toMatchObject({ state: 'freed' });
    expect(world.credits.ledger.slice(-2)).toMatchObject([
      { kind: 'returned', kept: 1 },
      { kind: 'refunded', kept: -1, pricePence: 9_900 },
    ]);
  });

  test('leaves one as soon as it has come back', async () => {
    const { world, id: refundId } = await paidBackAndReturned();
    const { providerId } = (await world.refunds.find(refundId))!;
    world.gateway.refunds.set(providerId!, { refundId, providerId: providerId!, state: 'failed' });
    await world.settleRefund.execute(providerId!);
    expect(await world.quote.execute(brandId)).toMatchObject({ keptLeft: 1 });
  });

  test('leaves one where that had failed', async () => {
    const { world, collabId, wish } = await paidAndReturned({ returned: false });
    const { id, paymentId } = await world.askRefund.execute(staff, wish);
    world.gateway.unreturnable.add(paymentId);
    await world.payBack.execute(id);
    await world.giveBack.execute(staff, brandId, collabId, 'cancelled');
    expect(await world.quote.execute(brandId)).toMatchObject({ keptLeft: 1 });
  });
});

test('R255: the invoice of a Collab’s own checkout takes the kept credit with it, too', async () => {
  const { world, collabId, wish } = await paidAndReturned();
  const { paymentId } = (await world.checkouts.forCollab(collabId))!;
  const { customerId } = (await world.customers.ofBrand(brandId))!;
  world.gateway.invoicesOf.set(customerId, [{ ...paidInvoice, totalPence: 9_900, paidPence: 9_900, paymentId }]);

  const refund = await world.askRefund.execute(staff, { ...wish, collabId: null, invoiceId: 'in_1' });

  expect(refund).toMatchObject({ collabId, invoiceId: 'in_1' });
  expect(await world.quote.execute(brandId)).toMatchObject({ keptLeft: 0 });
});

test('a kept credit that has been used leaves nothing to refund', async () => {
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
  world.gateway.invoicesOf.set(customerId, [paidInvoice]);
  const wish = { brandId, collabId: null, invoiceId: 'in_1', reason: 'Goodwill' };
  await world.askRefund.execute(staff, { ...wish, amountPence: 20_000 });
  await expect(world.askRefund.execute(staff, { ...wish, amountPence: 5_000 })).rejects.toMatchObject({
    details: { errors: { amountPence: 'At most £49.00 can be refunded.' } },
  });
  await world.askRefund.execute(staff, { ...wish, amountPence: 4_900 });
});
