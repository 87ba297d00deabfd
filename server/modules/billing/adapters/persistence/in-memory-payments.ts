import { v4 } from 'uuid';
import { billingErrors } from '../../domain/billing.errors.js';
import type { BillingDetails } from '../../domain/billing-details.js';
import type { Checkout, CheckoutEvent } from '../../domain/checkout.js';
import type { Dispute, DisputeEvent, Refund, RefundEvent } from '../../domain/refund.js';
import type { ProviderEvent } from '../../domain/provider-event.js';
import {
  BillingDetailsRepository,
  type Customer,
  Customers,
  DisputeRepository,
  type ProviderCall,
  ProviderCalls,
  ProviderEventRepository,
  RefundRepository,
  UnfinishedWork,
} from '../../ports/provider.js';
import { CheckoutRepository } from '../../ports/subscriptions.js';

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

  async changeEmail(brandId: string, email: string): Promise<void> {
    const customer = this.customers.get(brandId);
    if (customer) this.customers.set(brandId, { ...customer, email });
  }

  async brands(after: string | null, limit: number): Promise<Customer[]> {
    const all = [...this.customers.values()].sort((a, b) => (a.brandId < b.brandId ? -1 : 1));
    return all.filter(({ brandId }) => after === null || brandId > after).slice(0, limit);
  }
}

export class InMemoryBillingDetailsRepository extends BillingDetailsRepository {
  private readonly details = new Map<string, BillingDetails>();

  async find(brandId: string): Promise<BillingDetails | null> {
    return this.details.get(brandId) ?? null;
  }

  async put(details: BillingDetails): Promise<void> {
    const known = this.details.get(details.brandId);
    if (!known || known.readAt <= details.readAt) this.details.set(details.brandId, details);
  }
}

export class InMemoryCheckoutRepository extends CheckoutRepository {
  readonly events: CheckoutEvent[] = [];
  private readonly checkouts = new Map<string, Checkout>();

  async find(id: string): Promise<Checkout | null> {
    return this.checkouts.get(id) ?? null;
  }

  async openForPlan(brandId: string): Promise<Checkout | null> {
    return this.those((one) => one.brandId === brandId && one.kind === 'plan' && one.state === 'open')[0] ?? null;
  }

  async forCollab(collabId: string): Promise<Checkout | null> {
    return this.those((one) => one.collabId === collabId).at(-1) ?? null;
  }

  async ofPayment(brandId: string, paymentId: string): Promise<Checkout | null> {
    return this.those((one) => one.brandId === brandId && one.paymentId === paymentId)[0] ?? null;
  }

  async bySession(sessionId: string): Promise<Checkout | null> {
    return this.those((one) => one.sessionId === sessionId)[0] ?? null;
  }

  async open(limit: number): Promise<Checkout[]> {
    return this.those(({ state }) => state === 'open').slice(0, limit);
  }

  async unbought(): Promise<Checkout[]> {
    return this.those(
      ({ kind, state, sessionId, paymentId }) =>
        kind === 'collab' && state === 'paid' && sessionId === null && paymentId === null,
    );
  }

  async save(checkout: Checkout, ...events: CheckoutEvent[]): Promise<Checkout> {
    const { id, brandId, version } = checkout;
    const isStale = (this.checkouts.get(id)?.version ?? 0) !== version;
    if (isStale || this.isSecondOpen(checkout)) throw billingErrors.stale(brandId);
    const next = { ...checkout, version: version + 1 };
    this.checkouts.set(id, next);
    this.events.push(...events);
    return next;
  }

  private isSecondOpen({ id, brandId, kind, collabId, state }: Checkout): boolean {
    const others = this.those((one) => one.id !== id && one.kind === kind && one.state === 'open');
    const same = (one: Checkout) => (kind === 'plan' ? one.brandId === brandId : one.collabId === collabId);
    return state === 'open' && others.some(same);
  }

