import { deskLimits } from '../../../contract/rules/desk.js';
import { DomainError } from '../../../shared/kernel/index.js';

const nobody = 'Please choose a member of staff.';
const taken = 'You already have a view with this name.';
const badTag = `A tag has 1 to ${deskLimits.tagCharacters} characters.`;

export const deskErrors = {
  notStaff: () => new DomainError('forbidden', 'desk/not-staff', 'Only staff who may change things can do this.'),
  subjectNotFound: (id: string) =>
    new DomainError('not-found', 'desk/subject-not-found', 'What this is about does not exist.', { id }),
  noteNotFound: (id: string) => new DomainError('not-found', 'desk/note-not-found', 'This note is gone.', { id }),
  notYourNote: () => new DomainError('forbidden', 'desk/not-your-note', 'Only its author can remove a note.'),
  taskNotFound: (id: string) => new DomainError('not-found', 'desk/task-not-found', 'This task is gone.', { id }),
  stale: (id: string) =>
    new DomainError('conflict', 'desk/stale', 'Someone else has just changed this. Reload to see it.', { id }),
  noSuchColleague: () =>
    new DomainError('invalid', 'desk/no-such-colleague', nobody, { errors: { assigneeId: nobody } }),
  viewNotFound: (id: string) =>
    new DomainError('not-found', 'desk/view-not-found', 'You have no such saved view.', { id }),
  viewNameTaken: () => new DomainError('conflict', 'desk/view-name-taken', taken, { errors: { name: taken } }),
  tooManyViews: () =>
    new DomainError('conflict', 'desk/too-many-views', 'You have 50 saved views of this list. Remove one first.'),
  badTag: () => new DomainError('invalid', 'desk/bad-tag', badTag, { errors: { add: badTag } }),
  tooManyTags: () =>
    new DomainError('conflict', 'desk/too-many-tags', `At most ${deskLimits.tagsEach} tags each. Take one away first.`),
};
