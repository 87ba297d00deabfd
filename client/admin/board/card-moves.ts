import { type ReactNode, useEffect, useRef } from 'react';
import type { DragStart, DragUpdate, DropResult, ResponderProvided } from '@hello-pangea/dnd';

export type Card = Readonly<{ id: string; name: string }>;
export type Column<Row extends Card> = Readonly<{
  id: string;
  label: string;
  /** The total; `cards` may be fewer. */
  total: number;
  cards: readonly Row[];
  /** Collapsed to a narrow strip until it is opened. */
  folds?: boolean;
  /** Its cards can leave, but no card can be moved here. */
  closed?: boolean;
  /** The filters exclude all of it: it accepts cards only through their menu. */
  hidden?: boolean;
}>;

/** Whether a filter for one value excludes this one. */
export const excludes = (wanted: string, value: string | number): boolean => wanted !== '' && wanted !== String(value);

export type Move<Row extends Card> = Readonly<{ card: Row; from: string; to: string }>;

export type BoardProps<Row extends Card> = {
  /** The board's accessible name. */
  label: string;
  columns: readonly Column<Row>[];
  /** Omitted for read-only staff: then nothing can be moved. */
  onMove?: (move: Move<Row>) => void;
  /** The text below a card's name. */
  renderCard: (card: Row) => ReactNode;
  /** A card's link. */
  linkTo: (card: Row) => string;
  /** Shows all of a column, when not all of its cards are loaded. */
  onRest: (column: Column<Row>) => void;
};

/**
 * Handles moving cards. Announcements name the card and the stage. If the focus was on the card, it moves along: to its
 * name, or to its column if the card isn’t shown.
 */
export function useCardMoves<Row extends Card>(columns: readonly Column<Row>[], onMove: BoardProps<Row>['onMove']) {
  const board = useRef<HTMLElement>(null);
  const moved = useRef<Readonly<{ id: string; from: string; to: string }>>(null);
  useEffect(() => {
    const { id, from, to } = moved.current ?? {};
    const isThere = columns.some((column) => column.id === from && column.cards.some((card) => card.id === id));
    if (!id || !to || isThere) return;
    moved.current = null;
    if (document.activeElement !== document.body) return;
    const placed = (place: string) => board.current?.querySelector<HTMLElement>(`[data-place="${place}"]`);
    (placed(id)?.querySelector('a') ?? placed(`column-${to}`))?.focus();
  }, [columns]);

  const move =
    onMove &&
    ((next: Move<Row>) => {
      moved.current = { id: next.card.id, from: next.from, to: next.to };
      onMove(next);
    });
  const named = ({ draggableId, source, destination }: DragStart & Partial<DragUpdate>) => {
    const from = columns.find(({ id }) => id === source.droppableId);
    const card = from?.cards.find(({ id }) => id === draggableId);
    return { card, from, to: columns.find(({ id }) => id === destination?.droppableId) };
  };
  return {
    board,
    move,
    onDragStart(start: DragStart, { announce }: ResponderProvided): void {
      const { card, from } = named(start);
      announce(`${card?.name} lifted from ${from?.label}. Arrow keys move it, the space bar drops it, Escape cancels.`);
    },
    onDragUpdate(update: DragUpdate, { announce }: ResponderProvided): void {
      const { card, to } = named(update);
      announce(to ? `${card?.name} is over ${to.label}.` : `${card?.name} isn’t over a stage.`);
    },
    onDragEnd(result: DropResult, { announce }: ResponderProvided): void {
      const { card, from, to } = named(result);
      if (!card || !from) return;
      const moves = to !== undefined && to !== from;
      announce(moves ? `${card.name} dropped on ${to.label}.` : `${card.name} stays in ${from.label}.`);
      if (moves) move?.({ card, from: from.id, to: to.id });
    },
  };
}
