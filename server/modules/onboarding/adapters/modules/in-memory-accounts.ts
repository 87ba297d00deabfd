import { DomainError } from '../../../../shared/kernel/index.js';
import { Accounts, type BrandAccount, type InfluencerAccount } from '../../ports/accounts.js';

/** Knows the e-mail addresses that it has opened accounts for. */
export class InMemoryAccounts extends Accounts {
  readonly opened: (BrandAccount | InfluencerAccount)[] = [];
  readonly mailedLinks: string[] = [];

  openBrand(account: BrandAccount): Promise<string> {
    return this.open(account);
  }

  async openInfluencer(account: InfluencerAccount): Promise<string> {
    const taken = this.opened.some((other) => 'handle' in other && other.handle === account.handle);
    if (taken) throw new DomainError('conflict', 'profiles/handle-taken', 'Another influencer already has the handle.');
    return this.open(account);
  }

  async mailLink(email: string): Promise<void> {
    this.mailedLinks.push(email);
  }

  private async open(account: BrandAccount | InfluencerAccount): Promise<string> {
    if (this.opened.some(({ email }) => email === account.email)) {
      throw new DomainError('conflict', 'identity/email-taken', 'There is already a user with this e-mail address.');
    }
    return `profile-${this.opened.push(account)}`;
  }
}
