import type { DeskKind } from '../../../contract/rules/desk.js';
import type { DeskEvent, Note, Subject, TagsChanged } from '../domain/subject.js';
import type { Task } from '../domain/task.js';
import type { View } from '../domain/view.js';

/** Stores notes, tasks and tags. The promises are executable: see repositories.contract.ts. */
export abstract class DeskRepository {
  /** @throws desk/note-not-found */
  abstract note(id: string): Promise<Note>;
  abstract addNote(note: Note, event: DeskEvent): Promise<void>;
  /** Idempotent. */
  abstract removeNote(id: string, event: DeskEvent): Promise<void>;

  /** @throws desk/task-not-found */
  abstract task(id: string): Promise<Task>;
  /** @throws desk/stale when it has been changed since it was read */
  abstract saveTask(task: Task, event: DeskEvent): Promise<Task>;
  abstract removeTask(id: string, event: DeskEvent): Promise<void>;

  /** In order. */
  abstract tagsOf(subject: Subject): Promise<readonly string[]>;
  /** Stores the change in the event. */
  abstract changeTags(subject: Subject, event: TagsChanged): Promise<void>;
}

/** Stores views. The promises are executable: see repositories.contract.ts. */
export abstract class ViewRepository {
  /** The person's own and shared ones, for all lists, by name. */
  abstract visibleTo(ownerId: string): Promise<readonly View[]>;

  /** @throws desk/view-name-taken when the owner already has one with this name for this list */
  abstract add(view: View): Promise<void>;

  /** @returns whether it existed and was theirs */
  abstract remove(ownerId: string, id: string): Promise<boolean>;
}

/** The subjects to work on, and who works. */
export abstract class Subjects {
  /** The existing ones among these ids, with their names. */
  abstract existing(kind: DeskKind, ids: readonly string[]): Promise<ReadonlyMap<string, string>>;

  /** Whether this person is on the staff and can sign in. */
  abstract isColleague(userId: string): Promise<boolean>;
}
