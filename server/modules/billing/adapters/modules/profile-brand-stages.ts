import type { MarkSubscribed } from '../../../profiles/index.js';
import { BrandStages } from '../../ports/brand-stages.js';

export class ProfileBrandStages extends BrandStages {
  constructor(private readonly profiles: MarkSubscribed) {
    super();
  }

  async markSubscribed(brandId: string): Promise<void> {
    await this.profiles.execute(brandId);
  }
}
