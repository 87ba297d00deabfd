import type { Database } from '../../../../shared/db/index.js';
import type { Outbox } from '../../../../shared/events/index.js';
import type { Bonds, InfluencerMerge, MergeEvent, Moved } from '../../domain/merge.js';
import { InfluencerMerges } from '../../ports/influencers.js';

/** What references the influencer with this id. */
export const bondColumns = (id: string): string => `
  (select count(*)::int from open_claims c where c.influencer_id = ${id}) as "openClaims",
  (select count(*)::int from collab_cards c where c.influencer_id = ${id}) as collabs,
  (select count(*)::int from influencer_merges g where g.kept_id = ${id}) as merges`;

export class SqlInfluencerMerges extends InfluencerMerges {
  constructor(
    private readonly db: Database,
    private readonly outbox: Outbox,
  ) {
    super();
  }

  async hold(ids: readonly [string, string]): Promise<void> {
    await this.db.rows('select from influencers where id = any($1::uuid[]) order by id for update', [ids]);
  }

  async find(mergedId: string): Promise<InfluencerMerge | null> {
    const [merge = null] = await this.db.rows<InfluencerMerge>(
      `select merged_id as "mergedId", kept_id as "keptId", handle, moved, merged_by as "mergedBy", merged_at as "mergedAt"
       from influencer_merges where merged_id = $1`,
      [mergedId],
    );
    return merge;
  }

  async bondsOf(influencerId: string): Promise<Bonds> {
    const [bonds] = await this.db.rows<Bonds>(`select ${bondColumns('$1::uuid')}`, [influencerId]);
    return bonds ?? { openClaims: 0, collabs: 0, merges: 0 };
  }

  add(merge: InfluencerMerge, ...events: MergeEvent[]): Promise<void> {
    const { mergedId, keptId, handle, moved, mergedBy, mergedAt } = merge;
    return this.db.inTransaction(async () => {
      await this.move(mergedId, keptId, moved);
      await this.db.affected(
        `insert into influencer_merges (merged_id, kept_id, handle, moved, merged_by, merged_at)
         values ($1, $2, $3, $4, $5, $6)`,
        [mergedId, keptId, handle, JSON.stringify(moved), mergedBy, mergedAt],
      );
      await this.outbox.append(events);
    });
  }

  remove({ mergedId, keptId, moved }: InfluencerMerge, ...events: MergeEvent[]): Promise<void> {
    return this.db.inTransaction(async () => {
      await this.move(keptId, mergedId, moved);
      await this.db.affected('delete from influencer_merges where merged_id = $1', [mergedId]);
      await this.outbox.append(events);
    });
  }

  private async move(fromId: string, toId: string, { platforms }: Moved): Promise<void> {
    await this.db.affected(
      'update social_accounts set influencer_id = $2 where influencer_id = $1 and platform = any($3::text[])',
      [fromId, toId, platforms],
    );
  }
}
