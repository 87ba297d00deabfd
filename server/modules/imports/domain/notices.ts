import { type Platform, platformLabel } from '../../../contract/lists/index.js';
import { type EngagementUnit, engagementUnits } from '../../../contract/rules/tables/engagement-unit.js';

const counted = new Intl.NumberFormat('en-GB');
const days = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** How the engagement column is interpreted. */
export const noticeOfEngagement = (unit: EngagementUnit): string =>
  `Engagement is read as ${engagementUnits.find(({ id }) => id === unit)!.label.toLowerCase()}.`;

/** The date of the figures, unless it is today. */
export const noticeOfDay = (asOf: string, today: string): string[] =>
  asOf === today ? [] : [`The figures are from ${days.format(new Date(asOf))}.`];

/** Rows of other platforms than the table's. */
export function noticeOfPlatforms(
  counts: Readonly<Partial<Record<Platform, number>>>,
  platform: Platform | null,
): string[] {
  const entries = Object.entries(counts) as [Platform, number][];
  if (entries.every(([id]) => id === platform)) return [];
  const parts = entries.map(([id, count]) => `${counted.format(count)} from ${platformLabel(id)}`);
  const none = platform && !entries.some(([id]) => id === platform) ? `, none from ${platformLabel(platform)}` : '';
  return [`Rows by platform: ${parts.join(', ')}${none}.`];
}
