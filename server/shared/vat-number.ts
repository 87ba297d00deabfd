import * as jsvat from 'jsvat-next';

/** A CommonJS package: Node puts it under `default`, tests load it directly. */
const { checkVAT, countries } = (jsvat as Partial<typeof jsvat>).default ?? jsvat;

/** In the format for invoices, with the country that issued it. */
export type VatNumber = Readonly<{ value: string; country: string }>;

/** EU member states, by ISO 3166. */
export const euCountries: readonly string[] =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');

const known = countries.filter(({ codes: [code = ''] }) => code === 'GB' || euCountries.includes(code));

/**
 * Parses a VAT number of the United Kingdom or the European Union, with or without its prefix if the country is known.
 * EU numbers have their check digits verified; British ones don't, because they follow more than one scheme and HMRC's
 * lookup decides.
 */
export function readVatNumber(text: string, country?: string): VatNumber | null {
  const typed = text.toUpperCase().replace(/[\s.-]/g, '');
  const rules = known.filter(({ codes: [code] }) => country === undefined || code === country);
  const { value, isValid, isValidFormat, country: found } = checkVAT(withLetters(typed, country), rules);
  const code = found?.isoCode.short;
  if (!value || !code || !(code === 'GB' ? isValidFormat : isValid)) return null;
  return { value, country: code };
}

/** Greek numbers start with EL, and those of Northern Ireland, which follows EU rules for goods, with XI. */
const prefixes = ['GB', 'XI', 'EL', ...euCountries];

function withLetters(typed: string, country: string | undefined): string {
  const isPrefixed = prefixes.some((each) => typed.startsWith(each));
  return isPrefixed || !country ? typed : `${country === 'GR' ? 'EL' : country}${typed}`;
}
