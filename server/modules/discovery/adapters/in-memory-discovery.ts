import { browserLimits } from '../../../contract/rules/influencer-filters.js';
import { protectedWords } from '../../../contract/rules/match.js';
import { discoveryErrors } from '../domain/discovery.errors.js';
import { type NearText, pointsOfWords } from '../domain/match.js';
import type { SavedSearch, SavedSearchEvent } from '../domain/saved-search.js';
import { noTargeting, type Targeting, type TargetingEvent } from '../domain/targeting.js';
import { SavedSearchRepository, TargetingRepository, tellsAtMost, TextSimilarity } from '../ports/repositories.js';

export class InMemorySavedSearchRepository extends SavedSearchRepository {
  readonly events: SavedSearchEvent[] = [];
  private readonly searches = new Map<string, SavedSearch>();

  async get(id: string): Promise<SavedSearch> {
    const search = this.searches.get(id);
    if (!search) throw discoveryErrors.searchNotFound(id);
    return search;
  }

  async ofBrand(brandId: string): Promise<readonly SavedSearch[]> {
    return this.keptBy(brandId).sort((a, b) => a.name.localeCompare(b.name) || a.id.localeCompare(b.id));
  }

  async save(search: SavedSearch, event: SavedSearchEvent): Promise<SavedSearch> {
    if ((this.searches.get(search.id)?.version ?? 0) !== search.version) throw discoveryErrors.searchStale(search.id);
    const others = this.keptBy(search.brandId).filter(({ id }) => id !== search.id);
    if (search.version === 0 && others.length >= browserLimits.savedSearches)
      throw discoveryErrors.tooManySearches(browserLimits.savedSearches);
    if (others.some(({ name }) => name.toLowerCase() === search.name.toLowerCase()))
      throw discoveryErrors.searchNameTaken(search.name);
    const next = { ...search, version: search.version + 1 };
    this.searches.set(next.id, next);
    this.events.push(event);
    return next;
  }

  async remove(id: string, event: SavedSearchEvent): Promise<void> {
    if (this.searches.delete(id)) this.events.push(event);
  }

  private keptBy(brandId: string): SavedSearch[] {
    return [...this.searches.values()].filter((search) => search.brandId === brandId);
  }
}

export class InMemoryTargetingRepository extends TargetingRepository {
  readonly events: TargetingEvent[] = [];
  private readonly targetings = new Map<string, Targeting>();

  async of(brandId: string): Promise<Targeting> {
    return this.targetings.get(brandId) ?? noTargeting(brandId);
  }

  async save(targeting: Targeting, event: TargetingEvent): Promise<Targeting> {
    const stored = this.targetings.get(targeting.brandId)?.version ?? 0;
    if (stored !== targeting.version) throw discoveryErrors.targetingStale();
    const next = { ...targeting, version: targeting.version + 1 };
    this.targetings.set(next.brandId, next);
    this.events.push(event);
    return next;
  }
}

const saidByAll = new Set(['the', 'and', 'a', 'of', 'in', 'with']);
const wordsOf = (text: string): string[] => [...new Set(text.toLowerCase().split(/\W+/))];

export class InMemoryTextSimilarity extends TextSimilarity {
  readonly bios = new Map<string, string>();
  /** The text of each live offer. */
  readonly offers = new Map<string, string>();

  async near(words: readonly string[]): Promise<ReadonlyMap<string, NearText>> {
    const found = new Map<string, string[]>();
    for (const word of words) {
      const people = [...this.bios].filter(([, bio]) => wordsOf(bio).includes(word));
      if (saidByAll.has(word) || people.length > tellsAtMost) continue;
      for (const [id] of people) found.set(id, [...(found.get(id) ?? []), word]);
    }
    return new Map([...found].map(([id, met]) => [id, { points: pointsOfWords(met.length), because: met.join(', ') }]));
  }

  nearOffer(offerId: string): Promise<ReadonlyMap<string, NearText>> {
    const barred = protectedWords();
    const words = wordsOf(this.offers.get(offerId) ?? '').filter((word) => word.length > 3 && !barred.includes(word));
    return this.near(words.filter((word) => this.offersWith(word) <= tellsAtMost));
  }

  async offersNear(influencerId: string): Promise<ReadonlyMap<string, number>> {
    const found = new Map<string, number>();
    for (const id of this.offers.keys()) {
      const near = (await this.nearOffer(id)).get(influencerId);
      if (near) found.set(id, near.points);
    }
    return found;
  }

  private offersWith(word: string): number {
    return [...this.offers.values()].filter((says) => wordsOf(says).includes(word)).length;
  }
}
