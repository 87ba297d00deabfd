import { contains, defineStaffList } from '../../../../shared/staff-list/index.js';
import { deskErrors } from '../../domain/desk.errors.js';
import { DeskTaskView, ColleagueView } from '../http/desk.dto.js';
import { aboutSubject } from '../persistence/sql-subjects.js';

/** Staff tasks. Also read along with notes and tags, by the same columns. */
export const taskList = defineStaffList<DeskTaskView>({
  resource: 'tasks',
  row: DeskTaskView,
  names: { one: 'Task', many: 'Tasks' },
  titles: { one: 'a task', many: 'tasks' },
  about: 'To add a task, use the record it belongs to.',
  from: 'desk_tasks t',
  fields: {
    id: { sql: 't.id', sort: true, filter: 't.id = any(?::uuid[])' },
    kind: { sql: 't.kind', filter: true },
    subjectId: { sql: 't.subject_id', filter: 't.subject_id = ?::uuid' },
    about: { sql: aboutSubject('t') },
    title: { sql: 't.title', sort: 'lower(t.title)' },
    dueOn: { sql: 't.due_on::text', sort: 't.due_on', nullsLast: true },
    assignee: {
      sql: `(select json_build_object('id', s.id, 'name', s.name) from staff_cards s where s.id = t.assignee_id)`,
    },
    doneAt: { sql: 't.done_at', sort: true, nullsLast: true },
    createdAt: { sql: 't.created_at', sort: true },
  },
  filters: {
    q: contains('t.title'),
    assigneeId: 't.assignee_id = ?::uuid',
    done: '(t.done_at is not null) = ?::boolean',
  },
  usually: { done: false },
  defaultSort: ['dueOn', 'ASC'],
  notFound: deskErrors.taskNotFound,
});

export const colleagueList = defineStaffList<ColleagueView>({
  resource: 'colleagues',
  row: ColleagueView,
  names: { one: 'Colleague', many: 'Colleagues' },
  titles: { one: 'a colleague', many: 'colleagues' },
  about: 'Tasks can be assigned to them.',
  from: 'staff_cards s',
  fields: {
    id: { sql: 's.id', sort: true, filter: 's.id = any(?::uuid[])' },
    name: { sql: 's.name', sort: 'lower(s.name)' },
  },
  filters: { q: contains('s.name') },
  defaultSort: ['name', 'ASC'],
});
