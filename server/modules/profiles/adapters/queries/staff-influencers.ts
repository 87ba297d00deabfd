import type { Platform, SafetyCategory } from '../../../../contract/lists/index.js';
import type { FacetCounts } from '../../../../contract/rules/facet-counts.js';
import { columnsOf, type Database, jsonOf } from '../../../../shared/db/index.js';
import {
  contains,
  staffListFacets,
  type StaffListFacets,
  type StaffListFields,
  staffListPage,
  type StaffListPage,
  type StaffListQuery,
  staffListRows,
} from '../../../../shared/staff-list/index.js';
import type { Influencer } from '../../domain/influencer.js';
import { profileErrors } from '../../domain/profile.errors.js';
import { InfluencerSchema, SocialAccountSchema } from '../persistence/influencer.schema.js';
import { deletedAtOf, deletedFilter, unlessDeleted } from '../persistence/sql-deleted-profiles.js';

export type StaffInfluencerRow = Omit<Influencer, 'version' | 'accounts' | 'createdAt' | 'updatedAt'> &
  Readonly<{
    createdAt: string;
    updatedAt: string;
    deletedAt: string | null;
    accounts: readonly Readonly<{
      platform: Platform;
      handle: string;
      followers: number | null;
      engagement: number | null;
      country: string | null;
    }>[];
  }>;

/** With the safety flags that stand. */
export type FlaggedInfluencerRow = StaffInfluencerRow & Readonly<{ flags: readonly SafetyCategory[] }>;

const fields: StaffListFields = {
  sortable: {
    id: 'i.id',
    name: 'lower(i.name)',
    handle: 'lower(i.handle)',
    followers: 'i.followers',
    createdAt: 'i.created_at',
  },
  filterable: {
    id: 'i.id = any(?::uuid[])',
    q: contains(`(lower(i.name) || ' ' || lower(i.handle))`),
    city: 'i.city = ?',
    category: '?::text = any(i.categories)',
    claimed: 'i.claimed = ?',
    source: 'i.source = ?',
    claimRequested: `i.id in (select influencer_id from open_claims where ?::boolean)`,
    tag: `i.id in (select subject_id from desk_subject_tags where kind = 'influencer' and tag = ?)`,
    flag: `i.id in (select influencer_id from safety_flags where lifted_at is null and category = ?)`,
    deleted: deletedFilter('i.id'),
    platform: 'i.id in (select influencer_id from social_accounts where platform = ?)',
  },
  defaultSort: ['createdAt', 'DESC'],
  tieBreaker: 'i.id',
};

const facets: StaffListFacets = {
  platform: 'array(select distinct platform from social_accounts where influencer_id = i.id)',
  city: 'array[i.city]',
  source: 'array[i.source]',
  claimRequested: `array(select 'true' from open_claims where influencer_id = i.id limit 1)`,
  flag: 'array(select distinct category from safety_flags where influencer_id = i.id and lifted_at is null)',
};

/** An influencer `i` as staff see them in a row. */
export const influencerColumns = `
  ${columnsOf(InfluencerSchema, 'i', { without: ['version'] })},
  coalesce((
    select json_agg(json_build_object(${jsonOf(SocialAccountSchema, 'a', { without: ['influencerId', 'categories', 'updatedAt'] })}) order by a.followers desc nulls last)
    from social_accounts a where a.influencer_id = i.id), '[]'::json) as accounts,
  ${deletedAtOf('i.id')} as "deletedAt"`;

/** The influencer manager's rows. */
export class StaffInfluencers {
  constructor(private readonly db: Database) {}

  list(request: StaffListQuery): Promise<StaffListPage<StaffInfluencerRow>> {
    return staffListPage(
      this.db,
      { from: 'influencers i', columns: influencerColumns, fields },
      unlessDeleted(request),
    );
  }

  /** @throws request/bad-list-query */
  facets({ filter }: Pick<StaffListQuery, 'filter'>): Promise<FacetCounts> {
    return staffListFacets(this.db, { from: 'influencers i', fields }, facets, unlessDeleted({ filter }));
  }

  /** All that the filter leaves, some at a time. */
  all(request: StaffListQuery): AsyncIterable<StaffInfluencerRow[]> {
    return staffListRows(
      this.db,
      { from: 'influencers i', columns: influencerColumns, fields },
      unlessDeleted(request),
    );
  }

  /** @throws profileErrors.influencerNotFound */
  async get(id: string): Promise<StaffInfluencerRow> {
    const [row] = await this.db.quickRead<StaffInfluencerRow>(
      `select ${influencerColumns} from influencers i where i.id = $1`,
      [id],
      'staff-influencer',
    );
    if (!row) throw profileErrors.influencerNotFound(id);
    return row;
  }

  /** By id; ids that do not exist are missing. */
  async flagged(ids: readonly string[]): Promise<ReadonlyMap<string, FlaggedInfluencerRow>> {
    const rows = await this.db.rows<FlaggedInfluencerRow>(
      `select ${influencerColumns},
         array(select f.category from safety_flags f where f.influencer_id = i.id and f.lifted_at is null) as flags
       from influencers i where i.id = any($1::uuid[])`,
      [ids],
    );
    return new Map(rows.map((row) => [row.id, row]));
  }
}
