import { analyticsErrors } from '../../domain/analytics.errors.js';
import { mostLinks, type ReportLink } from '../../domain/report-link.js';
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
    return this.shared(brandId).toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
  }

  async add(link: ReportLink): Promise<void> {
    if (this.shared(link.brandId).length >= mostLinks) throw analyticsErrors.tooManyLinks();
    this.links.set(link.id, link);
  }

  async revoke(link: ReportLink): Promise<void> {
    this.links.set(link.id, link);
  }

  private shared(brandId: string): ReportLink[] {
    return [...this.links.values()].filter((link) => link.brandId === brandId && link.revokedAt === null);
  }
}
