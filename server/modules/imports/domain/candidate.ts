import { influencerCities, type Platform } from '../../../contract/lists/index.js';
import { townNamed } from '../../../contract/rules/place-name.js';
import { handleFaults, personIn } from '../../../contract/rules/platform-address/person-in.js';
import { engagementRate, type EngagementUnit } from '../../../contract/rules/tables/engagement-unit.js';
import { numberIn, type NumberKind, type NumberStyle } from '../../../contract/rules/tables/number-column.js';
import { textOf } from '../../../contract/rules/tables/table-cell.js';
import { dayFirst, dayIn } from '../../../contract/rules/tables/table-day.js';
import { isTotal, type TableRow } from '../../../contract/rules/tables/table-shape.js';
import { categoriesIn, optionNamed } from './categories.js';
import { countryCodeOf } from './country.js';
import { emailIn } from './email-in.js';
import type { ColumnMapping } from './mapping.js';
import { platformIn } from './platform-told.js';

/** The person in a row. Null is unknown. */
export type Candidate = Readonly<{
  row: number;
  platform: Platform;
  handle: string;
  name: string | null;
  followers: number | null;
  /** Engagement with an average post, as a percentage of followers. */
  engagement: number | null;
  country: string | null;
  city: string | null;
  email: string | null;
  categories: readonly string[];
  /** The date of the figures, such as `2022-09-30`. */
  asOf: string;
}>;

/** Why a row has no person. Empty rows and totals are ignored; the others should be reviewed. */
export const rejectReasons = {
  empty: 'The row is empty.',
  total: 'The row adds up the others.',
  ...handleFaults,
  'platform-needed': 'Nothing says which platform this handle is on.',
  'platform-unknown': 'The platform isn’t Instagram, TikTok or YouTube.',
  'platform-contradiction': 'The address is on another platform than the row says.',
  'name-too-long': 'The name is longer than 200 characters.',
  'followers-unreadable': 'We can’t read the number of followers.',
  'followers-unclear': 'The number of followers can be read in two ways.',
  'engagement-unclear': 'The engagement can be read in two ways.',
  'day-unreadable': 'We can’t read the date of the figures. Please write it as 2027-03-04 or, day first, 04/03/2027.',
  'day-to-come': 'The date of the figures is still to come.',
  'too-many-cells': 'The row has more cells than the header.',
} as const;
export type RejectReason = keyof typeof rejectReasons;

/** What has to be known from all rows before parsing the first. */
export type ReadingRules = Readonly<{
  /** How many columns the table has. */
  width: number;
  /** Null if each row has its own. */
  platform: Platform | null;
  followers: NumberStyle;
  engagement: NumberStyle & Readonly<{ unit: EngagementUnit }>;
  /** The date of the figures if a row has none, and the date of import. */
  asOf: string;
  today: string;
  /** Whether dates are written as `12/31/2026`. */
  isMonthFirst: boolean;
}>;

const maxName = 200;
/** Nobody has more followers than the world has people. */
export const followerKind: NumberKind = { whole: true, most: 1e10 };
export const engagementKind: NumberKind = { whole: false, most: 1e12 };

type Cells = (field: keyof ColumnMapping) => string | null;

/** The person in this row, or why there is none. */
export function candidateOf(row: TableRow, mapping: ColumnMapping, rules: ReadingRules): Candidate | RejectReason {
  const { number, cells } = row;
  if (cells.every((cell) => textOf(cell) === null)) return 'empty';
  if (isTotal(cells)) return 'total';
  if (cells.slice(rules.width).some((cell) => textOf(cell) !== null)) return 'too-many-cells';
  const cell: Cells = (field) => {
    const column = mapping[field];
    return typeof column === 'number' ? textOf(cells[column]) : null;
  };
  const person = personOf(cell, rules);
  if (typeof person === 'string') return person;
  const figures = figuresOf(cell, rules);
  if (typeof figures === 'string') return figures;
  const name = cell('name');
  if (name && name.length > maxName) return 'name-too-long';
  const [country, city] = [cell('country'), cell('city')];
  return {
    row: number,
    ...person,
    name,
    ...figures,
    country: country && countryCodeOf(country),
    city: city && (optionNamed(influencerCities, city) ?? townNamed(city)?.id ?? null),
    email: emailIn(cell('email')),
    categories: categoriesIn(mapping.categories.map((column) => cells[column])),
  };
}

/** The row's own platform takes precedence, then its URL, then the table's. */
function personOf(cell: Cells, rules: ReadingRules): Pick<Candidate, 'platform' | 'handle'> | RejectReason {
  const [handle, said] = [cell('handle'), cell('platform')];
  const own = said === null ? null : platformIn(said);
  if (said !== null && own === null) return 'platform-unknown';
  if (handle === null) return 'no-handle';
  const person = personIn(handle, own ?? rules.platform ?? undefined);
  if (typeof person === 'string') return person;
  if (own && person.platform && own !== person.platform) return 'platform-contradiction';
  const platform = own ?? person.platform ?? rules.platform;
  return platform ? { platform, handle: person.handle } : 'platform-needed';
}

function figuresOf(
  cell: Cells,
  rules: ReadingRules,
): Pick<Candidate, 'followers' | 'engagement' | 'asOf'> | RejectReason {
  const followers = numberIn(cell('followers') ?? '', rules.followers, followerKind);
  if (followers === 'no-number') return 'followers-unreadable';
  if (followers === 'two-numbers') return 'followers-unclear';
  const text = cell('engagement') ?? '';
  const reactions = numberIn(text, rules.engagement, engagementKind);
  if (reactions === 'two-numbers') return 'engagement-unclear';
  const unit = text.includes('%') ? 'percent' : rules.engagement.unit;
  const engagement = typeof reactions === 'number' ? engagementRate(reactions, unit, followers) : null;
  const day = cell('asOf');
  const asOf = day === null ? rules.asOf : dayIn(dayFirst(day, rules.isMonthFirst));
  if (asOf === null) return 'day-unreadable';
  return asOf > rules.today ? 'day-to-come' : { followers, engagement, asOf };
}

/** A candidate's content without the row number: rows with the same fingerprint are exact duplicates. */
export const printOf = ({ row: _, handle, ...rest }: Candidate): string =>
  JSON.stringify([handle.toLowerCase(), ...Object.values(rest)]);
