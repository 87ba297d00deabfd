import type { Reading, ReadingEvent } from '../domain/reading.js';
import type { ReportLink, ReportLinkEvent } from '../domain/report-link.js';
import type { UsageEvent } from '../domain/usage-event.js';

/** Where usage is kept. The promises below are executable: see repositories.contract.ts. */
export abstract class UsageEventRepository {
  /** Answers once all are durable. An event that is known by its id is left as it is. */
  abstract add(events: readonly UsageEvent[]): Promise<void>;

  abstract count(): Promise<number>;
}

/** Where the links to live reports are kept. The promises are executable: see repositories.contract.ts. */
export abstract class ReportLinkRepository {
  /** @throws analyticsErrors.linkNotFound */
  abstract get(id: string): Promise<ReportLink>;

  /** By its secret's hash; null when there is none. */
  abstract byHash(tokenHash: string): Promise<ReportLink | null>;

  /** Those that are not revoked, the newest first; expired ones are among them until they are revoked. */
  abstract ofBrand(brandId: string): Promise<ReportLink[]>;

  /**
   * Stores a new one and its event together.
   * @throws analyticsErrors.tooManyLinks when the brand has `mostLinks` that are not revoked, however many come at once
   */
  abstract add(link: ReportLink, event: ReportLinkEvent): Promise<void>;

  /** Stores that it was revoked, and its event, together. */
  abstract revoke(link: ReportLink, event: ReportLinkEvent): Promise<void>;
}

/** Where readings are kept. The promises are executable: see repositories.contract.ts. */
export abstract class ReadingRepository {
  /** @throws analyticsErrors.readingNotFound */
  abstract get(id: string): Promise<Reading>;

  /** All of a piece, corrected ones too, the newest moment first. */
  abstract ofPiece(pieceId: string): Promise<Reading[]>;

  /** The same, and until the open transaction ends nobody else holds this piece: what is decided on it stays true. */
  abstract hold(pieceId: string): Promise<Reading[]>;

  /**
   * Stores it and its event together. A correction replaces the corrected one in the same transaction.
   * @throws analyticsErrors.readingCorrected when the other one has already been corrected
   */
  abstract add(reading: Reading, event: ReadingEvent): Promise<void>;
}
