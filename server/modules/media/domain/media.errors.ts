import { DomainError } from '../../../shared/kernel/index.js';

export const mediaErrors = {
  notFound: (id: string) => new DomainError('not-found', 'media/not-found', 'This file does not exist.', { id }),
  notAccepted: (why: string) => new DomainError('invalid', 'media/not-accepted', why),
  tooLarge: () => new DomainError('invalid', 'media/too-large', 'This file is too large. Files can have at most 2 GB.'),
  otherOffset: () =>
    new DomainError(
      'conflict',
      'media/other-offset',
      'This piece of the file does not begin where the last one ended.',
    ),
  complete: () =>
    new DomainError('conflict', 'media/complete', 'This upload is complete and cannot be given up any more.'),
  notTus: () => new DomainError('invalid', 'media/not-tus', 'Files are uploaded by the tus protocol, version 1.0.0.'),
  notStored: () =>
    new DomainError('unavailable', 'media/not-stored', 'The file could not be stored. Please try again shortly.'),
};
