import type { Actor, Clock } from '../../../shared/kernel/index.js';
import { deskErrors } from '../domain/desk.errors.js';
import { type Note, removeNote, type Subject, writeNote } from '../domain/subject.js';
import type { DeskRepository, Subjects } from '../ports/repositories.js';

/** A service for staff notes, with two actions: write and remove. */
export class NoteService {
  constructor(
    private readonly desk: DeskRepository,
    private readonly subjects: Subjects,
    private readonly clock: Clock,
  ) {}

  async write(actor: Actor, subject: Subject, text: string): Promise<Note> {
    const written = writeNote(subject, text, actor, this.clock.now());
    const known = await this.subjects.existing(subject.kind, [subject.id]);
    if (!known.has(subject.id)) throw deskErrors.subjectNotFound(subject.id);
    await this.desk.addNote(...written);
    return written[0];
  }

  async remove(actor: Actor, id: string): Promise<void> {
    const note = await this.desk.note(id);
    await this.desk.removeNote(id, removeNote(note, actor, this.clock.now()));
  }
}
