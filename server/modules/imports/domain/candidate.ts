import { numberOf, textOf } from '../../../contract/rules/table-cell.js';
import { countryCodeOf } from './country.js';
import type { ColumnMapping } from './mapping.js';

/** One row of a table, numbered as a spreadsheet numbers it. */
export type TableRow = Readonly<{ number: number; cells: readonly string[] }>;

/** Somebody that a row speaks of. Null is unknown. */
export type Candidate = Readonly<{
  row: number;
  handle: string;
  name: string | null;
  followers: number | null;
  /** Reactions to an average post, as a percentage of the followers. */
  engagement: number | null;
  country: string | null;
  categories: readonly string[];
}>;

/** Why a row makes nobody. An empty row is passed over; the others are worth a look. */
export const rejectReasons = {
  empty: 'The row is empty.',
  'no-handle': 'There is no handle.',
  'handle-too-long': 'The handle is longer than 100 characters.',
  'name-too-long': 'The name is longer than 200 characters.',
  'followers-unreadable': 'The number of followers cannot be read.',
  'too-many-cells': 'The row has more cells than the header.',
} as const;
export type RejectReason = keyof typeof rejectReasons;

const maxHandle = 100;
const maxName = 200;
/** What numeric(7, 4) holds. */
const maxRate = 999;
/** Nobody has more followers than there are people. */
const maxFollowers = 1e10;

/** `@name` and `https://www.instagram.com/name/` are both `name`. */
function handleOf(cell: string | undefined): string | null {
  const text = textOf(cell);
  const inAddress =
    text && /^(?:https?:\/\/)?(?:www\.|m\.)?(?:instagram|tiktok|youtube)\.com\/(?:c\/|user\/)?([^/?#\s]+)/i.exec(text);
  return textOf((inAddress ? inAddress[1] : text)?.replace(/^@\s*/, ''));
}

function engagementOf(cell: string | undefined, followers: number | null, isRate: boolean): number | null {
  const text = textOf(cell);
  const value = text === null ? null : numberOf(text);
  if (text === null || value === null) return null;
  const rate = isRate || text.includes('%') ? value : followers ? (value / followers) * 100 : null;
  return rate === null || rate > maxRate ? null : Number(rate.toFixed(4));
}

/**
 * Who this row speaks of, or why it speaks of nobody.
 * @param width how many columns the table has
 * @param isRate whether the engagement column holds a rate; else it holds a number of reactions
 */
export function candidateOf(
  { number, cells }: TableRow,
  mapping: ColumnMapping,
  { width, isRate }: { width: number; isRate: boolean },
): Candidate | RejectReason {
  if (cells.every((cell) => textOf(cell) === null)) return 'empty';
  if (cells.slice(width).some((cell) => textOf(cell) !== null)) return 'too-many-cells';
  const cell = (column: number | undefined) => (column === undefined ? undefined : cells[column]);

  const handle = handleOf(cell(mapping.handle));
  if (handle === null) return 'no-handle';
  if (handle.length > maxHandle) return 'handle-too-long';
  const name = textOf(cell(mapping.name));
  if (name && name.length > maxName) return 'name-too-long';
  const followersText = textOf(cell(mapping.followers));
  const followers = followersText === null ? null : numberOf(followersText);
  if (followersText !== null && (followers === null || followers > maxFollowers)) return 'followers-unreadable';

  const wholeFollowers = followers === null ? null : Math.round(followers);
  const country = textOf(cell(mapping.country));
  const categories = mapping.categories.map((column) => textOf(cells[column])).filter((text) => text !== null);
  return {
    row: number,
    handle,
    name,
    followers: wholeFollowers,
    engagement: engagementOf(cell(mapping.engagement), wholeFollowers, isRate),
    country: country && countryCodeOf(country),
    categories: [...new Set(categories)],
  };
}

/** What a candidate says, whatever its row: two rows with the same print are exact duplicates. */
export const printOf = ({ row: _, handle, ...rest }: Candidate): string =>
  JSON.stringify([handle.toLowerCase(), ...Object.values(rest)]);
