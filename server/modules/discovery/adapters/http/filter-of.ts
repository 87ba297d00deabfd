import { influencerFilterNames } from '../../../../contract/rules/influencer-filters.js';
import type { BrowserFilter } from '../../domain/browser-filter.js';
import type { ChosenLists, InfluencerFilterQuery } from './influencer-browser.dto.js';

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
