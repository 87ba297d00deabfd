import type { Database } from '../../../../shared/db/index.js';
import { type Customer, Customers } from '../../ports/provider.js';

const columns = `brand_id as "brandId", customer_id as "customerId", email, created_at as "createdAt"`;

export class SqlCustomers extends Customers {
  constructor(private readonly db: Database) {
    super();
  }

  async ofBrand(brandId: string): Promise<Customer | null> {
    const [customer = null] = await this.db.rows<Customer>(
      `select ${columns} from billing_customers where brand_id = $1`,
      [brandId],
    );
    return customer;
  }

  async brandOf(customerId: string): Promise<string | null> {
    const [found] = await this.db.rows<Customer>(`select ${columns} from billing_customers where customer_id = $1`, [
      customerId,
    ]);
    return found?.brandId ?? null;
  }

  async add({ brandId, customerId, email, createdAt }: Customer): Promise<void> {
    await this.db.affected(
      `insert into billing_customers (brand_id, customer_id, email, created_at) values ($1, $2, $3, $4)
       on conflict do nothing`,
      [brandId, customerId, email, createdAt],
    );
  }

  brands(after: string | null, limit: number): Promise<Customer[]> {
    return this.db.rows<Customer>(
      `select ${columns} from billing_customers where ($1::uuid is null or brand_id > $1) order by brand_id limit $2`,
      [after, limit],
    );
  }
}
