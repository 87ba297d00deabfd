import type { CollabLink } from '../domain/collab-link.js';

/** Stores links, one for each Collab. The promises are executable: see links.contract.ts. */
export abstract class CollabLinks {
  abstract ofCollab(collabId: string): Promise<CollabLink | null>;

  abstract byCode(code: string): Promise<CollabLink | null>;

  /** A brand's link with this word, or with this code. */
  abstract said(brandId: string, said: Readonly<{ word: string; code: string }>): Promise<CollabLink | null>;

  /** All of a brand's links. */
  abstract ofBrand(brandId: string): Promise<readonly CollabLink[]>;

  /** The Collab's existing link, else this one. Null if another Collab has just taken its word or code. */
  abstract addOrFind(link: CollabLink): Promise<CollabLink | null>;

  /** Null leads to the brand's usual address. */
  abstract lead(collabId: string, targetUrl: string | null): Promise<void>;
}

/** Counts clicks by the hour, and keeps nothing else about them. The promises are executable: see links.contract.ts. */
export abstract class LinkClicks {
  /** Adds one to an hour. */
  abstract count(collabId: string, hour: Date): Promise<void>;

  /** By Collab; those without clicks are missing. */
  abstract totals(collabIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
}
