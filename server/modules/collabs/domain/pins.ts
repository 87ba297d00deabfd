import type { FileFacts } from './golden-rules.js';
import { pieceErrors } from './collab.errors.js';
import type { Pin } from './proof.js';

/** In one round. */
export const mostPins = 30;
const longestComment = 500;

const isInside = (share: number) => Number.isFinite(share) && share >= 0 && share <= 1;

/** Comments that point to a place which is there, in the order of the video. @throws collabs/bad-pin */
export function checkedPins(pins: readonly Pin[], file: FileFacts | null): Pin[] {
  if (pins.length > mostPins) throw pieceErrors.badPin();
  const checked = pins.map((pin): Pin => {
    const comment = pin.comment.trim();
    if (!comment || comment.length > longestComment) throw pieceErrors.badPin();
    if ('atMs' in pin) {
      const { atMs } = pin;
      const fits = Number.isInteger(atMs) && atMs >= 0 && atMs <= (file?.durationMs ?? Infinity);
      if (!fits || file?.kind === 'image') throw pieceErrors.badPin();
      return { comment, atMs };
    }
    if (!isInside(pin.x) || !isInside(pin.y) || file?.kind === 'video') throw pieceErrors.badPin();
    return { comment, x: pin.x, y: pin.y };
  });
  return checked.sort((a, b) => ('atMs' in a && 'atMs' in b ? a.atMs - b.atMs : 0));
}
