import { type Platform, platforms } from '../../../contract/lists/index.js';
import { importErrors } from './import.errors.js';
import { countryCodeOf } from './country.js';
import { numberOf, textOf } from '../../../contract/rules/table-cell.js';

export const importFields = ['handle', 'name', 'followers', 'engagement', 'country', 'categories'] as const;
export type ImportField = (typeof importFields)[number];

/** Which column holds what, counted from 0; categories may lie in several. */
export type ColumnMapping = Readonly<
  { handle: number; categories: readonly number[] } & Partial<
    Record<Exclude<ImportField, 'handle' | 'categories'>, number>
  >
>;

/** A mapping that may still lack its handle. */
export type ProposedMapping = Omit<ColumnMapping, 'handle'> & Readonly<{ handle?: number }>;

/** A header as it can be compared: one line, one case, single spaces. */
export const normaliseHeader = (header: string): string =>
  (textOf(header) ?? '')
    .toLowerCase()
    .replace(/[\s_.]+/g, ' ')
    .trim();

const isNumber = (cell: string | undefined) => numberOf(textOf(cell) ?? '') !== null;

/** A first row with a number in it is somebody, and not the names of the columns. */
export const isHeaderRow = (cells: readonly string[]): boolean => !cells.some(isNumber);

const says: Record<ImportField, readonly RegExp[]> = {
  handle: [
    /\b(handle|user ?name|screen name|login)\b/,
    /^(instagram|tiktok|youtube|account|channel) name$|^(instagrammer|tik ?toker|youtuber)( name)?$|^(instagram|tiktok|youtube|account|channel)$/,
  ],
  name: [/^(full |display |real |influencer |creator )?name$/, /\bname$|^title$|^nickname$/],
  followers: [/^(followers?|subscribers?|fans)( count)?$/, /\b(followers?|subscribers?|fans)\b/],
  engagement: [
    /^engagement (average|avg|rate)|^(avg|average) engagement|^er$/,
    /engagement/,
    /^(avg|average) likes$|^likes (avg|average)$/,
  ],
  country: [/^country$/, /\b(country|location|nation)\b/],
  categories: [/^(category|categories|niche|topics?)( ?\d+)?$/],
};

/** What a column's values look like: for headers that say nothing, and for choosing between two that say the same. */
type Looks = Readonly<{
  handle: number;
  text: number;
  numbers: number;
  plainNumbers: number;
  country: number;
  size: number;
  serial: boolean;
}>;

function looksOf(cells: readonly (string | undefined)[]): Looks {
  const values = cells.map(textOf).filter((value) => value !== null);
  const share = (test: (value: string) => boolean) => values.filter(test).length / Math.max(values.length, 1);
  const numbers = values.map(numberOf).filter((value) => value !== null);
  /** Handles and names differ from row to row and are seldom missing; categories do neither. */
  const distinct = new Set(values).size / Math.max(cells.length, 1);
  const isText = (value: string) => numberOf(value) === null && countryCodeOf(value) === null;
  return {
    handle: distinct * share((value) => isText(value) && /^@?[\w.-]{2,50}$/.test(value)),
    text: distinct * share(isText),
    numbers: share((value) => numberOf(value) !== null),
    plainNumbers: share((value) => /^\d+(\.0*)?$/.test(value)),
    country: share((value) => countryCodeOf(value) !== null),
    size: numbers.reduce((sum, value) => sum + value, 0) / Math.max(numbers.length, 1),
    serial: numbers.filter((value, i) => value === numbers[i - 1]! + 1).length > 0.8 * (cells.length - 1),
  };
}

/** From here on the looks of a column without a header tell what it holds. */
const telling = 0.3;

/** How much a header speaks for a field: the earlier the pattern, the more; 0 for nothing. */
const speaksFor = (field: ImportField, header: string): number => {
  const rank = says[field].findIndex((pattern) => pattern.test(header));
  return rank === -1 ? 0 : says[field].length - rank;
};

/** The best column by `score`; none when nothing scores above 0. */
function best(columns: readonly number[], score: (column: number) => number): number | undefined {
  const scored = columns.map((column) => ({ column, score: score(column) })).filter((entry) => entry.score > 0);
  return scored.sort((a, b) => b.score - a.score || a.column - b.column)[0]?.column;
}

/**
 * Which column seems to hold what.
 * @param headers the first row, or nothing when the file has none
 * @param sample some rows of values
 */
export function proposeMapping(headers: readonly string[], sample: readonly (readonly string[])[]): ProposedMapping {
  const width = Math.max(headers.length, ...sample.map((row) => row.length));
  const columns = Array.from({ length: width }, (_, column) => column);
  const looks = columns.map((column) => looksOf(sample.map((row) => row[column])));
  const says = columns.map((column) => normaliseHeader(headers[column] ?? ''));
  const free = new Set(columns);
  const take = (column: number | undefined) => {
    if (column !== undefined) free.delete(column);
    return column;
  };
  /** Headers first; where no header speaks for the field, unnamed columns by their looks. */
  const choose = (field: ImportField, taste: (look: Looks) => number, byLooks?: (look: Looks) => number) =>
    take(
      best([...free], (column) => {
        const spoken = speaksFor(field, says[column]!);
        return spoken === 0 ? 0 : spoken + taste(looks[column]!);
      }) ??
        (byLooks &&
          best(
            [...free].filter((column) => says[column] === ''),
            (column) => byLooks(looks[column]!),
          )),
    );

  for (const column of columns) if (looks[column]!.serial) free.delete(column);
  const followers = choose(
    'followers',
    ({ plainNumbers }) => plainNumbers,
    ({ numbers, size }) => (numbers > 0.5 ? size : 0),
  );
  const country = choose(
    'country',
    ({ country }) => country,
    ({ country }) => (country > 0.5 ? country : 0),
  );
  const handle = choose(
    'handle',
    (look) => 2 * look.handle,
    (look) => (look.handle > telling ? look.handle : 0),
  );
  const name = choose(
    'name',
    ({ text }) => text,
    ({ text }) => (text > telling ? text : 0),
  );
  const engagement = choose('engagement', ({ plainNumbers }) => plainNumbers);
  const categories = [...free].filter((column) => speaksFor('categories', says[column]!) > 0);

  const nameAsHandle = name !== undefined && looks[name]!.handle > telling ? name : undefined;
  return { handle: handle ?? nameAsHandle, name, followers, engagement, country, categories };
}

/**
 * The column that a person has said for a field: by its number from 1, or by its header; nothing said is none.
 * @throws profiles/no-such-column
 */
export function columnSaid(field: string, said: string, headers: readonly string[]): number | undefined {
  if (said === '') return undefined;
  const wanted = normaliseHeader(said);
  const column = /^\d+$/.test(said)
    ? Number(said) - 1
    : headers.findIndex((header) => normaliseHeader(header) === wanted);
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

/** Whether the engagement column holds a rate, and not how many reactions there were. */
export const holdsRate = ({ engagement }: ColumnMapping, headers: readonly string[]): boolean =>
  engagement !== undefined && /\brate\b|^er$|percent|%/.test(normaliseHeader(headers[engagement] ?? ''));

/** The platform that the headers speak of; null when they name none, or several. */
export function platformOf(headers: readonly string[]): Platform | null {
  const all = headers.map(normaliseHeader).join(' ');
  const words: Record<Platform, RegExp> = { instagram: /instagram/, tiktok: /tik ?tok/, youtube: /you ?tube/ };
  const named = platforms.map(({ id }) => id).filter((id) => words[id].test(all));
  return named.length === 1 ? named[0]! : null;
}
