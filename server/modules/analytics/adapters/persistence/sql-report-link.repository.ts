import type { Database } from '../../../../shared/db/index.js';
import type { Outbox } from '../../../../shared/events/index.js';
import { analyticsErrors } from '../../domain/analytics.errors.js';
import { mostLinks, type ReportLink, type ReportLinkEvent } from '../../domain/report-link.js';
import { ReportLinkRepository } from '../../ports/repositories.js';

const columns = `
  id, brand_id as "brandId", title, rolling_days as "rollingDays", from_day as "fromDay", to_day as "toDay",
  with_costs as "withCosts", token_hash as "tokenHash", created_by as "createdBy", created_at as "createdAt",
  expires_at as "expiresAt", revoked_at as "revokedAt"`;

export class SqlReportLinkRepository extends ReportLinkRepository {
  constructor(
    private readonly db: Database,
    private readonly outbox: Outbox,
  ) {
    super();
  }

  async get(id: string): Promise<ReportLink> {
    const [link] = await this.find('id = $1', id);
    if (!link) throw analyticsErrors.linkNotFound();
    return link;
  }

  async byHash(tokenHash: string): Promise<ReportLink | null> {
    const [link] = await this.find('token_hash = $1', tokenHash);
    return link ?? null;
  }

  ofBrand(brandId: string): Promise<ReportLink[]> {
    return this.find('brand_id = $1 and revoked_at is null order by created_at desc, id desc', brandId);
  }

  add(link: ReportLink, event: ReportLinkEvent): Promise<void> {
    return this.db.inTransaction(async () => {
      // Serialises changes of one brand, so that the count is right.
      await this.db.rows('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`report-links:${link.brandId}`]);
      if ((await this.ofBrand(link.brandId)).length >= mostLinks) throw analyticsErrors.tooManyLinks();
      await this.insert(link);
      await this.outbox.append([event]);
    });
  }

  revoke({ id, revokedAt }: ReportLink, event: ReportLinkEvent): Promise<void> {
    return this.db.inTransaction(async () => {
      const revoked = 'update report_links set revoked_at = $2 where id = $1 and revoked_at is null';
      if ((await this.db.affected(revoked, [id, revokedAt])) === 1) await this.outbox.append([event]);
    });
  }

  private insert(link: ReportLink): Promise<number> {
    return this.db.affected(
      `insert into report_links (id, brand_id, title, rolling_days, from_day, to_day, with_costs, token_hash, created_by,
         created_at, expires_at, revoked_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
      [
        ...[link.id, link.brandId, link.title, link.rollingDays, link.fromDay, link.toDay, link.withCosts],
        ...[link.tokenHash, link.createdBy, link.createdAt, link.expiresAt, link.revokedAt],
      ],
    );
  }

  private find(where: string, value: string): Promise<ReportLink[]> {
    return this.db.rows<ReportLink>(`select ${columns} from report_links where ${where}`, [value]);
  }
}
