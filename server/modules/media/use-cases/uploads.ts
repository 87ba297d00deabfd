import { type Actor, type Clock, DomainError, eachByItself } from '../../../shared/kernel/index.js';
import { mediaErrors } from '../domain/media.errors.js';
import {
  accountOf,
  type Announcement,
  beginUpload,
  bytesInWords,
  cleanKey,
  isUploader,
  maxPictureBytes,
  ownerOf,
  type StorageAccount,
  type Upload,
  uploadRests,
} from '../domain/upload.js';
import type { StorageLimits, UploadPayers, VirusScanner } from '../ports/neighbours.js';
import type { MediaRepository, MediaStorage, UploadRepository } from '../ports/repositories.js';
import { type Arrival, kindOf, type Media, takeIn } from '../domain/media.js';
import type { Pictures } from '../ports/pictures.js';
import type { Videos } from '../ports/videos.js';
import { keepClean } from './renew-files.js';

/** Announces a file. Its bytes are reserved now, so that two uploads can't claim the same space. */
export class BeginUpload {
  constructor(
    private readonly uploads: UploadRepository,
    private readonly media: MediaRepository,
    private readonly limits: StorageLimits,
    private readonly payers: UploadPayers,
    private readonly clock: Clock,
  ) {}

  /**
   * With `collabId` it counts towards the storage of the Collab's brand.
   * @throws mediaErrors.notAccepted, mediaErrors.tooLarge, mediaErrors.storageFull, mediaErrors.noCollab,
   * mediaErrors.notFound, mediaErrors.hasPoster
   */
  async execute(actor: Actor, id: string, announced: Announcement, collabId: string | null = null): Promise<Upload> {
    const account = collabId === null ? accountOf(actor) : await this.payer(actor, collabId);
    const upload = beginUpload(id, announced, account.uid, actor, this.clock.now());
    if (announced.posterOf !== null) await this.checkVideo(actor, announced.posterOf);

    const limitBytes = await this.limits.limitOf(account);
    if (!(await this.uploads.begin(upload, limitBytes)))
      throw mediaErrors.storageFull(await this.why(actor, account, upload.bytes, limitBytes!));
    return upload;
  }

  private async payer(actor: Actor, collabId: string): Promise<StorageAccount> {
    const uid = await this.payers.payerOf(actor, collabId);
    if (uid === null) throw mediaErrors.noCollab(collabId);
    return { uid, type: 'brand' };
  }

  private async checkVideo(actor: Actor, id: string): Promise<void> {
    const video = await this.media.find(id);
    if (video?.kind !== 'video' || video.ownerUid !== ownerOf(actor)) throw mediaErrors.notFound(id);
    if (await this.media.posterOf(id)) throw mediaErrors.hasPoster();
  }

  /** Don't reveal how full someone else's storage is. */
  private async why(actor: Actor, { uid, type }: StorageAccount, bytes: number, limitBytes: number): Promise<string> {
    if (uid !== ownerOf(actor))
      return 'The brand’s storage has no room for this file. Please tell the brand, and try again when it has made room.';
    const used = bytesInWords(await this.uploads.usedBy(uid));
    const wayOut = type === 'brand' ? 'Please delete files, or choose a larger plan.' : 'Please delete files first.';
    return `There isn’t enough storage for this file. It’s ${bytesInWords(bytes)}, and you’ve used ${used} of ${bytesInWords(limitBytes)}. ${wayOut}`;
  }
}

/** An upload in progress. `bytes` is its full length, as announced. */
type OpenedUpload = Readonly<{ isComplete: boolean; bytes: number }>;

/** Continues an upload, or returns its offset. Other people's uploads don't exist. */
export class OpenUpload {
  constructor(
    private readonly uploads: UploadRepository,
    private readonly media: MediaRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws mediaErrors.notFound */
  async execute(actor: Actor, id: string): Promise<OpenedUpload> {
    const upload = await this.uploads.find(id);
    if (upload && isUploader(upload, actor) && (await this.uploads.touch(id, this.clock.now())))
      return { isComplete: false, bytes: upload.bytes };

    const media = await this.media.find(id);
    if (media?.uploadedBy !== actor.userId || media.ownerUid !== ownerOf(actor)) throw mediaErrors.notFound(id);
    return { isComplete: true, bytes: media.uploadedBytes };
  }
}

/** Failures that a retry won't fix. */
const refusals: readonly string[] = ['invalid', 'conflict'];

/**
 * Completes an upload after its last byte: rewrites it without location data, and deletes content that isn't accepted.
 * Idempotent, so it can be repeated after a crash.
 */
export class CompleteUpload {
  /**
   * A large file takes a while, and a client that loses its connection repeats the request: it joins the work in
   * progress.
   */
  private readonly underWay = new Map<string, Promise<Media>>();

  constructor(
    private readonly media: MediaRepository,
    private readonly uploads: UploadRepository,
    private readonly storage: MediaStorage,
    private readonly pictures: Pictures,
    private readonly videos: Videos,
    private readonly scanner: VirusScanner,
    private readonly discardUpload: DiscardUpload,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws mediaErrors.notFound, mediaErrors.notAccepted, mediaErrors.tooLarge, mediaErrors.notScanned, mediaErrors.busy
   */
  async execute(actor: Actor, id: string): Promise<Media> {
    const known = await this.media.find(id);
    const upload = known ? null : await this.uploads.find(id);
    const own = known ?? upload;
    if (!own || !isUploader(own, actor)) throw mediaErrors.notFound(id); // other people's uploads don't exist
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
      const first = await this.media.find(id); // a concurrent request was faster
      if (first) return first;
      if (error instanceof DomainError && refusals.includes(error.kind)) await this.discardUpload.execute(id);
      throw error;
    }
  }

  /** The new content has its own key, because the tus protocol relies on the length of the old. */
  private async prepare({ id }: Upload): Promise<Arrival> {
    const { mimeType, bytes } = await this.storage.settle(id);
    await this.scanner.check(this.storage.read(id, { first: 0, last: bytes - 1 }));
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

/** Deletes an upload's leftovers, and frees its bytes if it didn't become a file. Idempotent. */
export class DiscardUpload {
  constructor(
    private readonly uploads: UploadRepository,
    private readonly media: MediaRepository,
    private readonly storage: MediaStorage,
  ) {}

  async execute(id: string): Promise<void> {
    await this.uploads.abandon(id);
    const media = await this.media.find(id);
    for (const key of [id, cleanKey(id)]) if (media?.storageKey !== key) await this.storage.remove(key);
    await this.uploads.forget(id);
  }
}

const atOnce = 50;

/** Abandoned uploads: those idle for a day. Also cleans up after crashes. Returns how many. */
export class GiveUpUploads {
  constructor(
    private readonly uploads: UploadRepository,
    private readonly discardUpload: DiscardUpload,
  ) {}

  async execute(now: Date): Promise<number> {
    const resting = await this.uploads.resting(new Date(now.getTime() - uploadRests), atOnce);
    await eachByItself(resting, ({ id }) => this.discardUpload.execute(id));
    return resting.length;
  }
}
