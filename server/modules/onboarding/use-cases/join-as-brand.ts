import type { BrandCategory, City } from '../../../contract/lists/index.js';
import type { PlanId } from '../../../contract/plans.js';
import type { Accounts } from '../ports/accounts.js';
import type { OpenAccount } from './open-account.js';

export type JoiningBrand = Readonly<{
  tier: PlanId;
  brandName: string;
  city: City;
  category: BrandCategory;
  name: string;
  email: string;
}>;

/** A brand joins by itself. It is on Basic until it pays; the plan it chose is remembered on its lead. */
export class JoinAsBrand {
  constructor(
    private readonly accounts: Accounts,
    private readonly openAccount: OpenAccount,
  ) {}

  /** @param address the visitor's network address. @throws onboarding/invalid-email, onboarding/too-many-requests */
  async execute(address: string, { brandName, city, category, name, tier, ...joining }: JoiningBrand): Promise<void> {
    await this.openAccount.execute(address, joining.email, async (email) => {
      const brand = { name: brandName, city, category };
      const profileUid = await this.accounts.openBrand({ email, name, brand });
      return { kind: 'brand', email, name, company: brandName, tier, profileUid };
    });
  }
}
