import type { Facts, Media } from '../domain/media.js';
import type { PictureLook } from '../domain/picture-look.js';
import type { ThumbnailFormat, ThumbnailWidth } from '../domain/thumbnail.js';

/** An image's bytes, read only when a worker is free. */
export type Source = AsyncIterable<Uint8Array>;

export type CleanPicture = Facts & Pick<Media, 'looks' | 'mimeType'> & Readonly<{ content: Uint8Array }>;

/** Image processing. */
export abstract class Pictures {
  /**
   * Re-encodes the image: upright, with its colours and any GIF or WebP animation, but without metadata such as where
   * it was taken.
   * @throws mediaErrors.notAccepted when it can't be decoded or decodes to too many pixels, mediaErrors.busy
   */
  abstract clean(source: Source, mimeType: string): Promise<CleanPicture>;

  /** At most `width` pixels wide, upright, not animated. @throws mediaErrors.noPicture, mediaErrors.busy */
  abstract shrink(source: Source, width: ThumbnailWidth, format: ThumbnailFormat): Promise<Buffer>;

  /** What it is recognised by. @throws mediaErrors.noPicture, mediaErrors.busy */
  abstract looksOf(source: Source): Promise<readonly PictureLook[]>;
}

/** A profile that shows a file; `open` while the profile is public. */
export type Showing = Readonly<{ profileUid: string; open: boolean }>;

/** Which files profiles show, to visitors and signed-in people. */
export abstract class PublicPictures {
  /** Profiles with this image as picture or in the portfolio, public ones first, at most 20. */
  abstract shownBy(mediaId: string): Promise<readonly Showing[]>;

  /** Whether a public media kit shows the file, including videos. */
  abstract inKit(mediaId: string): Promise<boolean>;
}
