import type { Database } from '../../../../shared/db/index.js';
import { type StaffListFields, staffListSql } from '../../../../shared/http/staff-list.js';
import { analyticsErrors } from '../../domain/analytics.errors.js';
import type { StaffListPage, StaffListRequest } from '../../ports/staff-list.js';
import { UsageQueries, type UsageRow } from '../../ports/usage-queries.js';

const fields: StaffListFields = {
  sortable: { id: 'u.id', title: 'u.name', occurredAt: 'u.occurred_at' },
  filterable: {
    id: 'u.id = any(?::uuid[])',
    title: 'u.name = ?',
    userId: 'u.user_id::text = ?',
    profileUid: 'u.profile_uid::text = ?',
    profileType: 'u.profile_type = ?',
    from: 'u.occurred_at >= ?::timestamptz',
    to: 'u.occurred_at < ?::timestamptz',
    fromDay: `u.occurred_at >= (?::date)::timestamp at time zone 'Europe/London'`,
    toDay: `u.occurred_at < ((?::date) + 1)::timestamp at time zone 'Europe/London'`,
    page: `split_part(u.context->>'target_uid', '?', 1) = ?`,
    q: `u.name || ' ' || coalesce(u.context->>'target_name', '') || ' ' || coalesce(u.context->>'target_uid', '') ilike '%' || ? || '%'`,
  },
  defaultSort: ['occurredAt', 'DESC'],
  tieBreaker: 'u.id',
};

const columns = `
  u.id, u.name as title, u.context->>'target_name' as target, u.context->>'target_uid' as page, u.user_id as "userId",
  json_build_object('uid', u.profile_uid, 'type', u.profile_type, 'name', coalesce(b.name, i.name)) as profile,
  u.occurred_at as "occurredAt"`;

const withCards = `
  left join profile_brand_cards b on u.profile_type = 'brand' and b.id = u.profile_uid
  left join profile_influencer_cards i on u.profile_type = 'influencer' and i.id = u.profile_uid`;

export class TypeOrmUsageQueries extends UsageQueries {
  constructor(private readonly db: Database) {
    super();
  }

  async list(request: StaffListRequest): Promise<StaffListPage<UsageRow>> {
    const { where, orderBy, limit, offset, values } = staffListSql(fields, request);
    const [rows, [count]] = await Promise.all([
      this.db.rows<UsageRow>(
        `select ${columns}
         from (select * from usage_events u where ${where} order by ${orderBy} limit ${limit} offset ${offset}) u ${withCards}
         order by ${orderBy}`,
        values,
      ),
      this.db.rows<{ total: number }>(`select count(*)::int as total from usage_events u where ${where}`, values),
    ]);
    return { rows, total: count?.total ?? 0, offset };
  }

  async get(id: string): Promise<UsageRow> {
    const [row] = await this.db.rows<UsageRow>(`select ${columns} from usage_events u ${withCards} where u.id = $1`, [
      id,
    ]);
    if (!row) throw analyticsErrors.notFound(id);
    return row;
  }
}
