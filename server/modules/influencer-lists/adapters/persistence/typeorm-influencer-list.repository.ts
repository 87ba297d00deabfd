import { listLimits } from '../../../../contract/rules/influencer-lists.js';
import { type Database, orConflict } from '../../../../shared/db/index.js';
import type { Outbox } from '../../../../shared/events/index.js';
import {
  type InfluencerList,
  type InfluencerListEvent,
  listErrors,
  type ListMember,
} from '../../domain/influencer-list.js';
import { InfluencerListRepository } from '../../ports/repositories.js';
import { InfluencerListSchema } from './influencer-list.schema.js';

/** Writes only differences: removed and new members, and those with another position or note. */
const keepMembers = `
  with wanted as (
    select w.* from jsonb_to_recordset($2::jsonb)
      as w(influencer_id uuid, place int, note text, added_by text, added_at timestamptz)
  ), gone as (
    delete from influencer_list_members m
    where m.list_id = $1 and not exists (select from wanted w where w.influencer_id = m.influencer_id)
  )
  insert into influencer_list_members as m (list_id, influencer_id, place, note, added_by, added_at)
  select $1, influencer_id, place, note, added_by, added_at from wanted
  on conflict (list_id, influencer_id) do update set place = excluded.place, note = excluded.note
  where (m.place, m.note) is distinct from (excluded.place, excluded.note)`;

export class TypeOrmInfluencerListRepository extends InfluencerListRepository {
  constructor(
    private readonly db: Database,
    private readonly outbox: Outbox,
  ) {
    super();
  }

  async get(id: string): Promise<InfluencerList> {
    const list = await this.db.manager.findOneBy(InfluencerListSchema, { id });
    if (!list) throw listErrors.notFound(id);
    const members = await this.db.rows<ListMember>(
      `select influencer_id as "influencerId", note, added_by as "addedBy", added_at as "addedAt"
       from influencer_list_members where list_id = $1 order by place`,
      [id],
    );
    return { ...list, members };
  }

  async lock(id: string): Promise<InfluencerList> {
    await this.db.rows('select from influencer_lists where id = $1 for update', [id]);
    return this.get(id);
  }

  save(list: InfluencerList, event: InfluencerListEvent): Promise<InfluencerList> {
    const { members, ...row } = { ...list, version: list.version + 1 };
    const write = this.db.inTransaction(async () => {
      if (list.version === 0) await this.insert(row);
      else {
        const { affected } = await this.db.manager.update(
          InfluencerListSchema,
          { id: list.id, version: list.version },
          row,
        );
        if (affected === 0) throw listErrors.stale(list.id);
      }
      await this.db.affected(keepMembers, [list.id, JSON.stringify(members.map(asRow))]);
      await this.outbox.append([event]);
      return { ...row, members };
    });
    return orConflict(write, () => listErrors.nameTaken(list.name), 'influencer_lists_name');
  }

  private async insert(row: Omit<InfluencerList, 'members'>): Promise<void> {
    const { brandId } = row;
    if (brandId !== null) {
      // Serialises changes of one brand, so that the count is right.
      await this.db.rows('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`influencer-lists:${brandId}`]);
      if ((await this.db.manager.countBy(InfluencerListSchema, { brandId })) >= listLimits.lists)
        throw listErrors.tooMany(listLimits.lists);
    }
    await this.db.manager.insert(InfluencerListSchema, row);
  }

  async idNamed(brandId: string, name: string): Promise<string | null> {
    const sql = 'select id from influencer_lists where brand_id = $1 and lower(name) = lower($2)';
    const [list] = await this.db.rows<{ id: string }>(sql, [brandId, name]);
    return list?.id ?? null;
  }

  remove(id: string, event: InfluencerListEvent): Promise<void> {
    return this.db.inTransaction(async () => {
      const { affected } = await this.db.manager.delete(InfluencerListSchema, { id });
      if (affected) await this.outbox.append([event]);
    });
  }
}

const asRow = ({ influencerId, note, addedBy, addedAt }: ListMember, place: number) => ({
  influencer_id: influencerId,
  place,
  note,
  added_by: addedBy,
  added_at: addedAt,
});
