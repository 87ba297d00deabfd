import type { DeskKind } from '../../../contract/rules/desk.js';
import type { DeskEvent, Note, Subject, TagsChanged } from '../domain/subject.js';
import type { Task } from '../domain/task.js';
import type { View } from '../domain/view.js';

/** Where notes, tasks and tags live. The promises are executable: see repositories.contract.ts. */
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

/** Where views are kept. The promises are executable: see repositories.contract.ts. */
export abstract class ViewRepository {
  /** One's own and those that colleagues share, of all lists, by name. */
  abstract visibleTo(ownerId: string): Promise<readonly View[]>;

  /** @throws desk/view-name-taken when the owner has one of this name for this list */
  abstract add(view: View): Promise<void>;

  /** @returns whether it was there and theirs */
  abstract remove(ownerId: string, id: string): Promise<boolean>;
}

/** What there is to work on, and who works. */
export abstract class Subjects {
  /** Those of these ids that exist, and what each is called. */
  abstract existing(kind: DeskKind, ids: readonly string[]): Promise<ReadonlyMap<string, string>>;

  /** Whether this person is of the staff and may sign in. */
  abstract isColleague(userId: string): Promise<boolean>;
}
