import type { Platform } from '../../../contract/lists/index.js';
import { byName } from '../../../contract/rules/by-name.js';
import { londonTimeAt } from '../../../contract/rules/london-time.js';
import { readingsOf } from '../../../contract/rules/tables/number-text.js';
import { personIn } from '../../../contract/rules/platform-address/person-in.js';
import { EngagementColumn, type EngagementUnit } from '../../../contract/rules/tables/engagement-unit.js';
import { NumberColumn, type NumberStyle } from '../../../contract/rules/tables/number-column.js';
import { noticeOfAbove, noticeOfDays, noticeOfNumbers } from '../../../contract/rules/tables/notices.js';
import { textOf } from '../../../contract/rules/tables/table-cell.js';
import { DayColumn, dayNamedIn } from '../../../contract/rules/tables/table-day.js';
import { engagementKind, followerKind } from '../domain/candidate.js';
import {
  type ImportField,
  influencerWords,
  type ProposedMapping,
  proposeMapping,
  withOverrides,
} from '../domain/mapping.js';
import { noticeOfDay, noticeOfEngagement, noticeOfPlatforms } from '../domain/notices.js';
import { platformIn, platformOf } from '../domain/platform-told.js';
import type { ImportTable } from '../ports/repositories.js';
import { headOf, type ImportedFile, rowsBelow, type TableHead } from './import-table.js';

export type ImportOrder = ImportedFile &
  Readonly<{
    platform?: Platform;
    /** What the engagement column counts. */
    engagement?: EngagementUnit;
    /** The date of the figures, such as `2022-09-30`, for rows without one. */
    asOf?: string;
    /** Columns by number from 1 or by header, several categories with `+`; empty for none. */
    map?: Readonly<Partial<Record<ImportField, string>>>;
    dryRun?: boolean;
  }>;

/** How an import reads a file. */
export type ImportScheme = TableHead &
  Readonly<{
    mapping: ProposedMapping;
    /** Null if there is none for the whole table. */
    platform: Platform | null;
    followers: NumberStyle;
    engagement: NumberStyle & Readonly<{ unit: EngagementUnit | null }>;
    /** How many rows each has. */
    platforms: Readonly<Partial<Record<Platform, number>>>;
    /** The date of the figures if a row has none, and the date of import. */
    asOf: string;
    today: string;
    isMonthFirst: boolean;
    /** What the user must choose before anything can be imported. */
    missing: 'platform' | 'handle' | 'engagement' | null;
  }>;

/** Reads a table once to understand it: the content of its first rows, and the number format of all of them. */
export async function understand(table: ImportTable, order: ImportOrder, now: Date): Promise<ImportScheme> {
  const { head, values } = headOf(table, influencerWords);
  const named = [...head.above, order.name ?? ''];
  const said = order.platform ?? platformOf(head.headers) ?? platformOf(named);
  const mapping = withOverrides(proposeMapping(head.headers, values, said), order.map ?? {}, head.headers);
  const platform = said ?? platformOfAll(values, mapping);
  const survey = await surveyOf(table, head, mapping, platform);
  const { followers, platforms, isMonthFirst } = survey;
  const engagement = { ...survey.engagement, unit: order.engagement ?? survey.unit };
  const today = londonTimeAt(now).date;
  const told = named.map(dayNamedIn).find((day) => day !== null && day <= today);
  const scheme = { ...head, mapping, platform, platforms, followers, engagement, isMonthFirst };
  return { ...scheme, asOf: order.asOf ?? told ?? today, today, missing: missingOf(scheme, values) };
}

/** The single platform that all rows name themselves. */
function platformOfAll(values: readonly (readonly string[])[], mapping: ProposedMapping): Platform | null {
  const all = new Set(values.map((cells) => ownPlatform(cells, mapping)));
  const [only = null] = all;
  return all.size === 1 ? only : null;
}

