import type { ProfileRef } from '../../../../shared/kernel/index.js';
import { type ProfileCard, ProfileCards } from '../../../identity/index.js';
import type { Subscriptions } from '../../ports/neighbours.js';
import type { BrandCard, InfluencerCard, ProfileQueries } from '../queries/profile.queries.js';

/** Tells identity the cards of brands and influencers. */
export class StoredProfileCards extends ProfileCards {
  constructor(
    private readonly profiles: ProfileQueries,
    private readonly subscriptions: Subscriptions,
  ) {
    super();
  }

  async cardsOf(refs: readonly ProfileRef[]): Promise<(ProfileCard | null)[]> {
    const idsOf = (wanted: ProfileRef['type']) => refs.filter(({ type }) => type === wanted).map(({ uid }) => uid);
    const [brands, influencers, paying] = await Promise.all([
      this.brands(idsOf('brand')),
      this.influencers(idsOf('influencer')),
      this.paying(idsOf('brand')),
    ]);
    return refs.map(({ uid, type }) => {
      const card = (type === 'brand' ? brands : influencers).find(({ id }) => id === uid);
      return card ? cardOf(card, paying.get(uid) ?? false) : null;
    });
  }

  private async brands(ids: readonly string[]): Promise<BrandCard[]> {
    return ids.length > 0 ? this.profiles.brandCards(ids) : [];
  }

  private async influencers(ids: readonly string[]): Promise<InfluencerCard[]> {
    return ids.length > 0 ? this.profiles.influencerCards(ids) : [];
  }

  private async paying(ids: readonly string[]): Promise<ReadonlyMap<string, boolean>> {
    return ids.length > 0 ? this.subscriptions.payingOf(ids) : new Map();
  }
}

const cardOf = (card: BrandCard | InfluencerCard, paying: boolean): ProfileCard => ({
  name: card.name,
  slug: card.slug,
  handle: 'handle' in card ? card.handle : null,
  avatar: card.avatarPath === null ? null : { file_path: card.avatarPath },
  profile_media: 'pictures' in card ? card.pictures.map((path) => ({ file_path: path })) : [],
  profile_pic: card.avatarPath,
  paying,
});
