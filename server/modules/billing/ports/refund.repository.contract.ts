import { type Actor, newId } from '../../../shared/kernel/index.js';
import { askRefund, settleRefund } from '../domain/refund.js';
import type { RefundRepository } from './refund.repository.js';

const staff: Actor = { userId: '01890000-0000-7000-8000-000000000001', role: 'admin', staffRole: 'super-user' };
const now = new Date('2027-01-15T12:00:00.000Z');

/** What every RefundRepository promises. */
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
