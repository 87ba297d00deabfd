import { type Actor, type Clock, theProduct, type Transaction } from '../../../shared/kernel/index.js';
import { type Call, cancelCall } from '../domain/call.js';
import type { CallMails } from '../ports/call-mails.js';
import type { CallRepository } from '../ports/call.repository.js';
import type { FindCall } from './find-call.js';

/** A call is called off, by the person with the mailed token or by staff; the time is free again at once. */
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
