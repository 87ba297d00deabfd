import type { Actor, Clock, PictureId, Transaction } from '../../../shared/kernel/index.js';
import { type Brand, type CompanyChanges, describeCompany } from '../domain/brand.js';
import { profileErrors } from '../domain/profile.errors.js';
import type { BrandRepository } from '../ports/brands.js';
import type { PortfolioFiles } from '../ports/neighbours.js';

/** As received: the logo by its file's id; null removes it. */
type AskedCompanyChanges = Omit<CompanyChanges, 'avatarPath'> & Readonly<{ avatar?: PictureId }>;

/** A brand's own people read and edit its profile. */
export class OwnCompany {
  constructor(
    private readonly brands: BrandRepository,
    private readonly files: PortfolioFiles,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @throws profiles/brand-not-found */
  async get(actor: Actor): Promise<Brand> {
    return this.brands.get(brandOf(actor));
  }

  /**
   * @throws profiles/brand-not-found, profiles/no-such-file, profiles/picture-needed, identity/role-not-enough,
   *   identity/seat-needed, profiles/stale
   */
  execute(actor: Actor, { avatar, ...given }: AskedCompanyChanges): Promise<Brand> {
    return this.transaction.inTransaction(async () => {
      const brand = await this.get(actor);
      const avatarPath = await this.files.pictureOf(brand, avatar);

      const described = describeCompany(brand, { ...given, avatarPath }, actor, this.clock.now());

      return described ? this.brands.save(...described) : brand;
    });
  }
}

function brandOf({ profile }: Actor): string {
  if (profile?.type !== 'brand') throw profileErrors.brandNotFound(profile?.uid ?? '');
  return profile.uid;
}
