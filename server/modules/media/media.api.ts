import type { Actor } from '../../shared/kernel/index.js';
import { type Media, ownerOf } from './domain/media.js';
import type { MediaRepository } from './ports/media.repository.js';
import type { KeepFile } from './use-cases/keep-file.js';

/** What other modules may know about a file. */
export type MediaFile = Pick<Media, 'id' | 'kind' | 'mimeType' | 'fileName' | 'bytes'>;

const toFile = ({ id, kind, mimeType, fileName, bytes }: Media): MediaFile => ({ id, kind, mimeType, fileName, bytes });

/** What other modules may ask about files. */
export class MediaApi {
  constructor(
    private readonly media: MediaRepository,
    private readonly keepFile: KeepFile,
  ) {}

  /** Null when there is no such file, or its upload is not complete. */
  async find(id: string): Promise<MediaFile | null> {
    const media = await this.media.find(id);
    return media && toFile(media);
  }

  /** The file, when it belongs to this profile; else null. */
  async ownedBy(id: string, uid: string): Promise<MediaFile | null> {
    const media = await this.media.find(id);
    return media?.ownerUid === uid ? toFile(media) : null;
  }

  /** Stores a file that was made here, for the actor's own profile. @throws mediaErrors.notAccepted */
  async keep(actor: Actor, fileName: string, content: Uint8Array): Promise<MediaFile> {
    return toFile(await this.keepFile.execute(actor, ownerOf(actor), fileName, content));
  }
}
