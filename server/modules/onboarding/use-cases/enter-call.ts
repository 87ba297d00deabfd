import type { Actor, Clock } from '../../../shared/kernel/index.js';
import { bookCall, type Call, type CallFacts } from '../domain/call.js';
import type { CallMails } from '../ports/call-mails.js';
import type { CallRepository } from '../ports/call.repository.js';
import type { CallTokens } from '../ports/call-tokens.js';

/** Puts a call into the book and mails it, whoever books. */
export class EnterCall {
  constructor(
    private readonly calls: CallRepository,
    private readonly tokens: CallTokens,
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
