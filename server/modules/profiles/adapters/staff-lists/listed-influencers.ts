import type { Database } from '../../../../shared/db/index.js';
import type { StaffLists } from '../../../../shared/staff-list/index.js';
import { type FlaggedInfluencerRow, StaffInfluencers, type StaffInfluencerRow } from '../../ports/staff-influencers.js';
import { influencerList } from './influencer-list.js';

export class ListedInfluencers extends StaffInfluencers {
  constructor(
    private readonly db: Database,
    private readonly lists: StaffLists,
  ) {
    super();
  }

  get(id: string): Promise<StaffInfluencerRow> {
    return this.lists.one(influencerList, id);
  }

  async flagged(ids: readonly string[]): Promise<ReadonlyMap<string, FlaggedInfluencerRow>> {
    const rows = await this.db.rows<FlaggedInfluencerRow>(
      `select ${influencerList.columns},
         array(select f.category from safety_flags f where f.influencer_id = i.id and f.lifted_at is null) as flags
       from influencers i where i.id = any($1::uuid[])`,
      [ids],
    );
    return new Map(rows.map((row) => [row.id, row]));
  }
}
