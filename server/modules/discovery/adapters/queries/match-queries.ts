import type { BrowserFilter } from '../../domain/browser-filter.js';
import { discoveryErrors } from '../../domain/discovery.errors.js';
import { type Match, matchOf, type NearText, type Target, targetOf, targetOfOffer } from '../../domain/match.js';
import type { TargetingRepository, TextSimilarity } from '../../ports/repositories.js';
import type { MatchPage, MatchRanking } from '../persistence/match-ranking.js';
import type { MatchSubjects } from '../persistence/match-subjects.js';
import type { BrowserQueries } from './browser-queries.js';

/** Who suits a brand or one of its offers best, and why. */
export class MatchQueries {
  constructor(
    private readonly subjects: MatchSubjects,
    private readonly targetings: TargetingRepository,
    private readonly similarity: TextSimilarity,
    private readonly ranking: MatchRanking,
    private readonly browser: BrowserQueries,
  ) {}

  /**
   * The JSON text of a `MatchedPage`; if nobody matches the words exactly, close matches without scores.
   * @throws discovery/offer-not-found when it is not this brand's
   */
  async page(brandId: string, offerId: string | null, filter: BrowserFilter, page: MatchPage): Promise<string> {
    const target = await this.targetFor(brandId, offerId);
    const matched = await this.ranking.page(target, await this.near(target, offerId), filter, page);
    return matched ?? this.browser.page(filter, { ...page, sort: 'followers' });
  }

  /** @throws discovery/offer-not-found, discovery/influencer-not-found */
  async explain(brandId: string, offerId: string | null, influencerId: string): Promise<Match> {
    return this.matchFor(await this.targetFor(brandId, offerId), offerId, influencerId);
  }

  /**
   * How a live offer suits an influencer, from their point of view. @throws discovery/offer-not-found,
   * discovery/influencer-not-found
   */
  async explainOffer(offerId: string, influencerId: string): Promise<Match> {
    const offer = await this.subjects.ofOffer(offerId);
    if (!offer.live) throw discoveryErrors.offerNotFound(offerId);
    return this.matchFor(targetOfOffer(offer, await this.targetings.of(offer.brandId)), offerId, influencerId);
  }

  private async matchFor(target: Target, offerId: string | null, influencerId: string): Promise<Match> {
    const tastes = await this.ranking.tastesOf(influencerId);
    const near = await this.near(target, offerId);
    return matchOf(target, tastes, near.get(influencerId) ?? null);
  }

  /** Similarity to the offer's text or, without an offer, to the brand's own words. */
  private near(target: Target, offerId: string | null): Promise<ReadonlyMap<string, NearText>> {
    return offerId === null ? this.similarity.near(target.words) : this.similarity.nearOffer(offerId);
  }

  private async targetFor(brandId: string, offerId: string | null): Promise<Target> {
    const targeting = await this.targetings.of(brandId);
    if (offerId === null) return targetOf(await this.subjects.ofBrand(brandId), targeting);
    const offer = await this.subjects.ofOffer(offerId);
    if (offer.brandId !== brandId) throw discoveryErrors.offerNotFound(offerId); // do not reveal other brands' offers
    return targetOfOffer(offer, targeting);
  }
}
