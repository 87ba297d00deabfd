import type { Deliverable } from '../../../api/collabs';

export type Version = Deliverable['versions'][number];
export type Mark = Version['marks'][number];

/** "1:05.2": minutes, seconds and tenths. */
export function clockOf(ms: number): string {
  const tenths = Math.floor(ms / 100);
  const [minutes, rest] = [Math.floor(tenths / 600), tenths % 600];
  return `${minutes}:${String(Math.floor(rest / 10)).padStart(2, '0')}.${rest % 10}`;
}

/** Parses seconds into whole milliseconds; null if it isn't a number. */
export function msOf(typed: string): number | null {
  const seconds = Number(typed.replace(',', '.'));
  return typed.trim() !== '' && Number.isFinite(seconds) && seconds >= 0 ? Math.round(seconds * 1_000) : null;
}

/** The total length of the marks; overlaps count once. Milliseconds. */
export function markedMs(marks: readonly Mark[]): number {
  let until = 0;
  return [...marks]
    .sort((a, b) => a.fromMs - b.fromMs)
    .reduce((sum, { fromMs, toMs }) => {
      const more = Math.max(0, toMs - Math.max(fromMs, until));
      until = Math.max(until, toMs);
      return sum + more;
    }, 0);
}
