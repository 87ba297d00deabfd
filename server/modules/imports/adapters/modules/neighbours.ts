import type { Actor } from '../../../../shared/kernel/index.js';
import type { CreateBrand, ProfilesApi, UpsertInfluencers } from '../../../profiles/index.js';
import { brandKeyOf, type NewBrand } from '../../domain/brand-row.js';
import type { RowOutcome } from '../../domain/report.js';
import { Brands, type CandidateBatch, Influencers } from '../../ports/neighbours.js';

export class ProfileBrands extends Brands {
  constructor(
    private readonly profiles: ProfilesApi,
    private readonly createBrand: CreateBrand,
  ) {
    super();
  }

  async known(brands: readonly NewBrand[]): Promise<ReadonlySet<string>> {
    return new Set((await this.profiles.brandsNamed(brands)).map(brandKeyOf));
  }

  async create(actor: Actor, brand: NewBrand): Promise<void> {
    await this.createBrand.execute(actor, brand, null);
  }
}

export class ProfileInfluencers extends Influencers {
  constructor(private readonly upsertInfluencers: UpsertInfluencers) {
    super();
  }

  upsert(actor: Actor, batch: CandidateBatch): Promise<ReadonlyMap<number, RowOutcome>> {
    return this.upsertInfluencers.execute(actor, batch);
  }
}
