import {
  type Actor,
  type Clock,
  eachByItself,
  type ProfileRef,
  theProduct,
  type Transaction,
} from '../../../shared/kernel/index.js';
import { accountEvent, type Closure, leaving } from '../domain/closure.js';
import { privacyErrors } from '../domain/privacy.errors.js';
import type { Person, Subject } from '../domain/subject.js';
import type { AccountMails, Holders, People } from '../ports/neighbours.js';
import type { ExportFiles, ExportRepository, ClosureRepository } from '../ports/repositories.js';

/** Erasure, in the open transaction: ends what is open, erases, and publishes a last event. */
export class ForgetPerson {
  constructor(
    private readonly holders: Holders,
    private readonly exports: ExportRepository,
    private readonly files: ExportFiles,
    private readonly mails: AccountMails,
    private readonly clock: Clock,
  ) {}

  async execute(person: Person, profiles: Subject['profiles']): Promise<void> {
    const now = this.clock.now();
    const subject: Subject = { userId: person.userId, email: person.email, profiles };
    const copies = await this.exports.allOf(person.userId);
    await this.holders.withdraw(subject, now);
    await this.holders.erase(subject, now);
    for (const { id } of copies) await this.files.remove(id); // now that no attempt in progress can turn into one
    await this.mails.erased(person);
  }
}

/** Erases someone who wrote to us at once, without a cooling-off period. */
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
   * @param withBrands also closes the brands that only this person owns
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

const accountsAtOnce = 20;

/** Erases accounts whose cooling-off period is over. Returns how many. */
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
    await eachByItself(await this.closures.due(this.clock.now(), accountsAtOnce), async (closure) => {
      if (await this.erase(closure)) erased++;
    });
    return erased;
  }

  /** Deleting the closure decides the race: either the person keeps the account, or this erases it. */
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

/** A nil id: the profile is erased, while its people stay. */
const nobody = '00000000-0000-0000-0000-000000000000';

/** A profile deleted by staff can no longer be restored: its personal data is erased. */
export class ForgetProfile {
  constructor(
    private readonly holders: Holders,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** Idempotent. */
  async execute(profile: ProfileRef): Promise<void> {
    const subject: Subject = { userId: nobody, email: '', profiles: [profile] };
    const now = this.clock.now();
    await this.transaction.inTransaction(async () => {
      await this.holders.withdraw(subject, now);
      await this.holders.erase(subject, now);
    });
  }
}
