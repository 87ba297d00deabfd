import type { DeskKind } from '../../../contract/rules/desk.js';
import { type Actor, type DomainEvent, eventOf, mayAsStaff } from '../../../shared/kernel/index.js';
import { deskErrors } from './desk.errors.js';

/** What staff work on. */
export type Subject = Readonly<{ kind: DeskKind; id: string }>;

type NoteEvent = DomainEvent<'note.written' | 'note.removed', { kind: DeskKind; note: string }>;
type TaskEvent = DomainEvent<
  'task.added' | 'task.changed' | 'task.done' | 'task.reopened' | 'task.removed',
  { kind: DeskKind; task: string }
>;
type TagEvent = DomainEvent<'tags.changed', { kind: DeskKind; added: readonly string[]; removed: readonly string[] }>;
export type DeskEvent = NoteEvent | TaskEvent | TagEvent;

/** A chain of its own beside that of its subject: what staff say among themselves is in no dossier. */
export const deskEvent = <Name extends DeskEvent['name'], Payload extends object>(
  name: Name,
  subject: Subject,
  actor: Actor,
  now: Date,
  payload: Payload,
) => eventOf(name, { type: 'desk', id: subject.id }, actor, now, { kind: subject.kind, ...payload });

/** @throws desk/not-staff */
export function checkMayWrite(actor: Actor): void {
  if (!mayAsStaff(actor, 'desk.write')) throw deskErrors.notStaff();
}
