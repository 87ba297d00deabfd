import type { Database } from '../../../../shared/db/index.js';
import { type StaffListFields, staffListSql } from '../../../../shared/http/staff-list.js';
import { collabErrors } from '../../domain/collab.errors.js';
import { StaffCollabs, type StaffCollabRow, type StaffListRequest } from '../../ports/staff-collabs.js';

const fields: StaffListFields = {
  sortable: {
    id: 'c.id',
    stage: 'c.stage',
    outcome: 'c.outcome',
    visitAt: 'c.visit_at',
    createdAt: 'c.created_at',
    updatedAt: 'c.updated_at',
  },
  filterable: {
    id: 'c.id = any(?::uuid[])',
    stage: 'c.stage = ?',
    outcome: 'c.outcome = ?',
    brandId: 'c.brand_id = ?',
    influencerId: 'c.influencer_id = ?',
    q: `c.brand_id in (select id from profile_brand_cards where lower(name) like '%' || lower(?) || '%')`,
  },
  nullable: ['visitAt'],
  defaultSort: ['updatedAt', 'DESC'],
  tieBreaker: 'c.id',
};

const columns = `
  c.id, c.terms->>'title' as title, c.brand_id as "brandId", b.name as "brandName", c.influencer_id as "influencerId",
  i.handle as "influencerHandle", c.stage, c.outcome, c.visit_at as "visitAt", c.content_due_at as "contentDueAt",
  (select count(*)::int from deliverables d where d.collab_id = c.id and d.status <> 'inprogress') as "piecesIn",
  (select count(*)::int from deliverables d where d.collab_id = c.id) as pieces,
  c.created_at as "createdAt", c.updated_at as "updatedAt"`;

const withCards = `
  join profile_brand_cards b on b.id = c.brand_id
  join profile_influencer_cards i on i.id = c.influencer_id`;

export class TypeOrmStaffCollabs extends StaffCollabs {
  constructor(private readonly db: Database) {
    super();
  }

  async list(request: StaffListRequest): Promise<{ rows: StaffCollabRow[]; total: number; offset: number }> {
    const { where, orderBy, limit, offset, values } = staffListSql(fields, request);
    const [rows, [count]] = await Promise.all([
      this.db.rows<StaffCollabRow>(
        `select ${columns} from (select * from collabs c where ${where} order by ${orderBy} limit ${limit} offset ${offset}) c
         ${withCards} order by ${orderBy}`,
        values,
      ),
      this.db.rows<{ total: number }>(`select count(*)::int as total from collabs c where ${where}`, values),
    ]);
    return { rows, total: count?.total ?? 0, offset };
  }

  async get(id: string): Promise<StaffCollabRow> {
    const [row] = await this.db.rows<StaffCollabRow>(`select ${columns} from collabs c ${withCards} where c.id = $1`, [
      id,
    ]);
    if (!row) throw collabErrors.notFound(id);
    return row;
  }
}
