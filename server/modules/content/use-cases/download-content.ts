import type { Actor, Clock } from '../../../shared/kernel/index.js';
import { contentErrors } from '../domain/content.errors.js';
import { assertUsable, type ContentPiece } from '../domain/content.js';
import type { ContentFiles, ContentLibrary, StoredFile } from '../ports/content-library.js';

/** One piece of a download, and its file. */
export type ContentFile = Readonly<{ piece: ContentPiece; file: StoredFile }>;

/** A brand downloads pieces while its rights to them are in force. */
export class DownloadContent {
  constructor(
    private readonly library: ContentLibrary,
    private readonly files: ContentFiles,
    private readonly clock: Clock,
  ) {}

  /** The files of these pieces, in this order. @throws contentErrors.pieceNotFound, contentErrors.rightsEnded */
  async execute(actor: Actor, ids: readonly string[]): Promise<ContentFile[]> {
    const pieces = await this.library.find(actor.profile!.uid, ids);
    const missing = ids.find((id) => !pieces.some((piece) => piece.id === id));
    if (missing !== undefined) throw contentErrors.pieceNotFound(missing);
    assertUsable(pieces, this.clock.now());
    return Promise.all(pieces.map((piece) => this.withFile(piece)));
  }

  private async withFile(piece: ContentPiece): Promise<ContentFile> {
    const file = await this.files.open(piece.mediaId);
    if (!file) throw contentErrors.pieceNotFound(piece.id);
    return { piece, file };
  }
}
