import { storyHours } from '../../../contract/rules/deadlines.js';

const hour = 3_600_000;
const day = 24 * hour;

/** Below this age, a post's numbers are fetched this often. Older ones no longer change. */
const rhythm = [
  { below: 2 * day, every: 6 * hour },
  { below: 30 * day, every: day },
  { below: 90 * day, every: 7 * day },
] as const;

/** When a story's numbers are fetched, in hours from its publication. Its platform forgets them after 24. */
const storyMarks = [1, 3, 6, 10, 14, 18, 20, 22, 23, 23.5];

/** What a fetch plan rests on. */
export type FetchedPost = Readonly<{ type: string; publishedAt: Date }>;

/** After this many not-found responses in a row we stop: the post is deleted or private. */
export const mostFailures = 8;

/**
 * When to fetch a post's numbers next; null for never. After not-found responses it backs off exponentially, from an
 * hour to at most a week. Stories have too little time for that.
 * @param failures consecutive ones, including the last
 */
export function nextFetch({ type, publishedAt }: FetchedPost, now: Date, failures: number): Date | null {
  if (type === 'story') return nextMark(publishedAt, now);
  if (failures >= mostFailures) return null;
  if (failures > 0) return new Date(now.getTime() + Math.min(hour * 2 ** (failures - 1), 7 * day));
  const age = now.getTime() - publishedAt.getTime();
  const step = rhythm.find(({ below }) => age < below);
  return step ? new Date(now.getTime() + step.every) : null;
}

function nextMark(publishedAt: Date, now: Date): Date | null {
  const marks = storyMarks.map((hours) => new Date(publishedAt.getTime() + hours * hour));
  return marks.find((at) => at > now) ?? null;
}

/**
 * An unreachable platform, or one that refuses us, says nothing about the post: retries in an hour, without counting a
 * failure. A story that is about to go is tried again in the next round.
 */
export function afterTrouble({ type, publishedAt }: FetchedPost, now: Date): Date | null {
  const usual = new Date(now.getTime() + hour);
  const goesAt = publishedAt.getTime() + storyHours * hour;
  if (type !== 'story' || usual.getTime() < goesAt) return usual;
  return now.getTime() < goesAt ? now : null;
}
