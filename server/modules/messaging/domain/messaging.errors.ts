import { DomainError } from '../../../shared/kernel/index.js';

export const messagingErrors = {
  notFound: (id: string) =>
    new DomainError('not-found', 'messaging/not-found', 'This conversation doesn’t exist.', { id }),
  messageNotFound: (id: string) =>
    new DomainError('not-found', 'messaging/message-not-found', 'This message doesn’t exist.', { id }),
  badText: (maxLength: number) =>
    new DomainError('invalid', 'messaging/bad-text', 'Please correct the marked fields.', {
      errors: { text: `A message has from 1 to ${maxLength} characters.` },
    }),
  tooManyFiles: (max: number) =>
    new DomainError('invalid', 'messaging/too-many-files', 'Please correct the marked fields.', {
      errors: { files: `At most ${max} files go with one message.` },
    }),
  fileNotYours: () =>
    new DomainError('invalid', 'messaging/file-not-yours', 'Please correct the marked fields.', {
      errors: { files: 'A file is no longer there. Please add it again.' },
    }),
  blocked: () =>
    new DomainError(
      'conflict',
      'messaging/blocked',
      'One of you has blocked this conversation, so neither of you can write here.',
    ),
  cannotBlock: () =>
    new DomainError('conflict', 'messaging/cannot-block', 'You can’t block a conversation with our support.'),
  tooLateToChange: (minutes: number) =>
    new DomainError(
      'conflict',
      'messaging/too-late-to-change',
      `You can change or delete your own messages for ${minutes} minutes. After that they stay as they are.`,
    ),
  nobodyThere: () =>
    new DomainError('not-found', 'messaging/nobody-there', 'There’s nobody here to write to.'),
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
      `You can keep ${max} quick replies. Delete one first.`,
    ),
  quickReplyNotFound: (id: string) =>
    new DomainError('not-found', 'messaging/quick-reply-not-found', 'This quick reply doesn’t exist.', { id }),
  tooMany: () =>
    new DomainError('too-many', 'messaging/too-many', 'That was a lot at once. Please wait a moment and try again.'),
  notStaff: () =>
    new DomainError('forbidden', 'messaging/not-staff', 'Your staff role doesn’t let you write to influencers.'),
  chatNotBegun: () =>
    new DomainError('not-found', 'messaging/chat-not-begun', 'This chat has ended. Please start a new one.'),
};
