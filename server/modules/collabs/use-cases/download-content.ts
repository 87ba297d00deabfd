import { type Actor, type Clock } from '../../../shared/kernel/index.js';
import { collabErrors } from '../domain/collab.errors.js';
import { assertUsable, type ContentPiece } from '../domain/content.js';
import type { ContentLibrary } from '../ports/content-library.js';
import type { DeliverableFiles, StoredFile } from '../ports/neighbours.js';

/** One piece of a download, and its file. */
export type ContentFile = Readonly<{ piece: ContentPiece; file: StoredFile }>;

/** A brand takes pieces home, as long as its rights to them run. */
export class DownloadContent {
  constructor(
    private readonly library: ContentLibrary,
    private readonly files: DeliverableFiles,
    private readonly clock: Clock,
  ) {}

  /** The files of these pieces, in this order. @throws collabErrors.deliverableNotFound, pieceErrors.rightsEnded */
  async execute(actor: Actor, ids: readonly string[]): Promise<ContentFile[]> {
    const pieces = await this.library.find(actor.profile!.uid, ids);
    const missing = ids.find((id) => !pieces.some((piece) => piece.id === id));
    if (missing !== undefined) throw collabErrors.deliverableNotFound(missing);
    assertUsable(pieces, this.clock.now());
    return Promise.all(pieces.map((piece) => this.withFile(piece)));
  }

  private async withFile(piece: ContentPiece): Promise<ContentFile> {
    const file = await this.files.open(piece.mediaId);
    if (!file) throw collabErrors.deliverableNotFound(piece.id);
    return { piece, file };
  }
}
