import { profileErrors } from './domain/profile.errors.js';
import type { BrandCard, InfluencerCard, ProfileQueries } from './ports/profile.queries.js';

/** What other modules may ask of profiles. */
export class ProfilesApi {
  constructor(private readonly profiles: ProfileQueries) {}

  /** @throws profiles/brand-not-found */
  async brandCard(id: string): Promise<BrandCard> {
    const [card] = await this.profiles.brandCards([id]);
    if (!card) throw profileErrors.brandNotFound(id);
    return card;
  }

  /** By id; ids that do not exist are missing. */
  async brandCards(ids: readonly string[]): Promise<ReadonlyMap<string, BrandCard>> {
    return byId(await this.profiles.brandCards(ids));
  }

  /** @throws profiles/influencer-not-found */
  async influencerCard(id: string): Promise<InfluencerCard> {
    const [card] = await this.profiles.influencerCards([id]);
    if (!card) throw profileErrors.influencerNotFound(id);
    return card;
  }

  /** By id; ids that do not exist are missing. */
  async influencerCards(ids: readonly string[]): Promise<ReadonlyMap<string, InfluencerCard>> {
    return byId(await this.profiles.influencerCards(ids));
  }
}

const byId = <Card extends { id: string }>(cards: readonly Card[]): ReadonlyMap<string, Card> =>
  new Map(cards.map((card) => [card.id, card]));
