import type { PostName } from '../domain/import/post-name.js';
import type { PublishedPiece } from '../domain/reading.js';

export type NamedPiece = Readonly<{ piece: PublishedPiece; post: PostName }>;

/** What Collabs know of pieces. */
export abstract class PublishedPieces {
  /** @throws analyticsErrors.pieceNotFound */
  abstract get(id: string): Promise<PublishedPiece>;

  /** Those whose posts have one of these names, on whichever platform. */
  abstract named(names: readonly string[]): Promise<NamedPiece[]>;
}
