import {
  categoryLabel,
  countryLabel,
  followerBandLabel,
  homeLabel,
  platformLabel,
} from '../../../server/contract/lists/labels';
import { labelOf } from '../../../server/contract/lists/option';
import { bandFor } from '../../../server/contract/lists/social';
import { influencerFilterNames, influencerFilters } from '../../../server/contract/rules/influencer-filters';
import { abbreviateNumber } from '../../../server/contract/rules/numbers';
import type { InfluencerSheet } from './browser-api';

type CompareRow = Readonly<{ label: string; values: readonly string[] }>;

const none = '–';
const listed = (words: readonly string[]) => words.join(', ') || none;

const facts: readonly (readonly [label: string, value: (person: InfluencerSheet) => string])[] = [
  ['Followers', ({ followers }) => (followers > 0 ? abbreviateNumber(followers) : 'N/A')],
  ['Band', ({ followers }) => (bandFor(followers) ? followerBandLabel(bandFor(followers)) : none)],
  ['Engagement', ({ engagement }) => (engagement === null ? 'N/A' : `${engagement.toFixed(1)}%`)],
  [
    'Accounts',
    ({ accounts }) =>
      listed(accounts.map(({ platform, followers }) => `${platformLabel(platform)} ${abbreviateNumber(followers)}`)),
  ],
  [
    'City',
    ({ city, country }) => listed([homeLabel(city), country && countryLabel(country)].filter(Boolean) as string[]),
  ],
  ['Categories', ({ categories }) => listed(categories.map(categoryLabel))],
  ['About', ({ bio }) => bio || none],
];

/** What is worth comparing: the facts, and each list in which one of them has chosen something. */
export function rowsToCompare(people: readonly InfluencerSheet[]): CompareRow[] {
  const chosen = influencerFilterNames
    .filter((name) => people.some(({ attributes }) => attributes[name]?.length))
    .map((name) => ({
      label: influencerFilters[name].label,
      values: people.map(({ attributes }) =>
        listed((attributes[name] ?? []).map((id) => labelOf(influencerFilters[name].options, id, id))),
      ),
    }));
  return [...facts.map(([label, value]) => ({ label, values: people.map(value) })), ...chosen];
}
