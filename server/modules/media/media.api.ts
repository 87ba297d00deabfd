import { filePathOf } from '../../contract/rules/file-path.js';
import type { Actor } from '../../shared/kernel/index.js';
import type { Facts, Media } from './domain/media.js';
import type { MediaRepository, MediaStorage, NearFile } from './ports/repositories.js';
import type { KeepFile } from './use-cases/files.js';

/** What other modules can know about a file. */
export type MediaFile = Pick<Media, keyof Facts | 'id' | 'kind' | 'mimeType' | 'fileName' | 'bytes' | 'sha256'> &
  Readonly<{
    /** The path of a picture, stored by profiles and offers, and used to request thumbnails. */
    filePath: string;
  }>;

function toFile(media: Media): MediaFile {
  const { id, kind, mimeType, fileName, bytes, width, height, rotation, durationMs, codec } = media;
  const { frameRate, truncated, sha256 } = media;
  return {
    id,
    kind,
    mimeType,
    fileName,
    bytes,
    width,
    height,
    rotation,
    durationMs,
    codec,
    frameRate,
    truncated,
    sha256,
    filePath: filePathOf(id),
  };
}

/** What other modules can ask about files. */
export class MediaApi {
  constructor(
    private readonly media: MediaRepository,
    private readonly keepFile: KeepFile,
    private readonly storage: MediaStorage,
  ) {}

  /** Null if there is no such file, or its upload isn't complete. */
  async find(id: string): Promise<MediaFile | null> {
    const media = await this.media.find(id);
    return media && toFile(media);
  }

  /**
   * The file if it belongs to this profile; else null. In a transaction, locks it against deletion until that ends, so
   * call it where the reference is stored.
   */
  async ownedBy(id: string, uid: string): Promise<MediaFile | null> {
    const media = await this.media.hold(id);
    return media?.ownerUid === uid ? toFile(media) : null;
  }

  /** A file's content; the caller has checked access. Null if there is no such file. */
  async open(
    id: string,
  ): Promise<(Pick<MediaFile, 'fileName' | 'bytes'> & { content: () => AsyncIterable<Uint8Array> }) | null> {
    const media = await this.media.find(id);
    if (!media) return null;
    const { fileName, bytes, storageKey } = media;
    return { fileName, bytes, content: () => this.storage.read(storageKey, { first: 0, last: bytes - 1 }) };
  }

  /** Other files that look the same, nearest first, at most 50. */
  near(id: string): Promise<readonly NearFile[]> {
    return this.media.near(id, 50);
  }

  /**
   * Stores a file created here, for the actor's own profile. @throws mediaErrors.notAccepted, mediaErrors.storageFull
   */
  async keep(actor: Actor, fileName: string, content: Uint8Array): Promise<MediaFile> {
    return toFile(await this.keepFile.execute(actor, fileName, content));
  }
}
