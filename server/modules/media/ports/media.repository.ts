import type { Media, MediaEvent } from '../domain/media.js';

/** What is known about stored files. The promises below are executable: see media.repository.contract.ts. */
export abstract class MediaRepository {
  abstract find(id: string): Promise<Media | null>;

  /** Stores the file's facts and its event together. A second time it changes and tells nothing, and returns the first. */
  abstract add(media: Media, event: MediaEvent): Promise<Media>;
}
