import type { Actor, Clock, SecretTokens } from '../../../shared/kernel/index.js';
import { analyticsErrors } from '../domain/analytics.errors.js';
import { isOpen, makeLink, type NewLink, periodOfLink, type ReportLink, revokeLink } from '../domain/report-link.js';
import type { ReportLinkRepository, ReportRights } from '../ports/repositories.js';
import type { BrandReport, CollabPart, InfluencerPart, Shares } from '../domain/brand-report.js';
import type { BrandNumbers } from '../ports/brand-numbers.js';
import type { ReportOnBrand } from './report-on-brand.js';

/** A service: a brand shares its numbers with people who have no account, lists its links, and revokes them. */
export class ShareReport {
  constructor(
    private readonly links: ReportLinkRepository,
    private readonly tokens: SecretTokens,
    private readonly clock: Clock,
  ) {}

  /**
   * The secret is returned only once. @throws analytics/too-many-links, analytics/bad-period, analytics/brand-not-found
   */
  async execute(actor: Actor, brandId: string, wanted: NewLink): Promise<{ link: ReportLink; token: string }> {
    this.check(actor, brandId);
    const { token, hash } = this.tokens.make();
    const [link, event] = makeLink(brandId, wanted, hash, actor, this.clock.now());
    await this.links.add(link, event);
    return { link, token };
  }

  /** Those that aren't revoked. @throws analytics/brand-not-found */
  async list(actor: Actor, brandId: string): Promise<ReportLink[]> {
    this.check(actor, brandId);
    return this.links.ofBrand(brandId);
  }

  /** @throws analytics/link-not-found */
  async revoke(actor: Actor, id: string): Promise<void> {
    const revoked = revokeLink(await this.links.get(id), actor, this.clock.now());
    if (revoked) await this.links.revoke(...revoked);
  }

  private check({ profile }: Actor, brandId: string): void {
    if (profile?.uid !== brandId) throw analyticsErrors.brandNotFound(brandId);
  }
}

type OpenedReport = Readonly<{
  link: ReportLink;
  brandName: string;
  report: BrandReport;
  collabs: Shares<CollabPart>;
  /** Null if the brand's plan doesn't include reports by influencer. */
  influencers: Shares<InfluencerPart> | null;
}>;

/** Someone without an account opens a report that a brand has shared. */
export class OpenReport {
  constructor(
    private readonly links: ReportLinkRepository,
    private readonly tokens: SecretTokens,
    private readonly numbers: BrandNumbers,
    private readonly report: ReportOnBrand,
    private readonly rights: ReportRights,
    private readonly clock: Clock,
  ) {}

  /** Shows what the brand's account can see today. @throws analytics/link-not-found */
  async execute(token: string): Promise<OpenedReport> {
    const now = this.clock.now();
    const link = await this.links.byHash(this.tokens.hashOf(token));
    if (!link || !isOpen(link, now)) throw analyticsErrors.linkNotFound();
    const { analytics, influencers } = await this.rights.of(link.brandId);
    const brandName = analytics ? await this.numbers.nameOf(link.brandId) : null;
    if (brandName === null) throw analyticsErrors.linkNotFound();
    const period = periodOfLink(link, now);
    const report = await this.report.of(link.brandId, period);
    return {
      link,
      brandName,
      report,
      collabs: await this.report.byCollab(link.brandId, period, report),
      influencers: influencers ? await this.report.byInfluencer(link.brandId, period, report) : null,
    };
  }
}
