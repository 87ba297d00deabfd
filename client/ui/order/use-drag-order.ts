import { useEffect, useEffectEvent, useState } from 'react';

/** Identifies each tile's position. */
export const placeAttribute = 'data-place';

/**
 * Dragging a tile over another takes its position at once. Listens on the window, because a tile that moves in the DOM
 * loses the pointer. `onDrop` is called on release.
 */
export function useDragOrder(move: (from: number, to: number) => void, onDrop?: () => void) {
  const [dragging, setDragging] = useState<number | null>(null);
  const over = useEffectEvent((x: number, y: number) => {
    const tile = document.elementFromPoint(x, y)?.closest(`[${placeAttribute}]`);
    const to = tile ? Number(tile.getAttribute(placeAttribute)) : dragging;
    if (dragging === null || to === null || to === dragging) return;
    move(dragging, to);
    setDragging(to);
  });
  const dropped = useEffectEvent(() => {
    setDragging(null);
    onDrop?.();
  });
  const active = dragging !== null;

  useEffect(() => {
    if (!active) return;
    const onMove = (event: PointerEvent) => over(event.clientX, event.clientY);
    const end = () => dropped();
    window.addEventListener('pointermove', onMove);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
    return () => {
      window.removeEventListener('pointermove', onMove);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
    };
  }, [active]);

  return { dragging, begin: setDragging };
}

/** Announced once something has moved. */
export const placeSaid = (name: string, at: number, of: number): string =>
  `${name} is now at place ${at + 1} of ${of}.`;

/** Moves the item at `from` to `to`; the others keep their order. */
export function moved<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const item = list[from];
  if (item === undefined) return [...list];
  const others = list.filter((_, at) => at !== from);
  return [...others.slice(0, to), item, ...others.slice(to)];
}
