import type { ProfilesApi } from '../../../profiles/index.js';
import type { WatchedEndpoint } from '../../ports/endpoint.repository.js';

/** Whose webhooks they are, by name, for staff. */
export class WebhookOwners {
  constructor(private readonly profiles: Pick<ProfilesApi, 'brandCards' | 'influencerCards'>) {}

  /** By the id of the profile; accounts that are gone are missing. */
  async namesOf(
    endpoints: readonly Pick<WatchedEndpoint, 'profileUid' | 'profileType'>[],
  ): Promise<ReadonlyMap<string, string>> {
    const uidsOf = (type: WatchedEndpoint['profileType']) => [
      ...new Set(endpoints.filter(({ profileType }) => profileType === type).map(({ profileUid }) => profileUid)),
    ];
    const brands = await this.profiles.brandCards(uidsOf('brand'));
    const influencers = await this.profiles.influencerCards(uidsOf('influencer'));
    return new Map([...brands.values(), ...influencers.values()].map(({ id, name }) => [id, name]));
  }
}
