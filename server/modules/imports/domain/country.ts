const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Codes that Unicode names, but that are no country. */
const noCountry = new Set(['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ']);

/** DD, SU and their like stand for another code today. */
const isOfToday = (code: string) => Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`;

const nameByCode = new Map<string, string>(
  letters
    .flatMap((a) => letters.map((b) => a + b))
    .filter((code) => !noCountry.has(code) && isOfToday(code))
    .flatMap((code) => {
      const name = names.of(code);
      return name ? [[code, name] as const] : [];
    }),
);

const plain = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();

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
  türkiye: 'TR',
  'czech republic': 'CZ',
  uae: 'AE',
  'viet nam': 'VN',
};

const codeByName = new Map<string, string>([
  ...[...nameByCode].map(([code, name]) => [plain(name), code] as const),
  ...Object.entries(alsoWritten),
]);

/** ISO 3166-1 alpha-2 for a code or an English name; null for what is neither. */
export function countryCodeOf(text: string): string | null {
  const code = text.toUpperCase();
  return nameByCode.has(code) ? code : (codeByName.get(plain(text)) ?? null);
}
