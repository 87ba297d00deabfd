import { type Actor, newId } from '../../../shared/kernel/index.js';
import { askRefund, noteDispute, settleRefund } from '../domain/refund.js';
import type { ProviderEvent } from '../domain/provider-event.js';
import type {
  BillingDetailsRepository,
  Customers,
  DisputeRepository,
  ProviderCalls,
  ProviderEventRepository,
  RefundRepository,
  VatRegister,
} from './provider.js';
import type { BillingDetails } from '../domain/billing-details.js';

const createdAt = new Date('2027-01-15T12:00:00.000Z');

/** The contract of every Customers. */
export function customersContract(make: () => Customers) {
  test('knows which customer is which brand, and lets the first one stay', async () => {
    const customers = make();
    const brandId = newId();
    const first = { brandId, customerId: `cus_${newId()}`, email: 'a@brand.test', createdAt };
    await customers.add(first);
    await customers.add({ ...first, customerId: `cus_${newId()}` });
    await customers.add({ ...first, brandId: newId() });

    expect(await customers.ofBrand(brandId)).toEqual(first);
    expect(await customers.brandOf(first.customerId)).toBe(brandId);
    expect(await customers.ofBrand(newId())).toBeNull();
    expect(await customers.brandOf('cus_of_nobody')).toBeNull();
  });

  test('knows a customer by another email, if that changes', async () => {
    const customers = make();
    const customer = { brandId: newId(), customerId: `cus_${newId()}`, email: 'a@brand.test', createdAt };
    await customers.add(customer);
    await customers.changeEmail(customer.brandId, 'b@brand.test');
    await customers.changeEmail(newId(), 'c@brand.test');
    expect(await customers.ofBrand(customer.brandId)).toEqual({ ...customer, email: 'b@brand.test' });
  });

  test('goes through all of them page by page', async () => {
    const customers = make();
    const added = [newId(), newId(), newId()];
    for (const brandId of added)
      await customers.add({ brandId, customerId: `cus_${brandId}`, email: 'a@b.test', createdAt });
    const seen: string[] = [];
    for (let last: string | null = null; ;) {
      const some = await customers.brands(last, 2);
      seen.push(...some.map(({ brandId }) => brandId));
      if (some.length < 2) break;
      last = some.at(-1)!.brandId;
    }
    expect(seen).toEqual(expect.arrayContaining(added));
    expect(new Set(seen).size).toBe(seen.length);
  });
}

const staff: Actor = { userId: '01890000-0000-7000-8000-000000000001', role: 'admin', staffRole: 'super-user' };
const now = new Date('2027-01-15T12:00:00.000Z');

/** The contract of every RefundRepository. */
export function refundRepositoryContract(make: () => RefundRepository) {
  const ask = (refunds: RefundRepository, brandId: string, paymentId: string, amountPence = 1_000) => {
    const wish = { brandId, collabId: null, invoiceId: 'in_1', paymentId, amountPence, reason: 'Goodwill' };
    return refunds.save(...askRefund(wish, 10_000, staff, now));
  };

  test('gives back what was saved, newest first', async () => {
    const refunds = make();
    const brandId = newId();
    const first = await ask(refunds, brandId, 'pi_1');
    const second = await ask(refunds, brandId, 'pi_2');

    expect(await refunds.find(first.id)).toEqual(first);
    expect(await refunds.ofBrand(brandId)).toEqual([second, first]);
    expect(await refunds.ofBrand(newId())).toEqual([]);
  });

  test('counts what has gone back of a payment; what failed has not', async () => {
    const refunds = make();
    const [brandId, paymentId] = [newId(), `pi_${newId()}`];
    await ask(refunds, brandId, paymentId, 300);
    const failing = await ask(refunds, brandId, paymentId, 500);
    const [failed, event] = settleRefund(failing, 'failed', 're_1', now)!;
    await refunds.save(failed, event!);

    expect(await refunds.returnedOf(paymentId)).toBe(300);
    await expect(refunds.save(failed)).rejects.toMatchObject({ code: 'billing/stale' });
  });
}

/** The contract of every DisputeRepository. */
export function disputeRepositoryContract(make: () => DisputeRepository) {
  test('keeps the newest note of each dispute', async () => {
    const disputes = make();
    const [brandId, id] = [newId(), `dp_${newId()}`];
    const seen = { id, brandId, amountPence: 9_900, reason: 'fraudulent', openedAt: now, updatedAt: now };
    const [open, opened] = noteDispute(null, { ...seen, state: 'needs_response' }, now)!;
    await disputes.note(open, opened);
    const [won, told] = noteDispute(open, { ...seen, state: 'won' }, now)!;
    await disputes.note(won, told);

    expect(await disputes.find(id)).toEqual(won);
    expect(await disputes.ofBrand(brandId)).toEqual([won]);
    expect(noteDispute(won, { ...seen, state: 'won' }, now)).toBeNull();
    expect(await disputes.find('dp_none')).toBeNull();
  });
}

const later = new Date('2027-01-16T12:00:00.000Z');

