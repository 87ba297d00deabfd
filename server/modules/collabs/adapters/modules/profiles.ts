import type { ProfileRef } from '../../../../shared/kernel/index.js';
import type { KeepFoodRisks, ProfilesApi } from '../../../profiles/index.js';
import { Deletions, FoodRisks } from '../../ports/neighbours.js';
import type { Choice } from '../../../../contract/rules/choice.js';

/** Profiles return no card for deleted profiles. */
export class ProfileDeletions extends Deletions {
  constructor(private readonly profiles: Pick<ProfilesApi, 'brandCards' | 'influencerCards'>) {
    super();
  }

  async among(profiles: readonly ProfileRef[]): Promise<readonly ProfileRef[]> {
    const uidsOf = (type: ProfileRef['type']) => profiles.filter((each) => each.type === type).map(({ uid }) => uid);
    const [brands, influencers] = [uidsOf('brand'), uidsOf('influencer')];
    const there = await Promise.all([
      brands.length > 0 ? this.profiles.brandCards(brands) : undefined,
      influencers.length > 0 ? this.profiles.influencerCards(influencers) : undefined,
    ]);
    return profiles.filter(({ uid }) => !there.some((cards) => cards?.has(uid)));
  }
}

/** Influencers set it in their profile. */
export class ProfileFoodRisks extends FoodRisks {
  constructor(
    private readonly profiles: ProfilesApi,
    private readonly keepFoodRisks: KeepFoodRisks,
  ) {
    super();
  }

  ofMany(influencerIds: readonly string[]): Promise<ReadonlyMap<string, Choice<string>>> {
    return this.profiles.foodRisks(influencerIds);
  }

  keep(influencerId: string, own: Choice<string>): Promise<void> {
    return this.keepFoodRisks.execute(influencerId, own);
  }
}
