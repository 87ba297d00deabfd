import type { Database } from '../../../../shared/db/index.js';
import { type StaffListFields, staffListSql } from '../../../../shared/http/staff-list.js';
import { DomainError } from '../../../../shared/kernel/index.js';
import { adErrors } from '../../domain/ad.errors.js';
import { type StaffAdRow, StaffAds } from '../../ports/staff-ads.js';

/** The moment comes from the clock, as text of our own making. */
const fieldsAt = (now: Date): StaffListFields => ({
  sortable: { id: 'a.id', name: 'lower(a.name)', startsAt: 'a.starts_at', endsAt: 'a.ends_at' },
  filterable: {
    id: 'a.id = any(?::uuid[])',
    q: `(lower(a.name) || ' ' || lower(a.headline)) like '%' || replace(replace(replace(lower(?::text), '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%'`,
    slot: 'a.slot = ?',
    city: '?::text = any(a.cities)',
    state: `? = case when a.ends_at <= '${now.toISOString()}' then 'ended' when a.paused then 'paused'
                     when a.starts_at <= '${now.toISOString()}' then 'live' else 'scheduled' end`,
  },
  defaultSort: ['endsAt', 'DESC'],
  tieBreaker: 'a.id',
});

const columns = `
  a.id, a.name, a.slot, a.headline, a.text, a.action, a.link, a.cover, a.photo_path as "photoPath", a.starts_at as "startsAt", a.ends_at as "endsAt",
  a.cities, a.categories, a.bands, a.priority, a.paused, a.created_by as "createdBy", a.created_at as "createdAt",
  a.updated_at as "updatedAt", coalesce(c.impressions, 0)::float8 as impressions, coalesce(c.clicks, 0)::float8 as clicks`;

type Request = Parameters<StaffAds['list']>[0];

export class SqlStaffAds extends StaffAds {
  constructor(private readonly db: Database) {
    super();
  }

  async list(request: Request, now: Date): Promise<{ rows: StaffAdRow[]; total: number; offset: number }> {
    const { where, orderBy, limit, offset, values } = staffListSql(fieldsAt(now), request);
    try {
      const [rows, [count]] = await Promise.all([
        this.db.rows<StaffAdRow>(
          `select ${columns} from ads a left join ad_counts c on c.ad_id = a.id
           where ${where} order by ${orderBy} limit ${limit} offset ${offset}`,
          values,
        ),
        this.db.rows<{ total: number }>(`select count(*)::int as total from ads a where ${where}`, values),
      ]);
      return { rows, total: count?.total ?? 0, offset };
    } catch (error) {
      // Class 22 of https://www.postgresql.org/docs/current/errcodes-appendix.html
      throw /^22/.test((error as { code?: string }).code ?? '')
        ? new DomainError('invalid', 'request/bad-list-query', 'A filter has a value that it cannot have.')
        : error;
    }
  }

  async get(id: string): Promise<StaffAdRow> {
    const sql = `select ${columns} from ads a left join ad_counts c on c.ad_id = a.id where a.id = $1`;
    const [row] = await this.db.rows<StaffAdRow>(sql, [id]);
    if (!row) throw adErrors.notFound(id);
    return row;
  }
}
