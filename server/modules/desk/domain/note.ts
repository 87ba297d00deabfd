import { type Actor, newId } from '../../../shared/kernel/index.js';
import { deskErrors } from './desk.errors.js';
import { checkMayWrite, type DeskEvent, deskEvent, type Subject } from './subject.js';

/** What one of the staff tells the others about a subject. It stays as it was written. */
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
