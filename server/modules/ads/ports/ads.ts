import type { Ad, AdEvent, CountedAd } from '../domain/ad.js';

/** Names one showing of one ad to one reader, so that nobody counts what was not shown to them. */
export abstract class ViewTokens {
  abstract tokenOf(viewId: string, adId: string, userId: string): string;

  /** The showing; null for what was not shown to this reader. */
  abstract viewIn(token: string, adId: string, userId: string): string | null;
}

/** Where ads live. The promises are executable: see ads.contract.ts. */
export abstract class AdRepository {
  /** @throws adErrors.notFound */
  abstract get(id: string): Promise<Ad>;

  /** Those that run at this moment: 100 at most, those that end soonest first. */
  abstract running(now: Date): Promise<CountedAd[]>;

  /** @throws adErrors.stale when the stored version is not the one this ad was read at */
  abstract save(ad: Ad, event: AdEvent): Promise<Ad>;

  /** Forgets it and its counts. One that is gone already stays gone. */
  abstract remove(id: string, event: AdEvent): Promise<void>;

  /** Whether an ad has this photo; with `startedBy`, one that had begun by then. */
  abstract isPhoto(filePath: string, startedBy?: Date): Promise<boolean>;

  /** Those of the paths that are an ad's photo. */
  abstract photosAmong(filePaths: readonly string[]): Promise<readonly string[]>;

  /** Counts this view of an ad once, however often it's reported. False if there is no such ad. */
  abstract seen(view: AdView): Promise<boolean>;

  /** Counts a click on this showing, once; who clicks has seen it. False when there is no such ad. */
  abstract clicked(view: AdView): Promise<boolean>;

  /** Forgets single showings from before; the counts stay. Answers how many. */
  abstract forgetViews(before: Date): Promise<number>;

  /** How often it was seen and clicked. */
  abstract countsOf(id: string): Promise<Readonly<{ impressions: number; clicks: number }>>;
}

/** One showing of an ad. */
export type AdView = Readonly<{ id: string; adId: string; at: Date }>;
