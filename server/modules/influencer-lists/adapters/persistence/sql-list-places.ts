import type { Database } from '../../../../shared/db/index.js';
import { type ListedPlaces, ListPlaces } from '../../../profiles/index.js';

export class SqlListPlaces extends ListPlaces {
  constructor(private readonly db: Database) {
    super();
  }

  async placesOf(oneId: string, notOther: string): Promise<ListedPlaces> {
    const [places] = await this.db.rows<ListedPlaces>(
      `select
         array(select m.list_id from influencer_list_members m where m.influencer_id = $1 and not exists (
           select from influencer_list_members o where o.list_id = m.list_id and o.influencer_id = $2)) as lists,
         array(select v.link_id from influencer_list_votes v where v.influencer_id = $1 and not exists (
           select from influencer_list_votes o where o.link_id = v.link_id and o.influencer_id = $2)) as links`,
      [oneId, notOther],
    );
    return places ?? { lists: [], links: [] };
  }

  async move(fromId: string, toId: string, { lists, links }: ListedPlaces): Promise<void> {
    const change = (table: string, column: string, which: readonly string[]) =>
      this.db.affected(
        `update ${table} set influencer_id = $2 where influencer_id = $1 and ${column} = any($3::uuid[])`,
        [fromId, toId, which],
      );
    await change('influencer_list_members', 'list_id', lists);
    await change('influencer_list_votes', 'link_id', links);
  }
}
