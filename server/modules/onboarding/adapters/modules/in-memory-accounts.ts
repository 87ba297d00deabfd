import { DomainError } from '../../../../shared/kernel/index.js';
import { Accounts, type BrandAccount, type ClaimantAccount, type InfluencerAccount } from '../../ports/accounts.js';

/** Knows the e-mail addresses that it has opened accounts for. */
export class InMemoryAccounts extends Accounts {
  readonly opened: (BrandAccount | InfluencerAccount | ClaimantAccount)[] = [];
  /** Handles of imported profiles that nobody looks after. */
  readonly unclaimed: string[] = [];
  readonly claimed: { email: string; handle: string }[] = [];
  readonly keptHandles: string[] = [];
  readonly mailedLinks: string[] = [];

  openBrand(account: BrandAccount): Promise<string> {
    return this.open(account);
  }

  async openInfluencer(account: InfluencerAccount): Promise<string> {
    if (this.unclaimed.includes(account.handle))
      throw new DomainError('conflict', 'profiles/handle-unclaimed', 'Nobody looks after this profile yet.');
    const taken =
      this.keptHandles.includes(account.handle) ||
      this.opened.some((other) => 'handle' in other && other.handle === account.handle);
    if (taken) throw new DomainError('conflict', 'profiles/handle-taken', 'Another influencer already has the handle.');
    return this.open(account);
  }

  async openClaimant({ email, name, handle }: ClaimantAccount): Promise<void> {
    if (!this.unclaimed.includes(handle))
      throw new DomainError('conflict', 'profiles/nothing-to-claim', 'There is nothing to claim.');
    await this.open({ email, name, handle });
    this.claimed.push({ email, handle });
  }

  async keepHandle(handle: string): Promise<void> {
    this.keptHandles.push(handle);
  }

  async mailLink(email: string): Promise<void> {
    this.mailedLinks.push(email);
  }

  private async open(account: BrandAccount | InfluencerAccount | ClaimantAccount): Promise<string> {
    if (this.opened.some(({ email }) => email === account.email)) {
      throw new DomainError('conflict', 'identity/email-taken', 'There is already a user with this e-mail address.');
    }
    return `profile-${this.opened.push(account)}`;
  }
}
