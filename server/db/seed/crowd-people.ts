import {
  attributeLists,
  brandCategories,
  cityLabel,
  countries,
  idsOf,
  influencerCities,
  platforms,
  preferNotToSay,
} from '../../contract/lists/index.js';
import { bioWords, firstNames, lastNames } from './crowd-words.js';
import type { SeededRandom } from './seeded-random.js';

/** A person of the crowd, as the rows of the tables. */
type CrowdPerson = Readonly<{
  number: number;
  name: string;
  handle: string;
  bio: string;
  city: string;
  country: string;
  categories: readonly string[];
  claimed: boolean;
  followers: number;
  engagement: number;
  attributes: Readonly<Record<string, { chosen: readonly string[]; other: null }>>;
  accounts: readonly Readonly<{ platform: string; followers: number; engagement: number }>[];
  /** Days since they came. */
  age: number;
}>;

const cities = idsOf(influencerCities);
const categories = idsOf(brandCategories);
const abroad = idsOf(countries);
/** Chosen by most people, so that every filter of the browser has somebody. */
const asked = Object.entries(attributeLists)
  .filter(([name]) => !['primaryCategories', 'country', 'ageBracket'].includes(name))
  .map(([name, { options, max }]) => ({
    name,
    ids: idsOf(options as readonly { id: string; label: string }[]).filter((id) => id !== preferNotToSay.id),
    most: Math.min(max, 3),
    /** Flags are rare; everything else is filled in by two of three. */
    share: name === 'contentRiskFlags' ? 0.08 : 0.66,
  }));

/** The front of a list is chosen more often than its end, as in life. */
const leaning = <T>(random: SeededRandom, list: readonly T[]): T => list[Math.floor(random.next() ** 2 * list.length)]!;

const some = <T>(random: SeededRandom, list: readonly T[], most: number): T[] => [
  ...new Set(Array.from({ length: random.between(1, most) }, () => leaning(random, list))),
];

/** Most have a few thousand, few have a million. */
const followersOf = (random: SeededRandom): number => Math.round(500 * 10 ** (random.next() ** 1.8 * 3.9));

export function crowdPerson(number: number, random: SeededRandom): CrowdPerson {
  const first = random.oneOf(firstNames);
  const last = random.oneOf(lastNames);
  const city = leaning(random, cities);
  const followers = followersOf(random);
  const engagement = Math.round((0.4 + random.next() ** 2 * 9) * 100) / 100;
  const accounts = some(random, idsOf(platforms), 3).map((platform, place) => ({
    platform,
    followers: place === 0 ? followers : Math.round(followers * random.next()),
    engagement: place === 0 ? engagement : Math.round(engagement * (0.5 + random.next()) * 100) / 100,
  }));
  return {
    number,
    name: `${first} ${last}`,
    handle: `${first}.${last}.${number.toString(36)}`.toLowerCase(),
    bio: `${random.oneOf(bioWords.openings)} ${city === 'other' ? 'the coast' : cityLabel(city)}. ${random.oneOf(bioWords.endings)}`,
    city,
    country: random.next() < 0.9 ? 'GB' : random.oneOf(abroad),
    categories: some(random, categories, 3),
    claimed: random.next() < 0.7,
    followers,
    engagement,
    attributes: Object.fromEntries(
      asked
        .filter(({ share }) => random.next() < share)
        .map(({ name, ids, most }) => [name, { chosen: some(random, ids, most), other: null }]),
    ),
    accounts,
    age: random.between(1, 700),
  };
}
