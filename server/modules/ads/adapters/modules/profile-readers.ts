import type { ProfilesApi } from '../../../profiles/index.js';
import type { Actor } from '../../../../shared/kernel/index.js';
import { Readers } from '../../ports/readers.js';

export class ProfileReaders extends Readers {
  constructor(private readonly profiles: ProfilesApi) {
    super();
  }

  async get({ profile }: Actor): Promise<{ city: string | null; followers: number | null }> {
    if (profile?.type !== 'influencer') return { city: null, followers: null };
    const { city, followers } = await this.profiles.influencerCard(profile.uid);
    return { city, followers };
  }
}
