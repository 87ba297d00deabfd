import type { Actor } from '../../../shared/kernel/index.js';
import { adErrors } from '../domain/ad.errors.js';
import { type Ad, type AdEvent, type CountedAd, type Reader, stateOf } from '../domain/ad.js';
import { AdRepository, type AdView, ViewTokens } from '../ports/ads.js';
import { AdFiles, Readers } from '../ports/neighbours.js';

type Showing = { adId: string; at: Date; clicked: boolean };

export class InMemoryAdRepository extends AdRepository {
  readonly events: AdEvent[] = [];
  private readonly ads = new Map<string, Ad>();
  private readonly views = new Map<string, Showing>();
  private readonly counts = new Map<string, { impressions: number; clicks: number }>();

  async get(id: string): Promise<Ad> {
    const ad = this.ads.get(id);
    if (!ad) throw adErrors.notFound(id);
    return ad;
  }

  async running(now: Date): Promise<CountedAd[]> {
    return [...this.ads.values()]
      .filter((ad) => stateOf(ad, now) === 'live')
      .map((ad) => ({ ...ad, impressions: this.counted(ad.id).impressions }));
  }

  async save(ad: Ad, event: AdEvent): Promise<Ad> {
    if ((this.ads.get(ad.id)?.version ?? 0) !== ad.version) throw adErrors.stale(ad.id);
    const next = { ...ad, version: ad.version + 1 };
    this.ads.set(ad.id, next);
    this.events.push(event);
    return next;
  }

  async remove(id: string, event: AdEvent): Promise<void> {
    if (this.ads.delete(id)) this.events.push(event);
  }

  async isPhoto(filePath: string, startedBy?: Date): Promise<boolean> {
    return [...this.ads.values()].some(
      ({ photoPath, startsAt }) => photoPath === filePath && (!startedBy || startsAt <= startedBy),
    );
  }

  async photosAmong(filePaths: readonly string[]): Promise<readonly string[]> {
    return filePaths.filter((path) => [...this.ads.values()].some(({ photoPath }) => photoPath === path));
  }

  async seen({ id, adId, at }: AdView): Promise<boolean> {
    if (!this.ads.has(adId)) return false;
    if (this.views.has(id)) return true;
    this.views.set(id, { adId, at, clicked: false });
    this.counted(adId).impressions++;
    return true;
  }

  async clicked(view: AdView): Promise<boolean> {
    if (!(await this.seen(view))) return false;
    const showing = this.views.get(view.id)!;
    if (!showing.clicked) this.counted(view.adId).clicks++;
    showing.clicked = true;
    return true;
  }

  async forgetViews(before: Date): Promise<number> {
    const old = [...this.views].filter(([, { at }]) => at < before);
    for (const [id] of old) this.views.delete(id);
    return old.length;
  }

  async countsOf(id: string): Promise<{ impressions: number; clicks: number }> {
    return { ...this.counted(id) };
  }

  private counted(id: string): { impressions: number; clicks: number } {
    const counts = this.counts.get(id) ?? { impressions: 0, clicks: 0 };
    this.counts.set(id, counts);
    return counts;
  }
}

/** Knows each person's uploads, by person and file. */
export class InMemoryAdFiles extends AdFiles {
  constructor(private readonly uploads: Readonly<Record<string, Readonly<Record<string, 'image' | 'video'>>>>) {
    super();
  }

  async kindOf({ userId }: Actor, mediaId: string): Promise<'image' | 'video' | null> {
    return this.uploads[userId]?.[mediaId] ?? null;
  }
}

/** Every reader is in one place with the same number of followers. */
export class InMemoryReaders extends Readers {
  constructor(private readonly reader: Omit<Reader, 'category'>) {
    super();
  }

  async get(): Promise<Pick<Reader, 'city' | 'followers'>> {
    const { city, followers } = this.reader;
    return { city, followers };
  }

  async isComplete(): Promise<boolean | null> {
    return this.reader.profileComplete;
  }
}

/** A fake: its plain-text equivalent. */
export class PlainViewTokens extends ViewTokens {
  tokenOf(viewId: string, adId: string, userId: string): string {
    return [viewId, adId, userId].join(' ');
  }

  viewIn(token: string, adId: string, userId: string): string | null {
    const [viewId = ''] = token.split(' ');
    return token === this.tokenOf(viewId, adId, userId) ? viewId : null;
  }
}
