import { analyticsErrors } from '../../domain/analytics.errors.js';
import type { ReportLink } from '../../domain/report-link.js';
import { ReportLinkRepository } from '../../ports/report-link.repository.js';

export class InMemoryReportLinkRepository extends ReportLinkRepository {
  private readonly links = new Map<string, ReportLink>();

  async get(id: string): Promise<ReportLink> {
    const link = this.links.get(id);
    if (!link) throw analyticsErrors.linkNotFound();
    return link;
  }

  async byHash(tokenHash: string): Promise<ReportLink | null> {
    return [...this.links.values()].find((link) => link.tokenHash === tokenHash) ?? null;
  }

  async ofBrand(brandId: string): Promise<ReportLink[]> {
    return [...this.links.values()]
      .filter((link) => link.brandId === brandId && link.revokedAt === null)
      .toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
  }

  async save(link: ReportLink): Promise<void> {
    this.links.set(link.id, link);
  }
}
