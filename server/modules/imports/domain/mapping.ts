import type { Platform } from '../../../contract/lists/index.js';
import { headerKey, headerSpeaks } from '../../../contract/rules/tables/header.js';
import { otherWords, peopleWords } from '../../../contract/rules/tables/people-words.js';
import { proposeColumns } from '../../../contract/rules/tables/propose-columns.js';
import { importErrors } from './import.errors.js';
import { influencerTastes } from './influencer-columns.js';
import { isOfAnother } from './platform-told.js';

export const importFields = [
  ...(['handle', 'name', 'followers', 'engagement', 'country'] as const),
  ...(['city', 'email', 'platform', 'asOf', 'categories'] as const),
];
export type ImportField = (typeof importFields)[number];
type SingleField = Exclude<ImportField, 'categories'>;

/** Each field's column, counted from 0; categories can have several. */
export type ColumnMapping = Readonly<
  { handle: number; categories: readonly number[] } & Partial<Record<Exclude<SingleField, 'handle'>, number>>
>;

/** A mapping that may still lack its handle. */
export type ProposedMapping = Omit<ColumnMapping, 'handle'> & Readonly<{ handle?: number }>;

/** How the columns of such tables are called. */
export const influencerWords = [...Object.values(peopleWords), otherWords];

/**
 * Which column seems to hold what.
 * @param headers the names of the columns, or nothing when the table has none; those that speak of another platform are left aside
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
 * The column that a person has said for a field: by its number from 1, or by its header; nothing said is none.
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
 * What a person has said, over what was proposed.
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