  /** In order of creation. */
  private those(hold: (checkout: Checkout) => boolean): Checkout[] {
    return [...this.checkouts.values()].filter(hold).sort((a, b) => (a.id < b.id ? -1 : 1));
  }
}

export class InMemoryRefundRepository extends RefundRepository {
  readonly events: RefundEvent[] = [];
  private readonly refunds = new Map<string, Refund>();

  async find(id: string): Promise<Refund | null> {
    return this.refunds.get(id) ?? null;
  }

  async ofBrand(brandId: string): Promise<Refund[]> {
    return [...this.refunds.values()].filter((one) => one.brandId === brandId).sort((a, b) => (a.id < b.id ? 1 : -1));
  }

  async returnedOf(paymentId: string): Promise<number> {
    const those = [...this.refunds.values()].filter((one) => one.paymentId === paymentId && one.state !== 'failed');
    return those.reduce((sum, { amountPence }) => sum + amountPence, 0);
  }

  async save(refund: Refund, ...events: RefundEvent[]): Promise<Refund> {
    const { id, brandId, version } = refund;
    if ((this.refunds.get(id)?.version ?? 0) !== version) throw billingErrors.stale(brandId);
    const next = { ...refund, version: version + 1 };
    this.refunds.set(id, next);
    this.events.push(...events);
    return next;
  }
}

export class InMemoryDisputeRepository extends DisputeRepository {
  readonly events: DisputeEvent[] = [];
  private readonly disputes = new Map<string, Dispute>();

  async find(id: string): Promise<Dispute | null> {
    return this.disputes.get(id) ?? null;
  }

  async ofBrand(brandId: string): Promise<Dispute[]> {
    return [...this.disputes.values()].filter((one) => one.brandId === brandId);
  }

  async note(dispute: Dispute, event: DisputeEvent): Promise<void> {
    this.disputes.set(dispute.id, dispute);
    this.events.push(event);
  }
}

export class InMemoryProviderCalls extends ProviderCalls {
  private readonly calls = new Map<string, ProviderCall<object>>();

  async prepare<Params extends object>(
    operation: string,
    subject: string,
    params: Params,
    now: Date,
  ): Promise<ProviderCall<Params>> {
    const id = `${operation} ${subject}`;
    if (!this.calls.has(id)) this.calls.set(id, { key: v4(), params, askedAt: now, answer: null });
    return this.calls.get(id) as ProviderCall<Params>;
  }

  async answered(key: string, answer: string): Promise<void> {
    for (const [id, call] of this.calls) if (call.key === key) this.calls.set(id, { ...call, answer });
  }
}

/** Responds as the test configures it. */
export class InMemoryUnfinishedWork extends UnfinishedWork {
  extras: string[] = [];
  refunds: string[] = [];

  async unchargedExtras(): Promise<string[]> {
    return this.extras;
  }

  async unpaidRefunds(): Promise<string[]> {
    return this.refunds;
  }
}

export class InMemoryProviderEventRepository extends ProviderEventRepository {
  readonly events = new Map<string, ProviderEvent>();
  private readonly done = new Set<string>();
  private readonly later = new Set<string>();

  async add(event: ProviderEvent, _receivedAt: Date): Promise<boolean> {
    if (this.events.has(event.id)) return false;
    this.events.set(event.id, event);
    return true;
  }

  async waiting(id: string): Promise<ProviderEvent | null> {
    return this.done.has(id) ? null : (this.events.get(id) ?? null);
  }

  async due(limit: number): Promise<string[]> {
    return [...this.events.keys()].filter((id) => !this.done.has(id) && !this.later.has(id)).slice(0, limit);
  }

  async applied(id: string, _now: Date): Promise<void> {
    this.done.add(id);
  }

  async parked(id: string, _why: string): Promise<void> {
    this.later.add(id);
  }

  async failed(id: string, _error: string): Promise<void> {
    this.later.add(id);
  }
}
