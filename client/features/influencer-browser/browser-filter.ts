import { pick } from '../../../server/contract/rules/by-name';
import { safetyCategories } from '../../../server/contract/lists/brands';
import { labelOf, type Option } from '../../../server/contract/lists/option';
import { followerBands } from '../../../server/contract/lists/social';
import { isTownId } from '../../../server/contract/lists/towns';
import {
  browserLimits,
  offeredFilterNames,
  influencerFilters,
  type InfluencerFilterName,
  browserSorts,
} from '../../../server/contract/rules/influencer-filters';
import type { paths } from '../../api/schema';

export type FilterName = InfluencerFilterName | 'exclude';

/** The browser's own order, before those of the API: a brand's nearby people first, then the most followed. */
export const shownSorts = [{ id: 'near', label: 'Near you first' }, ...browserSorts] as const;
export type ShownSort = (typeof shownSorts)[number]['id'];

/** The search criteria in the URL; lists without a choice are missing. */
export type BrowserFilter = Readonly<{
  chosen: Readonly<Partial<Record<FilterName, readonly string[]>>>;
  text: string;
  sort: ShownSort;
  /** The brand's offer to match; '' for the brand itself. */
  offer: string;
  /** Includes people whom the brand's own exclusions would leave out. */
  everybody: boolean;
}>;

export const filterNames: readonly FilterName[] = [...offeredFilterNames, 'exclude'];

type FilterList = { label: string; options: readonly Option<string>[] };
export const listNamed = (name: FilterName): FilterList =>
  name === 'exclude' ? { label: 'Leave out', options: safetyCategories } : influencerFilters[name];

const defaultSort = shownSorts[0].id;

/** Unknown values in a URL are ignored, so that an old link still opens. */
export function filterFrom(search: URLSearchParams): BrowserFilter {
  const chosen: Partial<Record<FilterName, string[]>> = {};
  for (const name of filterNames) {
    const known = new Set(listNamed(name).options.map(({ id }) => id));
    const ids = [...new Set((search.get(name) ?? '').split(','))].filter(
      (id) => known.has(id) || (name === 'city' && isTownId(id)),
    );
    if (ids.length > 0) chosen[name] = ids;
  }
  const sort = shownSorts.find(({ id }) => id === search.get('sort'))?.id ?? defaultSort;
  return {
    chosen,
    text: (search.get('q') ?? '').slice(0, browserLimits.text),
    sort,
    offer: sort === 'match' ? (search.get('offer') ?? '') : '',
    everybody: search.get('exclusions') === 'off',
  };
}

type Asked = NonNullable<paths['/api/v1/influencer-browser']['get']['parameters']['query']>;

/** Parameters for the API; `sort` only if it isn't the default. */
export const askedOf = ({ chosen, text, sort, offer, everybody }: BrowserFilter) => ({
  q: text.trim(),
  ...(pick(chosen, filterNames) as Pick<Asked, FilterName>),
  exclusions: everybody ? ('off' as const) : null,
  sort: sort === defaultSort ? null : sort,
  offer: sort === 'match' ? offer : null,
});

/** The same, for the page's URL. */
export const searchOf = (filter: BrowserFilter): URLSearchParams =>
  new URLSearchParams(
    Object.entries(askedOf(filter)).flatMap(([name, value]) => (value?.length ? [[name, String(value)]] : [])),
  );

const canBeInvited = followerBands.filter(({ enquire }) => !enquire).map(({ id }) => id);

/**
 * The same, but only people whom a brand with venues in these cities can invite at once. Null if the filter leaves none
 * of them, or if words decide what is shown.
 */
export function nearbyOf(filter: BrowserFilter, cities: readonly string[]): BrowserFilter | null {
  const narrowest = { profile: ['claimed'], band: canBeInvited, city: cities };
  const chosen = Object.entries(narrowest).map(([name, ids]) => {
    const wanted = filter.chosen[name as FilterName];
    return [name, wanted ? ids.filter((id) => wanted.includes(id)) : ids] as const;
  });
  if (filter.text || chosen.some(([, ids]) => ids.length === 0)) return null;
  return { ...filter, chosen: { ...filter.chosen, ...Object.fromEntries(chosen) } };
}

/** People to compare, without duplicates, and no more than fit side by side. */
export const comparedFrom = (search: URLSearchParams): readonly string[] =>
  [...new Set((search.get('compare') ?? '').split(','))].filter(Boolean).slice(0, browserLimits.compare);

export const nothingChosen: BrowserFilter = { chosen: {}, text: '', sort: defaultSort, offer: '', everybody: false };

/** The number of active filter options. */
export const countChosen = ({ chosen }: BrowserFilter): number =>
  Object.values(chosen).reduce((sum, ids) => sum + ids.length, 0);

export const isNarrowed = (filter: BrowserFilter): boolean => countChosen(filter) > 0 || filter.text !== '';

export const isChosen = ({ chosen }: BrowserFilter, name: FilterName, id: string): boolean =>
  chosen[name]?.includes(id) ?? false;

/** Toggles this option. */
export function toggled(filter: BrowserFilter, name: FilterName, id: string): BrowserFilter {
  const others = (filter.chosen[name] ?? []).filter((each) => each !== id);
  const ids = isChosen(filter, name, id) ? others : [...others, id];
  const { [name]: _, ...rest } = filter.chosen;
  return { ...filter, chosen: ids.length > 0 ? { ...rest, [name]: ids } : rest };
}

/** Without this list; removing one of several options would narrow the result. */
export function withoutList(filter: BrowserFilter, name: FilterName): BrowserFilter {
  const { [name]: _, ...chosen } = filter.chosen;
  return { ...filter, chosen };
}

type AppliedFilter = Readonly<{ name: FilterName; id: string; label: string }>;

/** Every selected option, as a label. */
export const appliedFilters = ({ chosen }: BrowserFilter): AppliedFilter[] =>
  filterNames.flatMap((name) =>
    (chosen[name] ?? []).map((id) => {
      const label = labelOf(listNamed(name).options, id, id);
      return { name, id, label: name === 'exclude' ? `No ${label.toLowerCase()}` : label };
    }),
  );
