import type { Database } from '../../../../shared/db/index.js';
import { mergeErrors } from '../../domain/merge.errors.js';
import type { Bonds, DuplicateReason } from '../../domain/merge.js';
import type { MergeView } from '../http/duplicates.dto.js';
import { notDeleted } from '../persistence/sql-deleted-profiles.js';
import { bondColumns } from '../persistence/sql-influencer-merges.js';
import { influencerList } from '../staff-lists/influencer-list.js';
import type { StaffInfluencerView } from '../http/influencer-manager.dto.js';

export type DuplicateSide = StaffInfluencerView & Bonds;
export type DuplicatePair = Readonly<{ sides: readonly [DuplicateSide, DuplicateSide]; reasons: DuplicateReason[] }>;
type MergeRow = Omit<MergeView, 'undoUntil'>;

/** More profiles than this with one name in one city are namesakes; shorter words prove nothing. */
const namesakes = 4;
const shortest = 5;

/** Ignores case, spaces, dots and the like. */
const bare = (text: string): string => `regexp_replace(lower(${text}), '[^[:alnum:]]+', '', 'g')`;
const shown = (id: string): string =>
  `${notDeleted(id)} and not exists (select from unlisted_influencers u where u.influencer_id = ${id})`;

const search = `
  with words as (
    select 'same-name-and-city' as reason, ${bare('i.name')} || ' ' || i.city as word, i.id from influencers i
    where i.city is not null and length(${bare('i.name')}) >= ${shortest} and ${shown('i.id')}
    union
    select 'same-handle', ${bare('i.handle')}, i.id from influencers i
    where length(${bare('i.handle')}) >= ${shortest} and ${shown('i.id')}
    union
    select 'same-handle', ${bare('a.handle')}, a.influencer_id from social_accounts a
    where length(${bare('a.handle')}) >= ${shortest} and ${shown('a.influencer_id')}),
  groups as (
    select reason, array_agg(id) as ids from words group by reason, word having count(*) between 2 and ${namesakes}),
  found as (
    select one.id as one_id, other.id as other_id, array_agg(distinct g.reason order by g.reason) as reasons
    from groups g, unnest(g.ids) one (id), unnest(g.ids) other (id)
    where one.id < other.id group by one.id, other.id),
  gone as (
    delete from duplicate_pairs p where p.dismissed_at is null
      and not exists (select from found f where f.one_id = p.one_id and f.other_id = p.other_id))
  insert into duplicate_pairs as p (one_id, other_id, reasons, found_at)
  select one_id, other_id, reasons, $1 from found
  on conflict (one_id, other_id) do update set reasons = excluded.reasons where p.reasons <> excluded.reasons`;

const open = `from duplicate_pairs p where p.dismissed_at is null and ${shown('p.one_id')} and ${shown('p.other_id')}`;

type PairRow = Readonly<{ oneId: string; otherId: string; reasons: DuplicateReason[] }>;

/** Pairs of profiles that may belong to one person. */
export class Duplicates {
  constructor(private readonly db: Database) {}

  /**
   * Compares all profiles. Pairs that staff have kept apart stay apart. Serialised: a second run finds the first one's
   * results. Returns how many are pending.
   */
  search(now: Date): Promise<number> {
    return this.db.inTransaction(async () => {
      await this.db.rows(`select pg_advisory_xact_lock(hashtextextended('duplicates', 0))`);
      await this.db.affected(search, [now]);
      return this.count();
    });
  }

  /** Pending pairs, latest first, with the total. */
  async waiting(limit: number): Promise<{ total: number; pairs: DuplicatePair[] }> {
    const rows = await this.db.rows<PairRow>(
      `select p.one_id as "oneId", p.other_id as "otherId", p.reasons ${open}
       order by p.found_at desc, p.one_id, p.other_id limit $1`,
      [limit],
    );
    const sides = await this.db.rows<DuplicateSide>(
      `select ${influencerList.columns}, ${bondColumns('i.id')} from influencers i where i.id = any($1::uuid[])`,
      [rows.flatMap(({ oneId, otherId }) => [oneId, otherId])],
    );
    const byId = new Map(sides.map((side) => [side.id, side]));
    const pairs = rows.flatMap(({ oneId, otherId, reasons }): DuplicatePair[] => {
      const [one, other] = [byId.get(oneId), byId.get(otherId)];
      return one && other ? [{ sides: [one, other], reasons }] : [];
    });
    return { total: rows.length < limit ? rows.length : await this.count(), pairs };
  }

  /** They are two people, or (null) may be one after all. @throws profiles/no-such-pair */
  async dismiss(pair: readonly [string, string], by: string | null, now: Date): Promise<void> {
    const met = await this.db.rows(
      `update duplicate_pairs set dismissed_by = $3, dismissed_at = $4
       where one_id = least($1::uuid, $2::uuid) and other_id = greatest($1::uuid, $2::uuid) returning one_id`,
      [...pair, by, by === null ? null : now],
    );
    if (met.length === 0) throw mergeErrors.noSuchPair();
  }

  /** Merges after `since`, latest first. */
  merges(since: Date, limit: number): Promise<MergeRow[]> {
    return this.db.rows<MergeRow>(
      `select m.merged_id as "mergedId", m.kept_id as "keptId", m.handle, m.merged_at as "mergedAt", k.handle as "keptHandle",
         (select s.name from staff_cards s where s.id::text = m.merged_by) as "mergedByName"
       from influencer_merges m join influencers k on k.id = m.kept_id
       where m.merged_at > $1 order by m.merged_at desc limit $2`,
      [since, limit],
    );
  }

  private async count(): Promise<number> {
    const [row] = await this.db.rows<{ total: number }>(`select count(*)::int as total ${open}`);
    return row?.total ?? 0;
  }
}
