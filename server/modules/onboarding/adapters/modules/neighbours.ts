import { type ProfileRef, theProduct } from '../../../../shared/kernel/index.js';
import type { IdentityApi } from '../../../identity/index.js';
import type { CreateBrand, JoinInfluencer, ProfilesApi, ReserveHandle } from '../../../profiles/index.js';
import type { RequestClaim } from '../../../vetting/index.js';
import {
  Accounts,
  type BrandAccount,
  Brands,
  type ClaimantAccount,
  type InfluencerAccount,
} from '../../ports/neighbours.js';

/** Profiles make the profile, identity the account. */
export class ProductAccounts extends Accounts {
  constructor(
    private readonly createBrand: CreateBrand,
    private readonly joinInfluencer: JoinInfluencer,
    private readonly reserveHandle: ReserveHandle,
    private readonly requestClaim: RequestClaim,
    private readonly identity: IdentityApi,
  ) {
    super();
  }

  async openBrand({ email, name, brand }: BrandAccount): Promise<string> {
    const { id } = await this.createBrand.execute(theProduct, { ...brand, email }, null);
    return this.openFor({ uid: id, type: 'brand' }, email, name);
  }

  async openInfluencer({ email, ...details }: InfluencerAccount): Promise<string> {
    const { id } = await this.joinInfluencer.execute(theProduct, details);
    return this.openFor({ uid: id, type: 'influencer' }, email, details.name);
  }

  async openClaimant({ email, name, handle }: ClaimantAccount): Promise<void> {
    const { userId } = await this.identity.createUser({ email, name });
    await this.requestClaim.execute({ userId, role: 'guest' }, handle);
  }

  async keepHandle(handle: string): Promise<void> {
    await this.reserveHandle.execute(handle);
  }

  async mailLink(email: string): Promise<void> {
    await this.identity.mailSignInLink(email);
  }

  private async openFor(profile: ProfileRef, email: string, name: string): Promise<string> {
    await this.identity.createUser({ email, name, memberships: [{ profile, kind: 'linked', role: 'owner' }] });
    return profile.uid;
  }
}

export class ProfileBrands extends Brands {
  constructor(private readonly profiles: ProfilesApi) {
    super();
  }

  async nameOf(brandId: string): Promise<string> {
    return (await this.profiles.brandCard(brandId)).name;
  }
}
