import type { ProfileRef } from '../../../../shared/kernel/index.js';
import { type ProfileCard, ProfileCards } from '../../../identity/index.js';
import { profileErrors } from '../../domain/profile.errors.js';
import type { BrandCard, InfluencerCard, ProfileQueries } from '../../ports/profile.queries.js';
import type { Subscriptions } from '../../ports/subscriptions.js';

/** Tells identity how brands and influencers introduce themselves. */
export class StoredProfileCards extends ProfileCards {
  constructor(
    private readonly profiles: ProfileQueries,
    private readonly subscriptions: Subscriptions,
  ) {
    super();
  }

  async cardsOf(refs: readonly ProfileRef[]): Promise<ProfileCard[]> {
    const idsOf = (wanted: ProfileRef['type']) => refs.filter(({ type }) => type === wanted).map(({ uid }) => uid);
    const [brands, influencers, paying] = await Promise.all([
      this.brands(idsOf('brand')),
      this.influencers(idsOf('influencer')),
      this.paying(idsOf('brand')),
    ]);
    return refs.map(({ uid, type }) => {
      if (type === 'influencer') return cardOf(found(influencers, uid, profileErrors.influencerNotFound), false);
      return cardOf(found(brands, uid, profileErrors.brandNotFound), paying.get(uid) ?? false);
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

function found<Card extends { id: string }>(cards: readonly Card[], id: string, missing: (id: string) => Error): Card {
  const card = cards.find((candidate) => candidate.id === id);
  if (!card) throw missing(id);
  return card;
}

const cardOf = (card: BrandCard | InfluencerCard, paying: boolean): ProfileCard => ({
  name: card.name,
  slug: card.slug,
  handle: 'handle' in card ? card.handle : null,
  avatar: card.avatarPath === null ? null : { file_path: card.avatarPath },
  profile_media: [],
  profile_pic: card.avatarPath,
  paying,
});
