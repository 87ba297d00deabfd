import { newId } from '../../../shared/kernel/index.js';
import type { BillingDetails } from '../domain/billing-details.js';
import type { BillingDetailsRepository, VatRegister } from './billing-details.js';

const readAt = new Date('2027-01-15T12:00:00.000Z');

/** What every VatRegister promises, if it knows GB726129090 alone and nobody answers for GB500500500. */
export function vatRegisterContract(make: () => VatRegister) {
  test.each([
    ['GB726129090', 'verified'],
    ['GB999999973', 'not-found'],
    ['GB500500500', 'unreachable'],
    ['GB12345', 'malformed'],
    ['DE123456789', 'malformed'],
    ['DE136695976', 'unchecked'],
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
  });
}

/** What every BillingDetailsRepository promises. */
export function billingDetailsRepositoryContract(make: () => BillingDetailsRepository) {
  const details = (more: Partial<BillingDetails> = {}): BillingDetails => ({
    ...{ brandId: newId(), name: 'Casa Olmo Ltd', address: '1 High Street, Leeds, LS1 1AA', country: 'GB', readAt },
    vatNumber: 'GB726129090',
    vat: { check: 'verified', registeredName: 'Casa Olmo', reference: 'CN-9090', checkedAt: readAt },
    ...more,
  });

  test('keeps the later reading, whichever comes last', async () => {
    const repository = make();
    const first = details();
    const later = { ...first, vatNumber: null, vat: null, readAt: new Date(readAt.getTime() + 1_000) };
    await repository.put(first);
    expect(await repository.find(first.brandId)).toEqual(first);

    await repository.put(later);
    await repository.put(first);
    expect(await repository.find(first.brandId)).toEqual(later);
    expect(await repository.find(newId())).toBeNull();
  });
}
