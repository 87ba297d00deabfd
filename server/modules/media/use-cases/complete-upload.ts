import { type Actor, type Clock, DomainError } from '../../../shared/kernel/index.js';
import { type Arrival, kindOf, type Media, takeIn } from '../domain/media.js';
import { mediaErrors } from '../domain/media.errors.js';
import { cleanKey, isUploader, maxPictureBytes, type Upload } from '../domain/upload.js';
import type { MediaRepository, MediaStorage, UploadRepository } from '../ports/repositories.js';
import type { Pictures } from '../ports/pictures.js';
import type { Videos } from '../ports/videos.js';
import { keepClean } from './clean-videos.js';
import type { DiscardUpload } from './discard-uploads.js';

/** What will not be otherwise when it is tried again. */
const refusals: readonly string[] = ['invalid', 'conflict'];

/**
 * The last byte of a file is there: it is made again without what its camera wrote about the place, and what we cannot take is
 * deleted at once.
 * May be asked again after a crash.
 */
export class CompleteUpload {
  /** A large file takes a while, and a client that loses its connection asks again: it waits for the same. */
  private readonly underWay = new Map<string, Promise<Media>>();

  constructor(
    private readonly media: MediaRepository,
    private readonly uploads: UploadRepository,
    private readonly storage: MediaStorage,
    private readonly pictures: Pictures,
    private readonly videos: Videos,
    private readonly discardUpload: DiscardUpload,
    private readonly clock: Clock,
  ) {}

  /** @throws mediaErrors.notFound, mediaErrors.notAccepted, mediaErrors.tooLarge, mediaErrors.busy */
  async execute(actor: Actor, id: string): Promise<Media> {
    const known = await this.media.find(id);
    const upload = known ? null : await this.uploads.find(id);
    const own = known ?? upload;
    if (!own || !isUploader(own, actor)) throw mediaErrors.notFound(id); // uploads of others do not exist
    if (known) return known;
    if (upload?.state !== 'open') throw mediaErrors.notFound(id);
    const first = this.underWay.get(id);
    if (first) return first;
    const completing = this.complete(actor, upload).finally(() => this.underWay.delete(id));
    this.underWay.set(id, completing);
    return completing;
  }

  private async complete(actor: Actor, upload: Upload): Promise<Media> {
    const { id } = upload;
    try {
      const arrival = await this.prepare(upload);
      const media = await this.media.add(...takeIn(upload, arrival, actor, this.clock.now()));
      await this.discardUpload.execute(id);
      return media;
    } catch (error) {
      const first = await this.media.find(id); // someone who asked at the same time was faster
      if (first) return first;
      if (error instanceof DomainError && refusals.includes(error.kind)) await this.discardUpload.execute(id);
      throw error;
    }
  }

  /** The new content lies under a key of its own, because the tus protocol goes by the length of the old. */
  private async prepare({ id }: Upload): Promise<Arrival> {
    const { mimeType, bytes } = await this.storage.settle(id);
    if (kindOf(mimeType) === 'video') return keepClean({ id, mimeType: mimeType!, bytes }, this.storage, this.videos);

    if (bytes > maxPictureBytes) throw mediaErrors.pictureTooLarge();
    const source = this.storage.read(id, { first: 0, last: bytes - 1 });
    const { content, ...picture } = await this.pictures.clean(source, mimeType!);
    const storageKey = cleanKey(id);
    await this.storage.write(storageKey, content);
    const sha256 = await this.storage.fingerprint(storageKey, content.length);
    return { ...picture, storageKey, bytes: content.length, sha256 };
  }
}
