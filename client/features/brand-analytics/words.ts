import { bases, type Basis } from '../../../server/contract/metrics';
import { collabStages } from '../../../server/contract/lists/collab';
import { platformLabel } from '../../../server/contract/lists/labels';
import type { Platform } from '../../../server/contract/lists/social';
import { londonTimeAt } from '../../../server/contract/rules/london-time';
import type { Figures } from '../../api/analytics';

const dayWords = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
const at = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** `2027-03-04` as "4 Mar 2027". */
export const dayInWords = (day: string): string => dayWords.format(at(day));

/** A time possibly in another year, as "25 Dec 2027, 10:16" in London. */
export function momentInWords(moment: string): string {
  const { date, time } = londonTimeAt(new Date(moment));
  return `${dayInWords(date)}, ${time}`;
}

/** 0.0523 as "5.2%". */
export const percent = (rate: number | null): string => (rate === null ? 'N/A' : `${(rate * 100).toFixed(1)}%`);

export const basisLabel = (basis: Basis): string => bases.find(({ id }) => id === basis)!.label;

export type KnownBasis = Readonly<{ kind: Basis; words: string }>;

/** The source of a sum: how many of its posts were measured, if any. */
export function basisInWords({ basis, bases: counts }: Pick<Figures, 'basis' | 'bases'>): KnownBasis | null {
  if (basis === null) return null;
  const known = counts.measured + counts.declared + counts.estimated;
  if (counts.measured === 0 || counts.measured === known) return { kind: basis, words: basisLabel(basis) };
  return { kind: 'measured', words: `${counts.measured} of ${known} measured` };
}

export const platformName = (platform: Platform | null): string => (platform ? platformLabel(platform) : 'Own use');

export const stageLabel = (stage: number): string => collabStages.find(({ id }) => id === stage)?.label ?? '';

/** How many posts have numbers, and their sources. */
export function coverage({ posts, bases: { measured, declared, estimated } }: Figures): string {
  const known = measured + declared + estimated;
  if (posts === 0) return 'No posts were published in this period.';
  if (known === 0) return 'None of the posts have numbers yet. Creators enter them on the Collab’s page.';
  const kinds = [
    [measured, 'measured'],
    [declared, 'declared'],
    [estimated, 'estimated'],
  ] as const;
  const told = kinds.filter(([count]) => count > 0).map(([count, word]) => `${count} ${word}`);
  return `${known} of ${posts} ${posts === 1 ? 'post has' : 'posts have'} numbers: ${told.join(', ')}.`;
}

export type Change = Readonly<{ direction: 'up' | 'down' | 'same' | null; words: string }>;

/** How a figure compares with the previous period; no direction if there is nothing to compare. */
export function changeOf(now: number | null, then: number | null): Change {
  if (now === null || then === null || then === 0) return { direction: null, words: 'Nothing to compare with' };
  const percents = Math.round(((now - then) / then) * 100);
  if (percents === 0) return { direction: 'same', words: 'Same as the period before' };
  return {
    direction: percents > 0 ? 'up' : 'down',
    words: `${Math.abs(percents)}% ${percents > 0 ? 'more' : 'less'} than before`,
  };
}
