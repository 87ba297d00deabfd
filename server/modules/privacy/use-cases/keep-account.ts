import type { Actor, Clock, Transaction } from '../../../shared/kernel/index.js';
import { accountEvent } from '../domain/closure.js';
import { privacyErrors } from '../domain/privacy.errors.js';
import type { AccountMails } from '../ports/account-mails.js';
import type { ClosureRepository } from '../ports/closure.repository.js';
import type { Holders } from '../ports/holders.js';
import type { People } from '../ports/people.js';

/** Somebody keeps the account that they had closed. */
export class KeepAccount {
  constructor(
    private readonly closures: ClosureRepository,
    private readonly holders: Holders,
    private readonly people: People,
    private readonly mails: AccountMails,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @throws privacy/not-closing */
  async execute(actor: Actor): Promise<void> {
    const closure = await this.closures.find(actor.userId);
    if (!closure) throw privacyErrors.notClosing();
    const person = await this.people.get(actor.userId);
    const now = this.clock.now();
    await this.transaction.inTransaction(async () => {
      const kept = await this.closures.take(actor.userId, accountEvent('account.kept', closure, actor, now));
      if (!kept) throw privacyErrors.notClosing();
      await this.holders.bringBack({ ...person, profiles: closure.profiles }, now);
      await this.mails.kept(person);
    });
  }
}
