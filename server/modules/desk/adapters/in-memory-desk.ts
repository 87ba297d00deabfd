import type { DeskKind } from '../../../contract/rules/desk.js';
import { deskErrors } from '../domain/desk.errors.js';
import type { DeskEvent, Note, Subject, TagsChanged } from '../domain/subject.js';
import type { Task } from '../domain/task.js';
import type { View } from '../domain/view.js';
import { DeskRepository, ViewRepository, Subjects } from '../ports/repositories.js';

export class InMemoryDeskRepository extends DeskRepository {
  readonly events: DeskEvent[] = [];
  private readonly notes = new Map<string, Note>();
  private readonly tasks = new Map<string, Task>();
  private readonly tags = new Map<string, Set<string>>();

  async note(id: string): Promise<Note> {
    const note = this.notes.get(id);
    if (!note) throw deskErrors.noteNotFound(id);
    return note;
  }

  async addNote(note: Note, event: DeskEvent): Promise<void> {
    this.notes.set(note.id, note);
    this.events.push(event);
  }

  async removeNote(id: string, event: DeskEvent): Promise<void> {
    if (this.notes.delete(id)) this.events.push(event);
  }

  async task(id: string): Promise<Task> {
    const task = this.tasks.get(id);
    if (!task) throw deskErrors.taskNotFound(id);
    return task;
  }

  async saveTask(task: Task, event: DeskEvent): Promise<Task> {
    if ((this.tasks.get(task.id)?.version ?? 0) !== task.version) throw deskErrors.stale(task.id);
    const next = { ...task, version: task.version + 1 };
    this.tasks.set(task.id, next);
    this.events.push(event);
    return next;
  }

  async removeTask(id: string, event: DeskEvent): Promise<void> {
    if (this.tasks.delete(id)) this.events.push(event);
  }

  async tagsOf({ id }: Subject): Promise<readonly string[]> {
    return [...(this.tags.get(id) ?? [])].toSorted();
  }

  async changeTags({ id }: Subject, event: TagsChanged): Promise<void> {
    const has = this.tags.get(id) ?? new Set<string>();
    const before = has.size;
    const gone = event.payload.removed.filter((tag) => has.delete(tag)).length;
    event.payload.added.forEach((tag) => has.add(tag));
    this.tags.set(id, has);
    if (gone > 0 || has.size !== before) this.events.push(event);
  }
}

export class InMemoryViewRepository extends ViewRepository {
  private views: readonly View[] = [];

  async visibleTo(ownerId: string): Promise<readonly View[]> {
    return this.views
      .filter((view) => view.shared || view.ownerId === ownerId)
      .toSorted((a, b) => a.name.toLowerCase().localeCompare(b.name.toLowerCase()));
  }

  async add(view: View): Promise<void> {
    const keyOf = ({ ownerId, resource, name }: View) => JSON.stringify([ownerId, resource, name.toLowerCase()]);
    if (this.views.some((kept) => keyOf(kept) === keyOf(view))) throw deskErrors.viewNameTaken();
    this.views = [...this.views, view];
  }

  async remove(ownerId: string, id: string): Promise<boolean> {
    const left = this.views.filter((view) => view.id !== id || view.ownerId !== ownerId);
    const removed = left.length < this.views.length;
    this.views = left;
    return removed;
  }
}

export class InMemorySubjects extends Subjects {
  constructor(
    private readonly ids: readonly string[],
    private readonly colleagues: readonly string[] = [],
  ) {
    super();
  }

  async existing(_: DeskKind, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    return new Map(ids.filter((id) => this.ids.includes(id)).map((id) => [id, `Called ${id}`]));
  }

  async isColleague(userId: string): Promise<boolean> {
    return this.colleagues.includes(userId);
  }
}
