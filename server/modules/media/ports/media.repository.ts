import type { Media, MediaEvent } from '../domain/media.js';

/** What is known about stored files. The promises below are executable: see media.repository.contract.ts. */
export abstract class MediaRepository {
  abstract find(id: string): Promise<Media | null>;

  /** The same, and until the open transaction ends nobody deletes it. */
  abstract hold(id: string): Promise<Media | null>;

  /** The picture that stands for a video. */
  abstract posterOf(videoId: string): Promise<Media | null>;

  /**
   * Stores the file's facts and its event, and closes its upload, together. A second time it changes and tells nothing, and
   * returns the first. @throws mediaErrors.notFound when the upload was given up, mediaErrors.hasPoster
   */
  abstract add(media: Media, event: MediaEvent): Promise<Media>;

  /** Forgets a file, gives its bytes back and stores the event, together. The second time nothing happens. */
  abstract remove(media: Media, event: MediaEvent): Promise<void>;
}
