import type { Choice } from '../../contract/rules/choice.js';
import type { BrandCard, BrandContact, InfluencerCard, ProfileQueries } from './adapters/queries/profile.queries.js';
import type { UnclaimedProfile } from './domain/influencer.js';
import { profileErrors } from './domain/profile.errors.js';
import { profileStrength } from './domain/profile-strength.js';
import type { Venue } from './domain/venue.js';
import type { InfluencerProfileRepository, InfluencerRepository } from './ports/influencers.js';
import type { VenueRepository } from './ports/brands.js';

/** What other modules can ask of profiles. */
export class ProfilesApi {
  constructor(
    private readonly profiles: ProfileQueries,
    private readonly venues: VenueRepository,
    private readonly influencers: InfluencerRepository,
    private readonly influencerProfiles: InfluencerProfileRepository,
  ) {}

  /** A brand's places, by name: at most 50. */
  async venuesOf(
    brandId: string,
  ): Promise<readonly Pick<Venue, 'id' | 'name' | 'address' | 'city' | 'point' | 'openingHours'>[]> {
    return this.venues.ofBrand(brandId);
  }

  /** @throws profiles/brand-not-found */
  async brandCard(id: string): Promise<BrandCard> {
    const [card] = await this.profiles.brandCards([id]);
    if (!card) throw profileErrors.brandNotFound(id);
    return card;
  }

  /** By id; unknown ids are missing. */
  async brandCards(ids: readonly string[]): Promise<ReadonlyMap<string, BrandCard>> {
    return byId(await this.profiles.brandCards(ids));
  }

  /** The brand's email address for billing; never shown to others. @throws profiles/brand-not-found */
  async brandContact(id: string): Promise<BrandContact> {
    const contact = await this.profiles.brandContact(id);
    if (!contact) throw profileErrors.brandNotFound(id);
    return contact;
  }

  /** Existing ones with this name and email, ignoring case. */
  brandsNamed(brands: readonly BrandContact[]): Promise<readonly BrandContact[]> {
    return this.profiles.brandsNamed(brands);
  }

  /** Whether this brand's account is neither deleted nor erased. */
  isBrandOpen(id: string): Promise<boolean> {
    return this.profiles.isBrandOpen(id);
  }

  /** @throws profiles/influencer-not-found */
  async influencerCard(id: string): Promise<InfluencerCard> {
    const [card] = await this.profiles.influencerCards([id]);
    if (!card) throw profileErrors.influencerNotFound(id);
    return card;
  }

  /** How complete this profile is, as a whole percentage. @throws profiles/influencer-not-found */
  async influencerStrength(id: string): Promise<number> {
    return profileStrength(await this.influencerProfiles.get(id)).percent;
  }

  /** The unclaimed profile with this handle, ignoring case; else null. */
  unclaimed(handle: string): Promise<UnclaimedProfile | null> {
    return this.influencers.unclaimed(handle);
  }

  /** Food risks by influencer, without those who haven't answered. Only for a caller about to serve them. */
  foodRisks(influencerIds: readonly string[]): Promise<ReadonlyMap<string, Choice<string>>> {
    return this.profiles.foodRisks(influencerIds);
  }

  /** By id; unknown ids are missing. */
  async influencerCards(ids: readonly string[]): Promise<ReadonlyMap<string, InfluencerCard>> {
    return byId(await this.profiles.influencerCards(ids));
  }
}

const byId = <Card extends { id: string }>(cards: readonly Card[]): ReadonlyMap<string, Card> =>
  new Map(cards.map((card) => [card.id, card]));
