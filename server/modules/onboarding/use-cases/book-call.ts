import { type Clock, theProduct, type Transaction } from '../../../shared/kernel/index.js';
import type { Call, CallFacts } from '../domain/call.js';
import { emailToWriteTo } from '../domain/contact.js';
import { newLead } from '../domain/lead.js';
import type { EntryLimits } from '../ports/entry-limits.js';
import type { LeadRepository } from '../ports/lead.repository.js';
import type { EnterCall } from './enter-call.js';

/** Somebody takes a free time, becomes a lead if they are none yet, and gets the call by mail. */
export class BookCall {
  constructor(
    private readonly enterCall: EnterCall,
    private readonly leads: LeadRepository,
    private readonly limits: EntryLimits,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /**
   * @param address the visitor's network address
   * @throws onboarding/invalid-email, onboarding/too-many-requests, onboarding/not-a-call-time, onboarding/call-time-taken
   */
  async execute(address: string, wish: Omit<CallFacts, 'leadId' | 'profileUid'>): Promise<Call> {
    const email = emailToWriteTo(wish.email);
    await this.limits.countMail(email, address);
    const { kind, name, company } = wish;
    const known = await this.leads.find(kind, email);
    const [lead, created] = known ? [known] : newLead({ kind, name, company, email }, this.clock.now());

    return this.transaction.inTransaction(async () => {
      const facts = { ...wish, email, leadId: lead.id, profileUid: lead.profileUid };
      const call = await this.enterCall.execute(theProduct, facts); // first: who comes second hears that the time is taken
      if (created) await this.leads.save(lead, created);
      return call;
    });
  }
}
