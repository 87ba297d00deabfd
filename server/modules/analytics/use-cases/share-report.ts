import type { Actor, Clock, SecretTokens } from '../../../shared/kernel/index.js';
import { analyticsErrors } from '../domain/analytics.errors.js';
import { makeLink, type NewLink, type ReportLink, revokeLink } from '../domain/report-link.js';
import type { ReportLinkRepository } from '../ports/repositories.js';

/** A service: a brand shows its numbers to someone without an account, looks at what it shows, and stops doing so. */
export class ShareReport {
  constructor(
    private readonly links: ReportLinkRepository,
    private readonly tokens: SecretTokens,
    private readonly clock: Clock,
  ) {}

  /** The secret is answered this once. @throws analytics/too-many-links, analytics/bad-period, analytics/brand-not-found */
  async execute(actor: Actor, brandId: string, wanted: NewLink): Promise<{ link: ReportLink; token: string }> {
    this.check(actor, brandId);
    const { token, hash } = this.tokens.make();
    const [link, event] = makeLink(brandId, wanted, hash, actor, this.clock.now());
    await this.links.add(link, event);
    return { link, token };
  }

  /** Those that are not revoked. @throws analytics/brand-not-found */
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
