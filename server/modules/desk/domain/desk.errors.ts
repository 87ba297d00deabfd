import { deskLimits } from '../../../contract/rules/desk.js';
import { DomainError } from '../../../shared/kernel/index.js';

const nobody = 'Please choose a member of staff.';
const taken = 'You already have a view with this name.';
const badTag = `A tag can have 1 to ${deskLimits.tagCharacters} characters.`;

export const deskErrors = {
  notStaff: () => new DomainError('forbidden', 'desk/not-staff', 'Your staff role doesn’t allow this.'),
  subjectNotFound: (id: string) =>
    new DomainError('not-found', 'desk/subject-not-found', 'The record that this is about doesn’t exist.', { id }),
  noteNotFound: (id: string) =>
    new DomainError('not-found', 'desk/note-not-found', 'This note has been removed.', { id }),
  notYourNote: () => new DomainError('forbidden', 'desk/not-your-note', 'Only its author can remove a note.'),
  taskNotFound: (id: string) =>
    new DomainError('not-found', 'desk/task-not-found', 'This task has been removed.', { id }),
  stale: (id: string) =>
    new DomainError('conflict', 'desk/stale', 'Someone else has just changed this. Reload, then try again.', { id }),
  noSuchColleague: () =>
    new DomainError('invalid', 'desk/no-such-colleague', nobody, { errors: { assigneeId: nobody } }),
  viewNotFound: (id: string) =>
    new DomainError('not-found', 'desk/view-not-found', 'You have no such saved view.', { id }),
  viewNameTaken: () => new DomainError('conflict', 'desk/view-name-taken', taken, { errors: { name: taken } }),
  tooManyViews: () =>
    new DomainError('conflict', 'desk/too-many-views', 'You have 50 saved views of this list. Remove one first.'),
  badTag: () => new DomainError('invalid', 'desk/bad-tag', badTag, { errors: { add: badTag } }),
  tooManyTags: () =>
    new DomainError('conflict', 'desk/too-many-tags', `Up to ${deskLimits.tagsEach} tags each. Remove one first.`),
};
