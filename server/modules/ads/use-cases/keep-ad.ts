import type { Actor, Clock } from '../../../shared/kernel/index.js';
import { type Ad, type AdDetails, changeAd, createAd, pauseAd, removeAd } from '../domain/ad.js';
import type { AdRepository } from '../ports/ad.repository.js';

/** Staff place an ad, change it, stop it for a while, or take it away. */
export class KeepAd {
  constructor(
    private readonly ads: AdRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws ads/not-staff, ads/ends-too-soon */
  async create(actor: Actor, details: AdDetails): Promise<Ad> {
    return this.ads.save(...createAd(details, actor, this.clock.now()));
  }

  /** @throws ads/not-staff, ads/ad-not-found, ads/ends-too-soon, ads/stale */
  async change(actor: Actor, id: string, changes: Partial<AdDetails>): Promise<void> {
    await this.ads.save(...changeAd(await this.ads.get(id), changes, actor, this.clock.now()));
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
}
