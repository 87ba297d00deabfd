import type { Platform } from '../../../contract/lists/index.js';
import { type ColumnLook, shareOf } from '../../../contract/rules/tables/column-look.js';
import { isNumeric } from '../../../contract/rules/tables/number-text.js';
import { peopleWords } from '../../../contract/rules/tables/people-words.js';
import { handleTaste, isAddress, nameTaste } from '../../../contract/rules/tables/person-columns.js';
import type { FieldTaste } from '../../../contract/rules/tables/propose-columns.js';
import { isDayText } from '../../../contract/rules/tables/table-day.js';
import { countryCodeOf } from './country.js';
import { emailIn } from './email-in.js';
import { platformIn } from './platform-told.js';

const isEmail = (value: string) => emailIn(value) !== null;
const isCountry = (value: string) => countryCodeOf(value) !== null;
const isText = (value: string) => !isNumeric(value) && !isCountry(value) && !isEmail(value) && !isAddress(value);
const isPlatform = (value: string) => value.length < 20 && platformIn(value) !== null;

/** Of two columns that say the same the plain one, and the larger before the smaller. */
const likeCounts = ({ numbers, plainNumbers, median }: ColumnLook): number =>
  numbers * (0.5 + 0.25 * plainNumbers + 0.25 * Math.min(1, Math.log10(1 + median) / 9));

/** A rate before a number of reactions, and a plain number before a short one. */
const likeEngagement = ({ values, numbers, plainNumbers }: ColumnLook): number =>
  numbers *
  (0.5 +
    0.5 *
      Math.max(
        0.8 * plainNumbers,
        shareOf(values, (value) => value.includes('%')),
      ));

const sure = 0.8;

/** How to recognise the columns of a table of influencers; handles by the rules of the platform if it is known. */
export const influencerTastes = (platform: Platform | null) =>
  ({
    handle: handleTaste(platform),
    name: nameTaste(isText),
    followers: { words: peopleWords.followers, fits: likeCounts, least: [0.3, 0.5], byLook: true },
    engagement: { words: peopleWords.engagement, fits: likeEngagement, least: [0.3, 0.5] },
    country: {
      words: peopleWords.country,
      fits: ({ values }) => shareOf(values, isCountry),
      least: [0.3, 0.5],
      byLook: true,
      isCertain: ({ values, distinct }) => shareOf(values, isCountry) > 0.9 && distinct < 1,
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
      fits: ({ values }) => shareOf(values, isPlatform),
      least: [0.5, 0.5],
      byLook: true,
      isCertain: ({ values }) => shareOf(values, isPlatform) > 0.9,
    },
    asOf: { words: peopleWords.asOf, fits: ({ values }) => shareOf(values, isDayText), least: [0.6, 0.6] },
  }) satisfies Record<string, FieldTaste>;
