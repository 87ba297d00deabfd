import type { Ad, AdEvent, CountedAd } from '../domain/ad.js';

/** Identifies one impression of one ad for one reader, so that only real impressions can be counted. */
export abstract class ViewTokens {
  abstract tokenOf(viewId: string, adId: string, userId: string): string;

  /** The impression; null if it wasn't for this reader. */
  abstract viewIn(token: string, adId: string, userId: string): string | null;
}

/** Stores ads. The promises are executable: see ads.contract.ts. */
export abstract class AdRepository {
  /** @throws adErrors.notFound */
  abstract get(id: string): Promise<Ad>;

  /** Ads running at this time: at most 100, soonest to end first. */
  abstract running(now: Date): Promise<CountedAd[]>;

  /** @throws adErrors.stale when the stored version is not the one this ad was read at */
  abstract save(ad: Ad, event: AdEvent): Promise<Ad>;

  /** Deletes it and its counts. Idempotent. */
  abstract remove(id: string, event: AdEvent): Promise<void>;

  /** Whether an ad has this photo; with `startedBy`, one that had started by then. */
  abstract isPhoto(filePath: string, startedBy?: Date): Promise<boolean>;

  /** Those of the paths that are an ad's photo. */
  abstract photosAmong(filePaths: readonly string[]): Promise<readonly string[]>;

  /** Counts this view of an ad once, however often it's reported. False if there is no such ad. */
  abstract seen(view: AdView): Promise<boolean>;

  /** Counts a click on this impression, once; a click implies a view. False if there is no such ad. */
  abstract clicked(view: AdView): Promise<boolean>;

  /** Deletes individual impressions from before; the counts stay. Returns how many. */
  abstract forgetViews(before: Date): Promise<number>;

  /** Total views and clicks. */
  abstract countsOf(id: string): Promise<Readonly<{ impressions: number; clicks: number }>>;
}

/** One impression of an ad. */
export type AdView = Readonly<{ id: string; adId: string; at: Date }>;
