import {
  InMemoryMediaRepository,
  InMemoryUploadRepository,
  InMemoryVideos,
  InMemoryVirusScanner,
  InMemoryMediaStorage,
} from '../../server/modules/media/adapters/persistence/in-memory-repositories.js';
import { SharpPictures } from '../../server/modules/media/adapters/pictures/sharp-pictures.js';
import { MediaApi } from '../../server/modules/media/media.api.js';
import {
  MediaUses,
  MediaViewers,
  PromotedPictures,
  StorageLimits,
  UploadPayers,
} from '../../server/modules/media/ports/neighbours.js';
import { PublicPictures } from '../../server/modules/media/ports/pictures.js';
import {
  BeginUpload,
  CompleteUpload,
  DiscardUpload,
  GiveUpUploads,
  OpenUpload,
} from '../../server/modules/media/use-cases/uploads.js';
import { CleanVideos, RecognisePictures } from '../../server/modules/media/use-cases/renew-files.js';
import {
  DeleteMedia,
  KeepFile,
  MeasureStorage,
  OpenMedia,
  OpenShownFile,
} from '../../server/modules/media/use-cases/files.js';
import { ShowThumbnail } from '../../server/modules/media/use-cases/show-thumbnail.js';
import type { Actor } from '../../server/shared/kernel/index.js';
import { FixedClock, NoTransaction } from './core.js';
import { colleague, mediaNow, otherBrand } from './media.js';

/** The responses of media's neighbours. */
class Neighbours {
  /** Files shown by profiles and offers, and those submitted to the only brand. */
  readonly shown = new Set<string>();
  /** Files shown only by the hidden profile of `colleague`. */
  readonly hidden = new Set<string>();
  /** Including those in public media kits. */
  readonly inKits = new Set<string>();
  readonly photos = new Set<string>();
  readonly ads = new Set<string>();
  readonly pieces = new Set<string>();
  limitBytes: number | null = 1_000_000;
  readonly openCollab = '01890000-0000-7000-8000-00000000c011';

  readonly pictures = new (class extends PublicPictures {
    constructor(private readonly of: Neighbours) {
      super();
    }
    async shownBy(id: string) {
      const profileUid = colleague.profile!.uid;
      if (this.of.shown.has(id)) return [{ profileUid, open: true }];
      return this.of.hidden.has(id) ? [{ profileUid, open: false }] : [];
    }
    async inKit(id: string) {
      return this.of.inKits.has(id);
    }
  })(this);

  readonly viewers = new (class extends MediaViewers {
    constructor(private readonly of: Neighbours) {
      super();
    }
    async mayView({ profile }: Actor, id: string) {
      return profile?.uid === otherBrand.profile!.uid && this.of.pieces.has(id);
    }
    async isPublic(id: string) {
      return this.of.photos.has(id);
    }
  })(this);

  readonly uses = new (class extends MediaUses {
    constructor(private readonly of: Neighbours) {
      super();
    }
    async isUsed(id: string) {
      return this.of.pieces.has(id) || this.of.photos.has(id);
    }
  })(this);

  readonly promoted = new (class extends PromotedPictures {
    constructor(private readonly of: Neighbours) {
      super();
    }
    async isUsed(id: string) {
      return this.of.ads.has(id);
    }
    async among(ids: readonly string[]) {
      return new Set(ids.filter((id) => this.of.ads.has(id)));
    }
    async isShown(id: string) {
      return this.of.ads.has(id);
    }
  })(this);

  readonly limits = new (class extends StorageLimits {
    constructor(private readonly of: Neighbours) {
      super();
    }
    async limitOf() {
      return this.of.limitBytes;
    }
  })(this);

  readonly payers = new (class extends UploadPayers {
    constructor(private readonly of: Neighbours) {
      super();
    }
    async payerOf(_actor: Actor, collabId: string) {
      return collabId === this.of.openCollab ? otherBrand.profile!.uid : null;
    }
  })(this);
}

/** Media on in-memory twins, with real pictures. */
export function mediaWorld(storage = new InMemoryMediaStorage()) {
  const clock = new FixedClock(mediaNow);
  const neighbours = new Neighbours();
  const uploads = new InMemoryUploadRepository();
  const media = new InMemoryMediaRepository(uploads);
  const { pictures, viewers, uses, promoted, limits, payers } = neighbours;
  const discard = new DiscardUpload(uploads, media, storage);
  const begin = new BeginUpload(uploads, media, limits, payers, clock);
  const videos = new InMemoryVideos();
  const scanner = new InMemoryVirusScanner();
  const complete = new CompleteUpload(media, uploads, storage, new SharpPictures(), videos, scanner, discard, clock);
  const keep = new KeepFile(begin, storage, complete);
  return {
    clock,
    neighbours,
    uploads,
    media,
    storage,
    begin,
    complete,
    keep,
    discard,
    giveUp: new GiveUpUploads(uploads, discard),
    cleanVideos: new CleanVideos(media, storage, videos),
    recognisePictures: new RecognisePictures(media, storage, new SharpPictures()),
    openUpload: new OpenUpload(uploads, media, clock),
    open: new OpenMedia(media, viewers),
    openShown: new OpenShownFile(media, pictures),
    remove: new DeleteMedia(media, pictures, uses, promoted, new NoTransaction(), clock),
    measure: new MeasureStorage(uploads, limits),
    show: new ShowThumbnail(media, pictures, viewers, promoted),
    api: new MediaApi(media, keep, storage),
  };
}

export type MediaWorld = ReturnType<typeof mediaWorld>;
