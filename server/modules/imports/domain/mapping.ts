import type { Platform } from '../../../contract/lists/index.js';
import { type ColumnLook, shareOf } from '../../../contract/rules/tables/column-look.js';
import { isNumeric } from '../../../contract/rules/tables/number-text.js';
import { otherWords, peopleWords } from '../../../contract/rules/tables/people-words.js';
import { handleTaste, isAddress, nameTaste } from '../../../contract/rules/tables/person-columns.js';
import { type FieldTaste, proposeColumns } from '../../../contract/rules/tables/propose-columns.js';
import { isDayText } from '../../../contract/rules/tables/table-day.js';
import { countryCodeOf } from './country.js';
import { emailIn } from './email-in.js';
import { isOfAnother, platformIn } from './platform-told.js';
import { headerKey, headerSpeaks } from '../../../contract/rules/tables/header.js';
import { importErrors } from './import.errors.js';

const isEmail = (value: string) => emailIn(value) !== null;
const isCountry = (value: string) => countryCodeOf(value) !== null;
const isText = (value: string) => !isNumeric(value) && !isCountry(value) && !isEmail(value) && !isAddress(value);
const isPlatform = (value: string) => value.length < 20 && platformIn(value) !== null;

/** Of two columns for the same thing, prefers the plain one, and the larger to the smaller. */
const likeCounts = ({ numbers, plainNumbers, median }: ColumnLook): number =>
  numbers * (0.5 + 0.25 * plainNumbers + 0.25 * Math.min(1, Math.log10(1 + median) / 9));

/** Prefers a rate to a number of reactions, and a full number to an abbreviated one. */
const likeEngagement = ({ values, numbers, plainNumbers }: ColumnLook): number =>
  numbers *
  (0.5 +
    0.5 *
      Math.max(
        0.8 * plainNumbers,
        shareOf(values, (value) => value.includes('%')),
      ));

const sure = 0.8;

/** How to recognise the columns of a table of influencers; handles by the platform's rules if it is known. */
const influencerTastes = (platform: Platform | null) =>
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

export const importFields = [
  ...(['handle', 'name', 'followers', 'engagement', 'country'] as const),
  ...(['city', 'email', 'platform', 'asOf', 'categories'] as const),
];
export type ImportField = (typeof importFields)[number];
type SingleField = Exclude<ImportField, 'categories'>;

/** Each field's column, from 0; categories can have several. */
export type ColumnMapping = Readonly<
  { handle: number; categories: readonly number[] } & Partial<Record<Exclude<SingleField, 'handle'>, number>>
>;

/** A mapping that may lack its handle. */
export type ProposedMapping = Omit<ColumnMapping, 'handle'> & Readonly<{ handle?: number }>;

/** Typical headers of such tables. */
export const influencerWords = [...Object.values(peopleWords), otherWords];

/**
 * Guesses which column holds which field.
 * @param headers empty if the table has none; those that mention another platform are ignored
 * @param sample some rows of values
 */
export function proposeMapping(
  headers: readonly string[],
  sample: readonly (readonly string[])[],
  platform: Platform | null = null,
): ProposedMapping {
  const isAside = headers.map((header) => platform !== null && isOfAnother(header, platform));
  const looked = sample.map((row) => row.map((cell, column) => (isAside[column] ? '' : cell)));
  const named = headers.map((header, column) => (isAside[column] ? 'aside' : header));
  const found = proposeColumns(influencerTastes(platform), named, looked);
  const taken = new Set<number | undefined>(Object.values(found));
  const categories = named.flatMap((header, column) => {
    const speaks = headerSpeaks(headerKey(header), peopleWords.categories) > 0;
    return speaks && !taken.has(column) ? [column] : [];
  });
  return { ...found, categories };
}

/**
 * The user's choice of column for a field: by number from 1, or by header; null if unset.
 * @throws profiles/no-such-column
 */
export function columnSaid(field: string, said: string, headers: readonly string[]): number | undefined {
  if (said === '') return undefined;
  const wanted = headerKey(said);
  const column = /^\d+$/.test(said) ? Number(said) - 1 : headers.findIndex((header) => headerKey(header) === wanted);
  if (column < 0 || (headers.length > 0 && column >= headers.length)) throw importErrors.noSuchColumn(field, said);
  return column;
}

/**
 * The user's choices, applied to the proposed mapping.
 * @throws profiles/no-such-column
 */
export function withOverrides(
  proposed: ProposedMapping,
  { categories, ...single }: Readonly<Partial<Record<ImportField, string>>>,
  headers: readonly string[],
): ProposedMapping {
  const said = Object.entries(single).map(([field, column]) => [field, columnSaid(field, column, headers)]);
  const chosen = categories?.split('+').flatMap((column) => columnSaid('categories', column, headers) ?? []);
  return {
    ...proposed,
    ...(Object.fromEntries(said) as Partial<ColumnMapping>),
    ...(chosen && { categories: chosen }),
  };
}
