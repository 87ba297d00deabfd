import {
  brandCategories,
  type BrandCategory,
  type City,
  homeCountry,
  mainCities,
} from '../../../contract/lists/index.js';
import { wholeAddress } from '../../../contract/rules/platform-addresses.js';
import { townNamed } from '../../../contract/rules/place-name.js';
import { textOf } from '../../../contract/rules/tables/table-cell.js';
import { isTotal, type TableRow } from '../../../contract/rules/tables/table-shape.js';
import { textLimits } from '../../../contract/rules/text-limits.js';
import type { FullBrandMapping } from './brand-columns.js';
import { emailIn } from './email-in.js';
import { optionNamed } from './categories.js';

/** Why a row has no brand, apart from the reasons that apply to every table. */
export const brandRejectReasons = {
  'brand-name': `The name needs ${textLimits.companyName.least} to ${textLimits.companyName.most} characters.`,
  'brand-email': 'There’s no email address that we can write to.',
  'brand-city': 'We don’t know a city or town of this name in the United Kingdom.',
  'brand-category': 'We don’t have this category.',
  'brand-website': 'We can’t read the website’s address.',
} as const;
export type BrandRejectReason = keyof typeof brandRejectReasons;

/** The brand in a row; `website` is null if the row has none. */
export type NewBrand = Readonly<{
  name: string;
  email: string;
  city: City;
  category: BrandCategory;
  website: string | null;
}>;

export type BrandRow = Readonly<{ row: number; brand: NewBrand }>;

const longestAddress = 500;

/** A city from the list, or any town in the United Kingdom. */
function cityNamed(text: string | null): City | undefined {
  const town = townNamed(text ?? '');
  return optionNamed(mainCities, text ?? '') ?? (town?.country === homeCountry ? town.id : undefined);
}

function websiteOf(text: string): string | null {
  const address = wholeAddress(text);
  if (!/^https?:/i.test(address) || !URL.canParse(address) || address.length > longestAddress) return null;
  return /^[^\s.]+(\.[^\s.]+)+$/.test(new URL(address).hostname) ? address : null;
}

/**
 * The brand in this row, or why there is none.
 * @param width how many columns the table has
 */
export function brandOf(
  { number, cells }: TableRow,
  mapping: FullBrandMapping,
  width: number,
): BrandRow | BrandRejectReason | 'empty' | 'total' | 'too-many-cells' {
  if (cells.every((cell) => textOf(cell) === null)) return 'empty';
  if (isTotal(cells)) return 'total';
  if (cells.slice(width).some((cell) => textOf(cell) !== null)) return 'too-many-cells';
  const at = (column: number | undefined) => (column === undefined ? null : textOf(cells[column]));

  const name = at(mapping.name) ?? '';
  const { least, most } = textLimits.companyName;
  if (name.length < least || name.length > most) return 'brand-name';
  const email = emailIn(at(mapping.email));
  if (email === null) return 'brand-email';
  const city = cityNamed(at(mapping.city));
  if (!city) return 'brand-city';
  const kind = at(mapping.category) ?? '';
  const category = optionNamed(brandCategories, kind) ?? optionNamed(brandCategories, `${kind}s`); // a restaurant
  if (!category) return 'brand-category';
  const address = at(mapping.website);
  const website = address && websiteOf(address);
  if (address && !website) return 'brand-website';
  return { row: number, brand: { name, email, city, category, website } };
}

/** A chain may use one address for several brands, and two brands may share a name: the pair identifies a brand. */
export const brandKeyOf = ({ name, email }: Pick<NewBrand, 'name' | 'email'>): string =>
  JSON.stringify([name.toLowerCase(), email.toLowerCase()]);
