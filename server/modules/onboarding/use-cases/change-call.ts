import {
  type Actor,
  type Clock,
  type SecretTokens,
  theProduct,
  type Transaction,
} from '../../../shared/kernel/index.js';
import { type Call, cancelCall, moveCall } from '../domain/call.js';
import type { CallMails } from '../ports/neighbours.js';
import type { EntryLimits, CallRepository } from '../ports/repositories.js';

/** The call for an emailed token. */
export class FindCall {
  constructor(
    private readonly calls: CallRepository,
    private readonly tokens: SecretTokens,
  ) {}

  /** @throws onboarding/call-not-found */
  execute(token: string): Promise<Call> {
    return this.calls.getByToken(this.tokens.hashOf(token));
  }
}

/** Moves a call to another free time, by the holder of the emailed token or by staff. */
export class MoveCall {
  constructor(
    private readonly find: FindCall,
    private readonly calls: CallRepository,
    private readonly tokens: SecretTokens,
    private readonly mails: CallMails,
    private readonly limits: EntryLimits,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /**
   * @param address the visitor's network address
   * @throws onboarding/call-not-found, onboarding/call-cancelled, onboarding/call-over, onboarding/not-a-call-time,
   *   onboarding/call-time-taken, onboarding/too-many-requests
   */
  async execute(address: string, token: string, startsAt: Date): Promise<Call> {
    const call = await this.find.execute(token);
    await this.limits.countMail(call.email, address);
    return this.move(theProduct, call, token, startsAt);
  }

  /**
   * Only the token's hash is stored, so the email contains a new link; the previous one stops working.
   * @throws onboarding/call-not-found, onboarding/call-cancelled, onboarding/call-over, onboarding/not-a-call-time,
   * onboarding/call-time-taken
   */
  async byStaff(actor: Actor, id: string, startsAt: Date): Promise<Call> {
    const call = await this.calls.get(id);
    const { token, hash } = this.tokens.make();
    return this.move(actor, { ...call, tokenHash: hash }, token, startsAt);
  }

  private async move(actor: Actor, call: Call, token: string, startsAt: Date): Promise<Call> {
    const [moved, event] = moveCall(call, startsAt, actor, this.clock.now());

    return this.transaction.inTransaction(async () => {
      const saved = await this.calls.save(moved, event);
      await this.mails.tell('moved', saved, token);
      return saved;
    });
  }
}

/** Cancels a call, by the holder of the emailed token or by staff; its time is free at once. */
export class CancelCall {
  constructor(
    private readonly find: FindCall,
    private readonly calls: CallRepository,
    private readonly mails: CallMails,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @throws onboarding/call-not-found, onboarding/call-cancelled, onboarding/call-over */
  async execute(token: string): Promise<Call> {
    return this.cancel(theProduct, await this.find.execute(token));
  }

  /** @throws onboarding/call-not-found, onboarding/call-cancelled, onboarding/call-over */
  async byStaff(actor: Actor, id: string): Promise<Call> {
    return this.cancel(actor, await this.calls.get(id));
  }

  private async cancel(actor: Actor, call: Call): Promise<Call> {
    const [cancelled, event] = cancelCall(call, actor, this.clock.now());

    return this.transaction.inTransaction(async () => {
      const saved = await this.calls.save(cancelled, event);
      await this.mails.tellCancelled(saved);
      return saved;
    });
  }
}
