import type { ReactNode } from 'react';

export type Card = Readonly<{ id: string; name: string }>;
export type Column<Row extends Card> = Readonly<{
  id: string;
  label: string;
  /** How many are there; `cards` may be fewer. */
  total: number;
  cards: readonly Row[];
  /** Shown as a narrow strip until it is opened. */
  folds?: boolean;
  /** Its cards can leave, but no card can be moved here. */
  closed?: boolean;
  /** The filters leave nothing of it: it takes cards by their menu alone. */
  hidden?: boolean;
}>;

/** Whether a filter for one value excludes this one. */
export const excludes = (wanted: string, value: string | number): boolean => wanted !== '' && wanted !== String(value);

export type Move<Row extends Card> = Readonly<{ card: Row; from: string; to: string }>;

export type BoardProps<Row extends Card> = {
  /** What the board is called, for those who do not see it. */
  label: string;
  columns: readonly Column<Row>[];
  /** Left out for those who may only look: then nothing can be moved. */
  onMove?: (move: Move<Row>) => void;
  /** What a card says below its name. */
  renderCard: (card: Row) => ReactNode;
  /** Where a card's name leads. */
  linkTo: (card: Row) => string;
  /** Shows all of a column, when not all of its cards are here. */
  onRest: (column: Column<Row>) => void;
};
