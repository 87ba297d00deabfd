import type { Media, MediaEvent } from '../../domain/media.js';
import { MediaRepository } from '../../ports/media.repository.js';

export class InMemoryMediaRepository extends MediaRepository {
  readonly events: MediaEvent[] = [];
  private readonly media = new Map<string, Media>();

  async find(id: string): Promise<Media | null> {
    return this.media.get(id) ?? null;
  }

  async add(media: Media, event: MediaEvent): Promise<Media> {
    const first = this.media.get(media.id);
    if (first) return first;
    this.media.set(media.id, media);
    this.events.push(event);
    return media;
  }
}
