import { cleanTag, type DeskKind, deskLimits } from '../../../contract/rules/desk.js';
import { type Actor, type DomainEvent, eventOf, mayAsStaff, newId } from '../../../shared/kernel/index.js';
import { deskErrors } from './desk.errors.js';

/** The subjects that staff work on. */
export type Subject = Readonly<{ kind: DeskKind; id: string }>;

type NoteEvent = DomainEvent<'note.written' | 'note.removed', { kind: DeskKind; note: string }>;
type TaskEvent = DomainEvent<
  'task.added' | 'task.changed' | 'task.done' | 'task.reopened' | 'task.removed',
  { kind: DeskKind; task: string }
>;
type TagEvent = DomainEvent<'tags.changed', { kind: DeskKind; added: readonly string[]; removed: readonly string[] }>;
export type DeskEvent = NoteEvent | TaskEvent | TagEvent;

/** Its own audit chain, separate from the subject's: internal notes are in no dossier. */
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

/** A note by staff about a subject, for their colleagues. It can't be edited. */
export type Note = Readonly<{ id: string; subject: Subject; text: string; authorId: string; createdAt: Date }>;

/** @throws desk/not-staff */
export function writeNote(subject: Subject, text: string, actor: Actor, now: Date): [Note, DeskEvent] {
  checkMayWrite(actor);
  const note: Note = { id: newId(), subject, text: text.trim(), authorId: actor.userId, createdAt: now };
  return [note, deskEvent('note.written', subject, actor, now, { note: note.id })];
}

/** By its author, or a super user. @throws desk/not-staff, desk/not-your-note */
export function removeNote({ id, subject, authorId }: Note, actor: Actor, now: Date): DeskEvent {
  checkMayWrite(actor);
  if (authorId !== actor.userId && actor.staffRole !== 'super-user') throw deskErrors.notYourNote();
  return deskEvent('note.removed', subject, actor, now, { note: id });
}

export type TagChanges = Readonly<{ add: readonly string[]; remove: readonly string[] }>;

/** Tags in normal form, without duplicates. @throws desk/bad-tag */
export function cleanTags(typed: readonly string[]): string[] {
  const tags = [...new Set(typed.map(cleanTag))];
  if (tags.some((tag) => tag === '' || tag.length > deskLimits.tagCharacters)) throw deskErrors.badTag();
  return tags;
}

/**
 * The actual changes, so that they can be undone exactly.
 * @returns null when nothing does
 * @throws desk/not-staff, desk/bad-tag, desk/too-many-tags
 */
export function changeTags(subject: Subject, has: readonly string[], changes: TagChanges, actor: Actor, now: Date) {
  checkMayWrite(actor);
  const removed = cleanTags(changes.remove).filter((tag) => has.includes(tag));
  const added = cleanTags(changes.add).filter((tag) => !has.includes(tag));
  if (added.length + removed.length === 0) return null;
  if (added.length > 0 && has.length + added.length - removed.length > deskLimits.tagsEach)
    throw deskErrors.tooManyTags();
  return deskEvent('tags.changed', subject, actor, now, { added, removed });
}

export type TagsChanged = NonNullable<ReturnType<typeof changeTags>>;
