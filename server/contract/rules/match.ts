import { attributeLists } from '../lists/attributes.js';
import { influencerFilters, type InfluencerFilterName } from './influencer-filters.js';

/** The points for everything in an influencer's favour. A score is simply their sum. */
export const matchPoints = {
  /** They live where the brand or offer is. */
  city: 24,
  /** Their topic is that of the brand or offer. */
  category: 20,
  /** They are in one of the follower bands that the brand wants. */
  band: 12,
  /** Each option that the brand wants. */
  option: 6,
  /** Each level of engagement that they reach. */
  engagement: 2,
  /** They are on Tastemaker, and so can answer. */
  claimed: 4,
  /** Each word of the brand or offer that is in their bio. */
  word: 4,
  /** The maximum for all words. */
  words: 12,
} as const;

const isProtected = (list: string): boolean => {
  const attribute = (attributeLists as Readonly<Record<string, { sensitive?: true }>>)[list];
  return attribute?.sensitive === true;
};

const otherwise: readonly InfluencerFilterName[] = ['city', 'country', 'category', 'engagement', 'profile'];

/**
 * Gender, looks, age, relationship and the like: they never affect ranking, unless a brand asks for it and records why.
 * Health isn't among them, since brands never see it before a Collab.
 */
export const protectedLists = (Object.keys(influencerFilters) as InfluencerFilterName[]).filter(
  (list) => isProtected(list) && (attributeLists as Readonly<Record<string, { mayShow?: true }>>)[list]?.mayShow,
);

const plain = (text: string): string => text.trim().toLowerCase().replaceAll('-', ' ');

/** The protected list that has this word as an option's label or id; searching bios mustn't bypass its reason. */
export const protectedListOf = (word: string): InfluencerFilterName | undefined =>
  protectedLists.find((list) =>
    influencerFilters[list].options.some(({ id, label }) => [plain(id), plain(label)].includes(plain(word))),
  );

/**
 * Words for gender, looks, age, health and the like, from the sensitive lists. An offer's text may contain them, but no
 * brand has asked for them to count.
 */
export const protectedWords = (): readonly string[] => {
  const sensitive = Object.entries(attributeLists).filter(([list]) => isProtected(list));
  const named = sensitive.flatMap(([, { options }]) => options.flatMap(({ id, label }) => [id, label]));
  const words = named.flatMap((name) => name.toLowerCase().split(/[^\p{L}]+/u));
  return [...new Set([...words, 'women', 'men', 'female', 'male'])].filter((word) => word.length > 2);
};

/** What a brand can want without a reason. Place and topic come from the brand or offer itself. */
export const wantedLists = (Object.keys(influencerFilters) as InfluencerFilterName[]).filter(
  (list) => !isProtected(list) && !otherwise.includes(list),
);

/** Limits on a brand's wishes. */
export const targetingLimits = {
  /** Options of all lists in total. */
  options: 20,
  words: 8,
  wordMin: 3,
  wordMax: 30,
  reasonMin: 20,
  reasonMax: 500,
} as const;
