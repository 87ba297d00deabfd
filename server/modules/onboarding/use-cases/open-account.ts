import type { Clock, Transaction } from '../../../shared/kernel/index.js';
import { emailToWriteTo } from '../domain/contact.js';
import { leadJoins, newLead, type LeadFacts } from '../domain/lead.js';
import { type Accounts, isKnownEmail } from '../ports/accounts.js';
import type { EntryLimits } from '../ports/entry-limits.js';
import type { LeadRepository } from '../ports/lead.repository.js';

/**
 * What both doors share: account, profile and lead together, or none of them, and then a link by mail. For a known
 * e-mail address the same work is done and undone, so that neither the answer nor its time tells anything.
 */
export class OpenAccount {
  constructor(
    private readonly accounts: Accounts,
    private readonly leads: LeadRepository,
    private readonly limits: EntryLimits,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /**
   * @param address the visitor's network address
   * @param open makes account and profile, and says what the lead is
   * @param leaveTrace for a known e-mail address: what an outsider could notice of an account that had been made
   * @throws onboarding/invalid-email, onboarding/too-many-requests, and what `open` throws
   */
  async execute(
    address: string,
    typedEmail: string,
    open: (email: string) => Promise<LeadFacts>,
    leaveTrace: () => Promise<void> = async () => undefined,
  ): Promise<void> {
    const email = emailToWriteTo(typedEmail);
    await this.limits.countMail(email, address);
    try {
      await this.transaction.inTransaction(async () => this.keepLead(await open(email)));
    } catch (error) {
      if (!isKnownEmail(error)) throw error;
      await leaveTrace();
    }
    await this.accounts.mailLink(email);
  }

  private async keepLead(facts: LeadFacts): Promise<void> {
    const now = this.clock.now();
    const known = await this.leads.find(facts.kind, facts.email);
    await this.leads.save(...(known ? leadJoins(known, facts, now) : newLead(facts, now)));
  }
}
