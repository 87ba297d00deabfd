import type { Actor, Clock } from '../../../shared/kernel/index.js';
import { mediaErrors } from '../domain/media.errors.js';
import { ownerOf } from '../domain/storage-account.js';
import { isUploader } from '../domain/upload.js';
import type { MediaRepository, UploadRepository } from '../ports/repositories.js';

/** An upload being continued. `bytes` is its full length, as announced. */
type OpenedUpload = Readonly<{ isComplete: boolean; bytes: number }>;

/** Continues an upload, or asks how far it has got. Other people's uploads don't exist. */
export class OpenUpload {
  constructor(
    private readonly uploads: UploadRepository,
    private readonly media: MediaRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws mediaErrors.notFound */
  async execute(actor: Actor, id: string): Promise<OpenedUpload> {
    const upload = await this.uploads.find(id);
    if (upload && isUploader(upload, actor) && (await this.uploads.touch(id, this.clock.now())))
      return { isComplete: false, bytes: upload.bytes };

    const media = await this.media.find(id);
    if (media?.uploadedBy !== actor.userId || media.ownerUid !== ownerOf(actor)) throw mediaErrors.notFound(id);
    return { isComplete: true, bytes: media.uploadedBytes };
  }
}
