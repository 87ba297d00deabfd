import type { Facts } from '../domain/media.js';
import type { ThumbnailFormat, ThumbnailWidth } from '../domain/thumbnail.js';

/** The bytes of a picture, read only when its turn has come. */
export type Source = AsyncIterable<Uint8Array>;

export type CleanPicture = Facts & Readonly<{ content: Uint8Array; mimeType: string }>;

/** What can be done to pictures. */
export abstract class Pictures {
  /**
   * The same picture made again: upright, with its colours and, in GIF and WebP, its movement, and with nothing else that
   * was in the file, such as where it was taken.
   * @throws mediaErrors.notAccepted when it cannot be read or unfolds to too much, mediaErrors.busy
   */
  abstract clean(source: Source, mimeType: string): Promise<CleanPicture>;

  /** At most `width` pixels wide, upright, still. @throws mediaErrors.noPicture, mediaErrors.busy */
  abstract shrink(source: Source, width: ThumbnailWidth, format: ThumbnailFormat): Promise<Buffer>;
}

/** A profile that shows a file; `open` as long as everyone may see the profile. */
export type Showing = Readonly<{ profileUid: string; open: boolean }>;

/** Which files profiles show, signed in or not. */
export abstract class PublicPictures {
  /** The profiles whose picture it is or whose work it is among, those that everyone may see first, 20 at most. */
  abstract shownBy(mediaId: string): Promise<readonly Showing[]>;

  /** Whether a media kit that everyone can open shows the file, a video among them. */
  abstract inKit(mediaId: string): Promise<boolean>;
}
