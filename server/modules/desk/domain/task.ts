import { type Actor, newId } from '../../../shared/kernel/index.js';
import { checkMayWrite, type DeskEvent, deskEvent, type Subject } from './subject.js';

export type TaskDetails = Readonly<{
  title: string;
  /** A day in London, `2026-11-23`; null if there is no deadline. */
  dueOn: string | null;
  /** The assigned member of staff; null for anyone. */
  assigneeId: string | null;
}>;

/** A task for staff about a subject. */
export type Task = TaskDetails &
  Readonly<{
    id: string;
    subject: Subject;
    doneAt: Date | null;
    createdBy: string;
    createdAt: Date;
    updatedAt: Date;
    version: number;
  }>;

/** Undefined fields stay. */
export type TaskChanges = Partial<TaskDetails & Readonly<{ done: boolean }>>;

/** @throws desk/not-staff */
export function addTask(subject: Subject, details: TaskDetails, actor: Actor, now: Date): [Task, DeskEvent] {
  checkMayWrite(actor);
  const id = newId();
  const made = { createdBy: actor.userId, createdAt: now, updatedAt: now, version: 0 };
  const task: Task = { ...details, title: details.title.trim(), id, subject, doneAt: null, ...made };
  return [task, deskEvent('task.added', subject, actor, now, { task: id })];
}

/** @returns null when nothing changes @throws desk/not-staff */
export function changeTask(task: Task, changes: TaskChanges, actor: Actor, now: Date): [Task, DeskEvent] | null {
  checkMayWrite(actor);
  const { done = task.doneAt !== null, ...details } = changes;
  const turned = done !== (task.doneAt !== null);
  const given = Object.entries(details).filter(
    ([field, value]) => value !== undefined && value !== task[field as keyof TaskDetails],
  );
  if (!turned && given.length === 0) return null;
  const doneAt = !done ? null : (task.doneAt ?? now);
  const changed: Task = { ...task, ...(Object.fromEntries(given) as Partial<TaskDetails>), doneAt, updatedAt: now };
  const name = !turned ? 'task.changed' : done ? 'task.done' : 'task.reopened';
  return [changed, deskEvent(name, task.subject, actor, now, { task: task.id })];
}

/** @throws desk/not-staff */
export function removeTask({ id, subject }: Task, actor: Actor, now: Date): DeskEvent {
  checkMayWrite(actor);
  return deskEvent('task.removed', subject, actor, now, { task: id });
}
