import {
  type Actor,
  type Clock,
  DomainError,
  type SecretTokens,
  theProduct,
  type Transaction,
} from '../../../shared/kernel/index.js';
import { callTimes } from '../domain/call-times.js';
import { bookCall, type Call, type CallFacts, isSameCall } from '../domain/call.js';
import { emailToWriteTo, newLead } from '../domain/lead.js';
import type { CallMails, Brands } from '../ports/neighbours.js';
import type { EntryLimits, CallRepository, LeadRepository } from '../ports/repositories.js';

/** Available times for a call: all times except booked ones. */
export class FreeCallTimes {
  constructor(
    private readonly calls: CallRepository,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<Date[]> {
    const now = this.clock.now();
    const taken = new Set((await this.calls.takenFrom(now)).map((time) => time.getTime()));
    return callTimes(now).filter((time) => !taken.has(time.getTime()));
  }
}

/** Books a call and emails it, for visitors and staff. */
export class EnterCall {
  constructor(
    private readonly calls: CallRepository,
    private readonly tokens: SecretTokens,
    private readonly mails: CallMails,
    private readonly clock: Clock,
  ) {}

  /** Joins the open transaction. @throws onboarding/not-a-call-time, onboarding/call-time-taken */
  async execute(actor: Actor, facts: CallFacts): Promise<Call> {
    const { token, hash } = this.tokens.make();
    const call = await this.calls.save(...bookCall(facts, hash, actor, this.clock.now()));
    await this.mails.tell('booked', call, token);
    return call;
  }
}

/**
 * Books a free time, creates a lead if needed, and emails the details. Booking the same call again returns the first
 * one.
 */
export class BookCall {
  constructor(
    private readonly enterCall: EnterCall,
    private readonly calls: CallRepository,
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

    const facts = { ...wish, email, leadId: lead.id, profileUid: lead.profileUid };
    try {
      return await this.transaction.inTransaction(async () => {
        const call = await this.enterCall.execute(theProduct, facts); // first, so that a concurrent booking fails because the time is taken
        if (created) await this.leads.save(lead, created);
        return call;
      });
    } catch (error) {
      const isTaken = error instanceof DomainError && error.kind === 'conflict';
      const booked = isTaken ? await this.calls.bookedAt(wish.startsAt) : null;
      if (booked && isSameCall(booked, facts)) return booked;
      throw error;
    }
  }
}

/** Staff book a free time for someone at a brand, who gets the same email as for their own booking. */
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
