import { placeKey } from '../../../contract/rules/place-name.js';

/** Those in which public tables are written; where two use one name for two countries, the first is meant. */
const languages = ['en', 'fr', 'es', 'de', 'it', 'pt', 'pl', 'ru', 'ar', 'tr', 'ja', 'ko'];
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Codes that Unicode names, but that are no country. */
const noCountry = new Set(['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ']);

/** DD, SU and the like mean another code today. */
const isOfToday = (code: string) => Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`;

const namesIn = (language: string) => new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });

const english = namesIn('en');
const codes = new Set(
  letters
    .flatMap((a) => letters.map((b) => a + b))
    .filter((code) => !noCountry.has(code) && isOfToday(code) && english.of(code) !== undefined),
);

/** How tables write countries, beside the names of Unicode. */
const alsoWritten: Record<string, string> = {
  uk: 'GB',
  'great britain': 'GB',
  england: 'GB',
  usa: 'US',
  'united states of america': 'US',
  'republic of korea': 'KR',
  'russian federation': 'RU',
  turkey: 'TR',
  'czech republic': 'CZ',
  uae: 'AE',
  'viet nam': 'VN',
};

/** The first of the same name stays. */
const codeByName = new Map<string, string>(
  [
    ...Object.entries(alsoWritten),
    ...languages.flatMap((language) => {
      const names = namesIn(language);
      return [...codes].map((code) => [placeKey(names.of(code) ?? code), code] as const);
    }),
  ].toReversed(),
);

/** ISO 3166-1 alpha-2 for a code or a name, in any of the languages of such tables; null for what is neither. */
export function countryCodeOf(text: string): string | null {
  const code = text.toUpperCase();
  return codes.has(code) ? code : (codeByName.get(placeKey(text)) ?? null);
}
