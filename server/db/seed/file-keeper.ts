import type { Abstract, Type } from '@nestjs/common';
import { MediaRepository, MediaStorage, UploadRepository } from '../../modules/media/ports/repositories.js';
import { Pictures, VideoProbe } from '../../modules/media/ports/pictures.js';
import { StorageLimits, UploadPayers } from '../../modules/media/ports/neighbours.js';
import { BeginUpload } from '../../modules/media/use-cases/begin-upload.js';
import { CompleteUpload } from '../../modules/media/use-cases/complete-upload.js';
import { DiscardUpload } from '../../modules/media/use-cases/discard-uploads.js';
import { KeepFile } from '../../modules/media/use-cases/keep-file.js';
import { DrawnPictures } from './drawn-pictures.js';
import type { SeedClock } from './seed-clock.js';

type Of = <T>(token: Type<T> | Abstract<T>) => T;

/** Keeps files on a clock that can stand in the past. */
export function fileKeeper(of: Of, clock: SeedClock): KeepFile {
  const [media, uploads, storage] = [of(MediaRepository), of(UploadRepository), of(MediaStorage)];
  const discard = new DiscardUpload(uploads, media, storage);
  const complete = new CompleteUpload(
    media,
    uploads,
    storage,
    new DrawnPictures(of(Pictures)),
    of(VideoProbe),
    discard,
    clock,
  );
  const begin = new BeginUpload(uploads, media, of(StorageLimits), of(UploadPayers), clock);
  return new KeepFile(begin, storage, complete);
}
