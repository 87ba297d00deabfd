import type { Platform } from '../../../../contract/lists/index.js';
import { accountFault } from '../../../../contract/rules/platform-address/person-in.js';
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

type Person = Omit<ClaimantAccount, 'handle'>;

/** Profiles creates the profile, identity the account. */
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

  async openBrand({ brand, ...person }: BrandAccount): Promise<string> {
    const { id } = await this.createBrand.execute(theProduct, { ...brand, email: person.email }, null);
    return this.openFor({ uid: id, type: 'brand' }, person);
  }

  async openInfluencer({ email, termsVersion, platform, ...details }: InfluencerAccount): Promise<string> {
    const { name, handle } = details;
    const { id } = await this.joinInfluencer.execute(theProduct, { ...details, ...accountOf(platform, handle) });
    return this.openFor({ uid: id, type: 'influencer' }, { email, name, termsVersion });
  }

  async openClaimant({ handle, ...person }: ClaimantAccount): Promise<void> {
    const { userId } = await this.identity.createUser(person);
    await this.requestClaim.execute({ userId, role: 'guest' }, handle);
  }

  async keepHandle(handle: string, platform: Platform): Promise<void> {
    await this.reserveHandle.execute(handle, platform);
  }

  async mailLink(email: string): Promise<void> {
    await this.identity.mailSignInLink(email);
  }

  private async openFor(profile: ProfileRef, person: Person): Promise<string> {
    await this.identity.createUser({ ...person, memberships: [{ profile, kind: 'linked', role: 'owner' }] });
    return profile.uid;
  }
}

/** The handle becomes the first entry in Socials, if it is valid on that platform. */
const accountOf = (platform: Platform, handle: string) =>
  accountFault(platform, handle)
    ? {}
    : { accounts: [{ platform, handle, followers: null, engagement: null, country: null, categories: [] }] };

export class ProfileBrands extends Brands {
  constructor(private readonly profiles: ProfilesApi) {
    super();
  }

  async nameOf(brandId: string): Promise<string> {
    return (await this.profiles.brandCard(brandId)).name;
  }
}
