import * as jsvat from 'jsvat-next';

/** A CommonJS package: Node puts it under `default`, tests load it as it is. */
const { checkVAT, countries } = (jsvat as Partial<typeof jsvat>).default ?? jsvat;

/** As it is written on invoices, and the country that gave it. */
export type VatNumber = Readonly<{ value: string; country: string }>;

/** Members of the European Union, by ISO 3166. */
export const euCountries: readonly string[] =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');

const known = countries.filter(({ codes: [code = ''] }) => code === 'GB' || euCountries.includes(code));

/**
 * Reads a VAT number of the United Kingdom or the European Union, with or without the country's letters where the country is known.
 * Check digits count for the European Union; of British numbers HMRC knows better, because they follow more than one rule.
 */
export function readVatNumber(text: string, country?: string): VatNumber | null {
  const typed = text.toUpperCase().replace(/[\s.-]/g, '');
  const rules = known.filter(({ codes: [code] }) => country === undefined || code === country);
  const { value, isValid, isValidFormat, country: found } = checkVAT(withLetters(typed, country), rules);
  const code = found?.isoCode.short;
  if (!value || !code || !(code === 'GB' ? isValidFormat : isValid)) return null;
  return { value, country: code };
}

/** Greece begins its numbers with EL, and Northern Ireland, which trades goods by the rules of the European Union, with XI. */
const prefixes = ['GB', 'XI', 'EL', ...euCountries];

function withLetters(typed: string, country: string | undefined): string {
  const isPrefixed = prefixes.some((each) => typed.startsWith(each));
  return isPrefixed || !country ? typed : `${country === 'GR' ? 'EL' : country}${typed}`;
}
