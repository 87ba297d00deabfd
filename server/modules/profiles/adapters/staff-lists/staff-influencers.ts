import type { SafetyCategory } from '../../../../contract/lists/index.js';
import type { Database } from '../../../../shared/db/index.js';
import type { StaffLists } from '../../../../shared/staff-list/index.js';
import { influencerList } from './influencer-list.js';
import type { StaffInfluencerView } from '../http/influencer-manager.dto.js';

/** With active safety flags. */
type FlaggedInfluencerRow = StaffInfluencerView & Readonly<{ flags: readonly SafetyCategory[] }>;

/** Staff's view of influencers, for the modules that show it. */
export class StaffInfluencers {
  constructor(
    private readonly db: Database,
    private readonly lists: StaffLists,
  ) {}

  /** @throws profileErrors.influencerNotFound */
  get(id: string): Promise<StaffInfluencerView> {
    return this.lists.one(influencerList, id);
  }

  /** By id; unknown ids are missing. */
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
