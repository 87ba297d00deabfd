import { columnsOf, type Database } from '../../../../shared/db/index.js';
import {
  contains,
  type StaffListFields,
  type StaffListPage,
  staffListPage,
} from '../../../../shared/staff-list/index.js';
import { adErrors } from '../../domain/ad.errors.js';
import type { Ad } from '../../domain/ad.js';
import { AdSchema } from '../persistence/ad.schema.js';

type ListRequest = Readonly<{ sort?: string; range?: string; filter?: string }>;

/** An ad as staff see it; moments are written as ISO 8601 on the wire. */
export type StaffAdRow = Omit<Ad, 'version' | 'startsAt' | 'endsAt' | 'createdAt' | 'updatedAt'> &
  Readonly<{
    startsAt: string;
    endsAt: string;
    createdAt: string;
    updatedAt: string;
    impressions: number;
    clicks: number;
  }>;

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

const withCounts = 'left join ad_counts c on c.ad_id = a.id';

/** The rows of the ad manager. */
export class StaffAds {
  constructor(private readonly db: Database) {}

  list(request: ListRequest, now: Date): Promise<StaffListPage<StaffAdRow>> {
    return staffListPage(this.db, { from: 'ads a', beside: withCounts, columns, fields: fieldsAt(now) }, request);
  }

  /** @throws adErrors.notFound */
  async get(id: string): Promise<StaffAdRow> {
    const sql = `select ${columns} from ads a ${withCounts} where a.id = $1`;
    const [row] = await this.db.rows<StaffAdRow>(sql, [id]);
    if (!row) throw adErrors.notFound(id);
    return row;
  }
}
