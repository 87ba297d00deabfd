import type { ReportLink, ReportLinkEvent } from '../domain/report-link.js';

/** Where the links to live reports are kept. The promises are executable: see report-link.repository.contract.ts. */
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
