import type { Clock, ProfileRef, Transaction } from '../../../shared/kernel/index.js';
import type { Subject } from '../domain/subject.js';
import type { Holders } from '../ports/holders.js';

/** Nobody's id: a profile is forgotten, and the people who worked with it stay. */
const nobody = '00000000-0000-0000-0000-000000000000';

/** A profile that staff had deleted can no longer be brought back: what it says of somebody is erased. */
export class ForgetProfile {
  constructor(
    private readonly holders: Holders,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** May be asked again. */
  async execute(profile: ProfileRef): Promise<void> {
    const subject: Subject = { userId: nobody, email: '', profiles: [profile] };
    const now = this.clock.now();
    await this.transaction.inTransaction(async () => {
      await this.holders.withdraw(subject, now);
      await this.holders.erase(subject, now);
    });
  }
}
