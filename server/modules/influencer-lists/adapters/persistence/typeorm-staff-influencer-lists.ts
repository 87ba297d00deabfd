import { listLimits } from '../../../../contract/rules/influencer-lists.js';
import type { Database } from '../../../../shared/db/index.js';
import { contains, onlyOf, staffListPage, type StaffListFields } from '../../../../shared/staff-list/index.js';
import { listErrors } from '../../domain/influencer-list.errors.js';
import type { KnownInfluencers, ListedInfluencer } from '../../ports/known-influencers.js';
import {
  type SharedListRow,
  type StaffInfluencerListRow,
  StaffInfluencerLists,
  type StaffListMemberRow,
  type StaffListPage,
  type StaffListRequest,
} from '../../ports/staff-influencer-lists.js';

const listFields: StaffListFields = {
  sortable: { id: 'l.id', name: 'lower(l.name)', createdAt: 'l.created_at', updatedAt: 'l.updated_at' },
  filterable: {
    id: 'l.id = any(?::uuid[])',
    q: contains('lower(l.name)'),
    influencerId: 'l.id in (select list_id from influencer_list_members where influencer_id = ?::uuid)',
  },
  defaultSort: ['updatedAt', 'DESC'],
  tieBreaker: 'l.id',
};

/** Brands keep theirs to themselves. */
const staffsLists = '(select * from influencer_lists where brand_id is null) l';

const listColumns = `
  l.id, l.name, l.notes, l.created_at as "createdAt", l.updated_at as "updatedAt",
  (select count(*)::int from influencer_list_members m where m.list_id = l.id) as members,
  (select count(*)::int from influencer_list_links k where k.list_id = l.id) as links`;

/** A member beside the profile; what concerns the profile is asked of it by its key. */
const member = (what: string) => `(select ${what} from profile_influencer_facts i where i.id = m.influencer_id)`;

const memberFields: StaffListFields = {
  sortable: {
    place: 'm.place',
    handle: member('lower(i.handle)'),
    followers: member('i.followers'),
    addedAt: 'm.added_at',
  },
  filterable: {
    listId: 'm.list_id = ?::uuid',
    q: `exists (
      select from profile_influencer_facts i
      where i.id = m.influencer_id and ${contains(`(lower(i.name) || ' ' || lower(i.handle))`)})`,
    vote: `exists (
      select from influencer_list_votes v join influencer_list_links k on k.id = v.link_id
      where v.influencer_id = m.influencer_id and k.list_id = m.list_id and v.vote = ?)`,
  },
  defaultSort: ['place', 'ASC'],
  tieBreaker: 'm.influencer_id',
};

const memberColumns = `
  m.influencer_id as id, m.note, m.place, m.added_at as "addedAt",
  (select coalesce(json_agg(json_build_object(
     'label', k.label, 'vote', v.vote, 'comment', v.comment, 'votedAt', v.voted_at) order by k.created_at, k.id), '[]'::json)
   from influencer_list_links k join influencer_list_votes v on v.link_id = k.id
   where k.list_id = m.list_id and v.influencer_id = m.influencer_id) as votes`;

/** A row about an influencer, before what is shown of them. */
type About<Row> = Omit<Row, keyof ListedInfluencer> & Pick<ListedInfluencer, 'id'>;

export class TypeOrmStaffInfluencerLists extends StaffInfluencerLists {
  constructor(
    private readonly db: Database,
    private readonly influencers: KnownInfluencers,
  ) {
    super();
  }

  list(request: StaffListRequest): Promise<StaffListPage<StaffInfluencerListRow>> {
    return staffListPage(this.db, { from: staffsLists, columns: listColumns, fields: listFields }, request);
  }

  async get(id: string): Promise<StaffInfluencerListRow> {
    const sql = `select ${listColumns} from influencer_lists l where l.id = $1 and l.brand_id is null`;
    const [row] = await this.db.rows<StaffInfluencerListRow>(sql, [id]);
    if (!row) throw listErrors.notFound(id);
    return row;
  }

  async members(listId: string, request: StaffListRequest): Promise<StaffListPage<StaffListMemberRow>> {
    const page = await staffListPage<About<StaffListMemberRow>>(
      this.db,
      { from: 'influencer_list_members m', columns: memberColumns, fields: memberFields },
      onlyOf(request, { listId }),
    );
    return { ...page, rows: await this.shown<StaffListMemberRow>(page.rows) };
  }

  async shared(listId: string, linkId: string): Promise<SharedListRow[]> {
    const rows = await this.db.rows<About<SharedListRow>>(
      `select m.influencer_id as id, v.vote, coalesce(v.comment, '') as comment
       from influencer_list_members m
       left join influencer_list_votes v on v.link_id = $2 and v.influencer_id = m.influencer_id
       where m.list_id = $1 order by m.place`,
      [listId, linkId],
    );
    return this.shown<SharedListRow>(await this.openIn(rows));
  }

  ofBrand(brandId: string, influencerId?: string): Promise<StaffInfluencerListRow[]> {
    return this.db.rows<StaffInfluencerListRow>(
      `select ${listColumns} from influencer_lists l
       where l.brand_id = $1 and ($2::uuid is null
         or exists (select from influencer_list_members m where m.list_id = l.id and m.influencer_id = $2))
       order by l.updated_at desc, l.id limit ${listLimits.lists}`,
      [brandId, influencerId ?? null],
    );
  }

  async oneOfBrand(brandId: string, id: string): Promise<StaffInfluencerListRow> {
    const sql = `select ${listColumns} from influencer_lists l where l.id = $1 and l.brand_id = $2`;
    const [row] = await this.db.rows<StaffInfluencerListRow>(sql, [id, brandId]);
    if (!row) throw listErrors.notFound(id);
    return row;
  }

  async onListNamed(brandId: string, name: string): Promise<string[]> {
    const rows = await this.db.rows<{ id: string }>(
      `select m.influencer_id as id from influencer_lists l join influencer_list_members m on m.list_id = l.id
       where l.brand_id = $1 and lower(l.name) = lower($2) order by m.place`,
      [brandId, name],
    );
    return rows.map(({ id }) => id);
  }

  async openMembers(listId: string): Promise<StaffListMemberRow[]> {
    const rows = await this.db.rows<About<StaffListMemberRow>>(
      `select ${memberColumns} from influencer_list_members m where m.list_id = $1 order by m.place`,
      [listId],
    );
    return this.shown<StaffListMemberRow>(await this.openIn(rows));
  }

  private async openIn<Row extends Pick<ListedInfluencer, 'id'>>(rows: readonly Row[]): Promise<Row[]> {
    const open = await this.influencers.open(rows.map(({ id }) => id));
    return rows.filter(({ id }) => open.has(id));
  }

  private async shown<Row extends ListedInfluencer>(rows: readonly About<Row>[]): Promise<Row[]> {
    const lines = await this.influencers.lines(rows.map(({ id }) => id));
    return rows.map((row) => ({ ...lines.get(row.id), ...row }) as unknown as Row);
  }
}
