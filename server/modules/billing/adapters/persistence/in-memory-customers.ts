import { type Customer, Customers } from '../../ports/customers.js';

export class InMemoryCustomers extends Customers {
  private readonly customers = new Map<string, Customer>();

  async ofBrand(brandId: string): Promise<Customer | null> {
    return this.customers.get(brandId) ?? null;
  }

  async brandOf(customerId: string): Promise<string | null> {
    return [...this.customers.values()].find((one) => one.customerId === customerId)?.brandId ?? null;
  }

  async add(customer: Customer): Promise<void> {
    const isKnown = this.customers.has(customer.brandId) || (await this.brandOf(customer.customerId)) !== null;
    if (!isKnown) this.customers.set(customer.brandId, customer);
  }

  async brands(after: string | null, limit: number): Promise<Customer[]> {
    const all = [...this.customers.values()].sort((a, b) => (a.brandId < b.brandId ? -1 : 1));
    return all.filter(({ brandId }) => after === null || brandId > after).slice(0, limit);
  }
}
