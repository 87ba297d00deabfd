import { type Clock, eachByItself, theProduct, type Transaction } from '../../../shared/kernel/index.js';
import { accountEvent, type Closure } from '../domain/closure.js';
import type { ClosureRepository } from '../ports/closure.repository.js';
import type { People } from '../ports/people.js';
import type { ForgetPerson } from './forget-person.js';

const batch = 20;

/** Accounts whose time to think again is over are erased. Answers how many were. */
export class EraseDueAccounts {
  constructor(
    private readonly closures: ClosureRepository,
    private readonly people: People,
    private readonly forget: ForgetPerson,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<number> {
    let erased = 0;
    await eachByItself(await this.closures.due(this.clock.now(), batch), async (closure) => {
      if (await this.erase(closure)) erased++;
    });
    return erased;
  }

  /** Whoever takes the closure away decides: the person who keeps the account, or this. */
  private erase(closure: Closure): Promise<boolean> {
    return this.transaction.inTransaction(async () => {
      const person = await this.people.get(closure.userId);
      const event = accountEvent('account.erased', closure, theProduct, this.clock.now());
      if (!(await this.closures.take(closure.userId, event))) return false;
      const stillTheirs = closure.profiles.filter(({ uid }) => person.owns.some((own) => own.uid === uid));
      await this.forget.execute(person, stillTheirs);
      return true;
    });
  }
}
