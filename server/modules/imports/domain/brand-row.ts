import {
  brandCategories,
  type BrandCategory,
  type City,
  homeCountry,
  type ListedOption,
  mainCities,
} from '../../../contract/lists/index.js';
import { byName } from '../../../contract/rules/by-name.js';
import { townNamed } from '../../../contract/rules/place-name.js';
import { isStrictEmail, normaliseTypedEmail } from '../../../contract/rules/email.js';
import { textOf } from '../../../contract/rules/table-cell.js';
import { textLimits } from '../../../contract/rules/text-limits.js';
import type { TableRow } from './candidate.js';
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

/** Why a row makes no brand, besides those that hold for every table. */
export const brandRejectReasons = {
  'brand-name': 'The name has to have 2 to 100 characters.',
  'brand-email': 'There is no e-mail address that we can write to.',
  'brand-city': 'We don’t know a city or town of this name in the United Kingdom.',
  'brand-category': 'The category is none of ours.',
  'brand-website': 'The address of the website cannot be read.',
} as const;
export type BrandRejectReason = keyof typeof brandRejectReasons;

/** A brand that a row speaks of; `website` is null where the row names none. */
export type NewBrand = Readonly<{
  name: string;
  email: string;
  city: City;
  category: BrandCategory;
  website: string | null;
}>;

export type BrandRow = Readonly<{ row: number; brand: NewBrand }>;

const longestAddress = 500;

const comparable = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(/[\s-]+/g, ' ');

/** People write the name that they see or the one that exports have; what is not offered is not chosen anew. */
function offered<Id extends string>(list: readonly ListedOption<Id>[], text: string | null): Id | undefined {
  const wanted = comparable(text ?? '');
  return list.find(({ id, label, hidden }) => !hidden && [id, label].map(comparable).includes(wanted))?.id;
}

/** A city of the list, or any town of the United Kingdom. */
function cityNamed(text: string | null): City | undefined {
  const town = townNamed(text ?? '');
  return offered(mainCities, text) ?? (town?.country === homeCountry ? town.id : undefined);
}

/** `thefork.test` is written without its `https://` more often than with it. */
function websiteOf(text: string): string | null {
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address) || address.length > longestAddress) return null;
  return /^[^\s.]+(\.[^\s.]+)+$/.test(new URL(address).hostname) ? address : null;
}

/**
 * The brand that this row speaks of, or why it speaks of none.
 * @param width how many columns the table has
 */
export function brandOf(
  { number, cells }: TableRow,
  mapping: FullBrandMapping,
  width: number,
): BrandRow | BrandRejectReason | 'empty' | 'too-many-cells' {
  if (cells.every((cell) => textOf(cell) === null)) return 'empty';
  if (cells.slice(width).some((cell) => textOf(cell) !== null)) return 'too-many-cells';
  const at = (column: number | undefined) => (column === undefined ? null : textOf(cells[column]));

  const name = at(mapping.name) ?? '';
  const { least, most } = textLimits.companyName;
  if (name.length < least || name.length > most) return 'brand-name';
  const email = normaliseTypedEmail(at(mapping.email) ?? '');
  if (!isStrictEmail(email)) return 'brand-email';
  const city = cityNamed(at(mapping.city));
  if (!city) return 'brand-city';
  const category = offered(brandCategories, at(mapping.category));
  if (!category) return 'brand-category';
  const address = at(mapping.website);
  const website = address && websiteOf(address);
  if (address && !website) return 'brand-website';
  return { row: number, brand: { name, email, city, category, website } };
}

/** A chain may have one address for several brands, and two brands one name: both together are one brand. */
export const brandKeyOf = ({ name, email }: Pick<NewBrand, 'name' | 'email'>): string =>
  JSON.stringify([name.toLowerCase(), email.toLowerCase()]);
