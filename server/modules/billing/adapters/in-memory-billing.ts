import type { PlanId } from '../../../contract/plans.js';
import { DomainError } from '../../../shared/kernel/index.js';
import { type BrandContact, BrandContacts, BillingMails } from '../ports/neighbours.js';
import type { VatLookup } from '../domain/billing-details.js';
import { BillingOrders, VatRegister } from '../ports/provider.js';

/**
 * Knows three numbers; doesn't respond for GB500500500 or DE500500504, or when it is away. Formats are checked roughly.
 */
export class InMemoryVatRegister extends VatRegister {
  isAway = false;
  readonly asked: string[] = [];
  private readonly known: Readonly<Record<string, Partial<VatLookup>>> = {
    GB726129090: { registeredName: 'Test business 726129090', reference: 'CN-9090' },
    IE6388047V: { registeredName: 'Test business IE6388047V' },
    DE136695976: {},
  };

  async lookUp(number: string): Promise<VatLookup> {
    this.asked.push(number);
    const nothing = { registeredName: null, reference: null };
    if (!/^(GB(\d{9}|\d{12}|GD\d{3})|[A-Z]{2}\w{8,12})$/.test(number) || number === 'DE123456789')
      return { check: 'malformed', ...nothing };
    if (/^GBGD/.test(number)) return { check: 'unchecked', ...nothing };
    if (this.isAway || /^(GB|DE)50050050\d$/.test(number)) return { check: 'unreachable', ...nothing };
    const found = this.known[number];
    return found ? { check: 'verified', ...nothing, ...found } : { check: 'not-found', ...nothing };
  }
}

/** Knows every brand except the unknown ones; all are open except those in `closed`. */
export class InMemoryBrandContacts extends BrandContacts {
  readonly closed = new Set<string>();
  /** Those that have changed. */
  readonly emails = new Map<string, string>();

  constructor(private readonly unknown: readonly string[] = []) {
    super();
  }

  async of(brandId: string): Promise<BrandContact> {
    if (this.unknown.includes(brandId))
      throw new DomainError('not-found', 'profiles/brand-not-found', 'This brand doesn’t exist.');
    const email = this.emails.get(brandId) ?? `${brandId.slice(-4)}@brand.test`;
    return { name: `Brand ${brandId.slice(-4)}`, email };
  }

  async isOpen(brandId: string): Promise<boolean> {
    return !this.closed.has(brandId);
  }
}

export class InMemoryBillingMails extends BillingMails {
  readonly sent: string[] = [];

  async paymentFailed({ email }: BrandContact, plan: PlanId, notice: number, until: Date): Promise<void> {
    this.sent.push(`payment failed ${notice} ${plan} ${email} until ${until.toISOString()}`);
  }

  async cardExpiring({ email }: BrandContact, last4: string, endsAt: Date): Promise<void> {
    this.sent.push(`card expiring ${last4} ${email} ${endsAt.toISOString()}`);
  }

  async creditsLapsing({ email }: BrandContact, left: number, until: Date): Promise<void> {
    this.sent.push(`credits lapsing ${left} ${email} ${until.toISOString()}`);
  }

  async planEnding({ email }: BrandContact, plan: PlanId, until: Date): Promise<void> {
    this.sent.push(`plan ending ${plan} ${email} ${until.toISOString()}`);
  }

  async planEnded({ email }: BrandContact, plan: PlanId | null, keptLeft: number): Promise<void> {
    this.sent.push(`plan ended ${plan} ${email} keeps ${keptLeft}`);
  }
}

export class InMemoryBillingOrders extends BillingOrders {
  readonly placed: string[] = [];

  chargeExtra = async (collabId: string) => void this.placed.push(`charge-extra ${collabId}`);
  closeCheckout = async (collabId: string) => void this.placed.push(`close-checkout ${collabId}`);
  applyEvent = async (eventId: string) => void this.placed.push(`apply-event ${eventId}`);
  payBack = async (refundId: string) => void this.placed.push(`pay-back ${refundId}`);
  invoiceLeftovers = async (brandId: string) => void this.placed.push(`invoice-leftovers ${brandId}`);
  followAccount = async (brandId: string) => void this.placed.push(`follow-account ${brandId}`);
}
