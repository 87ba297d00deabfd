import type { Media, MediaEvent } from '../../domain/media.js';
import { mediaErrors } from '../../domain/media.errors.js';
import { MediaRepository } from '../../ports/media.repository.js';
import type { InMemoryUploadRepository } from './in-memory-upload.repository.js';

export class InMemoryMediaRepository extends MediaRepository {
  readonly events: MediaEvent[] = [];
  private readonly media = new Map<string, Media>();

  constructor(private readonly uploads: InMemoryUploadRepository) {
    super();
  }

  async find(id: string): Promise<Media | null> {
    return this.media.get(id) ?? null;
  }

  hold(id: string): Promise<Media | null> {
    return this.find(id);
  }

  async posterOf(videoId: string): Promise<Media | null> {
    return [...this.media.values()].find(({ posterOf }) => posterOf === videoId) ?? null;
  }

  async add(media: Media, event: MediaEvent): Promise<Media> {
    const first = this.media.get(media.id);
    if (first) return first;
    if (media.posterOf && (await this.posterOf(media.posterOf))) throw mediaErrors.hasPoster();
    if (!this.uploads.complete(media.id)) throw mediaErrors.notFound(media.id);
    this.media.set(media.id, media);
    this.events.push(event);
    return media;
  }

  async remove({ id, accountUid, uploadedBytes }: Media, event: MediaEvent): Promise<void> {
    if (!this.media.delete(id)) return;
    this.uploads.giveBack(accountUid, uploadedBytes);
    this.events.push(event);
  }
}
