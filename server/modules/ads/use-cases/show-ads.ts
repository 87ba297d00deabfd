import type { BrandCategory } from '../../../contract/lists/index.js';
import { type Actor, type Clock, newId } from '../../../shared/kernel/index.js';
import { adErrors } from '../domain/ad.errors.js';
import { type Ad, chooseAds } from '../domain/ad.js';
import type { AdRepository, ViewTokens } from '../ports/ads.js';
import type { Readers } from '../ports/neighbours.js';

/** An ad in the feed. `view` is reported when it is seen or clicked; viewing staff have none, and aren't counted. */
export type ShownAd = Readonly<{ ad: Ad; view: string | null }>;

/** Gives each slot of the feed its ad. */
export class ShowAds {
  constructor(
    private readonly ads: AdRepository,
    private readonly readers: Readers,
    private readonly tokens: ViewTokens,
    private readonly clock: Clock,
  ) {}

  /** `city` is the feed's filter; else the reader's own is used. At most one per slot. */
  async execute(
    actor: Actor,
    { city, category }: Readonly<{ city: string | null; category: BrandCategory | null }>,
  ): Promise<readonly ShownAd[]> {
    const [running, reader] = await Promise.all([this.ads.running(this.clock.now()), this.readers.get(actor)]);
    const asksForProfile = running.some(({ audience }) => audience === 'unfinished-profile');
    const profileComplete = asksForProfile ? await this.readers.isComplete(actor) : null;
    const chosen = chooseAds(running, { ...reader, city: city ?? reader.city, category, profileComplete });
    const counts = actor.role === 'influencer';
    return chosen.map((ad) => ({ ad, view: counts ? this.tokens.tokenOf(newId(), ad.id, actor.userId) : null }));
  }
}

/** The actor has seen an ad, or followed its link. */
export class CountAdView {
  constructor(
    private readonly ads: AdRepository,
    private readonly tokens: ViewTokens,
    private readonly clock: Clock,
  ) {}

  /** @throws ads/view-not-found */
  async execute(actor: Actor, adId: string, token: string, what: 'seen' | 'clicked'): Promise<void> {
    const id = this.tokens.viewIn(token, adId, actor.userId);
    if (!id || !(await this.ads[what]({ id, adId, at: this.clock.now() }))) throw adErrors.viewNotFound();
  }
}
