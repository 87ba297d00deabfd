import { placeKey } from '../../../contract/rules/place-name.js';

/** Languages of public tables; if two use one name for different countries, the first wins. */
const languages = ['en', 'fr', 'es', 'de', 'it', 'pt', 'pl', 'ru', 'ar', 'tr', 'ja', 'ko'];
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Codes with a name in Unicode that aren't countries. */
const noCountry = new Set(['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ']);

/** DD, SU and the like are aliases of other codes today. */
const isOfToday = (code: string) => Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`;

const namesIn = (language: string) => new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });

const english = namesIn('en');
const codes = new Set(
  letters
    .flatMap((a) => letters.map((b) => a + b))
    .filter((code) => !noCountry.has(code) && isOfToday(code) && english.of(code) !== undefined),
);

/** Names used in tables, in addition to Unicode's. */
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

/** The first of several equal names wins. */
const codeByName = new Map<string, string>(
  [
    ...Object.entries(alsoWritten),
    ...languages.flatMap((language) => {
      const names = namesIn(language);
      return [...codes].map((code) => [placeKey(names.of(code) ?? code), code] as const);
    }),
  ].toReversed(),
);

/** ISO 3166-1 alpha-2 for a code or a name, in any of the languages of such tables; null if it is neither. */
export function countryCodeOf(text: string): string | null {
  const code = text.toUpperCase();
  return codes.has(code) ? code : (codeByName.get(placeKey(text)) ?? null);
}
