import { DomainError } from '../../../shared/kernel/index.js';

const notAccepted = (why: string) => new DomainError('invalid', 'media/not-accepted', why);

export const mediaErrors = {
  notFound: (id: string) => new DomainError('not-found', 'media/not-found', 'This file doesn’t exist.', { id }),
  noCollab: (id: string) =>
    new DomainError('not-found', 'media/no-collab', 'You have no open Collab that this file could be for.', {
      id,
    }),
  noPicture: () => new DomainError('not-found', 'media/no-picture', 'There’s no thumbnail of this file.'),
  badWidth: () =>
    new DomainError('invalid', 'media/bad-width', 'The width of a thumbnail is a whole number of pixels.'),
  notAccepted,
  unreadableVideo: () =>
    notAccepted('We couldn’t read this video. It may be damaged. Export it again as an MP4, then upload that.'),
  unknownCodec: () =>
    notAccepted('We can’t take videos in this format. Export it as an MP4 with H.264 or HEVC, then upload that.'),
  tooLarge: () => new DomainError('invalid', 'media/too-large', 'This file is too large. Files can be up to 2 GB.'),
  pictureTooLarge: () =>
    new DomainError('invalid', 'media/too-large', 'This picture is too large. Pictures can be up to 100 MB.'),
  storageFull: (why: string) => new DomainError('forbidden', 'media/storage-full', why),
  inUse: () =>
    new DomainError(
      'conflict',
      'media/in-use',
      'This file can’t be deleted, because it’s in use as a picture or as submitted content.',
    ),
  hasPoster: () => new DomainError('conflict', 'media/has-poster', 'This video already has a poster.'),
  otherOffset: () =>
    new DomainError('conflict', 'media/other-offset', 'This part of the file doesn’t start where the last one ended.'),
  complete: () => new DomainError('conflict', 'media/complete', 'This upload is complete, so it can’t be cancelled.'),
  notTus: () => new DomainError('invalid', 'media/not-tus', 'Files are uploaded by the tus protocol, version 1.0.0.'),
  notStored: () =>
    new DomainError('unavailable', 'media/not-stored', 'We couldn’t store the file. Please try again shortly.'),
  infected: () =>
    notAccepted('We can’t take this file: our virus scanner found something in it. Check the device that it’s from.'),
  notScanned: () =>
    new DomainError(
      'unavailable',
      'media/not-scanned',
      'We couldn’t check this file for viruses. Please try again shortly.',
    ),
  busy: () =>
    new DomainError(
      'unavailable',
      'media/busy',
      'Many pictures and videos are being prepared right now. Please try again shortly.',
    ),
};
