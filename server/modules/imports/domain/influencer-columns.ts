import type { Platform } from '../../../contract/lists/index.js';
import { isStrictEmail, normaliseTypedEmail } from '../../../contract/rules/email.js';
import { isAnyHandle, isHandle } from '../../../contract/rules/platform-address/handles.js';
import { personIn } from '../../../contract/rules/platform-address/person-in.js';
import { type ColumnLook, shareOf } from '../../../contract/rules/tables/column-look.js';
import { isNumeric } from '../../../contract/rules/tables/number-text.js';
import { peopleWords } from '../../../contract/rules/tables/people-words.js';
import type { FieldTaste } from '../../../contract/rules/tables/propose-columns.js';
import { dayIn } from '../../../contract/rules/tables/table-day.js';
import { countryCodeOf } from './country.js';
import { platformIn } from './platform-told.js';

const isAddress = (value: string) => value.startsWith('@') || /\.\w{2,}\//.test(value);
/** An address or an `@name`: nobody writes those of anything but people. */
const namesPerson = (value: string) => isAddress(value) && typeof personIn(value) !== 'string';
const isEmail = (value: string) => isStrictEmail(normaliseTypedEmail(value));
const isCountry = (value: string) => countryCodeOf(value) !== null;
const isText = (value: string) => !isNumeric(value) && !isCountry(value) && !isEmail(value) && !isAddress(value);
/** As people are called, and not as they sign in. */
const isShown = (value: string) => /[\p{Lu}\s]|[^\p{ASCII}]/u.test(value);
const isSmall = (value: string) => value === value.toLowerCase();

const repeats = (look: ColumnLook) => 1 - look.distinct;

/** Handles seldom repeat, are mostly in small letters, and nothing but what the platform allows. */
function likeHandles({ values, numbers }: ColumnLook, platform: Platform | null): number {
  const addresses = shareOf(values, namesPerson);
  const can = platform ? (value: string) => isHandle(platform, value) : isAnyHandle;
  const bare = shareOf(values, can) * (1 - 0.9 * numbers) * (0.4 + 0.6 * shareOf(values, isSmall));
  const distinct = new Set(values).size / Math.max(values.length, 1);
  return Math.min(1, 1.5 * distinct) * Math.max(addresses, bare);
}

const likeNames = ({ values, distinct }: ColumnLook): number =>
  distinct * shareOf(values, isText) * (0.55 + 0.45 * shareOf(values, isShown));

/** Of two columns that say the same the plain one, and the larger before the smaller. */
const likeCounts = ({ numbers, plainNumbers, median }: ColumnLook): number =>
  numbers * (0.5 + 0.25 * plainNumbers + 0.25 * Math.min(1, Math.log10(1 + median) / 9));

const sure = 0.8;

/** By what the columns of a table of influencers are told; handles by the rules of the platform, where it is known. */
export const influencerTastes = (platform: Platform | null) =>
  ({
    handle: {
      words: peopleWords.handle,
      fits: (look) => likeHandles(look, platform),
      least: [0.4, 0.65],
      byLook: true,
      isCertain: ({ values }) => shareOf(values, namesPerson) >= sure,
      isNeeded: true,
    },
    name: { words: peopleWords.name, fits: likeNames, least: [0.1, 0.3], byLook: true },
    followers: { words: peopleWords.followers, fits: likeCounts, least: [0.3, 0.5], byLook: true },
    engagement: {
      words: peopleWords.engagement,
      fits: ({ numbers, plainNumbers }) => numbers * (0.6 + 0.4 * plainNumbers),
      least: [0.3, 0.5],
    },
    country: {
      words: peopleWords.country,
      fits: ({ values }) => shareOf(values, isCountry),
      least: [0.3, 0.5],
      byLook: true,
      isCertain: (look) => shareOf(look.values, isCountry) > 0.9 && repeats(look) > 0,
    },
    city: { words: peopleWords.city, fits: ({ values }) => shareOf(values, isText), least: [0.3, 0.5] },
    email: {
      words: peopleWords.email,
      fits: ({ values }) => shareOf(values, isEmail),
      least: [0.3, 0.5],
      byLook: true,
      isCertain: ({ values }) => shareOf(values, isEmail) >= sure,
    },
    platform: {
      words: peopleWords.platform,
      fits: ({ values }) => shareOf(values, (value) => value.length < 20 && platformIn(value) !== null),
      least: [0.5, 0.5],
      byLook: true,
      isCertain: ({ values }) => shareOf(values, (value) => value.length < 20 && platformIn(value) !== null) > 0.9,
    },
    asOf: {
      words: peopleWords.asOf,
      fits: ({ values }) => shareOf(values, (value) => dayIn(value) !== null),
      least: [0.6, 0.6],
    },
  }) satisfies Record<string, FieldTaste>;
