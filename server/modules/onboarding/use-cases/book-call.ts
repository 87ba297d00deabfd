import type { Clock, Transaction } from '../../../shared/kernel/index.js';
import { bookCall, type Call, type CallFacts } from '../domain/call.js';
import { emailToWriteTo } from '../domain/contact.js';
import { newLead } from '../domain/lead.js';
import type { CallMails } from '../ports/call-mails.js';
import type { CallRepository } from '../ports/call.repository.js';
import type { CallTokens } from '../ports/call-tokens.js';
import type { EntryLimits } from '../ports/entry-limits.js';
import type { LeadRepository } from '../ports/lead.repository.js';

/** Somebody takes a free time, becomes a lead if they are none yet, and gets the call by mail. */
export class BookCall {
  constructor(
    private readonly calls: CallRepository,
    private readonly leads: LeadRepository,
    private readonly tokens: CallTokens,
    private readonly mails: CallMails,
    private readonly limits: EntryLimits,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /**
   * @param address the visitor's network address
   * @throws onboarding/invalid-email, onboarding/too-many-requests, onboarding/not-a-call-time, onboarding/call-time-taken
   */
  async execute(address: string, wish: Omit<CallFacts, 'leadId'>): Promise<Call> {
    const email = emailToWriteTo(wish.email);
    await this.limits.countMail(email, address);
    const now = this.clock.now();
    const { kind, name, company } = wish;
    const known = await this.leads.find(kind, email);
    const [lead, created] = known ? [known] : newLead({ kind, name, company, email }, now);
    const { token, hash } = this.tokens.make();
    const [call, booked] = bookCall({ ...wish, email, leadId: lead.id }, hash, now);

    return this.transaction.inTransaction(async () => {
      const saved = await this.calls.save(call, booked); // first: who comes second hears that the time is taken
      if (created) await this.leads.save(lead, created);
      await this.mails.tell('booked', saved, token);
      return saved;
    });
  }
}
