import type { Clock, Transaction } from '../../../shared/kernel/index.js';
import { type Call, moveCall } from '../domain/call.js';
import type { CallMails } from '../ports/call-mails.js';
import type { CallRepository } from '../ports/call.repository.js';
import type { EntryLimits } from '../ports/entry-limits.js';
import type { FindCall } from './find-call.js';

/** The person with the mailed token takes another free time instead. */
export class MoveCall {
  constructor(
    private readonly find: FindCall,
    private readonly calls: CallRepository,
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
    const [moved, event] = moveCall(call, startsAt, this.clock.now());

    return this.transaction.inTransaction(async () => {
      const saved = await this.calls.save(moved, event);
      await this.mails.tell('moved', saved, token);
      return saved;
    });
  }
}
