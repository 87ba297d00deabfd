import type { Media } from '../domain/media.js';
import type { ThumbnailFormat, ThumbnailWidth } from '../domain/thumbnail.js';

/** Small versions of pictures. The promises below are executable: see thumbnails.contract.ts. */
export abstract class Thumbnails {
  /**
   * The picture, upright, without what a camera wrote into it, and never wider than it was.
   * @throws mediaErrors.noPicture when it cannot be read
   */
  abstract of(picture: Media, width: ThumbnailWidth, format: ThumbnailFormat): Promise<Buffer>;

  /** Removes every version of a picture that is gone. */
  abstract forget(mediaId: string): Promise<void>;
}
