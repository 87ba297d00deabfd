import { byName } from '../../../contract/rules/by-name.js';
import { isStrictEmail, normaliseTypedEmail } from '../../../contract/rules/email.js';
import { importErrors } from './import.errors.js';
import { columnSaid, normaliseHeader } from './mapping.js';

export const brandFields = ['name', 'email', 'city', 'category', 'website'] as const;
export type BrandField = (typeof brandFields)[number];

/** Which column holds what, counted from 0. */
export type BrandMapping = Readonly<Partial<Record<BrandField, number>>>;

/** Without these there is no brand. */
export const neededOfBrands = ['name', 'email', 'city', 'category'] as const;
export type NeededOfBrands = (typeof neededOfBrands)[number];
export type FullBrandMapping = BrandMapping & Readonly<Record<NeededOfBrands, number>>;

/** A first row with an e-mail address in it is a brand, and not the names of the columns. */
export const isBrandHeaderRow = (cells: readonly string[]): boolean =>
  !cells.some((cell) => isStrictEmail(normaliseTypedEmail(cell)));

/** The plainest first. */
const says: Record<BrandField, readonly RegExp[]> = {
  name: [
    /^((brand|business|company|client|trading) )?name$|^(brand|business|company|client)$/,
    /^(brand|venue) title$/,
  ],
  email: [/^e[ -]?mail( address)?$/, /\be[ -]?mail\b/],
  city: [/^(city|town)$/, /\b(city|town|location)\b/],
  category: [/^(category|categories)$/, /\b(category|industry|sector|type)\b/],
  website: [/^(website|web site|url|homepage)$/, /\b(website|web|url)\b/],
};

function found(field: BrandField, headers: readonly string[]): number | undefined {
  const names = headers.map(normaliseHeader);
  const columns = says[field].map((pattern) => names.findIndex((name) => pattern.test(name)));
  return columns.find((column) => column >= 0);
}

/**
 * Which column seems to hold what by its header, and over that what a person has said: numbers from 1 or headers; nothing for none.
 * @throws profiles/no-such-column
 */
export function brandMappingOf(
  headers: readonly string[],
  said: Readonly<Partial<Record<BrandField, string>>>,
): BrandMapping {
  const columnOf = (field: BrandField) => {
    const column = said[field];
    return column === undefined ? found(field, headers) : columnSaid(field, column, headers);
  };
  return byName(brandFields, columnOf);
}

/** What has to be said before anything can be imported. */
export const missingOfBrands = (mapping: BrandMapping): NeededOfBrands | null =>
  neededOfBrands.find((field) => mapping[field] === undefined) ?? null;

const isFull = (mapping: BrandMapping): mapping is FullBrandMapping => missingOfBrands(mapping) === null;

/** @throws profiles/column-needed */
export function checkFull(mapping: BrandMapping): FullBrandMapping {
  if (!isFull(mapping)) throw importErrors.columnNeeded(missingOfBrands(mapping) ?? 'name');
  return mapping;
}
