import { columnsOf, type Database } from '../../../../shared/db/index.js';
import {
  contains,
  type StaffListFields,
  type StaffListPage,
  staffListPage,
} from '../../../../shared/staff-list/index.js';
import { adErrors } from '../../domain/ad.errors.js';
import { type StaffAdRow, StaffAds } from '../../ports/staff-ads.js';
import { AdSchema } from './ad.schema.js';

/** The moment comes from the clock, as text of our own making. */
const fieldsAt = (now: Date): StaffListFields => ({
  sortable: { id: 'a.id', name: 'lower(a.name)', startsAt: 'a.starts_at', endsAt: 'a.ends_at' },
  filterable: {
    id: 'a.id = any(?::uuid[])',
    q: contains(`(lower(a.name) || ' ' || lower(a.headline))`),
    slot: 'a.slot = ?',
    city: '?::text = any(a.cities)',
    state: `? = case when a.ends_at <= '${now.toISOString()}' then 'ended' when a.paused then 'paused'
                     when a.starts_at <= '${now.toISOString()}' then 'live' else 'scheduled' end`,
  },
  defaultSort: ['endsAt', 'DESC'],
  tieBreaker: 'a.id',
});

const columns = `
  ${columnsOf(AdSchema, 'a', { without: ['version'] })}, coalesce(c.impressions, 0)::float8 as impressions, coalesce(c.clicks, 0)::float8 as clicks`;

type Request = Parameters<StaffAds['list']>[0];

const withCounts = 'left join ad_counts c on c.ad_id = a.id';

export class SqlStaffAds extends StaffAds {
  constructor(private readonly db: Database) {
    super();
  }

  list(request: Request, now: Date): Promise<StaffListPage<StaffAdRow>> {
    return staffListPage(this.db, { from: 'ads a', beside: withCounts, columns, fields: fieldsAt(now) }, request);
  }

  async get(id: string): Promise<StaffAdRow> {
    const sql = `select ${columns} from ads a ${withCounts} where a.id = $1`;
    const [row] = await this.db.rows<StaffAdRow>(sql, [id]);
    if (!row) throw adErrors.notFound(id);
    return row;
  }
}
