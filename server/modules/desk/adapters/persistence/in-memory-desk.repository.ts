import { deskErrors } from '../../domain/desk.errors.js';
import type { Note } from '../../domain/note.js';
import type { DeskEvent, Subject } from '../../domain/subject.js';
import type { TagsChanged } from '../../domain/tags.js';
import type { Task } from '../../domain/task.js';
import { DeskRepository } from '../../ports/desk.repository.js';

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
