import { attributeLists } from '../lists/attributes.js';
import { brandCategories, safetyCategories } from '../lists/brands.js';
import { type Option, preferNotToSay } from '../lists/option.js';
import { countries, influencerCities } from '../lists/places.js';
import { followerBands, platforms } from '../lists/social.js';

/** Sections of the filter sheet for brands. */
export const filterGroups = [
  { id: 'reach', label: 'Reach' },
  { id: 'place', label: 'Location and topics' },
  { id: 'tastes', label: 'Tastes and diet' },
  { id: 'content', label: 'Content' },
  { id: 'person', label: 'Person' },
  { id: 'appearance', label: 'Appearance' },
] as const;
type FilterGroup = (typeof filterGroups)[number]['id'];

/** One list to filter by: any of the chosen options matches. */
type InfluencerFilterList = Readonly<{
  label: string;
  group: FilterGroup;
  options: readonly Option<string>[];
}>;

/** At least this much engagement, as a percentage; a higher level includes the lower ones. */
export const engagementSteps = [1, 2, 3, 5, 8] as const;

const groupOf = { basics: 'person', appearance: 'appearance', tastes: 'tastes', content: 'content' } as const;

/** Attributes that influencers chose themselves, except those already shown under another name. */
const attributeFilters = Object.fromEntries(
  Object.entries(attributeLists)
    .filter(([name]) => !['primaryCategories', 'country', 'contentRiskFlags'].includes(name))
    .map(([name, { label, section, options }]): [string, InfluencerFilterList] => [
      name,
      {
        label,
        group: groupOf[section as keyof typeof groupOf],
        options: (options as readonly Option<string>[]).filter(({ id }) => id !== preferNotToSay.id),
      },
    ]),
) as Record<
  Exclude<keyof typeof attributeLists, 'primaryCategories' | 'country' | 'contentRiskFlags'>,
  InfluencerFilterList
>;

/** Every list by its name in URLs and in the API. */
export const influencerFilters = {
  band: {
    label: 'Followers',
    group: 'reach',
    options: followerBands.map(({ id, label, range }) => ({ id, label: `${label} ${range}` })),
  },
  engagement: {
    label: 'Engagement',
    group: 'reach',
    options: engagementSteps.map((step) => ({ id: String(step), label: `${step}% and more` })),
  },
  platform: { label: 'Platform', group: 'reach', options: platforms },
  numbers: { label: 'Numbers', group: 'reach', options: [{ id: 'verified', label: 'Verified only' }] },
  profile: {
    label: 'Profile',
    group: 'reach',
    options: [
      { id: 'claimed', label: 'On Tastemaker' },
      { id: 'unclaimed', label: 'Not here yet' },
    ],
  },
  city: { label: 'City', group: 'place', options: influencerCities },
  country: { label: 'Country', group: 'place', options: countries },
  category: { label: 'Category', group: 'place', options: brandCategories },
  ...attributeFilters,
} as const satisfies Record<string, InfluencerFilterList>;

export type InfluencerFilterName = keyof typeof influencerFilters;
export const influencerFilterNames = Object.keys(influencerFilters) as InfluencerFilterName[];

/** The lists to offer: health data is never shown to brands, so filtering by it would match nobody. */
export const offeredFilterNames: readonly InfluencerFilterName[] = influencerFilterNames.filter(
  (name) => name !== 'foodRiskGroups',
);

/** What a brand doesn't want to appear beside: flags on an influencer's content. */
export const safetyExclusions = safetyCategories;

export const influencerSorts = [
  { id: 'followers', label: 'Most followers' },
  { id: 'engagement', label: 'Best engagement' },
  { id: 'newest', label: 'Newest' },
] as const;
export type InfluencerSort = (typeof influencerSorts)[number]['id'];

/** Every sort order of the browser: the general ones, and the brand's own. */
export const browserSorts = [...influencerSorts, { id: 'match', label: 'Best match' }] as const;
export type BrowserSort = (typeof browserSorts)[number]['id'];

/** Limits of the browser. */
export const browserLimits = {
  page: 24,
  pageMax: 50,
  /** Characters in the search box. */
  text: 100,
  /** Influencers side by side. */
  compare: 4,
  /** Counts up to this are exact; above they are estimates. */
  exact: 10_000,
  savedSearches: 50,
  savedSearchName: 60,
} as const;
