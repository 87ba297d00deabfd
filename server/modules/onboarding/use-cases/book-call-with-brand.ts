import type { Actor, Transaction } from '../../../shared/kernel/index.js';
import type { Call, CallFacts } from '../domain/call.js';
import { emailToWriteTo } from '../domain/contact.js';
import type { Brands } from '../ports/brands.js';
import type { EnterCall } from './enter-call.js';

/** Staff take a free time for somebody of a brand, who gets the call by mail as if they had booked it themselves. */
export class BookCallWithBrand {
  constructor(
    private readonly brands: Brands,
    private readonly enterCall: EnterCall,
    private readonly transaction: Transaction,
  ) {}

  /** @throws profiles/brand-not-found, onboarding/invalid-email, onboarding/not-a-call-time, onboarding/call-time-taken */
  async execute(actor: Actor, brandId: string, guest: Pick<CallFacts, 'name' | 'email' | 'startsAt'>): Promise<Call> {
    const email = emailToWriteTo(guest.email);
    const company = await this.brands.nameOf(brandId);
    const facts: CallFacts = { ...guest, email, company, kind: 'brand', leadId: null, profileUid: brandId };

    return this.transaction.inTransaction(() => this.enterCall.execute(actor, facts));
  }
}
