import { attributeLists } from '../lists/attributes.js';
import { influencerFilters, type InfluencerFilterName } from './influencer-filters.js';

/** What each thing counts that speaks for an influencer. A score is their sum and nothing else. */
export const matchPoints = {
  /** They live where the brand or the offer is. */
  city: 24,
  /** They are about what the brand or the offer is about. */
  category: 20,
  /** They are in one of the follower bands that the brand wants. */
  band: 12,
  /** Each option that the brand wants. */
  option: 6,
  /** Each step of engagement that they reach. */
  engagement: 2,
  /** They are on Tastemaker, and so can answer. */
  claimed: 4,
  /** Each of the brand's words, or of an offer's, that they write of. */
  word: 4,
  /** All words together at most. */
  words: 12,
} as const;

const isProtected = (list: string): boolean => {
  const attribute = (attributeLists as Readonly<Record<string, { sensitive?: true }>>)[list];
  return attribute?.sensitive === true;
};

const otherwise: readonly InfluencerFilterName[] = ['city', 'country', 'category', 'engagement', 'profile'];

/**
 * Gender, looks, age, relationship and the like: nobody is put before another by them, unless a brand asks for it and records why.
 * Health is not among them, since brands never see it before a Collab.
 */
export const protectedLists = (Object.keys(influencerFilters) as InfluencerFilterName[]).filter(
  (list) => isProtected(list) && (attributeLists as Readonly<Record<string, { mayShow?: true }>>)[list]?.mayShow,
);

const plain = (text: string): string => text.trim().toLowerCase().replaceAll('-', ' ');

/**
 * The protected list that has this word as an option, by its name or its id; searching bios for it is no way around its reason.
 */
export const protectedListOf = (word: string): InfluencerFilterName | undefined =>
  protectedLists.find((list) =>
    influencerFilters[list].options.some(({ id, label }) => [plain(id), plain(label)].includes(plain(word))),
  );

/**
 * The words that name gender, looks, age, health and the like, as the lists of sensitive answers have them. What an offer says may
 * hold them, and no brand has asked that they count.
 */
export const protectedWords = (): readonly string[] => {
  const sensitive = Object.entries(attributeLists).filter(([list]) => isProtected(list));
  const named = sensitive.flatMap(([, { options }]) => options.flatMap(({ id, label }) => [id, label]));
  const words = named.flatMap((name) => name.toLowerCase().split(/[^\p{L}]+/u));
  return [...new Set([...words, 'women', 'men', 'female', 'male'])].filter((word) => word.length > 2);
};

/** What a brand may want without saying why. Place and topic come from the brand or the offer itself. */
export const wantedLists = (Object.keys(influencerFilters) as InfluencerFilterName[]).filter(
  (list) => !isProtected(list) && !otherwise.includes(list),
);

/** How much a brand may want. */
export const targetingLimits = {
  /** Options of all lists together. */
  options: 20,
  words: 8,
  wordMin: 3,
  wordMax: 30,
  reasonMin: 20,
  reasonMax: 500,
} as const;
