import type { SafetyCategory } from '../../../../contract/lists/index.js';
import { influencerFilterNames } from '../../../../contract/rules/influencer-filters.js';
import type { Actor } from '../../../../shared/kernel/index.js';
import type { BrowserFilter } from '../../domain/browser-filter.js';
import type { TargetingRepository } from '../../ports/repositories.js';
import type { BrowserQuery, ChosenLists, InfluencerFilterQuery } from './influencer-browser.dto.js';

/** The lists that a query or a body names, with the options it chooses. */
export function listsOf(given: object): ChosenLists {
  const chosen = given as ChosenLists;
  return Object.fromEntries(
    influencerFilterNames.flatMap((name) => (chosen[name]?.length ? [[name, [...new Set(chosen[name])]]] : [])),
  );
}

export const filterOf = (query: InfluencerFilterQuery): BrowserFilter => ({
  lists: listsOf(query),
  exclude: query.exclude ?? [],
  text: query.q ?? '',
});

/** The filter with what the brand always leaves out, and that alone: it is `own` of it. Staff leave nobody out. */
export async function ownFilterOf(
  actor: Actor,
  query: BrowserQuery,
  targetings: TargetingRepository,
): Promise<{ filter: BrowserFilter; own: readonly SafetyCategory[] }> {
  const filter = filterOf(query);
  if (actor.role !== 'brand' || query.exclusions === 'off') return { filter, own: [] };
  const { exclude } = await targetings.of(actor.profile!.uid);
  const own = exclude.filter((flag) => !filter.exclude.includes(flag));
  return { filter: { ...filter, exclude: [...filter.exclude, ...own] }, own };
}
