import { newId } from '../../../shared/kernel/index.js';
import type { Customers } from './customers.js';

const createdAt = new Date('2027-01-15T12:00:00.000Z');

/** What every Customers promises. */
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
