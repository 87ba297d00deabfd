import { type Actor, type Clock, pictureFor, type PictureId, type Transaction } from '../../../shared/kernel/index.js';
import { adErrors } from '../domain/ad.errors.js';
import { type Ad, type AdDetails, changeAd, createAd, pauseAd, removeAd } from '../domain/ad.js';
import type { AdRepository } from '../ports/ads.js';
import type { AdFiles } from '../ports/neighbours.js';

/** Staff create, edit, pause or remove an ad. A service, since these are steps of one record and share its photo. */
export class AdService {
  constructor(
    private readonly ads: AdRepository,
    private readonly files: AdFiles,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @throws ads/not-staff, ads/ends-too-soon, ads/photo-missing, ads/photo-no-picture */
  async create(actor: Actor, details: AdDetails, photoId?: PictureId): Promise<Ad> {
    return this.transaction.inTransaction(async () => {
      const photoPath = await this.photoFor(actor, null, photoId);
      return this.ads.save(...createAd(details, actor, this.clock.now(), photoPath));
    });
  }

  /** @throws ads/not-staff, ads/ad-not-found, ads/ends-too-soon, ads/stale, ads/photo-missing, ads/photo-no-picture */
  async change(actor: Actor, id: string, changes: Partial<AdDetails>, photoId?: PictureId): Promise<void> {
    await this.transaction.inTransaction(async () => {
      const ad = await this.ads.get(id);
      const photoPath = await this.photoFor(actor, ad.photoPath, photoId);
      await this.ads.save(...changeAd(ad, { ...changes, photoPath }, actor, this.clock.now()));
    });
  }

  /** @throws ads/not-staff, ads/ad-not-found, ads/stale */
  async pause(actor: Actor, id: string, paused: boolean): Promise<void> {
    const changed = pauseAd(await this.ads.get(id), paused, actor, this.clock.now());
    if (changed) await this.ads.save(...changed);
  }

  /** @throws ads/not-staff, ads/ad-not-found */
  async remove(actor: Actor, id: string): Promise<void> {
    await this.ads.remove(id, removeAd(await this.ads.get(id), actor, this.clock.now()));
  }

  private photoFor(actor: Actor, stands: string | null, photoId: PictureId): Promise<string | null> {
    return pictureFor(stands, photoId, {
      kindOf: (mediaId) => this.files.kindOf(actor, mediaId),
      missing: adErrors.photoMissing,
      noPicture: adErrors.photoNoPicture,
    });
  }
}
