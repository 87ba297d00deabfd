import type { ProfileRef } from '../../../../shared/kernel/index.js';
import type { ProfilesApi } from '../../../profiles/index.js';
import { Counterparts } from '../../ports/counterparts.js';

/** Profiles know who is there. */
export class ProfileCounterparts extends Counterparts {
  constructor(private readonly profiles: ProfilesApi) {
    super();
  }

  async exist({ type, uid }: ProfileRef): Promise<boolean> {
    const cards = type === 'brand' ? this.profiles.brandCards([uid]) : this.profiles.influencerCards([uid]);
    return (await cards).has(uid);
  }
}
