import type { Abstract, Type } from '@nestjs/common';
import { MediaRepository, MediaStorage, UploadRepository } from '../../modules/media/ports/repositories.js';
import { Pictures, type CleanPicture, type Source } from '../../modules/media/ports/pictures.js';
import { Videos } from '../../modules/media/ports/videos.js';
import { NoVirusScanner } from '../../modules/media/adapters/viruses/clamav.js';
import { StorageLimits, UploadPayers } from '../../modules/media/ports/neighbours.js';
import { BeginUpload, CompleteUpload, DiscardUpload } from '../../modules/media/use-cases/uploads.js';
import { KeepFile } from '../../modules/media/use-cases/files.js';
import type { SeedClock } from './seeded.js';
import sharp from 'sharp';
import { collect } from '../../modules/media/adapters/storage/whole-content.js';
import type { ThumbnailFormat, ThumbnailWidth } from '../../modules/media/domain/thumbnail.js';

type Of = <T>(token: Type<T> | Abstract<T>) => T;

/** Stores files on a clock that can be in the past. */
export function fileKeeper(of: Of, clock: SeedClock): KeepFile {
  const [media, uploads, storage] = [of(MediaRepository), of(UploadRepository), of(MediaStorage)];
  const discard = new DiscardUpload(uploads, media, storage);
  const complete = new CompleteUpload(
    media,
    uploads,
    storage,
    new DrawnPictures(of(Pictures)),
    of(Videos),
    new NoVirusScanner(),
    discard,
    clock,
  );
  const begin = new BeginUpload(uploads, media, of(StorageLimits), of(UploadPayers), clock);
  return new KeepFile(begin, storage, complete);
}

/** The demo world's pictures contain no metadata: re-encoding them would take 15 seconds of CPU time. */
class DrawnPictures extends Pictures {
  constructor(private readonly pictures: Pictures) {
    super();
  }

  async clean(source: Source, mimeType: string): Promise<CleanPicture> {
    const content = await collect(source);
    const { width, height } = await sharp(content).metadata();
    const still = { rotation: 0, durationMs: null, codec: null, frameRate: null, truncated: false };
    return { content, mimeType, width, height, ...still };
  }

  shrink(source: Source, width: ThumbnailWidth, format: ThumbnailFormat): Promise<Buffer> {
    return this.pictures.shrink(source, width, format);
  }
}
