import type { Actor, Clock, Transaction } from '../../../shared/kernel/index.js';
import { accountEvent, closeAccount, type Closure, leaving } from '../domain/closure.js';
import { privacyErrors } from '../domain/privacy.errors.js';
import type { AccountMails, Holders, People } from '../ports/neighbours.js';
import type { ClosureRepository } from '../ports/repositories.js';

export type OwnBrand = Readonly<{ uid: string; name: string }>;

/** Whether the account is being closed, and which brands the person must transfer or close with it. */
type ClosingState = Readonly<{ closure: Closure | null; brands: readonly OwnBrand[] }>;

/** Someone closes their account. It is hidden at once, and erased after the cooling-off period. */
export class CloseAccount {
  constructor(
    private readonly closures: ClosureRepository,
    private readonly holders: Holders,
    private readonly people: People,
    private readonly mails: AccountMails,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  async state({ userId }: Actor): Promise<ClosingState> {
    const { owns } = await this.people.get(userId);
    const uids = owns.filter(({ type }) => type === 'brand').map(({ uid }) => uid);
    const names = await this.people.brandNames(uids);
    return {
      closure: await this.closures.find(userId),
      brands: uids.map((uid) => ({ uid, name: names.get(uid) ?? 'A brand without a name' })),
    };
  }

  /**
   * @param closeBrands uids of the brands to close with the account
   * @throws privacy/already-closing, privacy/owns-brands, privacy/not-your-brand, privacy/not-settled
   */
  async execute(actor: Actor, closeBrands: readonly string[]): Promise<Closure> {
    const person = await this.people.get(actor.userId);
    const subject = leaving(person, closeBrands, await this.people.brandNames(person.owns.map(({ uid }) => uid)));
    const obstacles = await this.holders.obstaclesFor(subject);
    if (obstacles.length > 0) throw privacyErrors.obstacles(obstacles);

    const now = this.clock.now();
    const [closure, event] = closeAccount(subject, actor, now);
    await this.transaction.inTransaction(async () => {
      await this.closures.add(closure, event);
      await this.holders.withdraw(subject, now);
      await this.mails.closing(person, closure);
      await this.people.signOutEverywhere(actor.userId);
    });
    return closure;
  }
}

/** Someone keeps an account that they had closed. */
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
