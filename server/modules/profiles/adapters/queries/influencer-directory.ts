import type { Database } from '../../../../shared/db/index.js';
import type { InfluencerLineView } from '../http/influencer-line.dto.js';
import { notDeleted } from '../persistence/sql-deleted-profiles.js';

const isOpen = (id: string) => `
  ${notDeleted(id)}
  and not exists (select from closed_profiles c where c.profile_uid = ${id})
  and not exists (select from unlisted_influencers u where u.influencer_id = ${id})`;

const wanted = 'unnest($1::uuid[]) with ordinality as wanted(id, place) join influencers i using (id)';

/** Lookup of influencers for other modules. A profile is open unless it is deleted, closed or unlisted. */
export class InfluencerDirectory {
  constructor(private readonly db: Database) {}

  /** Influencers by handle, in lower case: a profile's own handle takes precedence over its accounts'. */
  async byHandles(handles: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const found = await this.db.rows<{ handle: string; id: string }>(
      `select lower(handle) as handle, influencer_id as id from social_accounts
       where platform = any('{instagram,tiktok,youtube}') and lower(handle) = any($1::text[])
       union all
       select lower(handle), id from influencers where lower(handle) = any($1::text[])`,
      [handles],
    );
    return new Map(found.map(({ handle, id }) => [handle, id])); // a profile's own handle comes last, and so wins
  }

  /** Those ids that are influencers, in order. */
  existing(ids: readonly string[]): Promise<ReadonlySet<string>> {
    return this.idsIn(`select i.id from ${wanted} order by place`, ids);
  }

  /** Those ids that are influencers with open profiles, in order. */
  open(ids: readonly string[]): Promise<ReadonlySet<string>> {
    return this.idsIn(`select i.id from ${wanted} where ${isOpen('i.id')} order by place`, ids);
  }

  /** By id; unknown ids are missing. */
  async lines(ids: readonly string[]): Promise<ReadonlyMap<string, InfluencerLineView>> {
    const rows = await this.db.rows<InfluencerLineView>(
      `select id, name, handle, avatar_path as "avatarPath", city, country, followers::float8 as followers,
         engagement::float8 as engagement, claimed,
         array(select platform from social_accounts a where a.influencer_id = i.id order by a.followers desc nulls last) as platforms
       from influencers i where id = any($1::uuid[])`,
      [ids],
      'influencer-lines',
    );
    return new Map(rows.map((row) => [row.id, row]));
  }

  private async idsIn(sql: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
    return new Set((await this.db.rows<{ id: string }>(sql, [ids])).map(({ id }) => id));
  }
}
