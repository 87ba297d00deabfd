import { labelOf, collabStages } from '../../../contract/lists/index.js';
import { DomainError } from '../../../shared/kernel/index.js';

export const collabErrors = {
  notFound: (id: string) => new DomainError('not-found', 'collabs/not-found', 'This Collab does not exist.', { id }),
  deliverableNotFound: (id: string) =>
    new DomainError('not-found', 'collabs/deliverable-not-found', 'This piece does not exist.', { id }),
  notYourMove: (action: string) =>
    new DomainError('forbidden', 'collabs/not-your-move', `It is not for you to ${words(action)} here.`, { action }),
  wrongStage: (action: string, stage: number) =>
    new DomainError(
      'conflict',
      'collabs/wrong-stage',
      `You cannot ${words(action)} now: this Collab stands at ${labelOf(collabStages, stage, 'N/A')}.`,
      { action, stage },
    ),
  ended: () => new DomainError('conflict', 'collabs/ended', 'This Collab has ended.'),
  stale: (id: string) =>
    new DomainError('conflict', 'collabs/stale', 'Someone else has just changed this Collab. Please look again.', {
      id,
    }),
  alreadyRequested: () =>
    new DomainError('conflict', 'collabs/already-requested', 'There is already an open Collab for this offer.'),
  notDueYet: () => new DomainError('conflict', 'collabs/not-due-yet', 'This request can still be answered.'),
  beforeTheVisit: () =>
    new DomainError('conflict', 'collabs/before-the-visit', 'Pieces can be added once the visit has begun.'),
  slotNeeded: () =>
    new DomainError('invalid', 'collabs/slot-needed', 'Please choose a time.', {
      errors: { slotId: 'Please choose a time.' },
    }),
  mediaNeeded: () =>
    new DomainError('invalid', 'collabs/media-needed', 'Please upload the piece first.', {
      errors: { mediaId: 'Please upload the piece first.' },
    }),
  wrongMedia: (wanted: string) =>
    new DomainError('invalid', 'collabs/wrong-media', `This piece was agreed as ${wanted}.`, {
      errors: { mediaId: `This piece was agreed as ${wanted}.` },
    }),
  wrongPiece: (action: string) =>
    new DomainError('conflict', 'collabs/wrong-piece', `You cannot ${words(action)} this piece as it stands.`, {
      action,
    }),
  commentNeeded: () =>
    new DomainError('invalid', 'collabs/comment-needed', 'Please say what should change.', {
      errors: { comment: 'Please say what should change.' },
    }),
  badPostUrl: (fault: string) => new DomainError('invalid', 'collabs/bad-post-url', fault, { errors: { url: fault } }),
};

const words = (action: string) => action.replaceAll('-', ' ');
