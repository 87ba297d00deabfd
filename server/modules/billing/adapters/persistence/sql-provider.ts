import { v4 } from 'uuid';
import type { Database } from '../../../../shared/db/index.js';
import type { BillingDetails } from '../../domain/billing-details.js';
import type { ProviderEvent } from '../../domain/provider-event.js';
import {
  BillingDetailsRepository,
  type Customer,
  Customers,
  type ProviderCall,
  ProviderCalls,
  ProviderEventRepository,
  UnfinishedWork,
} from '../../ports/provider.js';

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

  async changeEmail(brandId: string, email: string): Promise<void> {
    await this.db.affected('update billing_customers set email = $2 where brand_id = $1', [brandId, email]);
  }

  brands(after: string | null, limit: number): Promise<Customer[]> {
    return this.db.rows<Customer>(
      `select ${columns} from billing_customers where ($1::uuid is null or brand_id > $1) order by brand_id limit $2`,
      [after, limit],
    );
  }
}

type DetailsRow = Omit<BillingDetails, 'vat'> &
  Readonly<{ check: NonNullable<BillingDetails['vat']>['check'] | null; registeredName: string | null }> &
  Readonly<{ reference: string | null; checkedAt: Date | null }>;

export class SqlBillingDetailsRepository extends BillingDetailsRepository {
  constructor(private readonly db: Database) {
    super();
  }

  async find(brandId: string): Promise<BillingDetails | null> {
    const [row] = await this.db.rows<DetailsRow>(
      `select brand_id as "brandId", name, address, country, vat_number as "vatNumber", read_at as "readAt",
         vat_check as "check", vat_name as "registeredName", vat_reference as "reference", vat_checked_at as "checkedAt"
       from billing_details where brand_id = $1`,
      [brandId],
    );
    if (!row) return null;
    const { check, registeredName, reference, checkedAt, ...details } = row;
    return { ...details, vat: check && checkedAt ? { check, registeredName, reference, checkedAt } : null };
  }

  async put({ brandId, name, address, country, vatNumber, vat, readAt }: BillingDetails): Promise<void> {
    await this.db.affected(
      `insert into billing_details as d values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
       on conflict (brand_id) do update set name = excluded.name, address = excluded.address, country = excluded.country,
         vat_number = excluded.vat_number, vat_check = excluded.vat_check, vat_name = excluded.vat_name,
         vat_reference = excluded.vat_reference, vat_checked_at = excluded.vat_checked_at, read_at = excluded.read_at
       where d.read_at <= excluded.read_at`,
      [
        ...[brandId, name, address, country, vatNumber, vat?.check ?? null, vat?.registeredName ?? null],
        ...[vat?.reference ?? null, vat?.checkedAt ?? null, readAt],
      ],
    );
  }
}

/** Keys are random, so that nobody can predict the next one. */
export class SqlProviderCalls extends ProviderCalls {
  constructor(private readonly db: Database) {
    super();
  }

  async prepare<Params extends object>(
    operation: string,
    subject: string,
    params: Params,
    now: Date,
  ): Promise<ProviderCall<Params>> {
    await this.db.affected(
      `insert into provider_calls (key, operation, subject, params, asked_at) values ($1, $2, $3, $4, $5)
       on conflict do nothing`,
      [v4(), operation, subject, JSON.stringify(params), now],
    );
    const [call] = await this.db.rows<ProviderCall<Params>>(
      `select key, params, asked_at as "askedAt", answer from provider_calls where operation = $1 and subject = $2`,
      [operation, subject],
    );
    return call!;
  }

  async answered(key: string, answer: string): Promise<void> {
    await this.db.affected('update provider_calls set answer = $2 where key = $1', [key, answer]);
  }
}

const atMost = 1_000;

export class SqlUnfinishedWork extends UnfinishedWork {
  constructor(private readonly db: Database) {
    super();
  }

  /** A ledger line says that it was spent, even if it has been returned since. */
  async unchargedExtras(): Promise<string[]> {
    const rows = await this.db.rows<{ id: string }>(
      `select l.collab_id as id from credit_lines l
       where l.kind = 'spent' and l.source = 'invoice' and not exists (
         select from provider_calls c where c.operation = 'extra' and c.subject = l.collab_id::text and c.answer is not null)
       order by l.id limit ${atMost}`,
    );
    return rows.map(({ id }) => id);
  }

  async unpaidRefunds(): Promise<string[]> {
    const rows = await this.db.rows<{ id: string }>(
      `select id from refunds where state = 'asked' order by id limit ${atMost}`,
    );
    return rows.map(({ id }) => id);
  }
}

export class SqlProviderEventRepository extends ProviderEventRepository {
  constructor(private readonly db: Database) {
    super();
  }

  async add({ id, type, payload, createdAt }: ProviderEvent, receivedAt: Date): Promise<boolean> {
    const added = await this.db.affected(
      `insert into provider_events (id, type, payload, created_at, received_at) values ($1, $2, $3, $4, $5)
       on conflict (id) do nothing`,
      [id, type, JSON.stringify(payload), createdAt, receivedAt],
    );
    return added === 1;
  }

  async waiting(id: string): Promise<ProviderEvent | null> {
    const [event = null] = await this.db.rows<ProviderEvent>(
      `select id, type, payload, created_at as "createdAt" from provider_events where id = $1 and applied_at is null`,
      [id],
    );
    return event;
  }

  async due(limit: number): Promise<string[]> {
    const rows = await this.db.rows<{ id: string }>(
      `select id from provider_events where applied_at is null and next_attempt_at <= now()
       order by next_attempt_at limit $1`,
      [limit],
    );
    return rows.map(({ id }) => id);
  }

  async applied(id: string, now: Date): Promise<void> {
    await this.db.affected('update provider_events set applied_at = $2 where id = $1', [id, now]);
  }

  async parked(id: string, why: string): Promise<void> {
    await this.db.affected(`update provider_events set last_error = $2, next_attempt_at = 'infinity' where id = $1`, [
      id,
      why,
    ]);
  }

  async failed(id: string, error: string): Promise<void> {
    await this.db.affected(
      `update provider_events set attempts = attempts + 1, last_error = $2,
         next_attempt_at = now() + make_interval(secs => least(3600, power(2, attempts + 1)))
       where id = $1`,
      [id, error.slice(0, 1_000)],
    );
  }
}
