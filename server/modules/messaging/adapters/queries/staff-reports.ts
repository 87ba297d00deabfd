import type { Database } from '../../../../shared/db/index.js';
import type { StaffReportView } from '../http/message-reports.dto.js';

const select = `
  select r.id, coalesce(b.name, i.name, 'Support') || ' · ' || r.reason as title, r.reason, r.details,
    case r.reporter_side when 'brand' then coalesce(b.name, 'A brand') when 'influencer' then coalesce('@' || i.handle, 'An influencer')
      else r.reporter_side end as reporter,
    r.conversation_id as "conversationId", r.message_id as "messageId", r.reported_at as "reportedAt",
    r.resolved_at as "resolvedAt", r.decision
  from message_reports r join conversations c on c.id = r.conversation_id
  left join profile_brand_cards b on b.id = c.brand_id
  left join profile_influencer_cards i on i.id = c.influencer_id`;

type Row = Omit<StaffReportView, 'reportedAt' | 'resolvedAt'> & { reportedAt: Date; resolvedAt: Date | null };

/** Reports as staff list them. */
export class StaffReports {
  constructor(private readonly db: Database) {}

  /** Those that nobody has decided yet come first, the oldest first among them; then the decided ones, newest first. */
  async list(limit: number): Promise<StaffReportView[]> {
    const waiting = await this.db.rows<Row>(
      `${select} where r.resolved_at is null order by r.reported_at, r.id limit $1`,
      [limit],
    );
    const decided = await this.db.rows<Row>(
      `${select} where r.resolved_at is not null order by r.reported_at desc, r.id desc limit $1`,
      [limit - waiting.length],
    );
    return [...waiting, ...decided].map((row) => ({
      ...row,
      reportedAt: row.reportedAt.toISOString(),
      resolvedAt: row.resolvedAt?.toISOString() ?? null,
    }));
  }
}
