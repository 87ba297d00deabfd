import { billingErrors } from '../../domain/billing.errors.js';
import type { Checkout, CheckoutEvent } from '../../domain/checkout.js';
import { CheckoutRepository } from '../../ports/checkout.repository.js';

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

  /** In the order in which they were made. */
  private those(hold: (checkout: Checkout) => boolean): Checkout[] {
    return [...this.checkouts.values()].filter(hold).sort((a, b) => (a.id < b.id ? -1 : 1));
  }
}
