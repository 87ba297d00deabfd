import { DomainError } from '../../../shared/kernel/index.js';

export const messagingErrors = {
  notFound: (id: string) =>
    new DomainError('not-found', 'messaging/not-found', 'This conversation doesn’t exist.', { id }),
  messageNotFound: (id: string) =>
    new DomainError('not-found', 'messaging/message-not-found', 'This message doesn’t exist.', { id }),
  badText: (maxLength: number) =>
    new DomainError('invalid', 'messaging/bad-text', 'Please correct the marked fields.', {
      errors: { text: `A message can have 1 to ${maxLength} characters.` },
    }),
  tooManyFiles: (max: number) =>
    new DomainError('invalid', 'messaging/too-many-files', 'Please correct the marked fields.', {
      errors: { files: `You can send up to ${max} files with a message.` },
    }),
  fileNotYours: () =>
    new DomainError('invalid', 'messaging/file-not-yours', 'Please correct the marked fields.', {
      errors: { files: 'One of the files no longer exists. Please add it again.' },
    }),
  blocked: () =>
    new DomainError(
      'conflict',
      'messaging/blocked',
      'One of you has blocked this conversation, so neither can write here.',
    ),
  cannotBlock: () =>
    new DomainError('conflict', 'messaging/cannot-block', 'You can’t block a conversation with our support.'),
  tooLateToChange: (minutes: number) =>
    new DomainError(
      'conflict',
      'messaging/too-late-to-change',
      `You can only change or delete a message within ${minutes} minutes of sending it.`,
    ),
  nobodyThere: () =>
    new DomainError('not-found', 'messaging/nobody-there', 'This profile doesn’t exist, so you can’t message it.'),
  reportNotFound: (id: string) =>
    new DomainError('not-found', 'messaging/report-not-found', 'This report doesn’t exist.', { id }),
  reportResolved: () =>
    new DomainError('conflict', 'messaging/report-resolved', 'This report has already been decided.'),
  nothingToRemove: () =>
    new DomainError(
      'conflict',
      'messaging/nothing-to-remove',
      'This report is about a whole conversation, so there’s no single message to remove.',
    ),
  tooManyQuickReplies: (max: number) =>
    new DomainError(
      'conflict',
      'messaging/too-many-quick-replies',
      `You can keep up to ${max} quick replies. Delete one first.`,
    ),
  quickReplyNotFound: (id: string) =>
    new DomainError('not-found', 'messaging/quick-reply-not-found', 'This quick reply doesn’t exist.', { id }),
  tooMany: () =>
    new DomainError(
      'too-many',
      'messaging/too-many',
      'You’re sending a lot at once. Please wait a moment and try again.',
    ),
  notStaff: () =>
    new DomainError('forbidden', 'messaging/not-staff', 'Your staff role doesn’t allow messaging influencers.'),
  chatNotBegun: () =>
    new DomainError('not-found', 'messaging/chat-not-begun', 'This chat has ended. Please start a new one.'),
};
