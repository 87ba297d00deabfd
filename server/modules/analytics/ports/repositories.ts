import type { Reading, ReadingEvent } from '../domain/reading.js';
import type { ReportLink, ReportLinkEvent } from '../domain/report-link.js';
import type { UsageEvent } from '../domain/usage-event.js';

/** Stores usage. The promises below are executable: see repositories.contract.ts. */
export abstract class UsageEventRepository {
  /** Resolves once all are durable. An event with a known id is left unchanged. */
  abstract add(events: readonly UsageEvent[]): Promise<void>;

  abstract count(): Promise<number>;
}

/** Stores links to live reports. The promises are executable: see repositories.contract.ts. */
export abstract class ReportLinkRepository {
  /** @throws analyticsErrors.linkNotFound */
  abstract get(id: string): Promise<ReportLink>;

  /** By its secret's hash; null if there is none. */
  abstract byHash(tokenHash: string): Promise<ReportLink | null>;

  /** Links that aren't revoked, newest first, including expired ones. */
  abstract ofBrand(brandId: string): Promise<ReportLink[]>;

  /**
   * Stores a new one with its event.
   * @throws analyticsErrors.tooManyLinks when the brand has `mostLinks` that aren't revoked, even under concurrency
   */
  abstract add(link: ReportLink, event: ReportLinkEvent): Promise<void>;

  /** Stores the revocation with its event. */
  abstract revoke(link: ReportLink, event: ReportLinkEvent): Promise<void>;
}

/** Stores readings. The promises are executable: see repositories.contract.ts. */
export abstract class ReadingRepository {
  /** @throws analyticsErrors.readingNotFound */
  abstract get(id: string): Promise<Reading>;

  /** All of a piece, including corrected ones, newest first. */
  abstract ofPiece(pieceId: string): Promise<Reading[]>;

  /** The same, with the piece locked until the open transaction ends, so decisions based on it hold. */
  abstract hold(pieceId: string): Promise<Reading[]>;

  /**
   * Stores it with its event. A correction replaces the corrected one in the same transaction.
   * @throws analyticsErrors.readingCorrected when the other one has already been corrected
   */
  abstract add(reading: Reading, event: ReadingEvent): Promise<void>;
}
