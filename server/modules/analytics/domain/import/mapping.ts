import { byName } from '../../../../contract/rules/by-name.js';
import { type PieceMetric, pieceMetricIds } from '../../../../contract/metrics.js';
import { numberOf, textOf } from '../../../../contract/rules/table-cell.js';
import { postIn } from './post-name.js';

export const metricsFields = ['post', 'takenAt', ...pieceMetricIds] as const;
export type MetricsField = 'post' | 'takenAt' | PieceMetric;

/** In which column, counted from 0, each lies; null where the table has none. */
export type MetricsMapping = Readonly<Record<MetricsField, number | null>>;

/** How platforms and people name the columns. The first that fits is taken; “organic” and the like beside it do no harm. */
const says: Record<MetricsField, RegExp> = {
  post: /^(permalink|post|video|reel|story)?\s*(url|link|address|permalink)\b|^permalink|^post$|^video$/,
  takenAt: /^(date|day|as of|taken( at)?|measured( on)?|numbers of|snapshot( date)?)$/,
  reach: /\breach(ed)?\b|accounts? reached/,
  views: /\b(views?|plays?|impressions|video views)\b/,
  likes: /\b(likes?|hearts?|reactions)\b/,
  comments: /\b(comments?|replies)\b/,
  shares: /\b(shares?|sends?|reposts?)\b/,
  saves: /\b(saves?|saved|favou?rites?|bookmarks?)\b/,
};

const normal = (header: string): string =>
  (textOf(header) ?? '')
    .toLowerCase()
    .replace(/[\s_.()]+/g, ' ')
    .trim();

/** A first row with the address of a post or a number in it is a post, and not the names of the columns. */
export const isHeader = (cells: readonly string[]): boolean =>
  !cells.some((cell) => postIn(cell.trim()) !== null || numberOf(textOf(cell) ?? '') !== null);

/** Which column seems to hold what: by its name; the address also by what the rows below hold. */
export function proposeColumns(headers: readonly string[], sample: readonly (readonly string[])[]): MetricsMapping {
  const names = headers.map(normal);
  const taken = new Set<number>();
  const find = (field: MetricsField): number | null => {
    const column = names.findIndex((name, at) => !taken.has(at) && says[field].test(name) && !/rate|%|per /.test(name));
    const found = column < 0 && field === 'post' ? columnOfPosts(sample) : column;
    if (found < 0) return null;
    taken.add(found);
    return found;
  };
  return byName(metricsFields, find);
}

const columnOfPosts = (sample: readonly (readonly string[])[]): number => {
  const width = Math.max(0, ...sample.map((row) => row.length));
  return Array.from({ length: width }, (_, column) => column).findIndex((column) =>
    sample.some((row) => postIn(row[column]?.trim() ?? '') !== null),
  );
};
