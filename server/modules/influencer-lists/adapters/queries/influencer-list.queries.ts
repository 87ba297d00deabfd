import { listLimits } from '../../../../contract/rules/influencer-lists.js';
import type { Database } from '../../../../shared/db/index.js';
import {
  onlyOf,
  type StaffListPage,
  type StaffListQuery,
  type StaffLists,
} from '../../../../shared/staff-list/index.js';
import type { InfluencerDirectory, InfluencerLineView } from '../../../profiles/index.js';
import { listErrors } from '../../domain/influencer-list.js';
import type {
  SharedListMemberView,
  StaffInfluencerListView,
  StaffListMemberView,
} from '../http/influencer-lists.dto.js';
import { influencerListList, listMemberList } from '../staff-lists/influencer-lists.js';

/** A row about an influencer, before their card is added. */
type About<Row> = Omit<Row, keyof InfluencerLineView> & Pick<InfluencerLineView, 'id'>;

/** Lists of influencers for screens: staff's, a brand's, and one as a link shows it. */
export class InfluencerListQueries {
  constructor(
    private readonly db: Database,
    private readonly lists: StaffLists,
    private readonly influencers: InfluencerDirectory,
  ) {}

  /** One of staff's lists. @throws listErrors.notFound */
  get(id: string): Promise<StaffInfluencerListView> {
    return this.lists.one(influencerListList, id);
  }

  /** One page of a list's members; empty if the list doesn't exist. */
  async members(listId: string, request: StaffListQuery): Promise<StaffListPage<StaffListMemberView>> {
    const page = await this.lists.page(listMemberList, onlyOf(request, { listId }));
    return { ...page, rows: await this.shown<StaffListMemberView>(page.rows) };
  }

  /** All members with open profiles, in order: at most 1,000. */
  async shared(listId: string, linkId: string): Promise<SharedListMemberView[]> {
    const rows = await this.db.rows<About<SharedListMemberView>>(
      `select m.influencer_id as id, v.vote, coalesce(v.comment, '') as comment
       from influencer_list_members m
       left join influencer_list_votes v on v.link_id = $2 and v.influencer_id = m.influencer_id
       where m.list_id = $1 order by m.place`,
      [listId, linkId],
    );
    return this.shown<SharedListMemberView>(await this.openIn(rows));
  }

  /** A brand's lists, most recently changed first: at most 200. With `influencerId`, only those that they are on. */
  ofBrand(brandId: string, influencerId?: string): Promise<StaffInfluencerListView[]> {
    return this.db.rows<StaffInfluencerListView>(
      `select ${influencerListList.columns} from influencer_lists l
       where l.brand_id = $1 and ($2::uuid is null
         or exists (select from influencer_list_members m where m.list_id = l.id and m.influencer_id = $2))
       order by l.updated_at desc, l.id limit ${listLimits.lists}`,
      [brandId, influencerId ?? null],
    );
  }

  /** One list of a brand. @throws listErrors.notFound */
  async oneOfBrand(brandId: string, id: string): Promise<StaffInfluencerListView> {
    const sql = `select ${influencerListList.columns} from influencer_lists l where l.id = $1 and l.brand_id = $2`;
    const [row] = await this.db.rows<StaffInfluencerListView>(sql, [id, brandId]);
    if (!row) throw listErrors.notFound(id);
    return row;
  }

  /** Everyone on the brand's list with this name, ignoring case: at most 1,000. */
  async onListNamed(brandId: string, name: string): Promise<string[]> {
    const rows = await this.db.rows<{ id: string }>(
      `select m.influencer_id as id from influencer_lists l join influencer_list_members m on m.list_id = l.id
       where l.brand_id = $1 and lower(l.name) = lower($2) order by m.place`,
      [brandId, name],
    );
    return rows.map(({ id }) => id);
  }

  /** A list's members with open profiles, in order: at most 1,000. */
  async openMembers(listId: string): Promise<StaffListMemberView[]> {
    const rows = await this.db.rows<About<StaffListMemberView>>(
      `select ${listMemberList.columns} from influencer_list_members m where m.list_id = $1 order by m.place`,
      [listId],
    );
    return this.shown<StaffListMemberView>(await this.openIn(rows));
  }

  private async openIn<Row extends Pick<InfluencerLineView, 'id'>>(rows: readonly Row[]): Promise<Row[]> {
    const open = await this.influencers.open(rows.map(({ id }) => id));
    return rows.filter(({ id }) => open.has(id));
  }

  private async shown<Row extends InfluencerLineView>(rows: readonly About<Row>[]): Promise<Row[]> {
    const lines = await this.influencers.lines(rows.map(({ id }) => id));
    return rows.map((row) => ({ ...lines.get(row.id), ...row }) as unknown as Row);
  }
}
