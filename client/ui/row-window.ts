import { type RefObject, useEffectEvent, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';

type Options = Readonly<{
  /** Its children are the rows, each with its index as `data-index`. */
  list: RefObject<HTMLElement | null>;
  count: number;
  /** The height of a row that has never been rendered. Others don't apply once it changes. */
  estimate: number;
  gap: number;
  /** Of the list in the page. */
  top: number;
}>;
type Heights = Readonly<{ estimate: number; known: ReadonlyMap<number, number> }>;

/** Rendered above and below the window. */
const ahead = 2;
/** Pixels: less is rounding. */
const worthMoving = 1;

function onMove(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  window.addEventListener('resize', listener);
  return () => {
    window.removeEventListener('scroll', listener);
    window.removeEventListener('resize', listener);
  };
}

/** The row at this distance from the list's top. */
function rowAt(tops: readonly number[], distance: number): number {
  let [low, high] = [0, tops.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (tops[middle]! <= distance) low = middle;
    else high = middle - 1;
  }
  return low;
}

/**
 * The rows of a long list near the window: only these are rendered, each at its `start`, in a list of this `height`.
 * A row has the height at which it was last seen.
 */
export function useRowWindow({ list, count, estimate, gap, top }: Options) {
  const [heights, setHeights] = useState<Heights>({ estimate, known: new Map() });
  const known = heights.estimate === estimate ? heights.known : undefined;
  const heightOf = (row: number) => known?.get(row) ?? estimate;
  const tops = useMemo(() => {
    const starts = [0];
    for (let row = 0; row < count; row++) starts.push(starts[row]! + (known?.get(row) ?? estimate) + gap);
    return starts;
  }, [count, estimate, gap, known]);

  const look = () => {
    const from = window.scrollY - top;
    return `${rowAt(tops, from) - ahead} ${rowAt(tops, from + window.innerHeight) + ahead}`;
  };
  const [first = 0, last = 0] = useSyncExternalStore(onMove, look).split(' ').map(Number);

  const note = useEffectEvent((seen: readonly HTMLElement[]) => {
    const changed = seen
      .map((row) => [Number(row.dataset.index), row.offsetHeight] as const)
      .filter(([row, height]) => height > 0 && Math.abs(height - heightOf(row)) >= worthMoving);
    if (changed.length === 0) return;
    setHeights({ estimate, known: new Map([...(known ?? []), ...changed]) });
    // What people look at stays where it is when a row above the window has another height.
    const above = changed.filter(([row]) => top + tops[row]! + heightOf(row) < window.scrollY);
    const moved = above.reduce((sum, [row, height]) => sum + height - heightOf(row), 0);
    if (moved !== 0) window.scrollBy(0, moved);
  });
  useLayoutEffect(() => {
    const observer = new ResizeObserver((seen) => note(seen.map(({ target }) => target as HTMLElement)));
    for (const row of list.current?.children ?? []) observer.observe(row);
    return () => observer.disconnect();
  }, [list, first, last, count]);

  const rows = [];
  for (let index = Math.max(0, first); index <= Math.min(last, count - 1); index++)
    rows.push({ index, start: tops[index]! });
  return { rows, height: Math.max(0, tops[count]! - gap) };
}
