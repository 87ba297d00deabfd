import type { DeskKind, TimelineKind } from '../../../contract/rules/desk.js';
import type { Subject } from '../domain/subject.js';

export type Colleague = Readonly<{ id: string; name: string }>;

export type NoteRow = Readonly<{ id: string; text: string; author: Colleague | null; createdAt: string }>;

export type TaskRow = Readonly<{
  id: string;
  kind: DeskKind;
  subjectId: string;
  /** What the subject is called. */
  about: string;
  title: string;
  dueOn: string | null;
  assignee: Colleague | null;
  doneAt: string | null;
  createdAt: string;
}>;

/** All that staff keep on one subject: notes newest first, open tasks before those done. */
export type DeskRow = Readonly<{ notes: readonly NoteRow[]; tasks: readonly TaskRow[]; tags: readonly string[] }>;

/** What a card on a board shows beside its record. */
export type DeskCardRow = Readonly<{
  id: string;
  tags: readonly string[];
  nextTask: Readonly<{ title: string; dueOn: string | null }> | null;
}>;

/** Whose story is told. */
export type TimelineSubject = Readonly<{ kind: TimelineKind; id: string }>;

/** One thing that has happened to a subject. */
export type TimelineRow = Readonly<{
  id: string;
  name: string;
  at: string;
  actor: Readonly<{ id: string; role: string; name: string | null }>;
  /** Null where its text was erased. */
  payload: Readonly<Record<string, unknown>> | null;
}>;

export type TimelineStart = Readonly<{ at: string; id: string }>;

/** Reads what staff keep, in the shapes that screens want. */
export abstract class DeskQueries {
  abstract of(subject: Subject): Promise<DeskRow>;
  abstract cards(kind: DeskKind, ids: readonly string[]): Promise<DeskCardRow[]>;
  /** Open tasks, those due first first; of one person, or of everybody. */
  abstract openTasks(assigneeId: string | null, limit: number): Promise<TaskRow[]>;
  /** Every tag that is used, the most used first. */
  abstract tags(kind: DeskKind): Promise<Readonly<{ tag: string; count: number }>[]>;
  abstract colleagues(): Promise<Colleague[]>;
  /** Newest first, older than `before`. */
  abstract timeline(subject: TimelineSubject, before: TimelineStart | null, limit: number): Promise<TimelineRow[]>;
}
