import type { PublishedPiece } from '../domain/reading.js';

/** What Collabs know of pieces. */
export abstract class PublishedPieces {
  /** @throws analyticsErrors.pieceNotFound */
  abstract get(id: string): Promise<PublishedPiece>;
}
