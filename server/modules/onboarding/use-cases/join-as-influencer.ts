import type { InfluencerCity } from '../../../contract/lists/index.js';
import type { Clock } from '../../../shared/kernel/index.js';
import { checkAdult } from '../domain/age.js';
import type { LeadFacts } from '../domain/lead.js';
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
  /** The handle is that of an imported profile, and they say that it is theirs. */
  claim?: boolean;
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
   *   onboarding/too-many-requests, profiles/handle-taken, profiles/handle-unclaimed, profiles/nothing-to-claim
   */
  async execute(address: string, joining: JoiningInfluencer): Promise<void> {
    const { name, handle, city, dateOfBirth, invitedBy, claim } = joining;
    checkAdult(dateOfBirth, this.clock.now());
    const open = async (email: string): Promise<LeadFacts> => {
      const profileUid = claim
        ? await this.accounts.openClaimant({ email, name, handle }).then(() => null)
        : await this.accounts.openInfluencer({ email, name, handle, city, dateOfBirth });
      return { kind: 'influencer', email, name, company: handle, dateOfBirth, invitedBy, profileUid };
    };
    // Whoever joins with somebody else's address and looks for the handle afterwards finds it taken in either case; a claim
    // leaves nothing to be found.
    const leaveTrace = claim ? undefined : () => this.accounts.keepHandle(handle);
    await this.openAccount.execute(address, joining.email, open, leaveTrace);
  }
}
