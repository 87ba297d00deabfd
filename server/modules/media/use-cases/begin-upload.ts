import type { Actor, Clock } from '../../../shared/kernel/index.js';
import { mediaErrors } from '../domain/media.errors.js';
import { accountOf, bytesInWords, ownerOf, type StorageAccount } from '../domain/storage-account.js';
import { type Announcement, beginUpload, type Upload } from '../domain/upload.js';
import type { StorageLimits, UploadPayers } from '../ports/neighbours.js';
import type { MediaRepository, UploadRepository } from '../ports/repositories.js';

/** A file is announced. Its bytes are reserved now, so that no two uploads are promised the same room. */
export class BeginUpload {
  constructor(
    private readonly uploads: UploadRepository,
    private readonly media: MediaRepository,
    private readonly limits: StorageLimits,
    private readonly payers: UploadPayers,
    private readonly clock: Clock,
  ) {}

  /**
   * With `collabId` it counts in the storage of the Collab's brand.
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

  /** How full someone else's storage is, is not told. */
  private async why(actor: Actor, { uid, type }: StorageAccount, bytes: number, limitBytes: number): Promise<string> {
    if (uid !== ownerOf(actor))
      return 'The brand’s storage has no room for this file. Please tell the brand, and try again when it has made room.';
    const used = bytesInWords(await this.uploads.usedBy(uid));
    const wayOut = type === 'brand' ? 'Please delete files, or choose a larger plan.' : 'Please delete files first.';
    return `There is no room for this file: it has ${bytesInWords(bytes)}, and ${used} of ${bytesInWords(limitBytes)} are used. ${wayOut}`;
  }
}
