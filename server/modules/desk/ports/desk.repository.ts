import type { Note } from '../domain/note.js';
import type { DeskEvent, Subject } from '../domain/subject.js';
import type { TagsChanged } from '../domain/tags.js';
import type { Task } from '../domain/task.js';

/** Where notes, tasks and tags live. The promises are executable: see desk.repository.contract.ts. */
export abstract class DeskRepository {
  /** @throws desk/note-not-found */
  abstract note(id: string): Promise<Note>;
  abstract addNote(note: Note, event: DeskEvent): Promise<void>;
  /** Removing what is gone is nothing. */
  abstract removeNote(id: string, event: DeskEvent): Promise<void>;

  /** @throws desk/task-not-found */
  abstract task(id: string): Promise<Task>;
  /** @throws desk/stale when it has been changed since it was read */
  abstract saveTask(task: Task, event: DeskEvent): Promise<Task>;
  abstract removeTask(id: string, event: DeskEvent): Promise<void>;

  /** In their order. */
  abstract tagsOf(subject: Subject): Promise<readonly string[]>;
  /** Stores what the event tells of. */
  abstract changeTags(subject: Subject, event: TagsChanged): Promise<void>;
}