type Survey = Pick<ImportScheme, 'followers' | 'platforms' | 'isMonthFirst'> &
  Readonly<{ engagement: NumberStyle; unit: EngagementUnit | null }>;

/** Reads every row, as the last may be the only one that decides. */
async function surveyOf(
  table: ImportTable,
  head: TableHead,
  mapping: ProposedMapping,
  platform: Platform | null,
): Promise<Survey> {
  const headerOf = (column = -1) => head.headers[column] ?? '';
  const followers = new NumberColumn(followerKind, headerOf(mapping.followers));
  const engagement = new NumberColumn(engagementKind, headerOf(mapping.engagement));
  const units = byName(['.', ','] as const, () => new EngagementColumn(headerOf(mapping.engagement)));
  const days = new DayColumn();
  const platforms: Partial<Record<Platform, number>> = {};
  for await (const { cells } of rowsBelow(table, head)) {
    const own = ownPlatform(cells, mapping) ?? platform;
    if (own && !isHandleless(cells, mapping)) platforms[own] = (platforms[own] ?? 0) + 1;
    if (mapping.asOf !== undefined) days.add(textOf(cells[mapping.asOf]));
    if (mapping.followers !== undefined) followers.add(cells[mapping.followers]);
    const text = mapping.engagement === undefined ? null : textOf(cells[mapping.engagement]);
    if (text === null) continue;
    engagement.add(text);
    for (const { value, mark } of readingsOf(text))
      for (const each of mark ? [mark] : (['.', ','] as const)) units[each].add(text, value);
  }
  const style = engagement.style();
  const unit = mapping.engagement === undefined ? 'percent' : units[style.mark ?? '.'].unit();
  return { followers: followers.style(), engagement: style, unit, platforms, isMonthFirst: days.isMonthFirst() };
}

/** A row's platform: from its own column, or from a URL in place of the handle. */
function ownPlatform(cells: readonly string[], { handle, platform }: ProposedMapping): Platform | null {
  const said = platform === undefined ? null : textOf(cells[platform]);
  if (said !== null) return platformIn(said);
  const text = handle === undefined ? null : textOf(cells[handle]);
  if (!text?.includes('/')) return null;
  const person = personIn(text);
  return typeof person === 'string' ? null : person.platform;
}

function missingOf(
  { platform, mapping, engagement }: Pick<ImportScheme, 'platform' | 'mapping' | 'engagement'>,
  values: readonly (readonly string[])[],
): ImportScheme['missing'] {
  const saysItself = (cells: readonly string[]) =>
    isHandleless(cells, mapping) ||
    textOf(cells[mapping.platform ?? -1]) !== null ||
    ownPlatform(cells, mapping) !== null;
  const isToldByRows = mapping.handle !== undefined && values.every(saysItself);
  if (platform === null && !isToldByRows) return 'platform';
  if (mapping.handle === undefined) return 'handle';
  return mapping.engagement !== undefined && engagement.unit === null ? 'engagement' : null;
}

const isHandleless = (cells: readonly string[], { handle = -1 }: ProposedMapping): boolean =>
  textOf(cells[handle]) === null;

/** How the table was understood, shown before the import is confirmed. */
export function noticesOf(scheme: ImportScheme): string[] {
  const { above, mapping, sample, platform, platforms, followers, engagement, asOf, today, isMonthFirst } = scheme;
  const cellsOf = (column: number | undefined) => (column === undefined ? [] : sample.map((cells) => cells[column]));
  return [
    ...noticeOfAbove(above),
    ...noticeOfNumbers('Followers', cellsOf(mapping.followers), followers, followerKind),
    ...noticeOfNumbers('Engagement', cellsOf(mapping.engagement), engagement, engagementKind),
    ...(mapping.engagement !== undefined && engagement.unit ? [noticeOfEngagement(engagement.unit)] : []),
    ...noticeOfDay(asOf, today),
    ...noticeOfDays(isMonthFirst),
    ...noticeOfPlatforms(platforms, platform),
  ];
}
