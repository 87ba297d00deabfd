import { type Actor, type Clock, type Transaction } from '../../../shared/kernel/index.js';
import { accountEvent, leaving } from '../domain/closure.js';
import { privacyErrors } from '../domain/privacy.errors.js';
import type { ClosureRepository } from '../ports/closure.repository.js';
import type { Holders } from '../ports/holders.js';
import type { People } from '../ports/people.js';
import type { ForgetPerson } from './forget-person.js';

/** Somebody who wrote to us is erased at once, without the time to think again. */
export class EraseAccount {
  constructor(
    private readonly closures: ClosureRepository,
    private readonly people: People,
    private readonly holders: Holders,
    private readonly forget: ForgetPerson,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /**
   * @param withBrands the brands of which the person is the only owner are closed too
   * @throws privacy/nobody, privacy/owns-brands, privacy/not-settled
   */
  async execute(actor: Actor, email: string, { withBrands }: { withBrands: boolean }): Promise<void> {
    const person = await this.people.findByEmail(email);
    if (!person) throw privacyErrors.nobody(email);
    const brands = person.owns.filter(({ type }) => type === 'brand').map(({ uid }) => uid);
    const subject = leaving(person, withBrands ? brands : [], await this.people.brandNames(brands));
    const obstacles = await this.holders.obstaclesFor(subject);
    if (obstacles.length > 0) throw privacyErrors.obstacles(obstacles);

    await this.transaction.inTransaction(async () => {
      await this.forget.execute(person, subject.profiles);
      const event = accountEvent('account.erased', subject, actor, this.clock.now());
      if (!(await this.closures.take(person.userId, event))) await this.closures.tell(event);
    });
  }
}
