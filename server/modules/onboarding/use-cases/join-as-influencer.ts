import type { InfluencerCity } from '../../../contract/lists/index.js';
import type { Clock } from '../../../shared/kernel/index.js';
import { checkAdult } from '../domain/age.js';
import type { Accounts } from '../ports/accounts.js';
import type { OpenAccount } from './open-account.js';

export type JoiningInfluencer = Readonly<{
  name: string;
  handle: string;
  city: InfluencerCity;
  email: string;
  dateOfBirth: string;
  /** Whose invitation brought them; null for nobody's. */
  invitedBy: string | null;
}>;

/** An influencer joins by themselves. */
export class JoinAsInfluencer {
  constructor(
    private readonly accounts: Accounts,
    private readonly openAccount: OpenAccount,
    private readonly clock: Clock,
  ) {}

  /**
   * @param address the visitor's network address
   * @throws onboarding/too-young, onboarding/impossible-date-of-birth, onboarding/invalid-email,
   *   onboarding/too-many-requests, profiles/handle-taken
   */
  async execute(address: string, joining: JoiningInfluencer): Promise<void> {
    const { name, handle, city, dateOfBirth, invitedBy } = joining;
    checkAdult(dateOfBirth, this.clock.now());
    await this.openAccount.execute(address, joining.email, async (email) => {
      const profileUid = await this.accounts.openInfluencer({ email, name, handle, city });
      return { kind: 'influencer', email, name, company: handle, dateOfBirth, invitedBy, profileUid };
    });
  }
}
