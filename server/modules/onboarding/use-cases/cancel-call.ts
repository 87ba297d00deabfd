import type { Clock, Transaction } from '../../../shared/kernel/index.js';
import { type Call, cancelCall } from '../domain/call.js';
import type { CallMails } from '../ports/call-mails.js';
import type { CallRepository } from '../ports/call.repository.js';
import type { FindCall } from './find-call.js';

/** The person with the mailed token calls it off; the time is free again at once. */
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
    const [cancelled, event] = cancelCall(await this.find.execute(token), this.clock.now());

    return this.transaction.inTransaction(async () => {
      const saved = await this.calls.save(cancelled, event);
      await this.mails.tell('cancelled', saved, token);
      return saved;
    });
  }
}
