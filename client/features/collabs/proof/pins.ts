import type { Deliverable } from '../../../api/collabs';
import { clockOf } from './seconds';

type PinView = Deliverable['rounds'][number]['pins'][number];

/** A comment with a pin, while typing and when sent. */
export type DraftPin = Readonly<{ id: number; comment: string; atMs?: number; x?: number; y?: number }>;

const percent = (share: number) => `${Math.round(share * 100)} %`;

/** "at 0:04.5" or "50 % across, 20 % down". */
export const placeOf = ({ atMs, x, y }: Pick<PinView, 'atMs' | 'x' | 'y'> | DraftPin): string =>
  atMs != null ? `at ${clockOf(atMs)}` : `${percent(x ?? 0)} across, ${percent(y ?? 0)} down`;

/** Sends only non-empty comments. */
export const pinsToSend = (pins: readonly DraftPin[]) =>
  pins.filter(({ comment }) => comment.trim()).map(({ id: _, ...pin }) => ({ ...pin, comment: pin.comment.trim() }));
