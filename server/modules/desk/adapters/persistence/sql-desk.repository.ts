import type { DeskKind } from '../../../../contract/rules/desk.js';
import { type Database, orConflict } from '../../../../shared/db/index.js';
import type { Outbox } from '../../../../shared/events/index.js';
import { deskErrors } from '../../domain/desk.errors.js';
import type { DeskEvent, Note, Subject, TagsChanged } from '../../domain/subject.js';
import type { Task } from '../../domain/task.js';
import type { View } from '../../domain/view.js';
import { DeskRepository, ViewRepository } from '../../ports/repositories.js';
import { withMerged } from './sql-subjects.js';

type Flat<Row> = Omit<Row, 'subject'> & Readonly<{ kind: DeskKind; subjectId: string }>;

const aboutSubject = <Row extends { kind: DeskKind; subjectId: string }>({ kind, subjectId, ...row }: Row) => ({
  ...row,
  subject: { kind, id: subjectId },
});

const aNote = `
  select id, kind, subject_id as "subjectId", text, author_id as "authorId", created_at as "createdAt"
  from desk_notes where id = $1`;

const aTask = `
  select id, kind, subject_id as "subjectId", title, due_on::text as "dueOn", assignee_id as "assigneeId", done_at as "doneAt",
    created_by as "createdBy", created_at as "createdAt", updated_at as "updatedAt", version
  from desk_tasks where id = $1`;

const newTask = `
  insert into desk_tasks (id, kind, subject_id, title, due_on, assignee_id, done_at, created_by, created_at, updated_at, version)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 1)`;

const changedTask = `
  update desk_tasks set title = $3, due_on = $4, assignee_id = $5, done_at = $6, updated_at = $7, version = version + 1
  where id = $1 and version = $2`;

export class SqlDeskRepository extends DeskRepository {
  constructor(
    private readonly db: Database,
    private readonly outbox: Outbox,
  ) {
    super();
  }

  async note(id: string): Promise<Note> {
    const [row] = await this.db.rows<Flat<Note>>(aNote, [id]);
    if (!row) throw deskErrors.noteNotFound(id);
    return aboutSubject(row);
  }

  addNote({ id, subject, text, authorId, createdAt }: Note, event: DeskEvent): Promise<void> {
    const insert =
      'insert into desk_notes (id, kind, subject_id, text, author_id, created_at) values ($1, $2, $3, $4, $5, $6)';
    return this.told(event, () => this.db.affected(insert, [id, subject.kind, subject.id, text, authorId, createdAt]));
  }

  removeNote(id: string, event: DeskEvent): Promise<void> {
    return this.told(event, () => this.db.affected('delete from desk_notes where id = $1', [id]));
  }

  async task(id: string): Promise<Task> {
    const [row] = await this.db.rows<Flat<Task>>(aTask, [id]);
    if (!row) throw deskErrors.taskNotFound(id);
    return aboutSubject(row);
  }

  async saveTask(task: Task, event: DeskEvent): Promise<Task> {
    const { id, subject, title, dueOn, assigneeId, doneAt, createdBy, createdAt, updatedAt, version } = task;
    await this.db.inTransaction(async () => {
      const isNew = version === 0;
      const affected = isNew
        ? await this.db.affected(newTask, [
            ...[id, subject.kind, subject.id, title, dueOn, assigneeId, doneAt, createdBy, createdAt, updatedAt],
          ])
        : await this.db.affected(changedTask, [id, version, title, dueOn, assigneeId, doneAt, updatedAt]);
      if (affected === 0) throw deskErrors.stale(id);
      await this.outbox.append([event]);
    });
    return { ...task, version: version + 1 };
  }

  removeTask(id: string, event: DeskEvent): Promise<void> {
    return this.told(event, () => this.db.affected('delete from desk_tasks where id = $1', [id]));
  }

  async tagsOf({ id }: Subject): Promise<readonly string[]> {
    const sql = `select distinct tag collate "C" as tag from desk_tags where subject_id = ${withMerged} order by 1`;
    return (await this.db.rows<{ tag: string }>(sql, [id], 'desk-tags')).map(({ tag }) => tag);
  }

  changeTags({ kind, id }: Subject, event: TagsChanged): Promise<void> {
    const { added, removed } = event.payload;
    return this.told(event, async () => {
      const gone = await this.db.affected(`delete from desk_tags where subject_id = ${withMerged} and tag = any($2)`, [
        id,
        removed,
      ]);
      const come = await this.db.affected(
        'insert into desk_tags (kind, subject_id, tag) select $1, $2, unnest($3::text[]) on conflict do nothing',
        [kind, id, added],
      );
      return gone + come;
    });
  }

  /** Publishes an event only if something changed. */
  private told(event: DeskEvent, change: () => Promise<number>): Promise<void> {
    return this.db.inTransaction(async () => {
      if ((await change()) > 0) await this.outbox.append([event]);
    });
  }
}

export class SqlViewRepository extends ViewRepository {
  constructor(private readonly db: Database) {
    super();
  }

  visibleTo(ownerId: string): Promise<readonly View[]> {
    return this.db.rows<View>(
      `select id, owner_id as "ownerId", resource, name, query, shared, created_at as "createdAt"
       from desk_views where owner_id = $1 or shared order by lower(name), id limit 2000`,
      [ownerId],
      'desk-views',
    );
  }

  async add({ id, ownerId, resource, name, query, shared, createdAt }: View): Promise<void> {
    const insert = this.db.affected(
      `insert into desk_views (id, owner_id, resource, name, query, shared, created_at) values ($1, $2, $3, $4, $5, $6, $7)`,
      [id, ownerId, resource, name, JSON.stringify(query), shared, createdAt],
    );
    await orConflict(insert, () => deskErrors.viewNameTaken());
  }

  async remove(ownerId: string, id: string): Promise<boolean> {
    return (await this.db.affected('delete from desk_views where id = $1 and owner_id = $2', [id, ownerId])) === 1;
  }
}
