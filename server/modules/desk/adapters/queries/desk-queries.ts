import type { DeskKind, TimelineKind } from '../../../../contract/rules/desk.js';
import type { Database } from '../../../../shared/db/index.js';
import type { AuditTrail } from '../../../../shared/events/index.js';
import type { Subject } from '../../domain/subject.js';
import { withMerged } from '../persistence/sql-subjects.js';
import { taskList } from '../staff-lists/desk-lists.js';
import type { ColleagueView, DeskCardView, DeskTaskView, DeskView, TimelineItemView } from '../http/desk.dto.js';

/** The timeline's subject. */
export type TimelineSubject = Readonly<{ kind: TimelineKind; id: string }>;

type TimelineStart = Readonly<{ at: string; id: string }>;

const atMost = 200;

const notes = `
  select n.id, n.text, n.created_at as "createdAt",
    (select json_build_object('id', s.id, 'name', s.name) from staff_cards s where s.id::text = n.author_id) as author
  from desk_notes n where n.subject_id = ${withMerged} order by n.created_at desc, n.id desc limit ${atMost}`;

const tasks = `
  select ${taskList.columns} from desk_tasks t where t.subject_id = ${withMerged}
  order by t.done_at is not null, t.done_at desc, t.due_on nulls last, t.id limit ${atMost}`;

/** The audit chains about a subject, in addition to staff's own. */
const chains: Record<TimelineKind, readonly string[]> = {
  brand: ['brand', 'subscription', 'credits', 'entitlement', 'call'],
  influencer: ['influencer', 'call'],
  collab: ['collab'],
  user: ['user'],
};

/** Reads staff's records in the form that screens need. */
export class DeskQueries {
  constructor(
    private readonly db: Database,
    private readonly audit: AuditTrail,
  ) {}

  async of({ id }: Subject): Promise<DeskView> {
    const [noteRows, taskRows, tagRows] = await Promise.all([
      this.db.rows<DeskView['notes'][number]>(notes, [id], 'desk-notes'),
      this.db.rows<DeskTaskView>(tasks, [id], 'desk-tasks'),
      this.db.rows<{ tag: string }>(
        `select distinct tag from desk_tags where subject_id = ${withMerged} order by tag`,
        [id],
      ),
    ]);
    return { notes: noteRows, tasks: taskRows, tags: tagRows.map(({ tag }) => tag) };
  }

  cards(kind: DeskKind, ids: readonly string[]): Promise<DeskCardView[]> {
    return this.db.rows<DeskCardView>(
      `select s.id,
         array(select tag from desk_tags g where g.subject_id = s.id and g.kind = $1 order by tag) as tags,
         (select json_build_object('title', t.title, 'dueOn', t.due_on) from desk_tasks t
          where t.subject_id = s.id and t.kind = $1 and t.done_at is null order by t.due_on nulls last, t.id limit 1) as "nextTask"
       from unnest($2::uuid[]) s (id)`,
      [kind, ids],
    );
  }

  /** Every tag in use, most used first. */
  tags(kind: DeskKind): Promise<{ tag: string; count: number }[]> {
    return this.db.rows(
      `select tag, count(*)::int as count from desk_tags where kind = $1 group by tag order by count desc, tag limit ${atMost}`,
      [kind],
    );
  }

  /** Newest first, older than `before`. */
  async timeline(
    { kind, id }: TimelineSubject,
    before: TimelineStart | null,
    limit: number,
  ): Promise<TimelineItemView[]> {
    const rows = await this.audit.latest([...chains[kind], 'desk'], id, before, limit);
    const staff = await this.db.rows<ColleagueView>('select id, name from staff_cards where id::text = any($1)', [
      rows.map(({ actorId }) => actorId),
    ]);
    const names = new Map(staff.map((one) => [one.id, one.name]));
    return rows.map(({ eventId, name, occurredAt, actorId, actorRole, payload }) => ({
      id: eventId,
      name,
      at: occurredAt,
      actor: { id: actorId, role: actorRole, name: names.get(actorId) ?? null },
      payload: payload as TimelineItemView['payload'],
    }));
  }
}