/** The contract of every ProviderCalls. */
export function providerCallsContract(make: () => ProviderCalls) {
  test('the same subject keeps its key and its words, also when many prepare it at once', async () => {
    const calls = make();
    const subject = newId();
    const all = await Promise.all([1, 2, 3].map((n) => calls.prepare('extra', subject, { pricePence: n }, now)));
    const again = await calls.prepare('extra', subject, { pricePence: 9 }, later);

    expect(new Set([...all, again].map(({ key }) => key)).size).toBe(1);
    expect(new Set([...all, again].map(({ params }) => params.pricePence)).size).toBe(1);
    expect(again.askedAt).toEqual(now);
  });

  test('another operation or subject has a key of its own', async () => {
    const calls = make();
    const subject = newId();
    const keys = await Promise.all([
      calls.prepare('extra', subject, {}, now),
      calls.prepare('refund', subject, {}, now),
      calls.prepare('extra', newId(), {}, now),
    ]);
    expect(new Set(keys.map(({ key }) => key)).size).toBe(3);
  });

  test('remembers what came of it', async () => {
    const calls = make();
    const { key, answer } = await calls.prepare('customer', 'brand-1', {}, now);
    expect(answer).toBeNull();
    await calls.answered(key, 'cus_1');
    expect((await calls.prepare('customer', 'brand-1', {}, later)).answer).toBe('cus_1');
  });
}

const event: ProviderEvent = { id: 'evt_1', type: 'invoice.paid', createdAt: now, payload: { id: 'evt_1' } };

/** The contract of every ProviderEventRepository. */
export function providerEventRepositoryContract(make: () => Promise<ProviderEventRepository>) {
  let events: ProviderEventRepository;
  beforeEach(async () => (events = await make()));

  test('takes an event once, however often it comes', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => events.add(event, now)));

    expect(answers.filter(Boolean)).toHaveLength(1);
    expect(await events.add({ ...event, id: 'evt_2' }, now)).toBe(true);
  });

  test('waits until it has been acted upon', async () => {
    await events.add(event, now);
    expect(await events.waiting('evt_1')).toEqual(event);
    expect(await events.due(10)).toEqual(['evt_1']);

    await events.applied('evt_1', now);
    expect(await events.waiting('evt_1')).toBeNull();
    expect(await events.due(10)).toEqual([]);
  });

  test('is tried no more where nothing can be made of it, and is kept', async () => {
    await events.add(event, now);
    await events.parked('evt_1', 'The provider doesn’t know this checkout.');

    expect(await events.due(10)).toEqual([]);
    expect(await events.add(event, now)).toBe(false);
  });

  test('is not due again at once after it has failed, and still waits', async () => {
    await events.add(event, now);
    await events.failed('evt_1', 'The provider is away.');

    expect(await events.due(10)).toEqual([]);
    expect(await events.waiting('evt_1')).toEqual(event);
  });
}

/**
 * The contract of every VatRegister, if it knows GB726129090, DE136695976 and IE6388047V, and doesn't respond for two
 * others.
 */
export function vatRegisterContract(make: () => VatRegister) {
  test.each([
    ['GB726129090', 'verified'],
    ['GB999999973', 'not-found'],
    ['GB500500500', 'unreachable'],
    ['GB12345', 'malformed'],
    ['DE123456789', 'malformed'],
    ['DE136695976', 'verified'],
    ['DE999999903', 'not-found'],
    ['DE500500504', 'unreachable'],
    ['GBGD001', 'unchecked'],
  ])('says of %s that it is %s', async (number, check) => {
    expect(await make().lookUp(number)).toMatchObject({ check });
  });

  test('says who a number is registered to, and how to prove that it was asked', async () => {
    expect(await make().lookUp('GB726129090')).toEqual({
      check: 'verified',
      registeredName: 'Test business 726129090',
      reference: 'CN-9090',
    });
    const noReference = { check: 'verified', reference: null };
    expect(await make().lookUp('IE6388047V')).toEqual({ ...noReference, registeredName: 'Test business IE6388047V' });
    expect(await make().lookUp('DE136695976')).toEqual({ ...noReference, registeredName: null });
  });
}

/** The contract of every BillingDetailsRepository. */
export function billingDetailsRepositoryContract(make: () => BillingDetailsRepository) {
  const details = (more: Partial<BillingDetails> = {}): BillingDetails => ({
    ...{
      brandId: newId(),
      name: 'Casa Olmo Ltd',
      address: '1 High Street, Leeds, LS1 1AA',
      country: 'GB',
      readAt: now,
    },
    vatNumber: 'GB726129090',
    vat: { check: 'verified', registeredName: 'Casa Olmo', reference: 'CN-9090', checkedAt: now },
    ...more,
  });

  test('keeps the later reading, whichever comes last', async () => {
    const repository = make();
    const first = details();
    const second = { ...first, vatNumber: null, vat: null, readAt: later };
    await repository.put(first);
    expect(await repository.find(first.brandId)).toEqual(first);

    await repository.put(second);
    await repository.put(first);
    expect(await repository.find(first.brandId)).toEqual(second);
    expect(await repository.find(newId())).toBeNull();
  });
}
